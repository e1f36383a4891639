import * as z from 'zod/mini';
import { number } from '../../text/plural.ts';

/** Roubles a month. */
export const salary = z.object({ min: z.number(), max: z.number(), currency: z.literal('₽') });
export type Salary = z.infer<typeof salary>;

const noBreakSpace = '\u00a0';

/**
 * '150 000', '150\u202f000', "150'000", '1.250.000' and '150'; kopecks are passed over. Then k, к or тыс, with which
 * '1,5' is one number. «к» after a space and before a word is a preposition: '250 000 к выплате'.
 */
const amount =
  /(\d{1,3}(?:[\s'’.,]\d{3})+(?!\d)|\d+(?:[.,]\d+(?=\s*(?:k|к(?!\p{L})|тыс)))?)(?:[.,]\d{1,2}(?!\d))?(?:\s*(k(?!\p{L})|тыс)|(к)(?!\p{L})|\s+(к)(?!\p{L})(?!\s+(?!руб)[\p{L}\d]))?/giu;

function amountsIn(text: string): { value: number; isThousands: boolean }[] {
  return [...text.matchAll(amount)].map(([, digits = '', ...suffixes]) => {
    const isThousands = suffixes.some((suffix) => suffix !== undefined);
    const isGrouped = /^\d{1,3}(?:[\s'’.,]\d{3})+$/u.test(digits);
    const value = Number(isGrouped ? digits.replace(/\D/gu, '') : digits.replace(',', '.'));
    return { value: isThousands ? value * 1000 : value, isThousands };
  });
}

/**
 * The first number found is min, the second is max, or min again where there is only one (docs/rules.md#salary-text).
 * Null where no number is above 0. '150–250k' means thousands on both sides.
 */
export function parseSalary(text: string | null): Salary | null {
  const [first, second = first] = amountsIn(text ?? '');
  if (!first || !second) return null;
  const sharesThousands = second.isThousands && !first.isThousands && first.value < 1000;
  const min = Math.round(sharesThousands ? first.value * 1000 : first.value);
  const max = Math.round(second.value);
  return min > 0 && Number.isSafeInteger(min) && Number.isSafeInteger(max)
    ? { min, max, currency: '₽' }
    : null;
}

/** '150 000 ₽', with no-break spaces. */
export const roubles = (value: number): string => `${number(Math.round(value))}${noBreakSpace}₽`;

/** What a card says: '250 000 ₽', or '~200 000 ₽' for the middle of a range (docs/rules.md#salary-shown). */
export const formatSalary = ({ min, max }: Salary): string =>
  min === max ? roubles(min) : `~${roubles(Math.round((min + max) / 2))}`;

export const beforeTax = 'до вычета налогов';
export const afterTax = 'на руки';

/** Amounts of two kinds are never compared (docs/rules.md#salary-kinds). */
export const payKinds = ['net', 'gross', 'unsaid'] as const;
export type PayKind = (typeof payKinds)[number];

/** A source's own words about pay (`salaryColumns`): the amount, and whether it is before tax or after it. */
export function splitSalaryWords(words: string): { amount: string; tax: string | null } {
  const tax = [beforeTax, afterTax].find((phrase) => words.endsWith(` ${phrase}`)) ?? null;
  return { amount: tax === null ? words : words.slice(0, -tax.length - 1), tax };
}

/** With what an amount begins that is the least or the most of a pay. */
export const lowerBoundPrefix = /^от\s/u;
export const upperBoundPrefix = /^до\s/u;

/** What the words say of tax; an admin's own amount says nothing of it. */
export function payKindOf(words: string | null): PayKind {
  const tax = words === null ? null : splitSalaryWords(words).tax;
  if (tax === null) return 'unsaid';
  return tax === afterTax ? 'net' : 'gross';
}

/** 487 310 → 490 000: an amount from another currency is no more exact than its rate (docs/rules.md#salary-shown). */
export function roundToTwoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** The canonical text that an importer stores: `parseSalary` reads back the same numbers. */
export function salaryText(from: number | null, to: number | null): string | null {
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  const withoutSign = (value: number) => roubles(value).slice(0, -2);
  if (low !== null && high !== null)
    return low === high ? roubles(low) : `от ${withoutSign(low)} до ${roubles(high)}`;
  if (low !== null) return `от ${roubles(low)}`;
  return high === null ? null : `до ${roubles(high)}`;
}

export const salaryBuckets = ['До 150k', '150k-250k', '250k-400k', '400k+'] as const;
export type SalaryBucket = (typeof salaryBuckets)[number];

/** By the minimum, in thousands (docs/rules.md#salary-buckets). */
export function salaryBucket({ min }: Salary): SalaryBucket {
  if (min < 150_000) return 'До 150k';
  if (min < 250_000) return '150k-250k';
  return min < 400_000 ? '250k-400k' : '400k+';
}
