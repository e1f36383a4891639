import { headOf } from './jobs/heads.ts';
import type { ResumeLine } from './resume-line.ts';
import { entrySections, type Heading, isSectionStart, type Section } from './words/headings.ts';
import { isNameOfThing } from './words/known-names.ts';
import { isOpenMoment, periodIn } from './words/periods.ts';
import { namesSchool } from './words/schools.ts';
import { isRole } from './words/vocabulary.ts';

type HeadedLine = Pick<ResumeLine, 'words' | 'verbatim' | 'span' | 'isBullet'> & { heading: Heading | null };

/** How much of a job stands about a period. */
type Evidence = 'none' | 'employer' | 'whole';

const isHeading = ({ heading }: HeadedLine): boolean => heading?.rest === '' && isSectionStart(heading.kind);

/** What has a year and a name in quotation marks, too, and is no job. */
const honour =
  /преми[яи]|грант|конкурс|лауреат|приз[её]р|победител|лучш|диплом|сертификат|курс|award|grant|certificat|course/iu;

/** Two lines of a head stand above its period, or below it. */
const reach = 2;

function evidenceAt(lines: readonly HeadedLine[], at: number): Evidence {
  const line = lines[at];
  const period = line && !line.isBullet ? periodIn(line.verbatim) : null;
  if (!line || !period) return 'none';
  const own = { line, cut: period };
  const nearby = (from: number, to: number) =>
    lines.slice(Math.max(0, from), to).map((near) => ({ line: near, cut: null }));
  const heads = [
    [own],
    [...nearby(at - 1, at), own],
    [...nearby(at - reach, at), own],
    [own, ...nearby(at + 1, at + 2)],
    [own, ...nearby(at + 1, at + 1 + reach)],
  ].filter((head) => head.every(({ line: near }) => !isHeading(near) && !near.isBullet));
  const around = heads.flat().map(({ line: near }) => near.verbatim);
  if (around.some((words) => namesSchool(words) || honour.test(words))) return 'none';
  const read = heads.map((head) => headOf(head));
  if (read.some(({ isWhole }) => isWhole)) return 'whole';
  return read.some(({ employer }) => employer?.certainty === 'sure') ? 'employer' : 'none';
}

const rank = (evidence: Evidence): number => ['none', 'employer', 'whole'].indexOf(evidence);

/**
 * Headings below which a job begins before a heading of another kind does: they are of the entry above them. What looks like
 * the headings of sections, or tells of projects and of honours, is of an entry only where post and employer follow.
 */
export function headingsWithinCareer<Line extends HeadedLine>(
  lines: readonly Line[],
  looksLikeSections: (line: Line) => boolean,
): ReadonlySet<Line> {
  const within = new Set<Line>();
  let below: Evidence = 'none';
  for (const [fromEnd, line] of lines.toReversed().entries()) {
    if (!isHeading(line)) {
      const found: Evidence = below === 'whole' ? below : evidenceAt(lines, lines.length - 1 - fromEnd);
      if (rank(found) > rank(below)) below = found;
      continue;
    }
    const kind = line.heading?.kind ?? 'other';
    const least = /projects|achievements/u.test(kind) || looksLikeSections(line) ? 'whole' : 'employer';
    // A heading within the career parts nothing: what stands above it may go on, too.
    if (entrySections.has(kind) && rank(below) >= rank(least)) within.add(line);
    else below = 'none';
  }
  return within;
}

/** A true heading of what one did beside work, whose lines have periods as well. */
const beside = /деятельност|практик|стажиров|публикаци|грант|преподавани|наставнич|служб/iu;

/** 'МТС', 'МГУ', 'SQL' among headings in capitals: an employer, a school or a thing that only looks like them. */
export function isNameAmongHeadings(lines: readonly HeadedLine[], at: number, section: Section): boolean {
  const words = lines[at]?.words ?? '';
  if (namesSchool(words) || isNameOfThing(words)) return true;
  if ((section !== 'experience' && section !== 'education') || beside.test(words)) return false;
  const next = lines.slice(at + 1, at + 4);
  const end = next.findIndex(isHeading);
  return (end < 0 ? next : next.slice(0, end)).some(
    // A post further below may be of a list: 'Любимые постановки', 'Вишнёвый сад', 'Ревизор'.
    (line, index) =>
      periodIn(line.verbatim) !== null || isOpenMoment(line.verbatim) || (index === 0 && isRole(line.words)),
  );
}
