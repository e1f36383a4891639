import type { ShownRun, ShownSource } from '#core/contract/imports.ts';
import { type SourceId, sourceInfo } from '#core/domain/import/source.ts';
import { counted, type Forms, form, number } from '#core/domain/text/plural.ts';
import type { SystemActor } from '#core/domain/user/system-actors.ts';

/** After «из». */
const ofCategories: Forms = ['категории', 'категорий', 'категорий'];
const ofVacancies: Forms = ['вакансии', 'вакансий', 'вакансий'];
const vacancies: Forms = ['вакансия', 'вакансии', 'вакансий'];
const notices: Forms = ['замечание', 'замечания', 'замечаний'];

export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

export const imports = {
  heading: 'Парсинг',
  loading: 'Загрузка...',
  total: 'Вакансий в\u00a0базе',
  demands: (done: number, total: number) =>
    `Требования вакансий перечитываются: ${number(done)} из\u00a0${number(total)}`,
  start: 'Запустить парсинг всех вакансий',
  starting: 'Запускаем парсинг…',
  atAnEdge: 'Секунду: парсинг начинается или завершается…',
  since: (time: string | null) => (time === null ? 'Парсинг уже идёт' : `Парсинг уже идёт с\u00a0${time}`),
  failed: 'Не удалось загрузить сведения о\u00a0парсинге',
  failedHint: 'Проверьте соединение и\u00a0попробуйте ещё раз.',
  stale: (time: string) => `Нет ответа от\u00a0сервера. Показаны данные на\u00a0${time}.`,
};

export const progress = {
  heading: 'Идёт парсинг',
  label: 'Обработанные категории',
  categories: (done: number, total: number) =>
    `Обработано ${number(done)} из\u00a0${counted(total, ofCategories)}`,
  found: 'Найдено',
  new: 'Новых',
  startedBy: 'Запуск',
  now: (source: SourceId) => `Сейчас: ${sourceInfo(source).name}`,
  next: (sources: readonly SourceId[]) =>
    `Дальше: ${sources.map((source) => sourceInfo(source).name).join(', ')}`,
  details: (done: number, total: number) => `Описания: ${number(done)} из\u00a0${number(total)}`,
  checks: (done: number, total: number) =>
    `Проверка пропавших вакансий: ${number(done)} из\u00a0${number(total)}`,
  waiting: (source: SourceId, time: string) => `${sourceInfo(source).name}: следующая попытка\u00a0— ${time}`,
  between: 'Переходим к\u00a0следующему источнику…',
  stop: 'Остановить',
  stopping: 'Останавливаем…',
  announced: (part: number) => `Парсинг идёт, готово ${percent(part)}`,
};

export const stopConfirmation = {
  heading: 'Остановить парсинг?',
  text: 'Всё, что уже прочитано, останется в\u00a0базе. Позже можно будет продолжить с\u00a0того же места.',
  confirm: 'Остановить',
  cancel: 'Не останавливать',
};

export const importToasts = {
  done: 'Парсинг завершен',
  counts: ({ categories, found, fresh }: { categories: number; found: number; fresh: number }) =>
    `Категорий: ${number(categories)}, найдено: ${number(found)}, новых: ${number(fresh)}`,
  stopped: 'Парсинг остановлен',
  failed: 'Ошибка парсинга',
  unknown: 'Неизвестная ошибка',
  notBegun: 'Парсинг не\u00a0начался. Подождите минуту и\u00a0попробуйте ещё раз.',
  interrupted: 'Парсинг прерван, не\u00a0дойдя до\u00a0конца. Его можно продолжить с\u00a0того же места.',
  notStopped: 'Не удалось остановить парсинг',
  settled: 'Успешно',
  hidden: (n: number) => `Скрыто вакансий: ${number(n)}`,
  kept: 'Вакансии оставлены',
  notSettled: 'Не удалось выполнить решение о\u00a0пропавших вакансиях',
};

export const startedBy = {
  schedule: 'по\u00a0расписанию',
  command: 'командой',
  'npm start': 'при\u00a0запуске сайта',
  unknown: 'администратор',
} satisfies Partial<Record<SystemActor | 'unknown', string>>;

