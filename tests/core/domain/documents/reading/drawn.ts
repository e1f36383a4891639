import {
  type DocumentBlock,
  joinBlocks,
  type LooseBlock,
  type ResumeDocument,
} from '#core/domain/documents/blocks.ts';

/** A line of an invented document: its look before its words. */
type Drawn = readonly [look: Partial<DocumentBlock>, text: string];

const plainBlock = { kind: 'paragraph', size: 1, isBold: false, column: 1, page: 1 } as const;

/** A document as a file gives it. */
export const drawn = (lines: readonly Drawn[]): ResumeDocument =>
  joinBlocks(lines.map(([look, text]): LooseBlock => ({ ...plainBlock, ...look, text, isApart: false })));

export const title = { kind: 'heading', size: 2 } as const;
export const head = { kind: 'heading', size: 1.3 } as const;
export const plain = {};
export const item = { kind: 'item' } as const;
export const row = { kind: 'row' } as const;
export const at = (column: number, page = 1) => ({ column, page });

/** Narrow column of contacts and skills, wide one of work. */
export const twoColumns = drawn([
  [{ ...head, ...at(1) }, 'Контакты'],
  [at(1), '+7 900 555-44-00'],
  [{ ...head, ...at(1) }, 'Навыки'],
  [{ ...item, ...at(1) }, '• Excel'],
  [{ ...item, ...at(1) }, '• 1С:ЗУП'],
  [{ ...item, ...at(1) }, '• Я быстро нахожу общий язык с людьми'],
  [{ ...title, ...at(2) }, 'Лидия Корнеева'],
  [{ size: 1.4, ...at(2) }, 'HR-менеджер'],
  [{ ...head, ...at(2) }, 'Опыт работы'],
  [{ isBold: true, ...at(2) }, 'Сеть клиник «Исток»'],
  [at(2), 'HR-менеджер'],
  [at(2), 'сентябрь 2020 — настоящее время'],
  [{ ...item, ...at(2) }, '• Закрыла 60 вакансий за год'],
  [{ isBold: true, ...at(2) }, 'Торговый дом «Нива»'],
  [at(2), 'Специалист по кадрам'],
  [at(2), 'май 2017 — август 2020'],
  [{ ...item, ...at(2) }, '• Вела личные дела 300 сотрудников'],
  [{ ...head, ...at(2) }, 'Образование'],
  [at(2), 'Самарский государственный университет'],
  [at(2), 'Управление персоналом, 2016'],
]);

export const careerTable = drawn([
  [title, 'Рыбаков Степан Ильич'],
  [head, 'Трудовая деятельность'],
  [row, 'Период | Организация | Должность'],
  [row, '2020 – 2024 | ООО «Вектор-Авто» | механик'],
  [row, '2016 – 2020 | Автосервис «Ключ» | автослесарь'],
  [head, 'Образование'],
  [row, '2012 – 2016 | Автомобильный колледж | техник'],
]);

/** Periods in one column, the jobs in another. */
export const periodColumn = (periods: readonly string[]): ResumeDocument =>
  drawn([
    [title, 'Анна Чернова'],
    [head, 'Опыт работы'],
    ...periods.map((text): Drawn => [{ isBold: true, ...at(2) }, text]),
    [at(3), 'ООО «Первый дом»'],
    [at(3), 'Должность: менеджер'],
    [{ ...item, ...at(3) }, '• поиск клиентов'],
    [at(3), 'ООО «Второй дом»'],
    [at(3), 'Должность: администратор'],
    [{ ...item, ...at(3) }, '• запись клиентов'],
  ]);

