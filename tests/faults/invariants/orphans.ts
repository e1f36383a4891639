import type { Item } from '#tests/support/store/stored-items.ts';
import type { World } from './stored-world.ts';

const [kindOf, nameIn] = [
  ({ id }: Item) => String(id).split('#')[0] ?? '',
  ({ id }: Item) => String(id).replace(/^[^#]*#/u, ''),
];
const isDeleted = (item: Item | undefined): boolean => item === undefined || item.deleted_at !== undefined;

function ofVacancies({ tables }: World): string[] {
  const jobs = new Map(tables.JOBS_TABLE.map((job) => [job.id, job]));
  const [texts, contacts] = [tables.DESCRIPTIONS_TABLE, tables.JOB_CONTACTS_TABLE];
  const hasText = new Set(texts.filter(({ html }) => html !== '').map(({ id }) => id));
  const hasContacts = new Set(contacts.map(({ id }) => id));
  return [
    ...texts
      .filter(({ id }) => isDeleted(jobs.get(id)))
      .map(({ id }) => `description without vacancy: ${id}`),
    ...contacts
      .filter(({ id }) => isDeleted(jobs.get(id)))
      .map(({ id }) => `contacts without vacancy: ${id}`),
    // Of one that is shown to nobody a part may still be missing.
    ...[...jobs.values()]
      .filter((job) => !isDeleted(job) && job.is_active === true)
      .flatMap(({ id, has_description, has_direct_contacts }) => [
        ...(has_description === hasText.has(id)
          ? []
          : [
              `vacancy ${id} says ${has_description ? 'it has a description' : 'it has none'}, and that is not so`,
            ]),
        ...(has_direct_contacts === hasContacts.has(id)
          ? []
          : [
              `vacancy ${id} says ${has_direct_contacts ? 'it has contacts' : 'it has none'}, and that is not so`,
            ]),
      ]),
  ];
}

function ofImports({ tables }: World): string[] {
  const items = tables.IMPORT_RUNS_TABLE;
  const runs = items.filter(({ kind }) => kind === 'run');
  const [ids, queues] = [new Set(runs.map(({ id }) => id)), new Set(runs.map((run) => run.details_queue))];
  const running = new Set(runs.filter(({ status }) => status === 'running').map((run) => run.execution));
  return items.flatMap(({ kind, id, execution }) => {
    const [name, of] = String(kind).split('#');
    const isOrphan =
      (['seen', 'skips'].includes(name ?? '') && !ids.has(of)) || (name === 'details' && !queues.has(of));
    if (isOrphan) return [`${kind} without its run: ${id}`];
    return kind === 'lease' && !running.has(execution) ? [`a lease that nobody holds: ${execution}`] : [];
  });
}

function ofDocuments({ tables, files }: World): string[] {
  const items = tables.USER_ITEMS_TABLE;
  const documents = items.filter((item) => kindOf(item) === 'document');
  const documentKeys = new Set(documents.map((item) => `${item.user_id}/${nameIn(item)}`));
  const stored = files.filter(({ bucket }) => bucket === 'FILES_BUCKET').map(({ key }) => key);
  const isStored = new Set(stored);
  return [
    ...items
      .filter(
        (item) => kindOf(item) === 'annotations' && !documentKeys.has(`${item.user_id}/${nameIn(item)}`),
      )
      .map(({ user_id, id }) => `annotations without document: ${user_id} ${id}`),
    ...documents
      .filter(
        (item) => item.expires_at === undefined && !isStored.has(`documents/${item.user_id}/${nameIn(item)}`),
      )
      .map(({ user_id, id }) => `document without file: ${user_id} ${id}`),
    ...stored
      .filter((key) => !documentKeys.has(key.replace(/^[^/]*\//u, '')))
      .map((key) => `file without document: ${key}`),
  ];
}

function ofEmails({ tables }: World): string[] {
  const searches = tables.SUBSCRIPTIONS_TABLE.filter((item) => kindOf(item) === 'search');
  const searchKeys = new Set(searches.map(({ owner, search_id }) => `${owner} ${search_id}`));
  return tables.SENT_TABLE.filter(
    ({ owner, state, search_ids }) =>
      state === 'pending' && !(search_ids as string[]).some((search) => searchKeys.has(`${owner} ${search}`)),
  ).map(({ owner, entry }) => `news that no search waits for: ${owner} ${entry}`);
}

function ofSnapshots({ tables, files }: World): string[] {
  const stored = new Set(files.filter(({ bucket }) => bucket === 'SNAPSHOT_BUCKET').map(({ key }) => key));
  const named = tables.VERSIONS_TABLE.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) =>
      name.startsWith('snapshots_') ? Object.values(value as Record<string, string | null>) : [],
    ),
  ).filter((name) => name !== null);
  return named
    .flatMap((name) => [`${name}.columns`, `${name}.keys`])
    .filter((key) => !stored.has(key))
    .map((key) => `a snapshot that is named and is not there: ${key}`);
}

/** What hangs on nothing, and what is said to be there and is not. */
export const orphans = (world: World): string[] => [
  ...ofVacancies(world),
  ...ofImports(world),
  ...ofDocuments(world),
  ...ofEmails(world),
  ...ofSnapshots(world),
];
