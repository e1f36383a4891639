import type { ResponseOf } from '#core/contract/endpoint.ts';
import {
  type KeptMark,
  type KeptRecord,
  listTracked,
  maxPerCall,
  putTracked,
  putTrackedDetails,
} from '#core/contract/tracker.ts';
import type { Mark } from '#core/domain/tracker/marks.ts';
import {
  isReminderAhead,
  maxTracked,
  type TrackedJob,
  withoutDeletedContent,
} from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { callApi, detailsOf } from '../../api/call-api.ts';
import { allTracked, joinTracked } from '../../tracker/tracker-store.ts';
import { hashOf, type Memory, readMemory, remember, resetMemory } from '../memory.ts';
import { ensureStillOn, type Outcome } from '../outcome.ts';
import { applyMarks, changedMarks, hasLostMarks, keyOfMark } from './own-marks.ts';

/** Characters of a call's body, beside 50 records and marks. */
const maxCharacters = 400_000;

/** Others may write at every step; who is still not through after so many comes back later. */
const maxRounds = 40;

/** A reminder that has come back after it fell due stays on its device: no server takes one that was set too late. */
const withReminderAhead = (record: TrackedJob): TrackedJob =>
  isReminderAhead(record) ? record : { ...record, reminder: { ...record.reminder, value: null } };

const toSendable = (record: TrackedJob): TrackedJob => withoutDeletedContent(withReminderAhead(record));

const hashOfRecord = (record: TrackedJob): string => hashOf(JSON.stringify(toSendable(record)));

/** What the account still has of one that was deleted is like nothing here: the mark alone takes its place. */
const hashOfRemote = (record: TrackedJob): string => hashOf(JSON.stringify(withReminderAhead(record)));

type TrackerMemory = Memory['tracker'];
const trackerMemory = (userId: string): TrackerMemory => readMemory(userId).tracker;

const isLive = ({ isDeleted }: TrackedJob) => !isDeleted.value;

/** What has changed here since the account was last the same; `left` are the new ones for which there is no room. */
function changedRecords(userId: string): { records: TrackedJob[]; left: number } {
  const { records: knownRecords } = trackerMemory(userId);
  const changed = allTracked(userId).filter((record) => {
    const knownRecord = knownRecords[record.id];
    // Of what the account never had it needs no mark that it was deleted.
    return knownRecord ? knownRecord.hash !== hashOfRecord(record) : isLive(record);
  });
  const isAdded = (record: TrackedJob) => isLive(record) && !knownRecords[record.id]?.isLive;
  const others = changed.filter((record) => !isAdded(record));
  const freed = others.filter((record) => !isLive(record) && knownRecords[record.id]?.isLive).length;
  const capacity = maxTracked - Object.values(knownRecords).filter((record) => record.isLive).length + freed;
  const added = changed.filter(isAdded);
  return {
    records: [...others, ...added.slice(0, Math.max(0, capacity))],
    left: Math.max(0, added.length - capacity),
  };
}

/** Whether anything waits to be sent. */
export const hasDeskChanges = (userId: string): boolean =>
  changedRecords(userId).records.length + changedMarks(userId, trackerMemory(userId).marks).length > 0;

function applyRemote(userId: string, records: readonly KeptRecord[], marks: readonly KeptMark[]) {
  if (records.length + marks.length === 0) return;
  const memory = trackerMemory(userId);
  joinTracked(
    userId,
    records.map(({ record }) => record),
  );
  applyMarks(
    userId,
    marks.map(({ mark }) => mark),
    memory.marks,
  );
  const recordEntries = records.map(({ record, revision }) => [
    record.id,
    { revision, hash: hashOfRemote(record), isLive: isLive(record) },
  ]);
  const markEntries = marks.map(({ mark, revision }) => [
    keyOfMark(mark),
    { revision, isHidden: mark.isHidden },
  ]);
  remember(userId, 'tracker', {
    records: { ...memory.records, ...Object.fromEntries(recordEntries) },
    marks: { ...memory.marks, ...Object.fromEntries(markEntries) },
  });
}

/** Whether something that the account has is not here any more, though nobody has deleted it: cleared, or unreadable. */
function hasLostLocalData(userId: string): boolean {
  const localIds = new Set(allTracked(userId).map(({ id }) => id));
  const memory = trackerMemory(userId);
  return (
    Object.entries(memory.records).some(([id, { isLive: wasLive }]) => wasLive && !localIds.has(id)) ||
    hasLostMarks(userId, memory.marks)
  );
}

