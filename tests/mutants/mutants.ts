import { exitWithError } from '../../infra/user-error.ts';
import { optionsFrom } from './options.ts';

/* `npm run mutants`: small faults are put into a room, one at a time, and its tests are to see them. */
try {
  const options = optionsFrom(process.argv.slice(2));
  const { run } = await import('./run.ts');
  process.exit((await run(options)) ? 0 : 1);
} catch (error) {
  exitWithError(error);
}
