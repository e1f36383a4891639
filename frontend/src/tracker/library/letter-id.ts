import type { KeptLetter } from '#core/domain/documents/library.ts';
import { collapse } from '#core/domain/text/words.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';

/** What letters of one vacancy have in common: the vacancy's id, or 'company#position' where none is picked. */
export const letterIdOf = (jobId: string | null, company: string, position: string): string =>
  (jobId ?? `${collapse(company)}#${collapse(position)}`.toLowerCase()).slice(0, 400);

/** Behind what letters of one vacancy have in common. */
const tail = /#[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const tailLength = 37;

/** Of one more letter for the vacancy. */
export const newLetterId = (group: string): string =>
  `${group.slice(0, 400 - tailLength)}#${crypto.randomUUID()}`;

/** Of what lies beside the lists of all users of this browser: only an id with a tail is one letter's alone. */
export const textIdOf = ({ id, textId }: Pick<KeptLetter, 'id' | 'textId'>): string => textId ?? id;
export const ownTextId = (id: string): Pick<KeptLetter, 'textId'> =>
  tail.test(id) ? {} : { textId: crypto.randomUUID() };

/** The vacancy of a letter; one that was kept when there was one a vacancy has no tail. */
export const groupOf = (id: string): string => id.replace(tail, '');

/** Of long names more than the room for a tail is compared. */
export const isOfGroup = (id: string, group: string): boolean =>
  groupOf(id) === group || groupOf(id) === group.slice(0, 400 - tailLength);

/** Of the record's vacancy, be it picked or written by hand. */
export const isOfRecord = (id: string, { id: jobId, facts }: TrackedJob): boolean =>
  isOfGroup(id, jobId) || isOfGroup(id, letterIdOf(null, facts.value.company, facts.value.title));
