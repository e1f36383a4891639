import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../infra/build/steps.ts';
import { UserError } from '../../../infra/user-error.ts';

export interface Site {
  readonly name: string;
  readonly url: string;
  close(): void;
}

/** The tree of a commit, with the packages that are installed here. */
export function checkoutOf(commit: string, folder: string): string {
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root, stdio: 'ignore' });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The local stack of a checkout, once the demo feed is imported. */
export async function startSite(name: string, checkout: string, localDir: string): Promise<Site> {
  const port = await freePort();
  console.log(`${name}: сборка и импорт…`);
  const stack = spawn(process.execPath, ['infra/commands/start.ts'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), LOCAL_DIR: localDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await waitForLine(stack, 'Импорт, «Работа России»');
  return { name, url: `http://localhost:${port}`, close: () => stack.kill('SIGINT') };
}

async function waitForLine(stack: ChildProcess, beginning: string): Promise<void> {
  if (!stack.stdout) throw new Error('the output is not read');
  for await (const line of createInterface({ input: stack.stdout })) if (line.startsWith(beginning)) return;
  throw new UserError('Сайт не запустился.');
}

/** The list, and an open vacancy that search engines may list; each address is known to an older site, too. */
export async function pagesOf(url: string): Promise<Record<'список' | 'вакансия', string>> {
  for (let page = 1; ; page++) {
    const found = await fetch(`${url}/api/jobs?page=${page}`);
    const { jobs, pages } = (await found.json()) as { jobs: { id: string; source: string }[]; pages: number };
    const job = jobs.find(({ source }) => source === 'trudvsem');
    if (job) return { список: '/', вакансия: `/?vacancy=${job.id}` };
    if (page >= pages) throw new UserError('В демонстрационных данных нет вакансии «Работы России».');
  }
}
