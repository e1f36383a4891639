/**
 * Who may start an import, or change a role, and has no account: the clock, a command, a local start, whoever has erased
 * the account since, and the sweep that takes roles of accounts that are gone.
 */
export const systemActors = ['schedule', 'command', 'npm start', 'erased', 'sweep'] as const;
export type SystemActor = (typeof systemActors)[number];
