declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** `path` is a LevelDB folder, null is memory; `close` also closes the database. The times are how long a table is in a state. */
  export default function dynalite(options: {
    path: string | null;
    createTableMs: number;
    deleteTableMs: number;
    updateTableMs: number;
  }): Server;
}
