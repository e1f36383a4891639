import type { TextSpan } from '../../blocks.ts';
import type { ReadJob } from '../../resume-reading.ts';
import type { ResumeLine } from '../resume-line.ts';
import { valueIn } from '../values.ts';
import { headingOf } from '../words/headings.ts';
import { isNameOfThing, namesThing } from '../words/known-names.ts';
import {
  endsWithInitials,
  isDepartment,
  isDuty,
  isNoEmployer,
  isOwnBusiness,
  isPlaceholder,
} from '../words/not-employers.ts';
import { labelOf, partsOf } from '../words/parts.ts';
import type { Period } from '../words/periods.ts';
import { isPlace, withoutPlace } from '../words/places.ts';
import {
  couldBeFirm,
  endsAsRole,
  isKindOfEmployer,
  isKindWithName,
  isSureEmployer,
} from '../words/vocabulary.ts';

/** A line of an entry's head, and the place of the period in it. */
export interface HeadLine {
  line: Pick<ResumeLine, 'verbatim' | 'span'>;
  cut: Period | null;
}

interface Candidate {
  text: string;
  span: TextSpan;
  /** Which line of the head, and which part of the line. */
  row: number;
  turn: number;
  start: number;
  end: number;
  label: ReturnType<typeof labelOf>;
}

export interface Head {
  employer: ReadJob['employer'];
  title: ReadJob['title'];
  /** Whether both are there and beyond doubt. */
  isWhole: boolean;
  /** Nothing but its place speaks for the employer, and that is behind the post, on a line of its own. */
  isLoose: boolean;
}

const candidatesOf = (lines: readonly HeadLine[]): Candidate[] =>
  lines.flatMap(({ line, cut }, row) =>
    partsOf(line.verbatim, cut).map(({ text, start, end }, turn) => ({
      text,
      span: line.span,
      row,
      turn,
      start,
      end,
      label: labelOf(line.verbatim),
    })),
  );

/** 'Co-founder, CTO' is one post, in the words between as well. */
function jointTitle(roles: readonly Candidate[], lines: readonly HeadLine[]): Candidate | undefined {
  const [first] = roles;
  if (!first) return;
  let last = first;
  for (const role of roles.slice(1))
    if (role.row === last.row && role.turn === last.turn + 1) last = role;
    else break;
  const words = lines[first.row]?.line.verbatim.slice(first.start, last.end) ?? first.text;
  return last === first || words.length > 80 ? first : { ...first, text: words, end: last.end };
}

/** How much and for how long one worked, behind the post. */
const termsOfWork =
  /\s\([^()]{0,60}(?:занятость|совместитель|проект|удален|удалён|подработк|ставк|параллельно|стажировк|part|full|contract|remote|freelance|intern|paid|(?:с|since|from)\s[^()]{0,20}\d{4})[^()]{0,60}\)$/iu;

/** 'ООО «Луч» (производство ламп)' without what is said of it; as it is where nothing else would be left. */
const withoutRemark = (name: string, remark: RegExp): string =>
  name.length <= 300 ? name.replace(remark, '') || name : name;

/** A post that our list does not hold, beside an employer that is beyond doubt. */
const couldBeRole = (part: string): boolean =>
  part.length <= 60 &&
  part.split(/\s+/u).length <= 5 &&
  /^\p{L}/u.test(part) &&
  !/\d/u.test(part) &&
  !isPlace(part) &&
  !isDuty(part) &&
  !isSureEmployer(part) &&
  !isPlaceholder(part) &&
  !isOwnBusiness(part);

