import { afterTax, beforeTax, type PayKind, roubles } from '#core/domain/job/pay/salary.ts';
import type { DatePreset } from '#core/domain/search/date-range.ts';
import {
  type CountedIdName,
  facetTitles,
  type LenientName,
  type SharedName,
} from '#core/domain/search/facets.ts';
import type { SortOrder } from '#core/domain/search/listing.ts';
import { counted, type Forms, form, number } from '#core/domain/text/plural.ts';

const vacancies: Forms = ['вакансия', 'вакансии', 'вакансий'];
/** After «найдена», «показать»: the accusative differs in the singular only. */
const vacanciesFound: Forms = ['вакансию', 'вакансии', 'вакансий'];

const brand = 'Призвание';

export const page = {
  brand,
  description: 'Вакансии России, прежде всего в\u00a0искусственном интеллекте и\u00a0машинном обучении.',
  title: (...parts: string[]) => [...parts, brand].join(' — '),
};

export const shell = {
  skip: 'Перейти к\u00a0содержанию',
  allVacancies: 'Все вакансии',
  applications: 'Мои отклики',
  searches: 'Поиски',
  savedSearches: 'Сохранённые поиски',
  documents: 'Документы',
  profile: 'Профиль',
  admin: 'Админка',
  signIn: 'Войти',
  mainNavigation: 'Разделы',
  market: 'Рынок труда',
  aboutMatching: 'Как считается совпадение',
  developers: 'Для разработчиков',
  account: 'Аккаунт',
  signedInAs: 'Вы вошли как',
  theme: 'Тема',
  themes: { system: 'Системная', light: 'Светлая', dark: 'Тёмная' },
  toLight: 'Включить светлую тему',
  toDark: 'Включить тёмную тему',
  notifications: 'Уведомления',
  dismiss: 'Закрыть уведомление',
  close: 'Закрыть',
  offline: 'Нет соединения с\u00a0интернетом. То, что уже загружено, можно читать.',
};

export const crash = {
  heading: 'Что-то пошло не так',
  text: 'Страница не открылась. Обновите её; если не поможет, зайдите чуть позже.',
  reload: 'Обновить страницу',
};

export const failure = {
  title: 'Ошибка',
  retry: 'Повторить',
  noAnswer: 'Нет ответа от\u00a0сервера. Проверьте соединение и\u00a0попробуйте ещё раз.',
  unavailable: 'Сайт сейчас не\u00a0может ответить. Попробуйте ещё раз через\u00a0минуту.',
  jobs: 'Не удалось загрузить вакансии',
  job: 'Не удалось загрузить вакансию',
  company: 'Не удалось загрузить компанию',
  contacts: 'Не удалось показать контакты',
  details: 'Подробнее',
  requestId: 'Номер запроса',
  requestIdHint: 'Назовите его, если обратитесь за\u00a0помощью.',
  copy: 'Скопировать',
  copyRequestId: 'Скопировать номер запроса',
  copied: 'Скопировано',
  notCopied: 'Не удалось скопировать',
};

export const list = {
  documentTitle: 'Вакансии',
  heading: 'Вакансии',
  found: (n: number) => `${form(n, ['Найдена', 'Найдено', 'Найдено'])} ${counted(n, vacancies)}`,
  cards: (n: number) => counted(n, ['карточка', 'карточки', 'карточек']),
  loading: 'Загрузка вакансий...',
  sort: 'Сортировка',
  sorts: {
    newest: 'Сначала новые',
    relevance: 'По запросу',
    'salary-asc': 'Зарплата по возрастанию',
    'salary-desc': 'Зарплата по убыванию',
  } satisfies Record<SortOrder, string>,
  byMatch: 'По совпадению с\u00a0профилем',
  byMatchOff: 'По совпадению: укажите должность и\u00a0три навыка',
  feed: 'Этот поиск как лента Atom',
  saveSearch: 'Сохранить поиск',
  searchSaved: 'Поиск сохранён',
  recommended: 'Рекомендуем посмотреть',
  fitting: 'Подходит вам',
  results: 'Найденные вакансии',
  asFilters: (text: string, values: string[], n: number) =>
    `Фильтр${values.length > 1 ? 'ы' : ''} «${values.join('» + «')}»${text && `: «${text}»`}\u00a0—\u00a0${number(n)}`,
  insideOnly: (n: number) => `Только внутри других слов: ${number(n)}`,
  lifted: {
    q: 'поиска',
    ai: `«${facetTitles.ai}»`,
    contacts: `«${facetTitles.contacts}»`,
    recommended: `«${facetTitles.recommended}»`,
    type: 'формата',
    level: 'уровня',
    experience: 'опыта',
    salary: 'зарплаты',
    category: 'категории',
    subcategory: 'специализации',
    company: 'компании',
    location: 'локации',
    industry: 'сферы',
    date: 'даты',
  } satisfies Record<SharedName, string>,
  quoted: (value: string) => `«${value}»`,
  failedHint: 'Проверьте соединение и\u00a0попробуйте ещё раз.',
  outdated: 'Нет соединения. Ниже прежний список: новый появится, когда вернётся связь.',
  offlineHint: 'Нет соединения с\u00a0интернетом. Список загрузится сам, когда связь вернётся.',
};

const payNames = { net: afterTax.replaceAll(' ', '\u00a0'), gross: beforeTax };

