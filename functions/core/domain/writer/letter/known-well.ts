import { conceptsIn } from '../../match/lexicon.ts';
import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';

/** What somebody says of a skill that they are only learning: 'базовые знания', 'знакома с основами', 'in progress'. */
const weakly =
  /(?<!\p{L})(?:(?:базов|начальн|поверхностн|минимальн|слаб)\p{L}{1,3} (?:уров|знани|навык|владени|понимани|опыт)\p{L}{0,4}|(?:знание|знания|знаю|знаком[аы]?|владею|изучил[аи]?)(?: и \p{L}{1,20})?(?: с| только)? основ\p{L}{0,3}|(?:на стадии|в процессе) (?:изучения|освоения|обучения)|(?:сейчас |пока |активно )?(?:изучаю|осваиваю|учу)|(?:небольшой|некоторый|минимальный) опыт|(?:some|little|limited) experience|basic (?:knowledge|level|skills?|understanding|experience)|beginner|(?:currently |still )learning|in progress|unfinished)(?!\p{L})/u;
const weakBracket =
  /(?<!\p{L})(?:базов\p{L}{1,3}|начальн\p{L}{1,3}|плохо|слабо|немного|поверхностно|не ?оконч\p{L}{1,6}|учу|изучаю|basics?|beginner|elementary|learning|unfinished)(?!\p{L})/u;

const maxBelittled = 3;

/** Of one clause: without each thing whose bracket belittles it, and without what is said to be known weakly. */
function knownWellIn(clause: string): string {
  const parts = clause.split(/(?<=\))|(?<=[,|•·:])/u);
  const rest = parts
    .filter((part) => {
      const bracket = /\(([^()]*)\)\s*$/u.exec(part)?.[1];
      return bracket === undefined || !weakBracket.test(bracket);
    })
    .join(' ');
  const found = weakly.exec(rest);
  if (!found) return rest;
  // 'SQL, базовые знания Java': what follows is meant; 'Ruby, Perl — базовые знания': what stands before.
  const after = rest.slice(found.index + found[0].length);
  const items = rest.slice(0, found.index).split(',');
  if (/\p{L}{2}/u.test(after)) return items.join(',');
  // Behind a long list it is said of the last thing.
  return items.length > maxBelittled ? items.slice(0, -1).join(',') : '';
}

/** A line that is longer tells of no skills. */
const maxLineLength = 2000;

/** Whether a skill stands somewhere in a resume without a word that belittles it. */
export function isKnownWellBy({ lines }: Pick<ResumeFacts, 'lines'>): (skill: string) => boolean {
  const text = lines
    .map(({ words }) => words.slice(0, maxLineLength))
    .filter((words) => words !== '')
    .flatMap((words) => fold(words).split(/[;.](?=\s|$)/u))
    .map((clause) => (weakly.test(clause) || weakBracket.test(clause) ? knownWellIn(clause) : clause))
    .join('\n');
  const known = new Set(conceptsIn(text));
  return (skill) =>
    text.includes(fold(skill)) || conceptsIn(skill, true).some((concept) => known.has(concept));
}
