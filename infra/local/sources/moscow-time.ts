const moscow = 3 * 3_600_000;

/** '2026-11-20T22:24:03+0300', as both sources write instants. */
export const moscowTime = (instant: number): string =>
  `${new Date(instant + moscow).toISOString().slice(0, 19)}+0300`;
