import { parseArgs } from 'node:util';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { number } from '#core/domain/text/plural.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { useStack } from './local-stack/run-import.ts';
import { runningStack } from './local-stack/running-stack.ts';
import { type Progress, walkThrough } from './read-demands/walk-through.ts';
import { asUserError } from './stage/aws-user-error.ts';
import { demandReaderOf } from './stage/deployed-stack.ts';

const usage =
  'Читает заново, что просят вакансии: npm run read-demands, для развёрнутой площадки ещё -- --stage prod.';

try {
  const { client, name } = await readerOf(stageOption());
  const { total } = await walkThrough(client, name, showProgress);
  if (process.stdout.isTTY) process.stdout.write('\n');
  console.log(total === 0 ? 'Все вакансии уже прочитаны.' : 'Все вакансии прочитаны.');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  exitWithError(
    code === 'ECONNREFUSED' || code === 'ECONNRESET' ? new UserError('Стек остановлен.') : asUserError(error),
  );
}

function stageOption(): string | undefined {
  try {
    return parseArgs({ options: { stage: { type: 'string' } } }).values.stage;
  } catch {
    throw new UserError(usage);
  }
}

/** Of the stage; without one, of the stack that runs on this machine. */
async function readerOf(stage: string | undefined): Promise<{ client: LambdaClient; name: string }> {
  if (stage !== undefined) {
    const { region, name } = await demandReaderOf(stage);
    return { client: new LambdaClient({ region }), name };
  }
  const { environment, functions } = await runningStack();
  useStack(environment);
  const [, name] = Object.entries(functions).find(([id]) => id.startsWith('DemandWalkRead')) ?? [];
  if (name === undefined) throw new Error('the stack has nobody who reads what vacancies ask for');
  return { client: new LambdaClient({}), name };
}

/** «12 000 из 30 000»: on a terminal one line, which changes. */
function showProgress({ phase, read, total }: Progress): void {
  const line =
    phase === 'counting' ? `Подсчёт: ${number(total)}` : `Прочитано ${number(read)} из ${number(total)}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else console.log(line);
}
