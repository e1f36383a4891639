import { exitWithError } from '../../infra/user-error.ts';
import { optionsFrom } from './options.ts';

/* `npm run soak`: readers, matchers and writers on the local stack, while an import runs and snapshots swap. */
try {
  const options = optionsFrom(process.argv.slice(2));
  // What builds the stack takes a while to load.
  const { run } = await import('./run.ts');
  process.exit((await run(options)) ? 0 : 1);
} catch (error) {
  exitWithError(error);
}
