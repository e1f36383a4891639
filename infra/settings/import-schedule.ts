import * as z from 'zod';

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const days = 'SUN MON TUE WED THU FRI SAT'.split(' ');

/** A value, a range, a list, a step: `5`, `MON-FRI`, `1,15`, `0/15`, `*`. */
function isField(text: string, from: number, to: number, names: readonly string[] = []): boolean {
  const value = (token: string): number =>
    names.includes(token) ? names.indexOf(token) + from : /^\d+$/.test(token) ? Number(token) : Number.NaN;
  const isValue = (token: string) => value(token) >= from && value(token) <= to;
  return text.split(',').every((part) => {
    const [range = '', step, ...more] = part.split('/');
    if (more.length > 0 || (step !== undefined && !/^[1-9]\d*$/.test(step))) return false;
    if (range === '*') return true;
    const [first = '', last = first, ...rest] = range.split('-');
    return rest.length === 0 && isValue(first) && isValue(last) && value(first) <= value(last);
  });
}

/** Six fields as EventBridge Scheduler reads them, without its L, W and #: an import has no need of them. */
function isCron(text: string): boolean {
  const fields = text.trim().split(/ +/);
  const [minutes = '', hours = '', dayOfMonth = '', month = '', dayOfWeek = '', year = ''] = fields;
  if (fields.length !== 6) return false;
  // AWS wants exactly one of the two left open.
  if ((dayOfMonth === '?') === (dayOfWeek === '?')) return false;
  return (
    isField(minutes, 0, 59) &&
    isField(hours, 0, 23) &&
    (dayOfMonth === '?' || isField(dayOfMonth, 1, 31)) &&
    isField(month, 1, 12, months) &&
    (dayOfWeek === '?' || isField(dayOfWeek, 1, 7, days)) &&
    isField(year, 1970, 2199)
  );
}

/** Whether EventBridge Scheduler takes it: `cron(0 5 * * ? *)`, `rate(12 hours)`. */
export function isExpression(text: string): boolean {
  const [, kind, inside = ''] = /^(cron|rate)\((.+)\)$/.exec(text) ?? [];
  if (kind === 'cron') return isCron(inside);
  return kind === 'rate' && /^(1 (minute|hour|day)|([2-9]|[1-9]\d{1,4}) (minutes|hours|days))$/.test(inside);
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

const expression = (example: string) => {
  const shape = `ожидается выражение вида ${example} или rate(12 hours), либо null`;
  return z.string(shape).refine(isExpression, shape).nullable().default(example);
};

const zone = 'ожидается часовой пояс вида Europe/Moscow';

const schedule = z.strictObject(
  {
    /** What is new since the last success. */
    daily: expression('cron(0 5 * * ? *)'),
    /** All that the sources list: only such a crawl tells what they no longer do. */
    weekly: expression('cron(0 3 ? * SUN *)'),
    timeZone: z.string(zone).refine(isTimeZone, zone).default('Europe/Moscow'),
  },
  'ожидается { "daily": "cron(0 5 * * ? *)", "weekly": "cron(0 3 ? * SUN *)" }, либо null',
);

/** When imports start by themselves; null or false: never. Null for one of the two leaves that one out. */
export const importSchedule = z
  .preprocess((value) => (value === false ? null : value), schedule.nullable())
  .prefault({});
