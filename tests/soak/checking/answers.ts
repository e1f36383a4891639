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

/**
 * Those that no state of the table explains which their index can have had. The states are rebuilt from the rows themselves,
 * change after change, and not from snapshots; an answer is right if one of those around its instant says the same.
 */
export function wrongAnswers(
  base: readonly JobRow[],
  changes: readonly Change[],
  answers: readonly Answered[],
): WrongAnswer[] {
  const index = JobIndex.of(base);
  const inTime = changes.toSorted((a, b) => a.at - b.at);
  const waiting = answers.toSorted((a, b) => a.readAt - b.readAt);
  const wrong: WrongAnswer[] = [];
  let open: Answered[] = [];
  let next = 0;

  const changedMeanwhile = ({ readAt, at }: Answered) => {
    const ids = new Set(
      inTime
        .filter((change) => change.at > readAt - writtenWithin && change.at <= at)
        .map((change) => change.id),
    );
    return (id: string) => ids.has(id);
  };
  for (let applied = 0; applied <= inTime.length; applied++) {
    const last = inTime[applied - 1];
    if (last?.row) index.put([last.row]);
    else if (last) index.delete([last.id]);
    const following = inTime[applied]?.at ?? Number.POSITIVE_INFINITY;
    // From here on all changes are in that surely are in its index.
    for (; waiting[next] && (waiting[next] as Answered).readAt - writtenWithin < following; next++)
      open.push(waiting[next] as Answered);
    open = open.filter((answer) => {
      const expected = expectedAnswer(index, answer.checked, new Date(answer.at));
      return !isRight(answer.compared, expected, changedMeanwhile(answer));
    });
    // The next change surely is not.
    const [closed = [], kept = []] = [
      open.filter(({ readAt }) => readAt + readWithin < following),
      open.filter(({ readAt }) => readAt + readWithin >= following),
    ];
    wrong.push(
      ...closed.map((answer) => ({
        ...answer,
        expected: expectedAnswer(index, answer.checked, new Date(answer.at)),
        changed: inTime
          .filter(({ at }) => Math.abs(at - answer.readAt) < explainedWithin)
          .map(({ id, at }) => ({ id, at })),
      })),
    );
    open = kept;
  }
  return wrong;
}
