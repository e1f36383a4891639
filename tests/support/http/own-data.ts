import type { Endpoint } from '#core/contract/endpoint.ts';
import { startDynamodb } from '../store/dynamodb.ts';
import { emptyTables } from '../store/empty-tables.ts';
import { startFiles } from '../store/files.ts';
import { answerOf, httpEvent } from './http-event.ts';
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

/** How a browser asks it: `input` holds parameters of the path, the query and the body alike. */
export function operationCaller<E extends Endpoint>(operation: E, handler: Parameters<typeof answerOf>[0]) {
  return (sub: string | undefined, input: Record<string, unknown> = {}) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const path = Object.fromEntries(names.map((name) => [name, String(input[name])]));
    const rest = Object.entries(input).filter(([name]) => !names.includes(name));
    const hasBody = !['GET', 'DELETE'].includes(operation.method);
    const payload = hasBody
      ? { body: JSON.stringify(Object.fromEntries(rest)) }
      : { query: new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString() };
    return answerOf(handler, httpEvent(operation, { path, ...payload, ...(sub !== undefined && { sub }) }));
  };
}
