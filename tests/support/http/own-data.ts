import { startDynamodb } from '../store/dynamodb.ts';
import { emptyTables } from '../store/empty-tables.ts';
import { startFiles } from '../store/files.ts';
import { startUserPool } from './user-pool.ts';

/** A file of each kind as its program begins it, the rest of no meaning. */
export const content = {
  pdf: new TextEncoder().encode('%PDF-1.7\n1 0 obj'),
  docx: Uint8Array.from(`PK\u0003\u0004${'\u0000'.repeat(26)}[Content_Types].xml`, (char) =>
    char.charCodeAt(0),
  ),
  txt: new TextEncoder().encode('Анна, аналитик'),
  exe: Uint8Array.from(`MZ\u0090\u0000${'\u0000'.repeat(60)}`, (char) => char.charCodeAt(0)),
};

/** Tables, bucket and pool in which Anna, Boris and an administrator have accounts. */
export async function startOwnData() {
  const server = await startDynamodb();
  const pool = await startUserPool();
  const bucket = await startFiles();
  return {
    pool,
    bucket,
    async reset() {
      process.env.USER_DIRECTORY = 'true';
      await emptyTables();
      await bucket.empty();
      pool.reset();
      pool.state.users = ['anna', 'boris', 'boss'].map((id) => ({ id, email: `${id}@example.ru` }));
    },
    async close() {
      await bucket.close();
      await pool.close();
      await server.close();
    },
  };
}
export type OwnData = Awaited<ReturnType<typeof startOwnData>>;
