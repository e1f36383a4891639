import { exitWithError, UserError } from '../../infra/user-error.ts';

const benches: Readonly<Record<string, () => Promise<{ run(args: string[]): Promise<void> }>>> = {
  search: () => import('./search.ts'),
  api: () => import('./api.ts'),
  copies: () => import('./copies.ts'),
  site: () => import('./site.ts'),
  match: () => import('./match.ts'),
  digests: () => import('./digests.ts'),
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const load = benches[name];
  if (!load)
    throw new UserError(
      'Что измерить: npm run bench -- search [--rows 10000,100000,1000000] [--json], npm run bench -- copies [--rows 100000,1000000], npm run bench -- digests, npm run bench -- api [--rows 10000] [--seconds 15] [--json], npm run bench -- match --quality или npm run bench -- site [--runs 5] [--before <коммит>] [--filmstrip].',
    );
  const bench = await load();
  await bench.run(args);
} catch (error) {
  exitWithError(error);
}
