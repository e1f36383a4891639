import type { JobRow } from '#core/domain/job/job.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { type CheckedRequest, type ComparedAnswer, expectedAnswer } from './checked-requests.ts';

/** An answer of the load that is looked at after it. */
export interface Answered {
  readonly checked: CheckedRequest;
  readonly compared: ComparedAnswer;
  /** Up to when its index had read the feed of changes, by its own word (docs/rules.md#api-index-version); ms. */
  readonly readAt: number;
  /** When it came, ms. */
  readonly at: number;
}

/** With what explains it to who reads the report. */
export interface WrongAnswer extends Answered {
  /** By the last state of the table that its index can have had. */
  readonly expected: ComparedAnswer;
  /** Ids and instants of what was changed near the instant that the index named. */
  readonly changed: readonly Pick<Change, 'id' | 'at'>[];
}

/** What became of a vacancy: the row as it then stood, null of one that was deleted. */
export interface Change {
  readonly id: string;
  /** When it was written, ms. */
  readonly at: number;
  readonly row: JobRow | null;
}

/**
 * A change is stamped before it is written, and the feed is read a while after the instant that the index names: whether a
 * change so near to that instant is in the index nobody can say. All those before it are, and none after it. ms
 */
const writtenWithin = 5000;
const readWithin = 3000;

/** Around an instant so much is told of a wrong answer. ms */
const explainedWithin = 20_000;

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, at) => item === b[at]);

/**
 * The ids an answer shows are those of the index, but for vacancies that have changed while it was being written: a card
 * that is hidden by then is left out.
 */
function isRight(
  actual: ComparedAnswer,
  expected: ComparedAnswer,
  changedMeanwhile: (id: string) => boolean,
): boolean {
  if (!isSame(actual.numbers, expected.numbers)) return false;
  if (isSame(actual.ids, expected.ids)) return true;
  const shownIds = new Set(actual.ids);
  const left = expected.ids.filter((id) => shownIds.has(id) || !changedMeanwhile(id));
  return isSame(actual.ids, left);
}

/** The table's rows, change after change. */
class States {
  readonly index: JobIndex;
  /** How many changes are in. */
  applied = 0;
  readonly #inTime: readonly Change[];
  /** Each changed vacancy as it stands, and before each change; null of one that is not there. */
  readonly #current = new Map<string, JobRow | null>();
  readonly #before: (JobRow | null)[] = [];

  constructor(base: readonly JobRow[], inTime: readonly Change[]) {
    this.index = JobIndex.of(base);
    this.#inTime = inTime;
    const changed = new Set(inTime.map(({ id }) => id));
    for (const row of base) if (changed.has(row.id)) this.#current.set(row.id, row);
  }

  next(): void {
    const { id, row } = this.#inTime[this.applied++] as Change;
    this.#before.push(this.#current.get(id) ?? null);
    this.#current.set(id, row);
    this.#set(id, row);
  }

  /** Whether it is so with one of these changes, by their places, out where it is in, or in where it is out. */
  isSoWithOneTurned(places: Iterable<number>, isSo: () => boolean): boolean {
    for (const place of places) {
      const { id, row } = this.#inTime[place] as Change;
      this.#set(id, place < this.applied ? (this.#before[place] ?? null) : row);
      const is = isSo();
      this.#set(id, this.#current.get(id) ?? null);
      if (is) return true;
    }
    return false;
  }

  #set(id: string, row: JobRow | null): void {
    if (row) this.index.put([row]);
    else this.index.delete([id]);
  }
}

/** Each with the state that is the last which its index can have had, where none before explains it. */
function unexplained(
  base: readonly JobRow[],
  inTime: readonly Change[],
  answers: readonly Answered[],
  isExplained: (answer: Answered, states: States) => boolean,
): WrongAnswer[] {
  const states = new States(base, inTime);
  const waiting = answers.toSorted((a, b) => a.readAt - b.readAt);
  const wrong: WrongAnswer[] = [];
  let open: Answered[] = [];
  let begun = 0;
  for (;;) {
    const following = inTime[states.applied]?.at ?? Number.POSITIVE_INFINITY;
    // From here on all changes are in that surely are in its index.
    for (; waiting[begun] && (waiting[begun] as Answered).readAt - writtenWithin < following; begun++)
      open.push(waiting[begun] as Answered);
    open = open.filter((answer) => !isExplained(answer, states));
    // The next change surely is not.
    const [closed = [], kept = []] = [
      open.filter(({ readAt }) => readAt + readWithin < following),
      open.filter(({ readAt }) => readAt + readWithin >= following),
    ];
    wrong.push(
      ...closed.map((answer) => ({
        ...answer,
        expected: expectedAnswer(states.index, answer.checked, new Date(answer.at)),
        changed: inTime
          .filter(({ at }) => Math.abs(at - answer.readAt) < explainedWithin)
          .map(({ id, at }) => ({ id, at })),
      })),
    );
    open = kept;
    if (states.applied === inTime.length) return wrong;
    states.next();
  }
}

/**
 * Those that no state of the table explains which their index can have had. The states are rebuilt from the rows themselves,
 * change after change, and not from snapshots; an answer is right if one of those around its instant says the same. Two that
 * are written at once need not be read in the order of their stamps (an index reads one part of the feed after the other), so
 * that of the changes near its instant any one may also be missing, or have come before its turn.
 */
export function wrongAnswers(
  base: readonly JobRow[],
  changes: readonly Change[],
  answers: readonly Answered[],
): WrongAnswer[] {
  const inTime = changes.toSorted((a, b) => a.at - b.at);
  const isSaid = ({ checked, compared, readAt, at }: Answered, { index }: States): boolean =>
    isRight(compared, expectedAnswer(index, checked, new Date(at)), (id) =>
      inTime.some((change) => change.id === id && change.at > readAt - writtenWithin && change.at <= at),
    );
  const suspect = unexplained(base, inTime, answers, isSaid);
  if (suspect.length === 0) return [];
  return unexplained(base, inTime, suspect, (answer, states) => {
    const near = [...inTime.keys()].filter((place) => {
      const { at } = inTime[place] as Change;
      return at >= answer.readAt - writtenWithin && at <= answer.readAt + readWithin;
    });
    return states.isSoWithOneTurned(near, () => isSaid(answer, states));
  });
}