/** What others have changed. False where the account does not keep the desk. `ensureWanted` throws where it is to end. */
async function pull(userId: string, ensureWanted: () => void): Promise<boolean> {
  const { isOn, keptSince } = trackerMemory(userId);
  if (hasLostLocalData(userId)) resetMemory(userId, 'tracker', { isOn, keptSince });
  const { since } = trackerMemory(userId);
  const fetchPage = async (after: string | null) => {
    const request = { ...(since !== null && { since }), ...(after !== null && { after }) };
    const answer = await callApi(listTracked, request);
    ensureWanted();
    return answer;
  };
  const first = await fetchPage(null);
  if (first.keptSince === null) return false;
  if (first.keptSince !== keptSince) {
    // Taken out and kept anew since: what was known of it holds no more.
    resetMemory(userId, 'tracker', { isOn, keptSince: first.keptSince });
    if (since !== null) return pull(userId, ensureWanted);
  }
  for (let page = first; ; page = await fetchPage(page.next)) {
    applyRemote(userId, page.records, page.marks);
    if (page.next === null) break;
  }
  remember(userId, 'tracker', { since: first.since });
  return true;
}

interface Batch {
  records: TrackedJob[];
  marks: Mark[];
}

function nextBatch(userId: string): Batch {
  const marks = changedMarks(userId, trackerMemory(userId).marks);
  const records: TrackedJob[] = [];
  let characters = 0;
  for (const record of changedRecords(userId).records.slice(0, maxPerCall)) {
    characters += JSON.stringify(record).length;
    if (records.length > 0 && characters > maxCharacters) break;
    records.push(toSendable(record));
  }
  return { records, marks: marks.slice(0, maxPerCall - records.length) };
}

type SaveResult = Pick<ResponseOf<typeof putTracked>, 'saved' | 'savedMarks'>;

function rememberSaved(userId: string, sent: Batch, result: SaveResult) {
  const memory = trackerMemory(userId);
  const revisions = new Map(result.saved.map(({ id, revision }) => [id, revision]));
  const markRevisions = new Map(result.savedMarks.map((mark) => [keyOfMark(mark), mark.revision]));
  const records = { ...memory.records };
  for (const record of sent.records) {
    const revision = revisions.get(record.id);
    if (revision !== undefined)
      records[record.id] = { revision, hash: hashOfRecord(record), isLive: isLive(record) };
  }
  const marks = { ...memory.marks };
  for (const mark of sent.marks) {
    const revision = markRevisions.get(keyOfMark(mark));
    if (revision !== undefined) marks[keyOfMark(mark)] = { revision, isHidden: mark.isHidden };
  }
  remember(userId, 'tracker', { records, marks });
}

/** Sends what has changed here. What others have written meanwhile is joined, and sent joined. */
async function push(userId: string, ensureWanted: () => void): Promise<'saved' | 'full'> {
  for (let round = 0; round < maxRounds; round++) {
    const batch = nextBatch(userId);
    if (batch.records.length + batch.marks.length === 0) break;
    const memory = trackerMemory(userId);
    try {
      const result = await callApi(putTracked, {
        records: batch.records.map((record) => ({
          record,
          revision: memory.records[record.id]?.revision ?? 0,
        })),
        marks: batch.marks.map((mark) => ({ mark, revision: memory.marks[keyOfMark(mark)]?.revision ?? 0 })),
      });
      ensureWanted();
      rememberSaved(userId, batch, result);
    } catch (error) {
      const details = detailsOf(putTrackedDetails, error);
      if (!details) throw error;
      ensureWanted();
      rememberSaved(userId, batch, details);
      applyRemote(userId, details.newer, details.newerMarks);
      // Another device has filled it up meanwhile: its records come with the next pull.
      if (details.newer.length + details.newerMarks.length === 0) return 'full';
    }
  }
  return changedRecords(userId).left > 0 ? 'full' : 'saved';
}

/** `isAgreed`: its owner has just pressed the button with the text beside it. */
export async function syncDesk(userId: string, isAgreed: boolean): Promise<Outcome> {
  const ensureWanted = () => ensureStillOn(userId, 'tracker', isAgreed);
  if (isAgreed) {
    await callApi(putTracked, { agreed: syncConsentVersion });
    ensureWanted();
  }
  return (await pull(userId, ensureWanted)) ? push(userId, ensureWanted) : 'notKept';
}
