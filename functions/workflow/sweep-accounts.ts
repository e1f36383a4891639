import { runSweep } from '#functions/actions/accounts/run-sweep.ts';

export const handler = async (event: unknown) => runSweep(event);
