import { buildAll } from '../build/build-all.ts';
import { refuse } from '../refusal.ts';

await buildAll().catch(refuse);
