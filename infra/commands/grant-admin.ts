import { parseArgs } from 'node:util';
import * as z from 'zod';
import { foldEmail } from '#core/domain/user/user.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { makeAdmin } from './grant-admin/make-admin.ts';
import { useStack } from './local-stack/run-import.ts';
import { runningStack } from './local-stack/running-stack.ts';
import { asUserError } from './stage/aws-user-error.ts';
import { accountsOf } from './stage/deployed-stack.ts';

const usage =
  'Назовите почту: npm run grant-admin -- anna@example.ru, для развёрнутой площадки ещё --stage prod.';

try {
  const { email, stage } = parseArguments(process.argv.slice(2));
  if (stage === undefined) useStack((await runningStack()).environment);
  else Object.assign(process.env, await accountsOf(stage));
  const result = await makeAdmin(email);
  console.log(result === 'made' ? `${email} теперь администратор.` : `${email} уже администратор.`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  exitWithError(
    code === 'ECONNREFUSED' || code === 'ECONNRESET' ? new UserError('Стек остановлен.') : asUserError(error),
  );
}

function parseArguments(args: string[]): { email: string; stage: string | undefined } {
  let positionals: string[];
  let stage: string | undefined;
  try {
    ({
      positionals,
      values: { stage },
    } = parseArgs({ args, allowPositionals: true, options: { stage: { type: 'string' } } }));
  } catch {
    throw new UserError(usage);
  }
  const email = z.email().safeParse(foldEmail(positionals[0]?.trim() ?? ''));
  if (positionals.length !== 1 || !email.success) throw new UserError(usage);
  return { email: email.data, stage };
}
