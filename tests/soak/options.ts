import { parseArgs } from 'node:util';
import { UserError } from '../../infra/user-error.ts';

export interface Options {
  readonly seconds: number;
  /** Requests a second. */
  readonly rate: number;
  /** Vacancies before the run. */
  readonly rows: number;
  /** A folder for the report and its plots. */
  readonly out?: string;
}

const usage =
  'npm run soak принимает параметры --minutes (длительность, по умолчанию 30, можно дробную), --rate (запросов в секунду, по умолчанию 200), --rows (вакансий в базе, по умолчанию 100000, от 1000) и --out (папка для отчёта и графиков).';

export function optionsFrom(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        minutes: { type: 'string', default: '30' },
        rate: { type: 'string', default: '200' },
        rows: { type: 'string', default: '100000' },
        out: { type: 'string' },
      },
    });
    const [minutes, rate, rows] = [values.minutes, values.rate, values.rows].map((text) =>
      /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN,
    ) as [number, number, number];
    if (minutes > 0 && rate > 0 && Number.isInteger(rows) && rows >= 1000)
      return { seconds: minutes * 60, rate, rows, ...(values.out !== undefined && { out: values.out }) };
  } catch {
    // An unknown parameter gets the same line.
  }
  throw new UserError(usage);
}
