import type { Mark, MarkKind } from '#core/domain/tracker/marks.ts';
import { readOwned } from '../../browser-storage/storage-owner.ts';
import {
  hiddenCompanies,
  hiddenJobs,
  hideJob,
  keepCompanyHidden,
  showCompany,
  showJob,
} from '../../tracker/marks-store.ts';
import type { Memory } from '../memory.ts';

export const keyOfMark = ({ kind, id }: Pick<Mark, 'kind' | 'id'>): string => `${kind}#${id}`;

const kindIn = (key: string): MarkKind => (key.startsWith('job#') ? 'job' : 'company');
const idIn = (key: string): string => key.slice(key.indexOf('#') + 1);

/** What is hidden here, by key. */
export function hiddenHere(userId: string): Map<string, Mark> {
  const marks = [
    ...hiddenJobs(userId).map((one) => ({ ...one, kind: 'job' as const, isHidden: true })),
    ...hiddenCompanies(userId).map((one) => ({ ...one, kind: 'company' as const, isHidden: true })),
  ];
  return new Map(marks.map((mark) => [keyOfMark(mark), mark]));
}

const listOf = { job: 'hidden_jobs', company: 'hidden_companies' } as const;

/** Whether a list is not there at all, though some of it was the same in the account: nobody has emptied it. */
export const areMarksLost = (userId: string, known: Memory['tracker']['marks']): boolean =>
  Object.entries(known).some(
    ([key, { isHidden }]) => isHidden && readOwned(listOf[kindIn(key)], userId) === null,
  );

/** What was hidden or taken back here since the account was last the same. */
export function changedMarks(userId: string, known: Memory['tracker']['marks']): Mark[] {
  const here = hiddenHere(userId);
  const hidden = [...here.values()].filter((mark) => !known[keyOfMark(mark)]?.isHidden);
  const takenBack = Object.entries(known)
    .filter(([key, { isHidden }]) => isHidden && !here.has(key))
    .filter(([key]) => readOwned(listOf[kindIn(key)], userId) !== null)
    .map(([key]) => ({ kind: kindIn(key), id: idIn(key), name: '', isHidden: false }));
  return [...hidden, ...takenBack];
}

/** As another device has it, unless this one has changed it as well: then this one is sent. */
export function takeMarks(userId: string, marks: readonly Mark[], known: Memory['tracker']['marks']) {
  const here = hiddenHere(userId);
  for (const { kind, id, name, isHidden } of marks) {
    const key = keyOfMark({ kind, id });
    const isHiddenHere = here.has(key);
    if (isHiddenHere === isHidden || isHiddenHere !== (known[key]?.isHidden ?? false)) continue;
    if (kind === 'job') isHidden ? hideJob(userId, { id, name }) : showJob(userId, id);
    else isHidden ? keepCompanyHidden(userId, { id, name }) : showCompany(userId, id);
  }
}
