import { describe, expect, it } from 'vitest';
import { endsAsRole, isRole, namesRole } from '#core/domain/documents/reading/words/vocabulary.ts';
import { listed } from './listed.ts';

describe('posts (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Разработчик|Разработчица|Программистка|Программист|Инженер|Дизайнер|Тестировщик|Тестировщица
      Аналитик|Аналитичка|Менеджер|Бухгалтер|Руководительница|Руководитель|Директор|Специалистка|Специалист
      Администратор|Маркетолог|Экономистка|Экономист|Консультантка|Консультант|Архитектор|Мастер|Технолог
      Редактор|Механик|Техник|Слесарь|Электрик|Сварщик|Сварщица|Конструктор|Продюсер|Фотограф|Режиссер|Оператор`),
  )('%s, and as the end of a word', (post) => {
    for (const words of [
      post,
      post.toUpperCase(),
      `${post} в банке`,
      `Веб-${post.toLowerCase()}`,
      `Веб${post.toLowerCase()}`,
      `Главный ${post}`,
    ]) {
      expect(isRole(words)).toBe(true);
      expect(namesRole(`В роли: ${words}, 2019`)).toBe(true);
    }
    expect(namesRole(`${post}ство`)).toBe(false);
    expect(namesRole(`${post}5`)).toBe(false);
    expect(namesRole(`5${post}`)).toBe(false);
  });

  it.each(
    listed(`Юрист|Юрисконсульт|Адвокат|Нотариус|Судья|Рекрутер|Продавец|Копирайтер|Стажер|Верстальщик
      Верстальщица|Лаборантка|Лаборант|Учительница|Учитель|Завуч|Вожатая|Преподавательница|Преподаватель
      Воспитательница|Воспитатель|Врач|Терапевт|Хирург|Педиатр|Стоматолог|Фармацевт|Провизор|Медсестра
      Медбрат|Санитарка|Санитар|Фельдшер|Акушерка|Сестра|Водитель|Логист|Секретарь|Ассистентка|Ассистент
      Помощник|Помощница|Координатор|Кассир|Иллюстратор|Художник|Художница|Журналистка|Журналист
      Корреспондент|Переводчик|Переводчица|Методист|Куратор|Начальник|Заведующий|Заведующая|Управляющий
      Управляющая|Психолог|Исследователь|Тимлид|Техлид|Лидер|Закупщик|Товаровед|Официантка|Официант|Бармен
      Бариста|Повар|Пекарь|Кондитер|Шеф|Курьер|Кладовщик|Кладовщица|Грузчик|Комплектовщик|Комплектовщица
      Упаковщик|Упаковщица|Уборщик|Уборщица|Охранник|Сторож|Электромонтер|Монтажник|Производитель работ
      Пристав|Видеомонтажер|Монтажер|Крановщик|Крановщица|Костюмер|Экскурсовод|Флорист|Логопед|Дефектолог
      Хореограф|Ювелир|Реставратор|Токарь|Фрезеровщик|Машинист|Тракторист|Строитель|Каменщик|Плотник|Столяр
      Маляр|Штукатур|Прораб|Геодезист|Агроном|Ветеринар|Парикмахер|Стилист|Визажист|Косметолог|Массажистка
      Массажист|Тренер|Инструктор|Аниматор|Танцовщик|Танцовщица|Модель|Актер|Актриса|Певец|Певица|Музыкант
      Библиотекарь|Архивариус|Сотрудник|Сотрудница|Работник|Работница|Служащий|Служащая|Печатник|Наборщик
      Агент|Представитель|Мерчендайзер|Супервайзер|Промоутер|Диспетчер|Аудитор|Финансист|Казначей|Ревизор
      Инспектор|Следователь|Полицейский|Военнослужащий|Командир|Няня|Гувернантка|Горничная|Домработница
      Портье|Швея|Портной|Закройщик|Обувщик|Интервьюер|Волонтер|Вожатый|Хостес|Сомелье|Тьютор|Репетитор
      Доцент|Профессор|Декан|Ректор|Председатель|Президент|Основатель|Сооснователь|Предприниматель|Владелец
      Партнер|Комендант|Снабженец|Сметчик|Нормировщик|Контролер|Лектор|Наставник|Ученый|Биолог|Химик|Физик
      Математик|Геолог|Эколог|Оценщик|Риелтор|Брокер|Трейдер|Андеррайтер|Практикантка|Практикант
      Контент-мейкер|Таргетолог|Сеошник|Девопс|Модератор|Аккаунт|Байер|Баер|Мануальщик|Сисадмин|Эникейщик
      Продавщица|Кассирша|Стюард|Стюардесса|Кровельщик|Настройщик|Переплетчик|Расчетчик|Штурман
      Заместитель директора|Заместитель начальника|Заместитель главного бухгалтера
      Заместитель старшего врача|Заместитель водителя|Рабочий|Рабочая`),
  )('%s', (post) => {
    for (const words of [
      post,
      post.toUpperCase(),
      `${post} в банке`,
      `Арт-${post.toLowerCase()}`,
      `Главный ${post}`,
    ]) {
      expect(isRole(words)).toBe(true);
      expect(namesRole(`В роли: ${words}, 2019`)).toBe(true);
    }
    expect(namesRole(`${post}цкий`)).toBe(false);
    expect(namesRole(`${post}5`)).toBe(false);
    expect(namesRole(`5${post}`)).toBe(false);
    expect(namesRole(`Псевдоъ${post.toLowerCase()}`)).toBe(false);
  });

  it.each(
    listed(`Зам. директора|Зам директора|И.о. директора|И. о. директора|Ио директора|Зам. главного врача
      И.о. заведующего отделением|Зам. заведующей|Зам. начальника цеха|И.о. руководителя|Зам. управляющего
      Зам. генерального директора|Зам. председателя`),
  )('%s', (post) => {
    expect(isRole(post)).toBe(true);
    expect(namesRole(`Рядом ${post}`)).toBe(true);
    expect(namesRole(`Не${post}`)).toBe(false);
  });

  it.each(
    listed(`Developer|Engineer|Associate|Programmer|Designer|Analyst|Manager|Accountant|Scientist|Researcher
      Tester|Specialist|Consultant|Architect|Administrator|Intern|Assistant|Director|Officer|Writer|Editor
      Marketer|Recruiter|Teacher|Tutor|Lecturer|Professor|Instructor|Bookkeeper|Auditor|Controller|Nurse
      Driver|Cook|Chef|Waiter|Waitress|Barista|Bartender|Cashier|Clerk|Secretary|Receptionist|Paralegal
      Lawyer|Attorney|Pharmacist|Therapist|Translator|Photographer|Producer|Supervisor|Coordinator|Executive
      Founder|Cofounder|Freelancer|Trainee|Apprentice|Technician|Mechanic|Electrician|Operator|Worker
      Volunteer|Mentor|Strategist|Planner|Buyer|Sdet|Devrel|Teamlead|Techlead|Lead|Head|DevOps|QA|SRE|CTO
      CEO|CFO|COO|CIO|CMO|CPO|Product owner|Project owner|Scrum owner|Product master|Project master
      Scrum master`),
  )('%s', (post) => {
    for (const words of [
      post,
      post.toLowerCase(),
      `${post} at Parcelwise`,
      `Senior ${post}`,
      `Senior, ${post}`,
    ]) {
      expect(isRole(words)).toBe(true);
      expect(namesRole(`As a ${words}, 2019`)).toBe(true);
    }
    expect(namesRole(`${post}ish`)).toBe(false);
    expect(namesRole(`${post}5`)).toBe(false);
    expect(namesRole(`5${post}`)).toBe(false);
    expect(namesRole(`${post}ъ`)).toBe(false);
  });

  it.each(
    listed(
      `Пристав-исполнитель|Сантехник|Скрам-мастер|Геймдизайнер|Вебмастер|Co-founder|Team lead|Tech lead`,
    ),
  )('%s, of which a part is one', (post) => {
    expect(isRole(post)).toBe(true);
    expect(isRole(`Senior ${post}`)).toBe(true);
  });

  it.each(
    listed(`Рабочий день|Рабочая график|Рабочий график|Рабочий стаж|Заместитель дел|Заместитель дела
      Заместителя|Заместитель главный стол|CT|Home owner|CZO|Ромашка|Москва|Инженеры|Поварской переулок`),
  )('«%s» names none', (words) => expect(namesRole(words)).toBe(false));

  it('has twenty letters before it at most', () => {
    expect(namesRole(`${'ъ'.repeat(20)}инженер`)).toBe(true);
    expect(namesRole(`${'ъ'.repeat(21)}инженер`)).toBe(false);
    expect(namesRole(`${'ъ'.repeat(20)}-врач`)).toBe(true);
    expect(namesRole('-врач')).toBe(true);
    expect(namesRole(`${'ъ'.repeat(20)}-юрист`)).toBe(true);
    expect(namesRole(`Заместитель ${'ъ'.repeat(20)}ого стола`)).toBe(true);
    expect(namesRole(`Заместитель ${'ъ'.repeat(21)}ого стола`)).toBe(false);
    expect(namesRole(`Заместитель ${'ъ'.repeat(20)}а`)).toBe(true);
    expect(namesRole(`Заместитель ${'ъ'.repeat(21)}а`)).toBe(false);
    expect(namesRole('Заместитель моего стола')).toBe(false);
    expect(namesRole('Заместитель нового стола')).toBe(true);
  });

  it('is looked for in four hundred characters', () => {
    expect(namesRole(`Врач ${'а'.repeat(395)}`)).toBe(true);
    expect(namesRole(`Врач ${'а'.repeat(396)}`)).toBe(false);
  });
});

describe('what begins as a post (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`И.о.|ИО|И.о|Зам.|Зам|Заместитель|Главный|Старший|Младший|Ведущий|Junior|Middle|Senior|Lead|Head
      Chief|Deputy|Vice|Principal|Staff|Full|Stack|Fullstack|Backend|Frontend|Front|Back|End|Software
      Hardware|Web|Веб|Mobile|Android|iOS|Data|Machine|Learning|ML|AI|Deep|Cloud|Platform|Site|Reliability
      Security|Information|System|Systems|Network|Database|Support|Technical|Technology|Operating|Product
      Project|Program|Sales|Marketing|Business|HR|IT|UX|UI|QA|Test|Automation|Manual|Game|Graphic|Visual
      Digital|Content|SEO|SMM|Social|Media|Customer|Account|Key|Area|Regional|General|Executive|Finance
      Financial|Legal|Medical|Registered|Line|Pastry|Sous|Delivery|Truck|Research|Teaching|Student|Office
      Personal|Creative|Art|Motion|Embedded|Infrastructure|Solution|Solutions|Integration|Founding|Member
      Scrum|Agile|Development|Engineering|Operations|Quality|Assurance|Human|Resources|Public|Relations
      Primary|School|English|Math|Director of|Head of the|Sales &|Новый|Синий|Молодой|Новая|Вечерняя|Научный
      Арт-|Python|PostgreSQL|Go|C++|C#|R2-2|a+b|n#|v.2|qwer|x`),
  )('«%s» may stand before one', (qualifier) => {
    expect(isRole(`${qualifier} врач`)).toBe(true);
    expect(isRole(`${qualifier} engineer`)).toBe(true);
  });

  it.each(
    listed(`Ромашка|Северное|Помощь|Управление|Brooks|Softwares|Leads|Headphones|Незам|qwert|Арт-дом|Маяк
      Новые|Зам.зам|Seniors|Chiefs|Northern|Продукты|Кафе`),
  )('«%s» may not', (word) => {
    expect(isRole(`${word} врач`)).toBe(false);
    expect(namesRole(`${word} врач`)).toBe(true);
  });

  it.each(
    listed(`Менеджер по продажам|Python-разработчик|Senior Backend Engineer|Водитель категории C
      Бизнес-аналитик|Веб-разработчик|повар горячего цеха|Head of Design|Ведущий бухгалтер
      старший научный сотрудник|Медицинская сестра|Врач|1С-разработчик|1C программист|1С программист
      .NET developer|Врач, хирург|Врач/хирург|Senior/Lead, QA Engineer|Врач
      Новый большой старший главный научный врач|Врач а б в г д е ж з и к л`),
  )('«%s» does', (words) => expect(isRole(words)).toBe(true));

  it.each(
    listed(`2С программист|1 программист|3 1С программист|5 .NET developer|- Врач|«Врач»|.врач|(врач)
      Ромашка|Москва, врач|помощь врачу|Управление командой менеджеров|Северный Маркет|Ромашка Дизайн
      помощь поварам|Anna Brooks Engineer|Новый большой старший главный научный верный врач
      Врач а б в г д е ж з и к л м`),
  )('«%s» does not', (words) => expect(isRole(words)).toBe(false));

  it('has a hundred characters', () => {
    expect(isRole(`Врач ${'а'.repeat(95)}`)).toBe(true);
    expect(isRole(`Врач ${'а'.repeat(96)}`)).toBe(false);
    expect(isRole(`  Врач ${'а'.repeat(95)}`)).toBe(true);
    expect(isRole('Врач а  б в г д е ж з и к л')).toBe(true);
  });

  it.each(
    listed(`Compiler Engineer|COMPILER ENGINEER|Compiler & Kernel Engineer|Kernel/Compiler Engineer
      St. North Engineer|North-West Engineer|Very Good North Compiler Engineer|Врач|Senior Engineer
      Кровельный мастер`),
  )('«%s» ends as one', (words) => expect(endsAsRole(words)).toBe(true));

  it.each(
    listed(`Compiler Engineers|Compiler Engineer 5|Compiler, Engineer|Very Good North Old Compiler Engineer
      Ромашка Engineer|Compiler|Ромашка врач|5Compiler Engineer`),
  )('«%s» does not', (words) => expect(endsAsRole(words)).toBe(false));

  it('ends in fifty-one characters', () => {
    expect(endsAsRole(`C${'o'.repeat(41)} Engineer`)).toBe(true);
    expect(endsAsRole(`C${'o'.repeat(42)} Engineer`)).toBe(false);
  });
});
