import type { Item } from '#tests/support/store/stored-items.ts';
import { tableVariables, type World } from './stored-world.ts';

/** Somebody whose account was erased, and texts that were theirs alone: e-mail, letters, resume, bytes of files. */
export interface Erased {
  readonly id: string;
  readonly texts: readonly string[];
}

/** What keeps new writers out for sixty days: the id, and nothing that tells of a person. */
const tombstone: ReadonlySet<string> = new Set(['user_id', 'id', 'erased_at', 'expires_at', 'missing_since']);

const isTombstone = (item: Item): boolean =>
  item.id === 'account' && Object.keys(item).every((name) => tombstone.has(name));

/** In the audit an administrator who was erased stays as a pseudonym: the id alone (docs/rules.md#audit-no-personal-data). */
const tablesWithUserIds: ReadonlySet<string> = new Set(['AUDIT_TABLE']);

/** A file is held byte by byte: what was written in it stands there in UTF-8. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

export function personalBytes({ tables, files, pool, logs }: World, { id, texts }: Erased): string[] {
  const textsFoundIn = (bytes: string, texts: readonly string[]) =>
    texts.filter((text) => bytes.includes(text));
  const inTables = tableVariables.flatMap((table) =>
    tables[table]
      .filter((item) => !isTombstone(item))
      .flatMap((item) =>
        textsFoundIn(JSON.stringify(item), tablesWithUserIds.has(table) ? texts : [id, ...texts]).map(
          (text) => `of an erased person in ${table}: «${text}»`,
        ),
      ),
  );
  const inFiles = files.flatMap(({ bucket, key, text }) =>
    textsFoundIn(`${bytesOf(key)} ${text}`, [id, ...texts].map(bytesOf)).map(
      () => `of an erased person in ${bucket}: ${key}`,
    ),
  );
  const inPool = pool.flatMap((user) =>
    textsFoundIn(JSON.stringify(user), [id, ...texts]).map(
      (text) => `of an erased person in the user pool: «${text}»`,
    ),
  );
  const inLogs = logs.flatMap((line) =>
    textsFoundIn(line, [id, ...texts]).map((text) => `of an erased person in a log: «${text}»`),
  );
  return [...inTables, ...inFiles, ...inPool, ...inLogs];
}
