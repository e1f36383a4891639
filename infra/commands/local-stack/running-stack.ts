import { findRunning, type RunningStack } from '../../local/running.ts';
import { UserError } from '../../user-error.ts';
import { localDir } from './local-dir.ts';

/** The stack that `npm start` runs on this LOCAL_DIR; refuses where there is none yet. */
export async function runningStack(): Promise<RunningStack> {
  const found = await findRunning(localDir());
  if (found === null) throw new UserError('Стек не запущен: сначала выполните npm start и дождитесь адреса.');
  if (found === 'starting')
    throw new UserError('Стек ещё запускается: дождитесь, пока npm start напечатает адрес.');
  return found;
}
