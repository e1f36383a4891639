import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What was built, in another folder, with its templates changed; gives how many of them that has touched. */
export function changedTemplates(outDir: string, change: (template: string) => string): number {
  cpSync('cdk.out', outDir, { recursive: true, filter: (from) => !from.includes('/asset.') });
  for (const name of readdirSync('cdk.out').filter((entry) => entry.startsWith('asset.')))
    symlinkSync(resolve('cdk.out', name), join(outDir, name));
  return readdirSync(outDir).filter((name) => {
    if (!name.endsWith('.template.json')) return false;
    const file = join(outDir, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    writeFileSync(file, changed);
    return changed !== text;
  }).length;
}
