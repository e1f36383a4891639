declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** `path` is a LevelDB folder; `close` also closes the database. The times are how long a table is in a state. */
  export default function dynalite(options: {
    path: string;
    createTableMs: number;
    deleteTableMs: number;
    updateTableMs: number;
  }): Server;
}
