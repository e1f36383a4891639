import type { ResumeLine } from '../../documents/reading/lines.ts';
import { wishedSalary } from './profile-facts.ts';

const wage = '(?:зп|з/п|зарплат\\p{L}{1,4}|заработн\\p{L}{2,3} плат\\p{L}{1,2}|оклад(?:а|у|ом|е)?|salary)';
/** Somebody's income is also a company's: before the amount stands nothing but what belongs to a wish. */
const income = '(?:доход(?:а|у|ом|е)?|income)';
const ofWish =
  '(?:от|до|не|менее|меньше|ниже|около|в|на|руки|месяц|мес|руб|рублей|ожидани\\p{L}{1,2}|from|at|least|net|gross|per|month)';
const pay = new RegExp(
  `(?<!\\p{L})(?:${wage}(?!\\p{L})[^\\n\\d]{0,60}|${income}(?!\\p{L})(?:[^\\n\\d\\p{L}]{1,4}${ofWish}(?!\\p{L})){0,6}[^\\n\\d\\p{L}]{0,8})\\d`,
  'iu',
);
/** So much of a line from there on says the amount and its currency. */
const maxPayLength = 120;

/** Less is a year, or how many people were paid. */
const minPlausibleSalary = 5000;

/** The first wage in roubles that a resume asks for, and the line that says it; jobs tell of other money. */
export function salaryIn(lines: readonly ResumeLine[]): { amount: number; quote: string } | null {
  for (const { text, words, section } of lines) {
    const at = section === 'experience' ? -1 : text.search(pay);
    const amount = at < 0 ? null : wishedSalary(text.slice(at, at + maxPayLength));
    if (amount !== null && amount >= minPlausibleSalary) return { amount, quote: words };
  }
  return null;
}
