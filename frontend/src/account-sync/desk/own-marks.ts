import type { Mark, MarkKind } from '#core/domain/tracker/marks.ts';
import { readOwned } from '../../browser-storage/storage-owner.ts';
import { hiddenCompanies, hiddenJobs, joinMarks } from '../../tracker/marks-store.ts';
import type { Memory } from '../memory.ts';

export const keyOfMark = ({ kind, id }: Pick<Mark, 'kind' | 'id'>): string => `${kind}#${id}`;

const kindIn = (key: string): MarkKind => (key.startsWith('job#') ? 'job' : 'company');
const idIn = (key: string): string => key.slice(key.indexOf('#') + 1);

/** What is hidden here, by key. */
export function localMarks(userId: string): Map<string, Mark> {
  const marks = [
    ...hiddenJobs(userId).map((job) => ({ ...job, kind: 'job' as const, isHidden: true })),
    ...hiddenCompanies(userId).map((company) => ({ ...company, kind: 'company' as const, isHidden: true })),
  ];
  return new Map(marks.map((mark) => [keyOfMark(mark), mark]));
}

const storageKeyOf = { job: 'hidden_jobs', company: 'hidden_companies' } as const;

/** Whether a list is not there at all, though some of it was the same in the account: nobody has emptied it. */
export const hasLostMarks = (userId: string, knownMarks: Memory['tracker']['marks']): boolean =>
  Object.entries(knownMarks).some(
    ([key, { isHidden }]) => isHidden && readOwned(storageKeyOf[kindIn(key)], userId) === null,
  );

/** What was hidden or taken back here since the account was last the same. */
export function changedMarks(userId: string, knownMarks: Memory['tracker']['marks']): Mark[] {
  const local = localMarks(userId);
  const hidden = [...local.values()].filter((mark) => !knownMarks[keyOfMark(mark)]?.isHidden);
  const unhidden = Object.entries(knownMarks)
    .filter(([key, { isHidden }]) => isHidden && !local.has(key))
    .filter(([key]) => readOwned(storageKeyOf[kindIn(key)], userId) !== null)
    .map(([key]) => ({ kind: kindIn(key), id: idIn(key), name: '', isHidden: false }));
  return [...hidden, ...unhidden];
}

/** As another device has it, unless this one has changed it as well: then this one is sent. */
export function applyMarks(userId: string, marks: readonly Mark[], knownMarks: Memory['tracker']['marks']) {
  const local = localMarks(userId);
  const isNews = (mark: Mark) => {
    const isHiddenLocally = local.has(keyOfMark(mark));
    return (
      isHiddenLocally !== mark.isHidden &&
      isHiddenLocally === (knownMarks[keyOfMark(mark)]?.isHidden ?? false)
    );
  };
  joinMarks(userId, marks.filter(isNews));
}
