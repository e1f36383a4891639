import { buildAll } from '../build/build-all.ts';
import { exitWithError } from '../user-error.ts';

await buildAll().catch(exitWithError);