export const ofHh = drawn([
  [title, 'Ершова Мария Дмитриевна'],
  [plain, 'Женщина, 29 лет, родилась 5 мая 1996'],
  [plain, '+7 (900) 5550011'],
  [plain, 'Проживает: Казань'],
  [plain, 'Гражданство: Россия, есть разрешение на работу: Россия'],
  [head, 'Желаемая должность и зарплата'],
  [{ size: 1.3 }, 'Менеджер по закупкам'],
  [plain, 'Специализации:'],
  [item, '— Менеджер по закупкам'],
  [plain, 'Занятость: полная занятость'],
  [plain, 'Желательное время в пути до работы: не имеет значения'],
  [head, 'Опыт работы — 5 лет 3 месяца'],
  [at(2), 'Март 2022 —'],
  [at(2), 'настоящее время'],
  [at(2), '3 года 9 месяцев'],
  [{ ...title, size: 1.25, ...at(3) }, 'Волжский хлеб'],
  [at(3), 'Казань, www.example.ru'],
  [at(3), 'Продукты питания'],
  [{ ...item, ...at(3) }, '• Хлебобулочные изделия (производство)'],
  [{ size: 1.25, ...at(3) }, 'Категорийщик'],
  [at(3), 'Вела переговоры с 30 поставщиками.'],
  [at(4), 'Сентябрь 2020 —'],
  [at(4), 'Февраль 2022'],
  [at(4), '1 год 6 месяцев'],
  [{ ...title, size: 1.25, ...at(5) }, 'Индивидуальное предпринимательство / частная практика / фриланс'],
  [{ size: 1.25, ...at(5) }, 'Менеджер маркетплейсов'],
  [head, 'Образование'],
  [head, 'Высшее'],
  [{ size: 1.25 }, '2020 Казанский федеральный университет, Казань'],
  [plain, 'Институт управления, Менеджмент'],
  [head, 'Навыки'],
  [plain, 'Знание языков Русский — Родной'],
  [plain, 'Навыки Excel SQL Переговоры'],
  [plain, 'Ершова Мария • Резюме обновлено 1 ноября 2025 в 10:00'],
]);

export const ofLinkedIn = drawn([
  [at(1), 'Contact'],
  [at(1), 'www.linkedin.com/in/jordan-example (LinkedIn)'],
  [at(1), 'Top Skills'],
  [at(1), 'Kotlin'],
  [at(1), 'Team Leadership'],
  [{ ...title, ...at(2) }, 'Jordan Ellis'],
  [at(2), 'Backend Developer | Mentor'],
  [{ ...head, ...at(2) }, 'Summary'],
  [at(2), 'I like quiet systems.'],
  [{ ...head, ...at(2) }, 'Experience'],
  [at(2), 'Quayside'],
  [at(2), '5 years 1 month'],
  [{ size: 0.95, ...at(2) }, 'Lead of Platform'],
  [{ size: 0.88, ...at(2) }, 'March 2022 - Present (3 years 2 months)'],
  [{ size: 0.88, ...at(2) }, 'Dublin, Ireland'],
  [{ size: 0.95, ...at(2) }, 'Backend Developer'],
  [{ size: 0.88, ...at(2) }, 'April 2020 - March 2022 (2 years)'],
  [{ size: 0.88, ...at(2) }, 'Built the ledger in Kotlin'],
  [at(2), 'Fernhill Games'],
  [{ size: 0.95, ...at(2) }, 'Junior Developer'],
  [{ size: 0.88, ...at(2) }, 'June 2018 - April 2020 (1 year 11 months)'],
  [{ ...head, ...at(2) }, 'Education'],
  [at(2), 'Trinity College Dublin'],
  [{ size: 0.88, ...at(2) }, 'Bachelor of Science, Computer Science · (2014 - 2018)'],
  [{ size: 0.75, ...at(2) }, 'Page 1 of 1'],
]);

/** Headings as the first cells of rows, and a period that has slipped below the first duty. */
export const slipped = drawn([
  [title, 'Инна Ветрова'],
  [head, 'Опыт работы'],
  [{ size: 1.15, ...at(2) }, 'Кварц - Биллинг - Аналитик - SQL'],
  [at(2), 'Разбор заявок и отчёты для банка:'],
  [{ size: 1.15, ...at(3) }, '2021 - 2024'],
  [at(4), 'Сократила время отчёта вдвое.'],
  [row, 'Образование | Томский политехнический университет'],
  [plain, '2015 – 2019'],
]);
