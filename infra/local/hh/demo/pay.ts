import type { Random } from '../../sources/random.ts';
import { dictionaries } from '../dictionaries.ts';
import type { City } from './cities.ts';

export interface Pay {
  readonly salary: object | null;
  readonly salary_range: object | null;
}

const modes = {
  MONTH: 'За месяц',
  SHIFT: 'За смену',
  HOUR: 'За час',
  SERVICE: 'За услугу',
  FLY_IN_FLY_OUT: 'За вахту',
};
export type PayMode = keyof typeof modes;

/** Months in one unit of the mode. */
const unit: Record<PayMode, number> = {
  MONTH: 1,
  SHIFT: 1 / 15,
  HOUR: 1 / 165,
  SERVICE: 1 / 6,
  FLY_IN_FLY_OUT: 1.4,
};

const perRouble = new Map(dictionaries.currency.map(({ code, rate }) => [code, rate]));

/** As people write pay: 187 430 is 185 000, 94 300 is 95 000, 1 837 is 1 850. */
function rounded(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount * 2)) / 20;
  return Math.max(1, Math.round(amount / step) * step);
}

/** About a quarter of employers say nothing; the others use every shape that the API knows. */
export function payFor(roubles: number, city: City, mode: PayMode, isIt: boolean, random: Random): Pay {
  const shape = random.weighted([
    ['none', 26],
    ['range', 44],
    ['from', 16],
    ['to', 6],
    ['equal', 8],
  ] as const);
  if (shape === 'none') return { salary: null, salary_range: null };

  const currency =
    city.currency === 'RUR'
      ? random.weighted([
          ['RUR', 96],
          ['USD', isIt ? 3 : 0.4],
          ['EUR', isIt ? 1.5 : 0.2],
        ] as const)
      : random.weighted([
          [city.currency, 70],
          ['USD', isIt ? 30 : 5],
        ] as const);
  const middle = roubles * unit[mode] * (perRouble.get(currency) ?? 1) * (0.88 + random.next() * 0.24);
  const spread = 0.1 + random.next() * 0.14;
  const low = rounded(middle * (1 - spread));
  const high = Math.max(rounded(middle * (1 + spread)), low);
  const ends = {
    range: { from: low, to: high },
    from: { from: low, to: null },
    to: { from: null, to: high },
    equal: { from: rounded(middle), to: rounded(middle) },
  }[shape];

  const gross = random.weighted<boolean | null>([
    [false, 48],
    [true, 38],
    [null, 14],
  ]);
  const salary = { ...ends, currency, gross };
  return {
    salary,
    salary_range: {
      ...salary,
      mode: { id: mode, name: modes[mode] },
      frequency: mode === 'MONTH' ? { id: 'TWICE_PER_MONTH', name: 'Два раза в месяц' } : null,
    },
  };
}
