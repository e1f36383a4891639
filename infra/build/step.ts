import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Step {
  /** Its stamp is dist/stamps/<name>. */
  readonly name: string;
  /** Files and folders, from the project's root, that decide the result. */
  readonly inputs: readonly string[];
  /** What is made. Changed or deleted by anybody else, it is made anew. */
  readonly outputs: readonly string[];
  readonly run: () => Promise<void>;
}

const statsOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Every file under the paths, sorted; a path that is not there stands for itself. */
function filesOf(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statsOf(join(root, path))?.isDirectory()) return [path];
    const found = globSync(`${path}/**/*`, { cwd: root });
    return found.filter((file) => statsOf(join(root, file))?.isFile()).sort();
  });
}

function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, paths)) {
    const path = join(root, file);
    const stats = statsOf(path);
    hash.update(`${file} ${stats?.size ?? 'none'}\n`);
    if (stats) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Runs the step unless its stamp tells that the same inputs have already made what lies there. */
export async function runStep(root: string, step: Step): Promise<'made' | 'unchanged'> {
  const stampFile = join(root, 'dist/stamps', step.name);
  const inputs = hashOf(root, step.inputs);
  const stamp = () => `${inputs} ${hashOf(root, step.outputs)}`;
  if (statsOf(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return 'unchanged';
  await step.run();
  mkdirSync(dirname(stampFile), { recursive: true });
  // With the inputs as they were before: what is edited meanwhile must be built next time.
  writeFileSync(stampFile, stamp());
  return 'made';
}
