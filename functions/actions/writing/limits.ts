import { AppError } from '#core/contract/errors.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { counted } from '#core/domain/text/plural.ts';
import type { ModelUsage } from '#functions/external/bedrock.ts';
import { env } from '#functions/runtime/env.ts';
import type { WriteLease } from '#functions/store/accounts/accounts.ts';
import * as quotas from '#functions/store/accounts/quotas.ts';
import * as usage from '#functions/store/accounts/usage.ts';

const answersPerDay = () => Number(env('WRITER_ANSWERS_PER_DAY', '20'));
const dollarsPerMonth = () => Number(env('WRITER_DOLLARS_PER_MONTH', '50'));

/** '2026-11-20' where most of our users are. */
const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: defaultTimeZone }).format(new Date());

const overQuota = (most: number) =>
  new AppError(
    'over_quota',
    `На\u00a0сегодня лимит исчерпан: ${counted(most, ['ответ', 'ответа', 'ответов'])} в\u00a0день. Приходите завтра.`,
  );

/** One answer of the user's day: how many are left after it, and how to give it back. */
export async function takeAnswer(lease: WriteLease) {
  const [date, most] = [today(), answersPerDay()];
  const used = await quotas.take(lease, date, most);
  if (used === null) throw overQuota(most);
  const refund = (later: WriteLease) => quotas.refund(later, date);
  return { left: Math.max(0, most - used), giveBack: refund };
}

export async function answersLeft(userId: string): Promise<number> {
  return Math.max(0, answersPerDay() - (await quotas.used(userId, today())));
}

/** Refuses everybody while the stage's switch is off; else says whether the switch lets the model write. */
export async function canModelWrite(): Promise<boolean> {
  const mode = await usage.mode();
  if (mode === 'off')
    throw new AppError(
      'over_quota',
      'Сейчас этим нельзя воспользоваться: помощник на\u00a0время отключён. Попробуйте позже.',
    );
  return mode === 'on';
}

const thousand = 1000;

export const dollarsFor = ({ input, output }: ModelUsage): number =>
  (input * Number(env('WRITER_PRICE_IN', '0')) + output * Number(env('WRITER_PRICE_OUT', '0'))) / thousand;

/**
 * Sets aside what a question to the model may cost at most, before it is asked: of many at once none goes over the month's
 * budget, and one whose function was killed is counted. Null where the budget does not hold it.
 */
export async function reserveDollars(
  most: ModelUsage,
): Promise<{ settle: (spent: ModelUsage) => Promise<void> } | null> {
  const [month, reserved] = [usage.monthOf(new Date()), dollarsFor(most)];
  if (!(await usage.reserve(month, reserved, dollarsPerMonth()))) return null;
  return { settle: (spent) => usage.settle(month, reserved, { ...spent, dollars: dollarsFor(spent) }) };
}
