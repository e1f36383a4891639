import { runCanary } from '#functions/actions/canary/run-canary.ts';

export const handler = async () => runCanary();
