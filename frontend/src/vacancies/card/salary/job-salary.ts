import { formatSalary, roubles, roundToTwoDigits, splitSalaryWords } from '#core/domain/job/pay/salary.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { middleOf } from '#core/domain/search/market.ts';
import { detail } from '../../../texts/ru.ts';

type Pay = Pick<Job, 'salary' | 'salaryWords'>;

/** A month's pay from an amount in another currency. */
export const isConverted = ({ salary, salaryWords }: Pay): boolean =>
  salary !== null && salaryWords !== null && !salaryWords.includes('₽');

/** The whole range and the source's own words, where they say more than the card does. */
export function salaryDetails(pay: Pay): string[] {
  const { salary, salaryWords } = pay;
  return [
    ...(salary && salary.min !== salary.max && !isConverted(pay)
      ? [detail.salaryRange(roubles(salary.min), roubles(salary.max))]
      : []),
    ...(salaryWords && (salary || splitSalaryWords(salaryWords).tax)
      ? [detail.sourceWords(salaryWords)]
      : []),
  ];
}

/** What stands large: pay for a shift or an hour in the source's own words, where there is no month's. */
export function salaryLine(pay: Pay): string | null {
  const { salary, salaryWords } = pay;
  if (!salary) return salaryWords && splitSalaryWords(salaryWords).amount;
  return isConverted(pay) ? detail.about(roubles(roundToTwoDigits(middleOf(salary)))) : formatSalary(salary);
}

/** What stands small under it: the amount that was converted, and whether tax is still to come off. */
export function salaryNote(pay: Pay): string | null {
  if (pay.salaryWords === null) return null;
  return isConverted(pay) ? pay.salaryWords : splitSalaryWords(pay.salaryWords).tax;
}
