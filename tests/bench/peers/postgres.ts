import { Client } from 'pg';
import { columns, type Encoded, encoded, numbersFor } from './encoded.ts';
import type { BuildPeer } from './peer.ts';
import { type CountLine, indices, readCounts, statementsFor } from './statements.ts';

const batch = 5000;
const schema = 'prizvanie_bench';
const typeOf = (column: string): string => column.split(' ')[0] as string;

const hasText = (text: string): string => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // An E'' string, in which a backslash is written twice.
  return `words LIKE E'${pattern.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
};

/** PostgreSQL that PGHOST names, over one connection, with a trigram index (pg_trgm, GIN) on the words. Exact. */
export const postgres: BuildPeer = async (rows) => {
  const client = new Client();
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  // Of its own, so that nothing of the database that is named is touched. A temporary table could not be read in parallel.
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  await client.query(`SET search_path = ${schema}, public`);
  await client.query("SET jit = off; SET work_mem = '512MB'");
  await client.query("SET maintenance_work_mem = '1GB'; SET max_parallel_workers_per_gather = 2");
  const types = { ...columns, words: 'TEXT' };
  const names = Object.keys(types) as (keyof Encoded)[];
  const listed = names.map((name) => `${name} ${types[name]}`).join(', ');
  await client.query(`CREATE UNLOGGED TABLE jobs (${listed})`);

  const numbers = numbersFor();
  const arrays = names.map((name, n) => `$${n + 1}::${typeOf(types[name])}[]`).join(', ');
  const put = async (rows: readonly Encoded[]) =>
    client.query(
      `INSERT INTO jobs SELECT * FROM unnest(${arrays})`,
      names.map((name) => rows.map((row) => row[name])),
    );
  let waiting: Encoded[] = [];
  for (const row of encoded(rows, numbers)) {
    waiting.push(row);
    if (waiting.length < batch) continue;
    await put(waiting);
    waiting = [];
  }
  await put(waiting);
  for (const index of indices) await client.query(index);
  await client.query('CREATE INDEX jobs_words ON jobs USING gin (words gin_trgm_ops)');
  await client.query('VACUUM ANALYZE jobs');

  return {
    async answer(ask) {
      const statements = statementsFor(ask, numbers, hasText);
      const lines = await client.query<CountLine>(statements.counts);
      const counted = readCounts(lines.rows, numbers);
      const page = await client.query<{ id: string }>(statements.page(counted.total));
      return { ...counted, ids: page.rows.map(({ id }) => id) };
    },
    async close() {
      await client.query(`DROP SCHEMA ${schema} CASCADE`);
      await client.end();
    },
  };
};
