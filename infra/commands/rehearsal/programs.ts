import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * MiniStack: AWS on one machine, no Docker. Without cryptography it refuses every token. cfn-lint has the schemas of
 * what CloudFormation takes in each region. schemathesis makes up requests from the description of an API.
 */
const packages = ['ministack==1.5.33', 'cryptography==50.0.2', 'cfn-lint==1.58.0', 'schemathesis==4.32.5'];

/** Why there is nothing to rehearse on: no Python, or no way to its packages. Not a failure of the product. */
export class NoPrograms extends Error {
  override readonly name = 'NoPrograms';
}

/** Installs them into the folder once; gives the folder of their programs. */
export async function installPrograms(folder: string): Promise<string> {
  const venv = join(folder, 'venv');
  const programs = join(venv, 'bin');
  const stamp = join(venv, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === packages.join(' ')) return programs;

  rmSync(venv, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('python3', ['-m', 'venv', venv]).catch((cause) => {
    throw new NoPrograms('нет Python 3 с модулями venv и pip', { cause });
  });
  await run(
    join(programs, 'pip'),
    ['install', '--disable-pip-version-check', '--retries', '1', ...packages],
    {
      timeout: 300_000,
      maxBuffer: 16 * 2 ** 20,
    },
  ).catch((cause) => {
    const [last = ''] = String(cause.stderr).trim().split('\n').slice(-1);
    throw new NoPrograms(`pip не смог поставить ${packages.join(', ')}: ${last}`, { cause });
  });
  writeFileSync(stamp, packages.join(' '));
  return programs;
}

/** Whether this machine has CloudFront's engine for functions: the package `njs` of Debian and Ubuntu. */
export const hasNjs = (): Promise<boolean> =>
  run('njs', ['-v']).then(
    () => true,
    () => false,
  );
