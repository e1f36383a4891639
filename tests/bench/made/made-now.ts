/** The instant at which the made base is looked at. */
export const madeNow = new Date('2026-11-20T12:00:00.000Z');
