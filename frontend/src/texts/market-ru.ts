import { type JobOrigin, jobOrigin, sourceId, sourceInfo } from '#core/domain/import/source.ts';
import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { counted, type Forms, number } from '#core/domain/text/plural.ts';
import { dayInWordsOf } from './moments.ts';

const days: Forms = ['день', 'дня', 'дней'];
const vacancies: Forms = ['вакансия', 'вакансии', 'вакансий'];

const monthNames = 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(
  ' ',
);

/** 'ноябрь 2026' of '2026-11' */
const monthInWords = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1]}\u00a0${month.slice(0, 4)}`;

const sourceName = (origin: JobOrigin): string => {
  const source = sourceId.safeParse(origin);
  return source.success ? sourceInfo(source.data).name : 'добавленные на\u00a0сайте';
};

const percent = (share: number): string => `${number(Math.round(share * 1000) / 10)}\u00a0%`;
const thousands = (amount: number): string => number(Math.round(amount / 1000));
const signed = (value: number, text: (size: number) => string): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`;

const little = 'мало данных';
const allCities = 'все города и\u00a0регионы';
/** The source of a vacancy may name either. */
const place = 'Город или\u00a0регион';

/** The page of the market's figures. */
export const market = {
  title: 'Рынок труда',
  description:
    'Зарплаты, навыки и\u00a0сроки по\u00a0открытым вакансиям: медиана и\u00a0середина предложений по\u00a0ролям, уровням и\u00a0городам, с\u00a0числом вакансий за\u00a0каждой цифрой.',
  lead: 'Что платят, что просят и\u00a0как долго ищут\u00a0— по\u00a0открытым вакансиям сайта. Копии одной вакансии в\u00a0разных городах считаются один раз. Где вакансий меньше\u00a020, вместо числа написано «мало данных».',
  counted: (n: number, at: string, sources: readonly JobOrigin[]) =>
    `Посчитано ${dayInWordsOf(at, 'Europe/Moscow')}: ${counted(n, vacancies)}. Источники: ${jobOrigin.options
      .filter((origin) => sources.includes(origin))
      .map(sourceName)
      .join(', ')}.`,
  begins: (month: string) =>
    `История начинается здесь: первый месяц\u00a0— ${monthInWords(month)}, за\u00a0более ранние цифр нет.`,
  loading: 'Загружаем цифры…',
  failed: 'Не\u00a0удалось загрузить цифры рынка.',
  /** Which month's stay to be seen. */
  stillShown: (month: string) => `Ниже\u00a0— цифры за\u00a0${monthInWords(month)}.`,
  notCounted: 'За\u00a0этот месяц цифр нет.',
  newest: 'Открыть последний посчитанный месяц',
  empty:
    'Цифр пока нет: они появятся после ближайшего импорта вакансий и\u00a0будут обновляться с\u00a0каждым следующим.',
  file: 'Все цифры месяца одним файлом (JSON)',
  filters: {
    group: 'О\u00a0ком цифры',
    month: 'Месяц',
    category: 'Роль',
    level: 'Уровень',
    city: place,
    pay: 'Зарплаты',
    by: 'Сравнить',
    allCategories: 'Все роли',
    allLevels: 'Все уровни',
    allCities: 'Везде',
    show: 'Показать',
    note: 'Роль здесь\u00a0— категория вакансии, как в\u00a0фильтре списка, вместе с\u00a0подкатегориями. Города и\u00a0регионы в\u00a0списке\u00a0— те, где открыто не\u00a0меньше 20\u00a0вакансий; если таких больше\u00a030, то\u00a030 самых крупных.',
  },
  monthInWords,
  kinds: {
    net: 'На\u00a0руки',
    gross: 'До\u00a0вычета налогов',
    unsaid: 'Без слов о\u00a0налогах',
  } satisfies Record<PayKind, string>,
  by: { level: 'По\u00a0уровням', city: 'По\u00a0местам', category: 'По\u00a0ролям' },
  byTitle: { level: 'Уровень', city: place, category: 'Роль' },
  /** 'Backend · Senior · Москва' */
  chosen: (parts: readonly string[]) => parts.join(' · ') || 'Все вакансии',
  /** Of the last column of each file. */
  sample: 'Выборка',
  csv: (what: string) => `Скачать таблицу «${what}» (CSV)`,
  picture: (what: string) => `${what}: рисунок. Те\u00a0же числа стоят в\u00a0таблице под ним.`,
  noRows: 'Мало данных: нет ни\u00a0одной группы из\u00a020\u00a0вакансий. Выберите шире.',
  little,
  fewer: 'меньше\u00a020',
  unknown: '—',
  summary: {
    vacancies: 'Открытых вакансий',
    median: 'Медиана',
    half: 'Средняя половина',
    /** 'Медиана, на руки' */
    ofKind: (name: string, kind: string) => `${name}, ${kind.toLowerCase()}`,
    closed: 'Закрытые за\u00a0месяц',
    open: 'Открытые на\u00a0день подсчёта',
    amount: (value: number) => `${thousands(value)}\u00a0тыс.\u00a0₽`,
    range: (from: number, to: number) => `${thousands(from)}–${thousands(to)}\u00a0тыс.\u00a0₽`,
    days: (n: number) => counted(n, days),
    n: (n: number) => `n\u00a0=\u00a0${number(n)}`,
    littleOf: (n: number | null) => (n === null ? little : `${little} (n\u00a0=\u00a0${number(n)})`),
  },
  pay: {
    title: 'Зарплаты',
    note: 'От\u00a0каждой вакансии взята середина вилки. Полоса\u00a0— средняя половина: четверть платит меньше её начала, четверть\u00a0— больше её конца. Черта\u00a0— медиана. В\u00a0таблице суммы в\u00a0тысячах рублей в\u00a0месяц, n\u00a0— сколько вакансий с\u00a0такой зарплатой.',
    n: 'n',
    p25: '25\u00a0%',
    median: 'Медиана',
    p75: '75\u00a0%',
    csv: [
      'Вакансий',
      'Зарплата названа',
      'Четверть платит меньше, ₽',
      'Медиана, ₽',
      'Четверть платит больше, ₽',
    ],
    file: (month: string) => `rynok-zarplaty-${month}.csv`,
  },
  days: {
    title: 'Сколько вакансии открыты',
    note: 'Полоса\u00a0— медиана закрытых за\u00a0месяц: половина закрылась быстрее, половина\u00a0— позже. Черта\u00a0— сколько были открыты те, что ко\u00a0дню подсчёта ещё не\u00a0закрылись, тоже медиана.',
    closed: 'Закрытые, дней',
    open: 'Открытые, дней',
    /** '24 (n = 31)' */
    withN: (median: number | null, n: number) =>
      `${median === null ? little : number(median)} (n\u00a0=\u00a0${number(n)})`,
    csv: ['Закрылось', 'Закрытые, дней', 'Открыто', 'Открытые, дней'],
    file: (month: string) => `rynok-sroki-${month}.csv`,
  },
  skills: {
    title: 'Какие навыки просят',
    allCities,
    of: (chosen: string, n: number) => `${chosen}, ${allCities}: ${counted(n, vacancies)}.`,
    note: 'Доля вакансий, среди навыков которых этот назван.',
    name: 'Навык',
    n: 'Вакансий, n',
    share: 'Доля',
    change: 'За\u00a0месяц',
    percent,
    /** `before`: how many named it a month ago. */
    points: (difference: number, before: number) =>
      `${signed(Math.round(difference * 1000) / 10, (size) => `${number(size)}\u00a0п.\u00a0п.`)} (было n\u00a0=\u00a0${number(before)})`,
    /** Of the month before. */
    noChange: {
      notYet: (month: string) =>
        `Изменение появится, когда будет с\u00a0чем сравнить: за\u00a0${monthInWords(month)} цифр нет.`,
      never: (month: string) => `Сравнить не\u00a0с\u00a0чем: за\u00a0${monthInWords(month)} цифр нет.`,
      little: (month: string) =>
        `Сравнить не\u00a0с\u00a0чем: за\u00a0${monthInWords(month)} таких вакансий было меньше\u00a020.`,
    },
    changeNote:
      'Изменение\u00a0— в\u00a0процентных пунктах к\u00a0прошлому месяцу; прочерк\u00a0— тогда навык не\u00a0был среди самых частых.',
    more: (n: number) => `Показать все: ${number(n)}`,
    csv: [
      'Навык',
      'Называют его',
      'Всего вакансий',
      'Доля, %',
      'Называли месяц назад',
      'Всего месяц назад',
      'Доля месяц назад, %',
    ],
    file: (month: string) => `rynok-navyki-${month}.csv`,
  },
  skillPay: {
    ofAllCities: (chosen: string) => `${chosen}, ${allCities}.`,
    title: 'С\u00a0какими навыками платят больше',
    note: 'Медианы вакансий одной роли и\u00a0одного уровня: тех, где навык назван, и\u00a0остальных. Это разница, а\u00a0не\u00a0причина: вместе с\u00a0навыком могут отличаться компания, город и\u00a0задачи. Полоса на\u00a0рисунке\u00a0— от\u00a0одной медианы до\u00a0другой, черта\u00a0— медиана тех, где навык назван. Суммы в\u00a0таблице\u00a0— в\u00a0тысячах рублей.',
    choose:
      'Выберите роль и\u00a0уровень: сравнивать вакансии разных ролей или уровней между собой нечестно.',
    none: 'Мало данных: нет навыка, с\u00a0которым и\u00a0без которого по\u00a020\u00a0вакансий с\u00a0такими зарплатами.',
    naming: 'С\u00a0ним',
    others: 'Без него',
    /** '250 (n = 31)' */
    withN: (amount: number, n: number) => `${thousands(amount)} (n\u00a0=\u00a0${number(n)})`,
    difference: 'Разница',
    inThousands: (value: number) => signed(Math.round(value / 1000), (size) => `${number(size)}\u00a0тыс.`),
    csv: ['Навык', 'Называют его', 'Их медиана, ₽', 'Не называют', 'Медиана остальных, ₽'],
    file: (month: string) => `rynok-nadbavki-${month}.csv`,
  },
  thousands,
};
