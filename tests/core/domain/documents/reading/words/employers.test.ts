import { describe, expect, it } from 'vitest';
import {
  couldBeFirm,
  employerBehindPost,
  isKindOfEmployer,
  isKindWithName,
  isSureEmployer,
  legalForm,
} from '#core/domain/documents/reading/words/vocabulary.ts';
import { listed } from './listed.ts';

describe('legal forms (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`ООО|ОАО|ЗАО|ПАО|НАО|АО|ИП|ГК|НПО|НПП|НПЦ|НИИ|ФГУП|МУП|ГУП|ФГБУ|ФГБОУ|ФГАОУ|ГБУ|ГБУЗ|ГБОУ|МБУ
      МБОУ|МАУ|МАОУ|МКУ|ГАУ|ГАУЗ|АНО|АНОО|АНООВО|НКО|ТОО|ОсОО|LLC|LLP|Ltd|Ltd.|Inc|Inc.|Corp|Corp.|GmbH|AG
      PLC|Pvt|Pty|OÜ|UAB|SIA|Sp. z o.o|Sp. z o.o.|s.r.o|s.r.o.|S.r.l|S.r.l.|S.A.|B.V.`),
  )('«%s»', (form) => {
    expect(legalForm.exec(`Луч ${form} Север`)?.[0]).toBe(form);
    expect(legalForm.exec(`«${form}5»`)?.[0]).toBe(form);
    expect(legalForm.test(`Луч Й${form}`)).toBe(false);
  });

  it.each(
    listed(
      `ооо|ОООО|ЛООО|ИПО|Ип|АОН|ГКЛ|МУПП|ГБУЗА|llc|ltd|Income|Incs|AGE|SIAM|UABs|Ltdд|SpA|S.A|B.V|Sp z oo|s.r|S.r`,
    ),
  )('«%s» is none', (words) => expect(legalForm.test(words)).toBe(false));

  it.each(listed('LLC|LLP|Ltd|Inc|Corp|GmbH|PLC'))('what ends with «%s» could be a firm', (form) => {
    expect(couldBeFirm(`Designer Brands ${form}`)).toBe(true);
    expect(couldBeFirm(`Designer Brands ${form}.`)).toBe(true);
    expect(couldBeFirm(`Designer Brands ${form}..`)).toBe(false);
    expect(couldBeFirm(`Designer Brands-${form}`)).toBe(false);
    expect(couldBeFirm(`Designer ${form} Brands`)).toBe(false);
    expect(couldBeFirm(form)).toBe(false);
  });
});

describe('an employer behind the post (docs/rules.md#resume-reading-jobs)', () => {
  it.each([
    ['Водитель ООО «Луч»', 9],
    ['Грузчик ИП Петров', 8],
    ['Водитель ООО "Луч"', 9],
    ['Водитель ООО “Луч”', 9],
    ['Водитель ООО „Луч“', 9],
    ['Водитель ООО ‘Луч’', 9],
    ["Водитель ООО 'Луч'", 9],
    ['Водитель ООО 5 колесо', 9],
    ['Водитель ООО«Луч»', 9],
    ['Водитель ООО   «Луч»', 9],
    ['Старший водитель  АО Луч', 18],
    ['Менеджер по делам ООО Луч', 18],
  ])('in «%s» begins at %i', (part, at) => expect(employerBehindPost(part)).toBe(at));

  it.each(
    listed(`Водитель ООО|Водитель ООО луч|Водитель ООО    «Луч»|ООО «Луч»|Ромашка ООО «Луч»|Водитель «Луч»
      Водитель|Водитель ООО (Луч)|Водитель с ИП Петров|Водитель со ООО Луч|Водитель из ООО Луч
      Водитель для ООО Луч|Водитель по ООО Луч|Водитель на ООО Луч|Водитель от ООО Луч|Водитель к ООО Луч
      Водитель и ООО Луч|Водитель у ИП Петров|Водитель о ООО Луч|Водитель об ООО Луч|Водитель при ООО Луч
      Водитель в ООО Луч|Водитель В ООО Луч`),
  )('«%s» is not two', (part) => expect(employerBehindPost(part)).toBeNull());

  it('stands in two hundred characters', () => {
    expect(employerBehindPost(`Водитель ООО ${'Л'.repeat(187)}`)).toBe(9);
    expect(employerBehindPost(`Водитель ООО ${'Л'.repeat(188)}`)).toBeNull();
  });
});

describe('an employer beyond doubt (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`ООО Ромашка|«Полярный банк»|ООО «Ромашка»|Ромашка ООО|Ромашка, ООО|«Ромашка» ООО|Ромашка (ООО)
      Ромашка "ООО"|Parcelwise Ltd|Parcelwise Ltd.|Parcelwise Ltd. (London)|Ромашка ООО (Тула)
      Ромашка ООО Тула|Ромашка ООО (Я)|Ромашка ООО.|5 ромашек "ООО"|5 ромашек “ООО”
      Ромашка ООО Санкт-Петербург|«Ромашка»|"Ромашка"|„Ромашка“|“Ромашка”|‘Ромашка’|'Ромашка'|«Я»|Банк «Луч»
      Новый большой детский центр «Луч»|ЗАО "Связь-Холдинг"|Ромашка» ООО|Ромашка” ООО|«Ромашка» Луч»`),
  )('«%s»', (part) => expect(isSureEmployer(part)).toBe(true));

  it.each(
    listed(`Ромашка|ООО «Ромашка» на 5 лет|Работал в ООО «Ромашка»|Договор с АО «Луч» на 5 лет
      АО «Луч» и партнёры|АО "Луч" и партнёры|АО “Луч” и партнёры|Ромашка ООО тула|Ромашка ООО (Тула
      Ромашка ООО ()|Ромашка ООО (Ту(ла)|Ромашка ООО (Ту)ла)|Ромашка ООО Т|Ромашка ООО Тула Тула
      Ромашка ООО 5|Ромашка ООО Т5|Администратор салона «Локон»|Очень новый большой детский центр «Луч»|«»
      Я «Луч»|Школа5 «Луч»|Луч»|«Луч|5 «Луч»|Новый я банк «Луч»`),
  )('«%s» is none', (part) => expect(isSureEmployer(part)).toBe(false));

  it('has bounds', () => {
    expect(isSureEmployer(`ООО ${'Л'.repeat(196)}`)).toBe(true);
    expect(isSureEmployer(`ООО ${'Л'.repeat(197)}`)).toBe(false);
    expect(isSureEmployer(`«${'Л'.repeat(80)}»`)).toBe(true);
    expect(isSureEmployer(`«${'Л'.repeat(81)}»`)).toBe(false);
    expect(isSureEmployer(`${'л'.repeat(20)} «Луч»`)).toBe(true);
    expect(isSureEmployer(`${'л'.repeat(21)} «Луч»`)).toBe(false);
    expect(isSureEmployer(`Дом ${'л'.repeat(20)} «Луч»`)).toBe(true);
    expect(isSureEmployer(`Дом ${'л'.repeat(21)} «Луч»`)).toBe(false);
    expect(isSureEmployer(`Луч ООО (${'л'.repeat(60)})`)).toBe(true);
    expect(isSureEmployer(`Луч ООО (${'л'.repeat(61)})`)).toBe(false);
    expect(isSureEmployer(`Луч ООО Т${'л'.repeat(25)}`)).toBe(true);
    expect(isSureEmployer(`Луч ООО Т${'л'.repeat(26)}`)).toBe(false);
    expect(isSureEmployer('Луч ООО Яр')).toBe(true);
    expect(isSureEmployer('Луч ООО   ')).toBe(true);
    expect(isSureEmployer('Луч ООО    ')).toBe(false);
    expect(isSureEmployer('Луч ООО)» ')).toBe(true);
    expect(isSureEmployer('Луч ООО)». ')).toBe(false);
    expect(isSureEmployer('Да я «Луч»')).toBe(false);
    expect(isSureEmployer('Да он «Луч»')).toBe(true);
  });
});

describe('kinds of employers (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Компания|Группа компаний|Корпорация|Холдинг|Банк|Завод|Фабрика|Комбинат|Больница|Поликлиника
      Клиника|Аптека|Роддом|Школа|Гимназия|Лицей|Детский сад|Университет|Институт|Академия|Колледж|Музей
      Театр|Библиотека|Издательство|Газета|Журнал|Ресторан|Кафе|Гостиница|Отель|Автопарк|Таксопарк
      Типография|Нотариальная контора|Адвокатское бюро|Коллегия адвокатов|Студия|Агентство|Учебный центр
      Медицинский центр|Торговый дом|Магазин|Салон|Ателье|Почта|Администрация|Министерство|Department store
      Bank|Hospital|Clinic|University|College|School|Restaurant|Hotel|Agency|Studio|Company|Group|Lab|Labs
      Systems|Technologies|Solutions`),
  )('%s', (kind) => {
    expect(isKindOfEmployer(kind)).toBe(true);
    expect(isKindOfEmployer(`Северный ${kind} и Ко`)).toBe(true);
    expect(isKindOfEmployer(`${kind.toLowerCase()} № 3`)).toBe(true);
    expect(isKindOfEmployer(kind.toLowerCase())).toBe(false);
    expect(isKindOfEmployer(`${kind}ъ`)).toBe(false);
    expect(isKindOfEmployer(`Й${kind.toLowerCase()}`)).toBe(false);
    expect(isKindWithName(`${kind} «Луч»`)).toBe(false);
  });

  it.each(
    listed(`компания|группа компаний|холдинг|банк|завод|больница|аптека|роддом|музей|газета|кафе
      коллегия адвокатов|студия|агентство|почта|department store|bank|systems|solutions`),
  )('«%s» stands before its name', (kind) => expect(isKindWithName(`${kind} «Луч»`)).toBe(true));

  it.each(listed('школа №5|школа № 5|лучшая школа №5|Школа'))('«%s» is one', (words) =>
    expect(isKindOfEmployer(words)).toBe(true),
  );

  it.each(listed('школа|школа № пять|школа 5|школа №  5|школа №-5|Ромашка|№ 5|5 Школа'))(
    '«%s» is none',
    (words) => expect(isKindOfEmployer(words)).toBe(false),
  );

  it('stands in two hundred characters', () => {
    expect(isKindOfEmployer(`Школа ${'а'.repeat(194)}`)).toBe(true);
    expect(isKindOfEmployer(`Школа ${'а'.repeat(195)}`)).toBe(false);
  });

  it.each(
    listed(`студия «Контур»|мебельный салон «Угол»|синий банк «Луч»|мужской салон «Угол»|детская школа «Луч»
      вечерняя школа «Луч»|детское кафе «Луч»|новый мебельный салон «Угол»|салон красоты «Угол»`),
  )('«%s» is a kind with its name', (words) => expect(isKindWithName(words)).toBe(true));

  it.each(
    listed(`Студия «Контур»|студия Контур|дом «Контур»|новый большой мебельный салон «Угол»
      сеть салон «Угол»|мебели салон «Угол»|«Контур»|я студия «Контур»|5 студия «Контур»|ночи банк «Луч»`),
  )('«%s» is not', (words) => expect(isKindWithName(words)).toBe(false));

  it('adjectives before it have twenty letters and an ending', () => {
    expect(isKindWithName(`${'б'.repeat(18)}ый банк «Луч»`)).toBe(true);
    expect(isKindWithName('злой банк «Луч»')).toBe(true);
  });
});
