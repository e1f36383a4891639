import type { ResponseOf } from '#core/contract/endpoint.ts';
import {
  type KeptMark,
  type KeptRecord,
  listTracked,
  mostPerCall,
  putTracked,
  putTrackedDetails,
} from '#core/contract/tracker.ts';
import type { Mark } from '#core/domain/tracker/marks.ts';
import { isReminderAhead, mostTracked, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { callApi, detailsOf } from '../../api/call-api.ts';
import { allTracked, joinTracked } from '../../tracker/tracker-store.ts';
import { forgetKnown, hashOf, type Memory, readMemory, remember } from '../memory.ts';
import { ensurePresent, type Outcome } from '../outcome.ts';
import { areMarksLost, changedMarks, keyOfMark, takeMarks } from './own-marks.ts';

/** Characters of a call's body, beside 50 records and marks. */
const mostCharacters = 400_000;

/** Others may write at every step; who is still not through after so many comes back later. */
const mostRounds = 40;

/** A reminder that has come back after it fell due stays on its device: no server takes one that was set too late. */
const sendable = (record: TrackedJob): TrackedJob =>
  isReminderAhead(record) ? record : { ...record, reminder: { ...record.reminder, value: null } };

const hashOfRecord = (record: TrackedJob): string => hashOf(JSON.stringify(sendable(record)));

type Known = Memory['tracker'];
const knownNow = (userId: string): Known => readMemory(userId).tracker;

const isLive = ({ isDeleted }: TrackedJob) => !isDeleted.value;

/** What has changed here since the account was last the same; `left` are the new ones for which there is no room. */
function changedRecords(userId: string): { records: TrackedJob[]; left: number } {
  const { records: known } = knownNow(userId);
  const changed = allTracked(userId).filter((record) => {
    const one = known[record.id];
    // Of what the account never had it needs no mark that it was deleted.
    return one ? one.hash !== hashOfRecord(record) : isLive(record);
  });
  const isAdded = (record: TrackedJob) => isLive(record) && !known[record.id]?.isLive;
  const others = changed.filter((record) => !isAdded(record));
  const freed = others.filter((record) => !isLive(record) && known[record.id]?.isLive).length;
  const room = mostTracked - Object.values(known).filter((one) => one.isLive).length + freed;
  const added = changed.filter(isAdded);
  return {
    records: [...others, ...added.slice(0, Math.max(0, room))],
    left: Math.max(0, added.length - room),
  };
}

/** Whether anything waits to be sent. */
export const hasDeskChanges = (userId: string): boolean =>
  changedRecords(userId).records.length + changedMarks(userId, knownNow(userId).marks).length > 0;

function take(userId: string, records: readonly KeptRecord[], marks: readonly KeptMark[]) {
  if (records.length + marks.length === 0) return;
  const known = knownNow(userId);
  joinTracked(
    userId,
    records.map(({ record }) => record),
  );
  takeMarks(
    userId,
    marks.map(({ mark }) => mark),
    known.marks,
  );
  const ofRecords = records.map(({ record, revision }) => [
    record.id,
    { revision, hash: hashOfRecord(record), isLive: isLive(record) },
  ]);
  const ofMarks = marks.map(({ mark, revision }) => [keyOfMark(mark), { revision, isHidden: mark.isHidden }]);
  remember(userId, 'tracker', {
    records: { ...known.records, ...Object.fromEntries(ofRecords) },
    marks: { ...known.marks, ...Object.fromEntries(ofMarks) },
  });
}

/** Whether something that the account has is not here any more, though nobody has deleted it: cleared, or unreadable. */
function isSomethingLost(userId: string): boolean {
  const here = new Set(allTracked(userId).map(({ id }) => id));
  const known = knownNow(userId);
  return (
    Object.entries(known.records).some(([id, { isLive: was }]) => was && !here.has(id)) ||
    areMarksLost(userId, known.marks)
  );
}

/** What others have changed. False where the account does not keep the desk. */
async function pull(userId: string): Promise<boolean> {
  const { isOn, keptSince } = knownNow(userId);
  if (isSomethingLost(userId)) forgetKnown(userId, 'tracker', { isOn, keptSince });
  const { since } = knownNow(userId);
  const ask = async (after: string | null) => {
    const asked = { ...(since !== null && { since }), ...(after !== null && { after }) };
    const answer = await callApi(listTracked, asked);
    ensurePresent(userId);
    return answer;
  };
  const first = await ask(null);
  if (first.keptSince === null) return false;
  if (first.keptSince !== keptSince) {
    // Taken out and kept anew since: what was known of it holds no more.
    forgetKnown(userId, 'tracker', { isOn, keptSince: first.keptSince });
    if (since !== null) return pull(userId);
  }
  for (let page = first; ; page = await ask(page.next)) {
    take(userId, page.records, page.marks);
    if (page.next === null) break;
  }
  remember(userId, 'tracker', { since: first.since });
  return true;
}

interface Portion {
  records: TrackedJob[];
  marks: Mark[];
}

function nextPortion(userId: string): Portion {
  const marks = changedMarks(userId, knownNow(userId).marks);
  const records: TrackedJob[] = [];
  let characters = 0;
  for (const record of changedRecords(userId).records.slice(0, mostPerCall)) {
    characters += JSON.stringify(record).length;
    if (records.length > 0 && characters > mostCharacters) break;
    records.push(sendable(record));
  }
  return { records, marks: marks.slice(0, mostPerCall - records.length) };
}

type Done = Pick<ResponseOf<typeof putTracked>, 'saved' | 'savedMarks'>;

function saved(userId: string, sent: Portion, done: Done) {
  const known = knownNow(userId);
  const revisions = new Map(done.saved.map(({ id, revision }) => [id, revision]));
  const ofMarks = new Map(done.savedMarks.map((one) => [keyOfMark(one), one.revision]));
  const records = { ...known.records };
  for (const record of sent.records) {
    const revision = revisions.get(record.id);
    if (revision !== undefined)
      records[record.id] = { revision, hash: hashOfRecord(record), isLive: isLive(record) };
  }
  const marks = { ...known.marks };
  for (const mark of sent.marks) {
    const revision = ofMarks.get(keyOfMark(mark));
    if (revision !== undefined) marks[keyOfMark(mark)] = { revision, isHidden: mark.isHidden };
  }
  remember(userId, 'tracker', { records, marks });
}

/** Sends what has changed here. What others have written meanwhile is joined, and sent joined. */
async function push(userId: string): Promise<'saved' | 'full'> {
  for (let round = 0; round < mostRounds; round++) {
    const portion = nextPortion(userId);
    if (portion.records.length + portion.marks.length === 0) break;
    const known = knownNow(userId);
    try {
      const done = await callApi(putTracked, {
        records: portion.records.map((record) => ({
          record,
          revision: known.records[record.id]?.revision ?? 0,
        })),
        marks: portion.marks.map((mark) => ({ mark, revision: known.marks[keyOfMark(mark)]?.revision ?? 0 })),
      });
      ensurePresent(userId);
      saved(userId, portion, done);
    } catch (error) {
      const details = detailsOf(putTrackedDetails, error);
      if (!details) throw error;
      ensurePresent(userId);
      saved(userId, portion, details);
      take(userId, details.newer, details.newerMarks);
      // Another device has filled it up meanwhile: its records come with the next pull.
      if (details.newer.length + details.newerMarks.length === 0) return 'full';
    }
  }
  return changedRecords(userId).left > 0 ? 'full' : 'saved';
}

/** `isAgreed`: its owner has just pressed the button with the text beside it. */
export async function syncDesk(userId: string, isAgreed: boolean): Promise<Outcome> {
  if (isAgreed) {
    await callApi(putTracked, { agreed: syncConsentVersion });
    ensurePresent(userId);
  }
  return (await pull(userId)) ? push(userId) : 'notKept';
}
