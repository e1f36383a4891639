import { counted, type Forms, form, number } from '#core/domain/text/plural.ts';

export const csvColumns = [
  'Вакансия',
  'Компания',
  'Место',
  'Зарплата',
  'Этап',
  'Сохранено',
  'Этап изменён',
  'Ссылка',
  'Письмо',
  'Резюме',
  'Напоминание',
  'Заметка',
  'События',
];

export const calendar = {
  name: 'Мои отклики',
  about: (title: string, company: string) => (company === '' ? title : `${title}, ${company}`),
};

const days: Forms = ['день', 'дня', 'дней'];

export const applications = {
  heading: 'Мои отклики',
  view: 'Вид',
  views: { board: 'Доска', list: 'Список' },
  add: 'Добавить вручную',
  empty: 'Здесь будет всё, куда вы откликнулись. Работает и\u00a0без входа',
  emptyLink: 'К\u00a0вакансиям',
  all: (n: number) => `Все ${number(n)}`,
  more: (n: number) => `Ещё ${number(n)}`,
  moreOf: (n: number, part: string) => `${applications.more(n)}: ${part}`,
  drop: 'Перетащите карточку сюда или выберите этап в\u00a0её меню',
  noneAtStage: 'На\u00a0этом этапе пока ничего нет',
  stages: 'Этапы',
  closed: 'Закрытые',
  closedOf: (name: string, n: number) => `${name} ${number(n)}`,
  after: (parts: readonly string[]) => `(после: ${parts.join(', ')})`,
  showClosed: 'Показать',
  hideClosed: 'Свернуть',
  closedRecords: 'закрытые',
  noPay: 'Зарплата не\u00a0указана',
  menu: (title: string) => `Действия: ${title}`,
  menuHeading: 'Этап',
  details: 'Подробнее',
  delete: 'Удалить',
  deleted: (title: string) => `Удалено: «${title}»`,
  edited: (title: string) => `Запись изменена: «${title}»`,
  moved: (title: string, stage: string) => `«${title}»: этап «${stage}»`,
  keysHint:
    'Shift и\u00a0стрелки влево и\u00a0вправо на\u00a0названии вакансии переносят её на\u00a0соседний этап',
  silent: 'Похоже, ответа нет?',
  withoutAnswer: (n: number) => `Без\u00a0ответа ${counted(n, days)}`,
  savedToday: 'Сохранено сегодня',
  chips: {
    list: 'Пометки',
    reminder: 'Напоминание:',
    letter: 'Письмо',
    resume: 'Резюме',
    note: 'Заметка',
    closed: 'Вакансия закрыта',
    match: (score: number) => `Совпадение ${score}\u00a0%`,
  },
  csv: 'Скачать таблицу (CSV)',
  ics: 'Скачать напоминания (.ics)',
  csvFile: 'moi-otkliki.csv',
  icsFile: 'napominaniya.ics',
};

export const reminderChip = {
  overdue: (day: string) => `Напоминание ${day}`,
  today: (time: string) => `Сегодня, ${time}`,
  tomorrow: 'Завтра',
  inDays: (n: number) => `Через ${counted(n, days)}`,
  withText: (when: string, text: string) => (text === '' ? when : `${when}: ${text}`),
};

export const hiddenPlace = {
  heading: 'Скрыто вами',
  jobs: 'Вакансии',
  companies: 'Компании',
  show: 'Вернуть',
  showLabel: (name: string) => `Вернуть: ${name}`,
};

export const details = {
  open: 'Открыть вакансию',
  openSource: 'Открыть источник',
  stage: 'Этап',
  note: 'Заметка',
  noteHint: (left: number) =>
    `${form(left, ['Остался', 'Осталось', 'Осталось'])} ${counted(left, ['знак', 'знака', 'знаков'])}`,
  letter: 'Письмо, которое ушло',
  resume: 'Резюме, которое ушло',
  reminder: 'Напоминание',
  reminderAt: 'Когда',
  reminderText: 'О\u00a0чём',
  setReminder: 'Поставить',
  dropReminder: 'Снять',
  reminderIs: (when: string) => `Стоит на\u00a0${when}`,
  reminderWas: (when: string) => `Стояло на\u00a0${when}: это время пришло`,
  toCalendar: 'В\u00a0календарь (.ics)',
  pastReminder: 'Это время уже прошло: выберите будущее.',
  noReminder: 'Укажите день и\u00a0время.',
  events: 'История',
  eventAt: 'Когда',
  eventText: 'Что было',
  addEvent: 'Добавить событие',
  deleteEvent: 'Удалить',
  deleteEventOf: (text: string) => `Удалить событие: ${text}`,
  noEvent: 'Укажите, когда и\u00a0что было.',
  eventsFull: 'Событий уже 50: больше запись не\u00a0вмещает.',
  saved: 'Сохранено',
  came: (stage: string) => `Этап «${stage}»`,
  text: 'Текст вакансии на\u00a0день сохранения',
  edit: 'Изменить',
  delete: 'Удалить запись',
};

export const manual = {
  heading: 'Новая запись',
  headingOf: 'Запись',
  title: 'Должность',
  company: 'Компания',
  pay: 'Зарплата',
  link: 'Ссылка',
  stage: 'Этап',
  day: 'С\u00a0какого дня',
  badDay: 'Укажите день не\u00a0позже сегодняшнего.',
  laterDay: 'Исправить день можно только на\u00a0более ранний.',
  add: 'Добавить',
  keep: 'Сохранить',
  cancel: 'Отмена',
  noTitle: 'Укажите должность.',
  badLink: 'Ссылка начинается с\u00a0https:// или http:// и\u00a0не\u00a0содержит пробелов.',
};

export const unsaved = {
  heading: 'Закрыть без сохранения?',
  text: 'Набранное здесь не\u00a0сохранено и\u00a0пропадёт.',
  stay: 'Остаться',
  leave: 'Закрыть',
};
