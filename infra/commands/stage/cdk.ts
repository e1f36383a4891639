import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../../build/steps.ts';
import { UserError } from '../../user-error.ts';

const ownPrograms = join(root, 'node_modules/.bin');

/** Runs the CDK's own command, its output straight to the terminal; refuses where it fails. */
export async function cdk(command: 'synth' | 'diff' | 'deploy' | 'destroy', args: string[]): Promise<void> {
  const child = spawn('cdk', [command, ...args], {
    cwd: root,
    stdio: 'inherit',
    // npm has put our programs first; without npm they are found all the same.
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}${ownPrograms}` },
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new UserError(`Команда cdk ${command} не удалась: причина — в её выводе выше.`);
}