export const card = {
  recommended: 'Рекомендуем',
  match: (score: number) => `${score}% match`,
  /** Of a score that is the vacancy's own, and nobody's. */
  matchAboutAi: (score: number) => `${card.match(score)} · про\u00a0ИИ`,
  met: (met: number, total: number) => `есть\u00a0${met} из\u00a0${total}`,
  missing: (names: readonly string[]) => `нет: ${names.join(', ')}`,
  noSalary: 'зарплата не\u00a0указана',
  preliminary: 'Предварительно',
  preliminaryTip: 'о\u00a0вакансии или о\u00a0вас известно мало',
  aboutAi: 'насколько вакансия про ИИ',
  moreTags: (n: number) => `+${n}`,
  moreTagsTitle: (tags: readonly string[]) => tags.join(', '),
  moreCities: (n: number) =>
    `и\u00a0ещё в\u00a0${number(n)}\u00a0${form(n, ['городе', 'городах', 'городах'])}`,
  median: (amount: number, pay: PayKind) =>
    `Медиана категории: ${roubles(amount)}${pay === 'unsaid' ? '' : `\u00a0${payNames[pay]}`}`,
  otherCities: (n: number) => `ещё в\u00a0${number(n)}\u00a0${form(n, ['городе', 'городах', 'городах'])}`,
  sameHere: (n: number) => `ещё ${number(n)}\u00a0${form(n, ['такая же', 'такие же', 'таких же'])}`,
  loadingCities: 'Загрузка городов…',
  source: 'Источник:',
  separator: ' · ',
};

export const filters = {
  foldCopies: 'Свернуть копии',
  heading: 'Фильтры',
  open: (active: number) => (active === 0 ? 'Фильтры' : `Фильтры: ${active}`),
  showAny: 'Показать вакансии',
  show: (n: number) => `Показать ${counted(n, vacanciesFound)}`,
  count: (n: number) => counted(n, vacancies),
  search: 'Поиск вакансий...',
  searchLabel: 'Поиск вакансий',
  clearSearch: 'Очистить поиск',
  find: 'Найти',
  ...facetTitles,
  date: 'Дата размещения',
  dates: { today: 'За сегодня', week: 'За неделю', month: 'За месяц' } satisfies Record<DatePreset, string>,
  sinceYesterday: 'со вчерашнего дня',
  exactly: {
    salary: 'Только с\u00a0зарплатой за\u00a0месяц',
    category: 'Только с\u00a0категорией',
    subcategory: 'Только со\u00a0специализацией',
    company: 'Только со\u00a0страницей компании',
    industry: 'Только со\u00a0сферой',
  } satisfies Record<LenientName, string>,
  /** Of what is found, how many have what was chosen, and how many pass since they say nothing. */
  passed: {
    salary: (having: number, without: number) =>
      `${number(having)} с\u00a0такой зарплатой, ${number(without)} без\u00a0зарплаты за\u00a0месяц`,
    category: (having: number, without: number) =>
      `${number(having)} в\u00a0выбранных категориях, ${number(without)} без\u00a0категории`,
    subcategory: (having: number, without: number) =>
      `${number(having)} с\u00a0такой специализацией, ${number(without)} без\u00a0неё`,
    company: (having: number, without: number) =>
      `${number(having)} в\u00a0выбранных компаниях, ${number(without)} у\u00a0работодателей без страницы`,
    industry: (having: number, without: number) =>
      `${number(having)} в\u00a0выбранных сферах, ${number(without)} без\u00a0сферы`,
  } satisfies Record<LenientName, (having: number, without: number) => string>,
  hide: (n: number) => `Скрыть ${number(n)}`,
  hideLabel: (n: number, passed: string) => `Скрыть ${number(n)}: ${passed}`,
  /** Of pickers whose lists are too long to look through. */
  searchIn: {
    company: 'Поиск компании...',
    location: 'Поиск города...',
    industry: 'Поиск сферы...',
  } satisfies Partial<Record<CountedIdName, string>>,
  pickerTotal: (name: string, total?: number) => (total === undefined ? name : `${name} (${number(total)})`),
  pickerSelected: (name: string, selected: number) => `${name}: ${selected}`,
  pickerFound: (n: number) => `Найдено: ${number(n)}`,
  nothingInPicker: 'Ничего не найдено',
  pickerWaits: 'Загружаем…',
  pickerFailed: 'Не загрузилось. Откройте список ещё раз.',
  reset: 'Сбросить фильтры',
  applied: 'Выбранные фильтры',
  remove: (name: string) => `Убрать фильтр: ${name}`,
  resetAll: 'Сбросить всё',
  query: (text: string) => `Поиск: ${text}`,
};

export const pages = {
  label: 'Страницы',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (n: number) => `Страница ${number(n)}`,
  number,
};

/** What the list itself may need of an open vacancy; the rest comes with it (vacancies/detail-ru.ts). */
export const detail = {
  pane: 'Открытая вакансия',
  loading: 'Загрузка вакансии...',
  salaryRange: (min: string, max: string) => `от\u00a0${min} до\u00a0${max}`,
  about: (amount: string) => `около\u00a0${amount}`,
  sourceWords: (words: string) => `Работодатель пишет: ${words.replace(/(от|до|на|за) /g, '$1\u00a0')}`,
};