/** The name of an employer begins so: 'iSpring', '2ГИС', '«Луч»', 'Северный Маркет'. */
const couldBeEmployer = (part: string): boolean =>
  (/^(?:[\p{Lu}\d«"„“‘']|\p{Ll}\p{Lu}|[a-z]{2,15}(?:$|[.\d-]))/u.test(part) ||
    isKindOfEmployer(part) ||
    isKindWithName(part)) &&
  !isNoEmployer(part);

/** 'Менеджер по продажам, Углич': one plain word, which no known firm is called by. */
const couldBeTown = (part: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{L}+){0,3}$/u.test(part) && !namesThing(part) && !isKindOfEmployer(part);

/**
 * Post and employer of an entry's head. Both are sure where one part is a post and one an employer; of several that may
 * be the employer the first on the line of the first, where the post comes after it.
 */
export function headOf(lines: readonly HeadLine[]): Head {
  const candidates = candidatesOf(lines).filter(({ text }) => !isPlaceholder(text));
  const roles = candidates.filter(
    ({ text, label }) =>
      label === 'title' ||
      (label === null && endsAsRole(text) && !isSureEmployer(text) && !couldBeFirm(text) && !isDuty(text)),
  );
  const titles = roles.filter(({ label }) => label === 'title');
  const title = jointTitle(titles.length > 0 ? titles : roles, lines);
  const employers = candidates.filter(
    (candidate) =>
      candidate !== title &&
      !roles.includes(candidate) &&
      candidate.label !== 'title' &&
      couldBeEmployer(candidate.text),
  );
  const labelledEmployer = employers.find(({ label }) => label === 'employer');
  const sureEmployer =
    labelledEmployer ?? employers.find(({ text }) => isSureEmployer(text) && !isDepartment(text));
  const plainEmployers = employers.filter(({ text }) => !isNameOfThing(text) && !isDepartment(text));
  const [first] = plainEmployers;
  const isFirstOfAll =
    first !== undefined &&
    title !== undefined &&
    first.turn === 0 &&
    (first.row < title.row || (first.row === title.row && first.turn < title.turn)) &&
    plainEmployers.every(({ row }) => row === first.row || row === title.row);
  const kinds = plainEmployers.filter(({ text }) => isKindOfEmployer(text));
  const employer = sureEmployer ?? (isFirstOfAll || kinds.length !== 1 ? first : kinds[0]);
  const isClear =
    sureEmployer !== undefined || plainEmployers.length === 1 || isFirstOfAll || kinds.length === 1;
  const isMaybeTown =
    employer !== undefined &&
    employer !== sureEmployer &&
    title !== undefined &&
    couldBeTown(employer.text) &&
    employer.row === title.row &&
    /^,\s*$/u.test(lines[title.row]?.line.verbatim.slice(title.end, employer.start) ?? '');
  const otherRoles = candidates.filter(
    (candidate) =>
      candidate !== employer &&
      candidate.label === null &&
      couldBeRole(candidate.text) &&
      !isNameOfThing(candidate.text),
  );
  const titleOrGuess = title ?? (sureEmployer && otherRoles.length === 1 ? otherRoles[0] : undefined);
  const next = candidates.find(
    (candidate) => candidate.row === employer?.row && candidate.turn === employer.turn + 1,
  );
  const ownName =
    employer &&
    withoutRemark(
      withoutPlace(employer.text, next !== undefined && isPlace(next.text)),
      /\s\([^()]{3,160}\)$/u,
    );
  return {
    employer:
      employer && ownName
        ? valueIn(
            ownName,
            employer.span,
            isClear && !isMaybeTown && (title !== undefined || sureEmployer !== undefined),
          )
        : null,
    title: titleOrGuess
      ? valueIn(withoutRemark(titleOrGuess.text, termsOfWork), titleOrGuess.span, title !== undefined)
      : null,
    isWhole: title !== undefined && employer !== undefined && isClear,
    isLoose:
      employer !== undefined &&
      title !== undefined &&
      sureEmployer === undefined &&
      kinds.length === 0 &&
      employer.row > title.row,
  };
}

/** A line that can stand at the head of an entry: short, no point of a list, no sentence, no label of something else. */
export function canHead({ words, verbatim, isHeading, isBullet }: ResumeLine): boolean {
  if (isHeading || isBullet || words.length > 160 || headingOf(words)?.rest === '') return false;
  // A bracket that the next line closes.
  if (verbatim.split('(').length > verbatim.split(')').length) return false;
  if (
    !endsWithInitials(words) &&
    /[.;:!?]$/u.test(words.replace(/(?:н\.\s?в|гг?|вр|Inc|Ltd|Corp|Co|\.\.)\.$/u, ''))
  )
    return false;
  if (/^[^:]{2,40}:\s/u.test(verbatim) && labelOf(verbatim) === null) return false;
  return !isDuty(words) || isSureEmployer(words) || isKindOfEmployer(words);
}
