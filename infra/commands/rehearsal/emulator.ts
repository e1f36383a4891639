import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Refusal } from '../../refusal.ts';

const run = promisify(execFile);

/** MiniStack: AWS on one machine, no Docker. Without cryptography it refuses every token. */
const packages = ['ministack==1.5.33', 'cryptography==50.0.2'];

/** Why there is nothing to rehearse on: no Python, or no way to its packages. Not a failure of the product. */
export class NoEmulator extends Error {
  override readonly name = 'NoEmulator';
}

/** Installs the emulator into the folder once; gives the path of its program. */
export async function installEmulator(folder: string): Promise<string> {
  const venv = join(folder, 'venv');
  const program = join(venv, 'bin', 'ministack');
  const stamp = join(venv, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === packages.join(' ')) return program;

  rmSync(venv, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('python3', ['-m', 'venv', venv]).catch((cause) => {
    throw new NoEmulator('нет Python 3 с модулями venv и pip', { cause });
  });
  await run(
    join(venv, 'bin', 'pip'),
    ['install', '--disable-pip-version-check', '--retries', '1', ...packages],
    {
      timeout: 120_000,
      maxBuffer: 16 * 2 ** 20,
    },
  ).catch((cause) => {
    const [last = ''] = String(cause.stderr).trim().split('\n').slice(-1);
    throw new NoEmulator(`pip не смог поставить ${packages.join(' и ')}: ${last}`, { cause });
  });
  writeFileSync(stamp, packages.join(' '));
  return program;
}

function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', () => reject(new Refusal(`Порт ${port} занят: освободите его и повторите репетицию.`)))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function untilAnswers(url: string, emulator: ChildProcess, log: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(200)) {
    if (emulator.exitCode !== null) break;
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
  }
  throw new Refusal(`Эмулятор не поднялся. Его журнал: ${log}`);
}

/** An empty emulator on 127.0.0.1; what it starts goes with it. */
export async function startEmulator(
  program: string,
  port: number,
  log: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  await assertFree(port);
  const output = openSync(log, 'w');
  const emulator = spawn(program, [], {
    // It runs the Lambdas with the node that it finds first: the one that runs us.
    env: {
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: process.env.HOME,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      SFTP_ENABLED: '0',
      IOT_MTLS_ENABLED: '0',
    },
    stdio: ['ignore', output, output],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => emulator.once('close', () => resolve()));
  const stop = async () => {
    if (emulator.pid !== undefined && emulator.exitCode === null) process.kill(-emulator.pid, 'SIGTERM');
    await ended;
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(`${url}/_ministack/health`, emulator, log);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
