import { createServer } from 'node:net';
import { importSources } from '#core/contract/stack/import-sources.ts';
import type { ImportRun } from '#core/domain/import/import-run.ts';
import { sourceInfo } from '#core/domain/import/source.ts';
import { buildAll } from '../build/build-all.ts';
import { demoAdmin, demoPassword, demoUser } from '../local/demo-accounts.ts';
import { asLocalDataError } from '../local/local-data-error.ts';
import { type FolderLock, lockFolder } from '../local/running.ts';
import { SavedAnswersError } from '../local/sources/saved-files.ts';
import { loadSources, type SourceFolders } from '../local/sources/sources.ts';
import { type LocalStack, startLocalStack } from '../local/stack.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { localDir } from './local-stack/local-dir.ts';
import { failureMessage, importMachineOf, runImports, useStack } from './local-stack/run-import.ts';

/** As on AWS, whatever the clock of this machine; threads that start later take it over. */
process.env.TZ = 'UTC';

const stopTimeoutMs = 5000;

let stack: LocalStack | undefined;
let folderLock: FolderLock | undefined;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
stopWithNpm();

try {
  const port = portFrom(process.env.PORT || '3000');
  const folder = localDir();
  const folders = await savedData();
  folderLock = await lockOrFail(folder);
  await checkPort(port);

  const { outDir, stack: stackName } = await buildAll();
  stack = await startLocalStack({
    outDir,
    stack: stackName,
    localDir: folder,
    port,
    folders,
    onFailure: (error) => void fail(error),
    onUndelivered: (_, error) => console.error(`Расписание не смогло начать импорт: ${error.message}`),
    onMail: ({ to, subject, code }) =>
      console.log(`Письмо для ${to}: ${code === '' ? `«${subject}»` : `код ${code}`}.`),
  });
  folderLock.announce(stack);
  console.log(`Призвание: ${stack.url}`);
  console.log(`Аккаунты: ${demoAdmin} (администратор) и ${demoUser}, пароль ${demoPassword}.`);
  console.log(`Письма приходят сюда и на страницу ${stack.url}/local/outbox.`);
  if (Object.keys(folders).length === 0)
    console.log('Вакансии на сайте вымышлены: это демонстрационные данные.');
  await importInBackground(stack);
} catch (error) {
  await fail(error);
}

async function importInBackground({ environment, stateMachines }: LocalStack): Promise<void> {
  useStack(environment);
  try {
    const runs = await runImports({
      stateMachineArn: importMachineOf({ stateMachines }),
      startedBy: 'npm start',
    });
    for (const run of runs)
      if (run.status === 'succeeded') console.log(summaryOf(run));
      else console.error(failureMessage(run));
  } catch (error) {
    if (isStopping) return;
    if (!(error instanceof UserError)) throw error;
    console.error(`Импорт не удался: ${error.message}`);
  }
}

function summaryOf({ source, counts }: ImportRun): string {
  const figures = `новых ${counts.new}, обновлено ${counts.updated}, без изменений ${counts.unchanged}`;
  return `Импорт, ${sourceInfo(source).name}: ${figures}, пропущено ${counts.skipped}.`;
}

/** The folders named by HH_DATA, TRUDVSEM_DATA and their like, looked into before anything is built. */
async function savedData(): Promise<SourceFolders> {
  const folders = Object.fromEntries(
    importSources.flatMap(({ id }) => {
      const folder = process.env[`${id.toUpperCase()}_DATA`];
      return folder ? [[id, folder]] : [];
    }),
  );
  await loadSources(folders, new Date());
  return folders;
}

/** Closes every port and the database. Signals may come twice: from the terminal, and from npm. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code), stopTimeoutMs).unref();
  await stack?.close();
  await folderLock?.release();
  process.exit(code);
}

/** A signal sent to npm alone ends npm and the shell under it, but does not come through to here. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) void stop(0);
  }, 500).unref();
}

async function fail(error: unknown): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stack?.close();
  await folderLock?.release();
  exitWithError(asUserError(error));
}

/** What the person who started it can mend is one line. */
function asUserError(error: unknown): unknown {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isPortTaken) return new UserError(portTakenMessage(portFrom(process.env.PORT || '3000')));
  const dataError = error instanceof SavedAnswersError ? error : asLocalDataError(error, localDir());
  return dataError ? new UserError(dataError.message) : error;
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT=${text} не годится: нужен номер порта от 1 до 65535.`);
}

function portTakenMessage(port: number): string {
  const other = port === 65_535 ? 3000 : port + 1;
  return `Порт ${port} занят. Освободите его или выберите другой: PORT=${other} npm start.`;
}

/** Before the build, not after it. `localhost` may mean ::1 to a browser, so nobody else may be there, either. */
async function checkPort(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise<string | undefined>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      server.listen({ port, host }, () => server.close(() => resolve(undefined)));
    });
    if (code === 'EADDRINUSE') throw new UserError(portTakenMessage(port));
    if (code === 'EACCES')
      throw new UserError(`Порт ${port} открыть нельзя: порты до 1024 требуют особых прав. Выберите другой.`);
  }
}

async function lockOrFail(folder: string): Promise<FolderLock> {
  const lock = await lockFolder(folder);
  if (lock) return lock;
  throw new UserError(
    `С папкой «${folder}» уже работает другой запуск. Остановите его или задайте другую: LOCAL_DIR=… npm start.`,
  );
}
