import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../../user-error.ts';

function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', () => reject(new UserError(`Порт ${port} занят: освободите его и повторите репетицию.`)))
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
  throw new UserError(`Эмулятор не поднялся. Его журнал: ${log}`);
}

/** An empty emulator on 127.0.0.1; what it starts goes with it. */
export async function startEmulator(
  programs: string,
  port: number,
  log: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  await assertFree(port);
  const output = openSync(log, 'w');
  const emulator = spawn(join(programs, 'ministack'), [], {
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
