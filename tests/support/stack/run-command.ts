import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A command of infra/commands as a person runs it, at home in an empty folder: with an AWS of ours, or none. */
export async function runCommand(
  name: string,
  args: readonly string[],
  aws: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; lines: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-command-'));
  try {
    const child = spawn(process.execPath, [`infra/commands/${name}.ts`, ...args], {
      cwd: join(import.meta.dirname, '../../..'),
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        LOCAL_DIR: folder,
        AWS_EC2_METADATA_DISABLED: 'true',
        ...aws,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, lines: output.trim().replaceAll('\u00a0', ' ').split('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