export const summary = {
  heading: 'Итоги последнего парсинга',
  when: (moment: string, who: string) => `${moment}, ${who}`,
  ofSource: (source: string, words: string) => `${source}: ${words}`,
  total: 'Всего обработано',
  new: 'Новых',
  duplicates: 'Дубликаты',
  updated: 'Обновлено',
  unchanged: 'Без изменений',
  skipped: 'Пропущено',
  byCategory: 'По\u00a0категориям',
  notices: 'Замечания',
  noCategories: 'В\u00a0этот раз вакансий не\u00a0нашлось.',
  other: 'Без\u00a0категории',
  general: 'без\u00a0уточнения',
  sub: (name: string, n: number) => `${name}\u00a0${number(n)}`,
  separator: ' · ',
  never: 'Парсинг ещё не\u00a0запускали',
  neverHint: 'Нажмите «Запустить парсинг всех вакансий»: ход работы появится здесь.',
};

export const skips = {
  heading: (n: number) => `Почему пропущено: ${counted(n, vacancies)}`,
  loading: 'Загрузка...',
  failed: 'Не удалось загрузить причины пропуска',
  none: 'Ничего не\u00a0пропущено.',
  examples: (titles: readonly string[]) => `Например: ${titles.map((title) => `«${title}»`).join(', ')}`,
};

export const delisted = {
  heading: (source: SourceId) => `${sourceInfo(source).name}: нужно ваше решение`,
  question: (n: number, open: number) =>
    `Из\u00a0источника ${form(n, ['пропала', 'пропали', 'пропали'])} ${number(n)} из\u00a0${counted(open, ofVacancies)} (${percent(open === 0 ? 0 : n / open)}). Скрыть ${n === 1 ? 'её' : 'их'}?`,
  hint: 'Если источник ответил неполно, лучше оставить: при следующем полном парсинге их проверят ещё раз.',
  hide: 'Скрыть',
  keep: 'Оставить',
  hiding: (done: number, total: number) => `Скрыто ${number(done)} из\u00a0${number(total)}`,
  keeping: 'Оставляем…',
};

export const sources = {
  heading: 'Источники',
  states: {
    never: 'Ещё не читали',
    ready: 'Готов',
    running: 'Читается',
    resting: 'Пауза',
    failed: 'Ошибка',
  } satisfies Record<ShownSource['state'], string>,
  rests: (time: string) => `Пауза до\u00a0${time}`,
  lastSuccess: 'Последний успешный',
  lastFull: 'Последний полный',
  never: 'ещё не\u00a0было',
  justNow: 'только что',
  jobs: 'Вакансий на\u00a0сайте',
  shares: {
    withSalary: 'С\u00a0зарплатой',
    withLevel: 'С\u00a0уровнем',
    withCategory: 'С\u00a0категорией',
    withDescription: 'С\u00a0описанием',
  },
  percent,
};

export const history = {
  heading: 'История',
  start: 'Начало',
  source: 'Источник',
  crawls: { full: 'полный', incremental: 'обновление' },
  who: 'Кто запустил',
  status: 'Статус',
  statuses: {
    running: 'Идёт',
    interrupted: 'Прерван',
    succeeded: 'Завершён',
    failed: 'Ошибка',
    stopped: 'Остановлен',
  } satisfies Record<ShownRun['status'], string>,
  found: 'Найдено',
  new: 'Новых',
  updated: 'Обновлено',
  skipped: 'Пропущено',
  actions: 'Действия',
  skips: (n: string, source: string, moment: string) =>
    `${n}: причины пропуска и\u00a0замечания, ${source}, ${moment}`,
  notices: 'Замечания',
  countedNotices: (n: number) => counted(n, notices),
  noticesNamed: (n: number, source: string, moment: string) => `${counted(n, notices)}: ${source}, ${moment}`,
  resume: 'Продолжить',
  resumeNamed: (source: string, moment: string) => `Продолжить парсинг ${source} от\u00a0${moment}`,
  more: 'Показать ещё',
  end: 'Показаны последние запуски',
  empty: 'Здесь появятся все запуски парсинга.',
};

/** '3 мин 20 с' */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts: (readonly [number, string])[] = [
    [Math.floor(seconds / 3600), 'ч'],
    [Math.floor(seconds / 60) % 60, 'мин'],
    [seconds % 60, 'с'],
  ];
  const visibleParts = parts.filter(([n]) => n > 0).slice(0, 2);
  return (visibleParts.length > 0 ? visibleParts : [[0, 'с'] as const])
    .map(([n, unit]) => `${n}\u00a0${unit}`)
    .join(' ');
}

export const categoriesCard = {
  heading: 'Что собирает парсинг',
  text: 'Вакансии этих категорий со\u00a0всей России, из\u00a0всех подключённых источников:',
};
