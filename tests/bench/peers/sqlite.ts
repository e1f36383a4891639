import { DatabaseSync } from 'node:sqlite';
import { columns, encoded, numbersFor } from './encoded.ts';
import type { BuildPeer } from './peer.ts';
import { type CountLine, indices, readCounts, statementsFor } from './statements.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A trigram index knows texts of three characters and more; a shorter one is looked for in every row. */
const hasText = (text: string): string => {
  const found =
    [...text].length < 3
      ? `instr(words, ${quoted(text)}) > 0`
      : `texts MATCH ${quoted(`"${text.replaceAll('"', '""')}"`)}`;
  return `newest IN (SELECT rowid FROM texts WHERE ${found})`;
};

/** SQLite in memory: one table with indices, and the words in an FTS5 table with the trigram tokenizer. Exact. */
export const sqlite: BuildPeer = (rows) => {
  const database = new DatabaseSync(':memory:');
  const names = Object.keys(columns) as (keyof typeof columns)[];
  database.exec(`CREATE TABLE jobs (${names.map((name) => `${name} ${columns[name]}`).join(', ')})`);
  database.exec("CREATE VIRTUAL TABLE texts USING fts5(words, tokenize = 'trigram')");
  const numbers = numbersFor();
  const putJob = database.prepare(`INSERT INTO jobs VALUES (${names.map(() => '?').join(', ')})`);
  const putText = database.prepare('INSERT INTO texts (rowid, words) VALUES (?, ?)');
  database.exec('BEGIN');
  for (const row of encoded(rows, numbers)) {
    putJob.run(...names.map((name) => row[name]));
    putText.run(row.newest, row.words);
  }
  database.exec('COMMIT');
  for (const index of indices) database.exec(index);
  database.exec("INSERT INTO texts (texts) VALUES ('optimize')");
  database.exec('ANALYZE');

  return {
    answer(ask) {
      const statements = statementsFor(ask, numbers, hasText);
      const lines = database.prepare(statements.counts).all() as unknown as CountLine[];
      const counted = readCounts(lines, numbers);
      const page = database.prepare(statements.page(counted.total)).all();
      return { ...counted, ids: page.map(({ id }) => String(id)) };
    },
    close: () => database.close(),
  };
};
