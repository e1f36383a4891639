import { describe, expect, it } from 'vitest';
import { isDuty, isSentence } from '#core/domain/documents/reading/words/not-employers.ts';
import { listed } from './listed.ts';

describe('sentences about what somebody did (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Продавал цветы|Менял окна|Водил трактор|Имел допуск|Вернул долги|Открыл магазин|Продавала цветы
      Меняла окна|Водила трактор|Имела допуск|Вернула долги|Открыла магазин|Продавали цветы|Меняли окна
      Водили трактор|Имели допуск|Вернули долги|Открыли магазин|Занимался ремонтом|Занималась ремонтом
      Занимались ремонтом|Брал заказы|Материализовал идеи|Капитализировала активы|На Урале продавал окна
      Сам, менял окна|Продавал канал|По каналам продавал окна`),
  )('«%s» tells what was done', (words) => expect(isSentence(words)).toBe(true));

  it.each(
    listed(`Продаю цветы|Управляю складом|Планирую закупки|Владею немецким|Занимаюсь ремонтом
      Планируем закупки|Настраиваем сети|Открываем магазины|Работает быстро|Управляет складом
      Планирует закупки|Работают быстро|Управляют складом|Планируют закупки|Продается дом|Выполняется ремонт
      Планируется ремонт|Выполняются работы|Веду учёт|Пишу тексты|Имею допуск|Могу работать|Знаю основы
      Являюсь донором|Играю джаз|Учёт веду|«Луч» планирует закупки`),
  )('«%s» tells what is done', (words) => expect(isSentence(words)).toBe(true));

  it.each(
    listed(`Led|Built|Designed|Developed|Managed|Created|Implemented|Improved|Reduced|Increased|Worked
      Maintained|Provided|Responsible|Helped|Assisted|Launched|Introduced|Optimised|Optimized|Established
      Delivered|Mentored|Wrote|Conducted|Supported|Participated|Achieved|Performed|Ensured|Coordinated`),
  )('what begins with «%s» tells what was done', (verb) => {
    expect(isSentence(`${verb} in a shop`)).toBe(true);
    expect(isSentence(verb)).toBe(true);
    expect(isSentence(`  ${verb}, later`)).toBe(true);
    expect(isSentence(`${verb}ly Ltd`)).toBe(false);
    expect(isSentence(`The ${verb}`)).toBe(false);
    expect(isSentence(`Un${verb}`)).toBe(false);
  });

  it.each(
    listed(`Продавал|Продаю|ООО «Продавал и Ко» Север|"Веду учёт" Север|„Веду учёт“ Север|“Веду учёт” Север
      Первый канал|Вечерний журнал|Единый портал|Южный терминал|Северный филиал|Наш персонал|Весь материал
      Большой потенциал|Рабочий капитал|Два канала|Три журнала|Телеканал Луч|Видеорадиожурнал Луч|Южный Урал
      Магазин мебели|Салон автомобилей|Автомобили и запчасти|Модели Север|Отели юга|Кабели и провода
      Правила дорожного движения|Кофейня Акула|Формула кино|Магазин Идеал|Вокзал Север|Профили и стили
      Детали машин|Байкал Тур|Сериал Север|Две недели
      Сигнал Север|Арсенал Север|Маршал Север|Метал Север|Финал Кубка|Регионал Север|Универсал Север
      Отдел продаж|Идеальный порядок|Сила духа|Школа танцев|Театр кукол|По краю дороги|Ведущий бухгалтер
      Пишущий автор|Имеющий опыт|Знающий автор|Могущий дуб|Краеведу музея|Ромашка и Луч|Продавец цветов
      Оптимизация закупок`),
  )('«%s» is no sentence', (words) => expect(isSentence(words)).toBe(false));

  it('verbs have letters enough before their endings, and not too many', () => {
    expect(isSentence(`Сам ${'б'.repeat(20)}ал`)).toBe(true);
    expect(isSentence(`Сам ${'б'.repeat(21)}ал`)).toBe(false);
    expect(isSentence('Сам бал')).toBe(false);
    expect(isSentence(`Сам ${'б'.repeat(20)}аю`)).toBe(true);
    expect(isSentence(`Сам ${'б'.repeat(21)}аю`)).toBe(false);
    expect(isSentence(`Сам ${'б'.repeat(10)}канал`)).toBe(false);
    expect(isSentence(`Сам ${'б'.repeat(11)}канал`)).toBe(true);
  });

  it('what stands in quotation marks says nothing, as far as eighty characters reach', () => {
    expect(isSentence(`Салон «Я ${'б'.repeat(70)} веду дом» Север`)).toBe(true);
    expect(isSentence(`Салон «${'б'.repeat(75)} веду» Север`)).toBe(false);
    expect(isSentence(`Салон «${'б'.repeat(76)} веду» Север`)).toBe(true);
    expect(isSentence('Салон «» веду учёт «Север»')).toBe(true);
    expect(isSentence('Салон «Луч» веду учёт «Север»')).toBe(true);
  });

  it('the first three hundred characters are read', () => {
    expect(isSentence(`${'б '.repeat(148)}веду`)).toBe(true);
    expect(isSentence(`${'б '.repeat(148)}бведу`)).toBe(false);
    expect(isSentence(`б${'б '.repeat(148)}веду`)).toBe(false);
  });
});

describe('what was done, by a noun (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Разработка сайтов|Создание сайтов|Ведение учёта|Проведение встреч|Организация встреч
      Организации встреч|Поддержка сайтов|Сопровождение сделок|Настройка сетей|Внедрение систем
      Участие во встречах|Работа с людьми|Работа в поле|Работа над книгой|Работа по договору|Поиск людей
      Подготовка встреч|Контроль сроков|Консультирование людей|Обслуживание касс|Составление смет
      Обучение людей|Управление складом|Управление командой|Выполнение планов|Проектирование домов
      Тестирование сайтов|Написание статей|Реализация планов|Оформление сделок|Обработка заявок|Приём заявок
      Продажа окон|Продажи|Помощь людям|Анализ рынка|Изучение рынка|Интеграция систем|Автоматизация склада
      Оптимизация склада|Моделирование домов|Взаимодействие с людьми|Обеспечение связи|Расчёт смет
      Сдача смет|Учёт товара|Формирование смет|Координация людей|Планирование закупок|Руководство складом
      Монтаж окон|Ремонт окон|Доставка еды|Перевозка грузов|Уход за садом|Сервировка столов
      Приготовление еды|Повышение продаж|Увеличение продаж|Снижение цен|Сокращение сроков|Рост продаж
      Разработка сайтов|Монтаж|Led a team|Продавал окна`),
  )('«%s»', (words) => expect(isDuty(words)).toBe(true));

  it.each(
    listed(`Наша разработка|Создатель сайтов|Организация|Организация 5|Работа|Работа у дома|Управление 5
      Учётная фирма|Учёт|Рост|Росток|Уход|Ромашка|Монтажник окон|Монтажёр видео|Контролёр касс
      Приёмщик заявок|Приёмщица заявок|Приёмщица|Ремонтник`),
  )('«%s» is none', (words) => expect(isDuty(words)).toBe(false));

  it('who does it has twenty letters at most before the ending', () => {
    expect(isDuty(`Монтаж${'а'.repeat(14)}щик`)).toBe(false);
    expect(isDuty(`Монтаж${'а'.repeat(15)}щик`)).toBe(true);
    expect(isDuty('Монтажниками управлять')).toBe(true);
  });

  it('space before it changes nothing', () => {
    expect(isDuty('  Разработка сайтов')).toBe(true);
    expect(isSentence('  Led a team')).toBe(true);
  });
});
