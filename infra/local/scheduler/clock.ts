import { Cron } from 'croner';

/** Something that happens again and again until it is stopped. */
export interface Clock {
  stop(): void;
}

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Calls `onTick` as EventBridge Scheduler would by this expression; refuses one that it or this clock does not know. */
export function startClock(expression: string, timeZone: string, onTick: () => void): Clock {
  const [, kind, inside = ''] = /^(cron|rate)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'cron') return byCron(inside, timeZone, onTick);
  if (kind === 'rate') return byRate(inside, onTick);
  throw new Error(`the schedule «${expression}» is neither cron(…) nor rate(…)`);
}

function byCron(fields: string, timeZone: string, onTick: () => void): Clock {
  const [minutes = '', hours = '', dayOfMonth = '', month = '', dayOfWeek = '', year = '', ...more] =
    fields.split(/\s+/);
  const isWhole = year !== '' && more.length === 0;
  const hasOneDay = (dayOfMonth === '?') !== (dayOfWeek === '?');
  const otherFields = [minutes, hours, month, year];
  // croner knows more than AWS: what would pass here and fail there is refused here, too.
  if (!isWhole || !hasOneDay || otherFields.some((field) => /[^\w*,/-]/.test(field)))
    throw new Error(`the schedule «cron(${fields})» is not as AWS writes it`);
  try {
    const job = new Cron(
      `0 ${fields}`,
      // As AWS: SUN is 1, and 0/15 is each quarter of an hour.
      { mode: '7-part', timezone: timeZone, alternativeWeekdays: true, sloppyRanges: true },
      onTick,
    );
    return { stop: () => job.stop() };
  } catch (cause) {
    throw new Error(
      `the schedule «cron(${fields})» of ${timeZone} is not served locally: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  }
}

/** The first time after one period. */
function byRate(period: string, onTick: () => void): Clock {
  const [, count = '', unit = ''] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(period) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? 0);
  if (ms === 0) throw new Error(`the schedule «rate(${period})» is not as AWS writes it`);
  // Not setInterval, which a month overflows.
  const wait = (from: number): Cron =>
    new Cron(new Date(from + ms), { allowPast: true }, () => {
      job = wait(from + ms);
      onTick();
    });
  let job = wait(Date.now());
  return { stop: () => job.stop() };
}
