import * as z from 'zod';

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const days = 'SUN MON TUE WED THU FRI SAT'.split(' ');

/** What a field means: a value, a range, a list, a step: `5`, `MON-FRI`, `1,15`, `0/15`, `*`; null where it is none of them. */
function valuesOf(text: string, from: number, to: number, names: readonly string[] = []): Set<number> | null {
  const value = (token: string): number =>
    names.includes(token) ? names.indexOf(token) + from : /^\d+$/.test(token) ? Number(token) : Number.NaN;
  const isValue = (token: string) => value(token) >= from && value(token) <= to;
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const [range = '', step, ...more] = part.split('/');
    if (more.length > 0 || (step !== undefined && !/^[1-9]\d*$/.test(step))) return null;
    const [first = '', last = step === undefined ? first : `${to}`, ...rest] =
      range === '*' ? [`${from}`, `${to}`] : range.split('-');
    if (rest.length > 0 || !isValue(first) || !isValue(last) || value(first) > value(last)) return null;
    for (let at = value(first); at <= value(last); at += Number(step ?? 1)) values.add(at);
  }
  return values;
}

/** The days on which it starts something. Six fields as EventBridge Scheduler reads them, without its L, W and #: an import has no need of them. */
function daysOfCron(text: string): ((day: Date) => boolean) | null {
  const fields = text.trim().split(/ +/);
  const [minutes = '', hours = '', dayOfMonth = '', month = '', dayOfWeek = '', year = ''] = fields;
  if (fields.length !== 6) return null;
  // AWS wants exactly one of the two left open.
  if ((dayOfMonth === '?') === (dayOfWeek === '?')) return null;
  if (!valuesOf(minutes, 0, 59) || !valuesOf(hours, 0, 23)) return null;
  const dates = valuesOf(dayOfMonth === '?' ? '*' : dayOfMonth, 1, 31);
  const weekdays = valuesOf(dayOfWeek === '?' ? '*' : dayOfWeek, 1, 7, days);
  const [inMonths, inYears] = [valuesOf(month, 1, 12, months), valuesOf(year, 1970, 2199)];
  if (!dates || !weekdays || !inMonths || !inYears) return null;
  return (day) =>
    dates.has(day.getUTCDate()) &&
    weekdays.has(day.getUTCDay() + 1) &&
    inMonths.has(day.getUTCMonth() + 1) &&
    inYears.has(day.getUTCFullYear());
}

/** 'cron(0 5 * * ? *)' → its fields. */
const partsOf = (text: string) => /^(cron|rate)\((.+)\)$/.exec(text)?.slice(1) ?? [];

const hoursIn = { minute: 1 / 60, hour: 1, day: 24 };

/** Between two starts; null where it is no rate. */
function hoursOfRate(text: string): number | null {
  const [, number, unit] = /^(1|[2-9]|[1-9]\d{1,4}) (minute|hour|day)s?$/.exec(text) ?? [];
  if (!unit || (number === '1') === text.endsWith('s')) return null;
  return Number(number) * hoursIn[unit as keyof typeof hoursIn];
}

/** Whether EventBridge Scheduler takes it: `cron(0 5 * * ? *)`, `rate(12 hours)`. */
export function isExpression(text: string): boolean {
  const [kind, inside = ''] = partsOf(text);
  return kind === 'cron' ? daysOfCron(inside) !== null : kind === 'rate' && hoursOfRate(inside) !== null;
}

/** Eight years from now on: every kind of month and week is among them. */
const lookAhead = 8 * 366;

/** The longest time between two starts of an expression that Scheduler takes, in days; far more than any where it ends. */
export function mostDaysBetween(text: string): number {
  const [kind, inside = ''] = partsOf(text);
  if (kind === 'rate') return (hoursOfRate(inside) ?? Number.POSITIVE_INFINITY) / 24;
  const starts = daysOfCron(inside);
  const today = new Date();
  const found = Array.from({ length: lookAhead }, (_, at) => at).filter((at) =>
    starts?.(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + at))),
  );
  const gaps = found.map((at, position) => (found[position + 1] ?? lookAhead) - at);
  return Math.max(found[0] ?? Number.POSITIVE_INFINITY, ...gaps);
}

function isTimeZone(text: string): boolean {
  // Intl takes '+03:00', too, and AWS does not.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

const expression = (example: string, { maxDays = Number.POSITIVE_INFINITY, why = '' } = {}) => {
  const shape = `ожидается выражение вида ${example} или rate(12 hours), либо null`;
  return z
    .string(shape)
    .refine(isExpression, { error: shape, abort: true })
    .refine((text) => mostDaysBetween(text) <= maxDays, why)
    .nullable()
    .default(example);
};

const zone = 'ожидается часовой пояс вида Europe/Moscow';

const schedule = z.strictObject(
  {
    /** What is new since the last success. */
    daily: expression('cron(0 5 * * ? *)'),
    /** All that the sources list: only such a crawl tells what they no longer do. */
    weekly: expression('cron(0 3 ? * SUN *)', {
      maxDays: 7,
      why: 'ожидается полный обход хотя бы раз в семь дней: без него дольше восьми звучит тревога; либо null',
    }),
    timeZone: z.string(zone).refine(isTimeZone, zone).default('Europe/Moscow'),
  },
  'ожидается { "daily": "cron(0 5 * * ? *)", "weekly": "cron(0 3 ? * SUN *)" }, либо null',
);

/** When imports start by themselves; null or false: never. Null for one of the two leaves that one out. */
export const importSchedule = z
  .preprocess((value) => (value === false ? null : value), schedule.nullable())
  .prefault({});
