import { AppError } from '#core/contract/errors.ts';
import * as userItems from '#functions/store/user-items.ts';

/** Of a user's letters and marks together: an export answers them at once, and a Lambda answers 6 MB. */
const mostBytes = 4_000_000;

/** Refuses what would be too much beside all that is kept already; `key` is the item that it takes the place of. */
export async function needRoom(userId: string, key: string, value: unknown): Promise<void> {
  const others = await userItems.bytesOf(userId, key);
  if (others + userItems.answeredBytes(value) <= mostBytes) return;
  throw new AppError(
    'too_large',
    'Писем и пометок сохранено слишком много. Удалите ненужные и попробуйте ещё раз.',
  );
}
