import { join } from 'node:path';
import { localStage, stackName } from '../settings.ts';
import { buildLambdas, buildServer, buildSite, root, synthesizeLocally } from './steps.ts';

const seconds = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/**
 * Builds what is missing or stale, and says so in a line each; where nothing changed, it is silent.
 * Gives where the synthesized template lies and what its stack is called.
 */
export async function buildAll(
  log: (line: string) => void = console.log,
): Promise<{ outDir: string; stack: string; site: string }> {
  const timed = async (what: string, step: () => Promise<'made' | 'unchanged'>) => {
    const start = performance.now();
    if ((await step()) === 'unchanged') return;
    log(`${what}: готово за ${seconds.format((performance.now() - start) / 1000)} с`);
  };
  // In this order: what draws pages knows the site's files, and a function holds what draws pages.
  await timed('Сайт', buildSite);
  await timed('Страницы', buildServer);
  await timed('Функции', buildLambdas);
  await timed('Шаблон стека', synthesizeLocally);
  return { outDir: join(root, 'cdk.out'), stack: stackName(localStage), site: join(root, 'dist/site') };
}
