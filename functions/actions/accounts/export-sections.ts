import * as z from 'zod';
import type { ExportedPage } from '#core/contract/own-data.ts';
import { isSyncKind } from '#core/domain/user/consent.ts';
import * as files from '#functions/external/files.ts';
import { annotationsOf } from '#functions/store/accounts/annotations.ts';
import { consentOf } from '#functions/store/accounts/consents.ts';
import { letterOf } from '#functions/store/accounts/letters.ts';
import { syncedOf } from '#functions/store/accounts/synced.ts';
import { trackedMarkOf, trackedOf } from '#functions/store/accounts/tracked.ts';
import { documentOf, expectedOf, isExpected } from '#functions/store/accounts/user-documents.ts';
import {
  type Item,
  type ItemKind,
  kindOf,
  nameIn,
  readableOf,
} from '#functions/store/accounts/user-items.ts';

type Sections = Omit<ExportedPage, 'user' | 'next'>;
type Entry = (into: Sections, userId: string) => unknown;

const storedAnswer = z.object({ at: z.string(), answer: z.json() });
const storedQuota = z.object({ used: z.int() });

/** What becomes of an item of each kind, read now and written later; null of what says nothing of a person. */
const entryByKind: Record<ItemKind, ((item: Item) => Entry) | null> = {
  account: null, // counts of the others, and who is writing this moment
  annotations(item) {
    const entry = { documentId: nameIn(item), marks: annotationsOf(item).marks };
    return (into) => into.annotations.push(entry);
  },
  answer(item) {
    const entry = storedAnswer.parse(item);
    return (into) => into.answers.push(entry);
  },
  application(item) {
    const entry = trackedOf(item);
    return (into) => into.tracked.push(entry);
  },
  consent(item) {
    const entry = consentOf(item);
    return (into) => (isSyncKind(entry.kind) ? into.syncConsents : into.consents).push(entry);
  },
  document(item) {
    if (isExpected(item)) {
      const entry = expectedOf(item);
      return (into) => into.uploads.push(entry);
    }
    const document = documentOf(item);
    return async (into, userId) => {
      const file = { userId, documentId: document.id };
      const url = files.hasBucket() ? await files.linkTo(file, document) : '';
      into.documents.push({ ...document, url });
    };
  },
  google(item) {
    const entry = nameIn(item);
    return (into) => into.googleAccounts.push(entry);
  },
  letter(item) {
    const entry = letterOf(item);
    return (into) => into.letters.push(entry);
  },
  link: null, // whose a Google account is, which `google` says to its owner
  mark(item) {
    const entry = trackedMarkOf(item);
    return (into) => into.trackedMarks.push(entry);
  },
  quota(item) {
    const entry = { span: nameIn(item), used: storedQuota.parse(item).used };
    return (into) => into.quotas.push(entry);
  },
  stop: null, // for ten minutes, that an answer is not wanted any more
  synced(item) {
    const entry = syncedOf(item);
    return (into) => into.synced.push(entry);
  },
};

export async function exportSections(userId: string, items: readonly Item[]): Promise<Sections> {
  const into: Sections = {
    consents: [],
    syncConsents: [],
    tracked: [],
    trackedMarks: [],
    synced: [],
    searches: [],
    told: [],
    letters: [],
    documents: [],
    annotations: [],
    uploads: [],
    answers: [],
    quotas: [],
    googleAccounts: [],
  };
  const entries = readableOf(items, (item) => {
    const kind = kindOf(String(item.id));
    return kind && entryByKind[kind]?.(item);
  });
  for (const add of entries) await add?.(into, userId);
  return into;
}

/** Marks in their documents, and not beside them. */
export function withAnnotations({ documents, annotations, ...rest }: Sections): Sections {
  const documentIds = new Set(documents.map(({ id }) => id));
  const marksOf = new Map(annotations.map(({ documentId, marks }) => [documentId, marks]));
  return {
    ...rest,
    documents: documents.map((document) => ({ ...document, marks: marksOf.get(document.id) ?? [] })),
    annotations: annotations.filter(({ documentId }) => !documentIds.has(documentId)),
  };
}
