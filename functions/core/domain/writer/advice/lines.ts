import type { ResumeLine } from '../../documents/reading/lines.ts';
import { isDuty } from '../../documents/reading/words/not-employers.ts';
import { isDenied } from '../../text/denied.ts';
import type { ResumeFacts } from '../facts.ts';
import { isMeasured } from '../measures.ts';
import { isAllCaps, toSentenceCase } from '../sentence-case.ts';
import { gapFor } from './gaps.ts';
import type { RankedAdvice } from './ranked-advice.ts';
import { weakWordsIn } from './weak-words.ts';

/** A line's own bullet, which a proposal keeps. */
const bulletOf = ({ text }: ResumeLine): string =>
  /^(?:[-–—•·●▪■◦‣⁃∙○*+»>✓✔\uf0b7\uf0a7]|\d{1,2}[.)])\s+/u.exec(text)?.[0] ?? '';

const isRussianLine = (words: string) => /[а-яё]/iu.test(words);

const withGap = (words: string, gap: string): string => {
  const bare = words.replace(/(?<![\s.;,:])[\s.;,:]+$/u, '');
  // A second colon would be one too many.
  return /:\s/u.test(bare) ? `${bare} — ${gap}` : `${bare}: ${gap}`;
};

/** Its words are those that stand there: no markup, no picture, nothing that a proposal would lose. */
const isPlain = (line: ResumeLine): boolean => line.text === bulletOf(line) + line.words;

const hanging = /(?:[,(–—-]|(?<!\p{L})(?:и|в|на|с|для|по|and|of|for|the|with|to))$/iu;

/** Lines that are whole: a file may have broken one in the midst of a sentence. */
function wholeLines(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
  return new Set(
    lines.filter((line, at) => {
      const next = lines[at + 1];
      const isBegun = line.isBullet || /^[\p{Lu}\d«"]/u.test(line.words);
      const hasContinuation = next !== undefined && !next.isBullet && /^[\p{Ll}(]/u.test(next.words);
      return isPlain(line) && isBegun && !hasContinuation && !hanging.test(line.words);
    }),
  );
}

function adviseOnWeakWords(line: ResumeLine, at: number, title: string | null): RankedAdvice | null {
  const weak = weakWordsIn(toSentenceCase(line.words));
  if (!weak) return null;
  const gap = gapFor(line.words, title);
  const stop = /\.\s*$/u.test(line.words) ? '.' : '';
  // One gap is enough to fill, and of several sentences the first is not the last.
  const isFilled =
    gap === null || isMeasured(line.words) || weak.rewrite.includes('[') || /[.;]\s/u.test(line.words);
  const rewrite = isFilled
    ? weak.rewrite + stop
    : withGap(weak.rewrite, isRussianLine(line.words) ? gap.ru : gap.en);
  return {
    weight: [86, 72, 58][at] ?? 0,
    kind: 'wording',
    line,
    quote: line.text,
    proposal: bulletOf(line) + rewrite,
    reason: weak.reason,
  };
}

function adviseOnResults(line: ResumeLine, title: string | null, isRussian: boolean): RankedAdvice | null {
  const gap = gapFor(line.words, title);
  if (!gap) return null;
  return {
    weight: 74,
    kind: 'results',
    line,
    quote: line.text,
    proposal:
      bulletOf(line) + withGap(toSentenceCase(line.words), isRussianLine(line.words) ? gap.ru : gap.en),
    reason: isRussian ? gap.reason.ru : gap.reason.en,
  };
}

function adviseOnAllCaps(duties: readonly ResumeLine[], isRussian: boolean): RankedAdvice[] {
  const line = duties.find(({ words }) => isAllCaps(words) && words.length > 25 && !/@|\d/u.test(words));
  if (!line) return [];
  return [
    {
      weight: 88,
      kind: 'wording',
      line,
      quote: line.text,
      proposal: bulletOf(line) + toSentenceCase(line.words),
      reason: isRussian
        ? 'Сплошные заглавные буквы читаются медленнее и выглядят как крик. Оставьте их только в сокращениях; имена и названия после замены проверьте.'
        : 'Capitals throughout are slow to read and look like shouting. Keep them for abbreviations, and check names afterwards.',
    },
  ];
}

function adviseOnLongLines(duties: readonly ResumeLine[], isRussian: boolean): RankedAdvice[] {
  const line = duties.find(({ words }) => words.length > 450);
  if (!line) return [];
  const points = line.words
    .split(/;\s+|(?<=[\p{L})»]{4}[.!?])\s+(?=\p{Lu})/u)
    .map((point) => point.replace(/(?<![\s.;])[\s.;]+$/u, ''))
    .filter((point) => point !== '');
  if (points.length < 3) return [];
  const bullet = bulletOf(line) || '— ';
  return [
    {
      weight: 57,
      kind: 'length',
      line,
      quote: line.text,
      proposal: points.map((point) => bullet + point).join('\n'),
      reason: isRussian
        ? 'Сплошной длинный абзац просматривают по диагонали. Одна мысль в строке: так заметят каждую.'
        : 'A long paragraph is skimmed. With one thought a line, each of them is seen.',
    },
  ];
}

const traits =
  /(?<!\p{L})(?:ответственн(?:ый|ая|ость)|коммуникабельн\p{L}{2,4}|стрессоустойчив\p{L}{2,4}|пунктуальн\p{L}{2,4}|исполнительн(?:ый|ая|ость)|целеустремл[её]нн\p{L}{2,4}|трудолюби\p{L}{1,4}|быстрообучаем\p{L}{2,4}|внимательн(?:ый|ая|ость)|дисциплинированн\p{L}{2,4}|hard-?working|team player|stress[- ]resistant|fast learner|self-motivated|communicative)(?!\p{L})/giu;

function adviseOnTraits(lines: readonly ResumeLine[], isRussian: boolean): RankedAdvice[] {
  const line = lines.find(
    ({ words, section, isHeading, isLabelled }) =>
      section === 'about' &&
      !isHeading &&
      !isLabelled &&
      words.length <= 400 &&
      (words.match(traits)?.length ?? 0) >= 3 &&
      !isMeasured(words),
  );
  if (!line) return [];
  const named = (line.words.match(traits) ?? []).slice(0, 3).map((trait) => trait.toLowerCase());
  const gap = isRussianLine(line.words)
    ? '[случай из работы: какая была задача, что сделано, чем кончилось]'
    : '[one case from work: the task, what you did, how it ended]';
  return [
    {
      weight: 62,
      kind: 'wording',
      line,
      quote: line.text,
      proposal: `${line.text.replace(/(?<![\s.,;])[\s.,;]+$/u, '')}. ${gap}`,
      reason: isRussian
        ? `Качества без примера («${named.join('», «')}») стоят почти в каждом резюме, и их пропускают. Один короткий случай из работы скажет о том же убедительнее.`
        : `Qualities without an example (“${named.join('”, “')}”) stand in almost every resume and are skipped. One short case from work says it better.`,
    },
  ];
}

const ofFirm = /^(?:компания|фирма|магазин|отдел|организация|предприятие|агентство)\s/iu;

const canBeMeasured = ({ words, isHeading, isLabelled, section }: ResumeLine): boolean =>
  !isHeading &&
  !isLabelled &&
  section === 'experience' &&
  words.split(' ').length >= 4 &&
  words.length >= 25 &&
  words.length <= 180 &&
  !isMeasured(words) &&
  // Of several sentences none would be measured by what stands behind the last.
  !/[.;!?]\s/u.test(words) &&
  !/^[\p{L}\s]{2,30}:/u.test(words) &&
  !/:$|https?:|www\./u.test(words) &&
  !ofFirm.test(words) &&
  !isDenied(words) &&
  isDuty(words);

/** What to say otherwise, line by line. */
export function adviseOnLines({ lines, duties, reading, position, language }: ResumeFacts): RankedAdvice[] {
  const isRussian = language === 'ru';
  const whole = wholeLines(lines);
  const titles = new Map<number, string | null>();
  for (const { title, duties: jobDuties } of reading.jobs)
    for (const { line } of jobDuties) if (line) titles.set(line.start, title?.text ?? null);
  const titleOf = ({ span }: ResumeLine) => titles.get(span.start) ?? position;
  const wholeDuties = duties.filter((line) => whole.has(line));
  const weak = wholeDuties.filter(({ words }) => words.length <= 260 && weakWordsIn(words) !== null);
  const latest = new Set(reading.jobs[0]?.duties.map(({ line }) => line?.start));
  const measured = duties.filter(({ words }) => isMeasured(words)).length;
  // Who says how much elsewhere knows how, and has nothing to say here.
  const plain =
    measured >= 3 || measured * 4 > duties.length
      ? []
      : wholeDuties.filter(
          (line) => latest.has(line.span.start) && !weak.includes(line) && canBeMeasured(line),
        );
  return [
    ...weak.slice(0, 3).flatMap((line, at) => adviseOnWeakWords(line, at, titleOf(line)) ?? []),
    ...plain.flatMap((line) => adviseOnResults(line, titleOf(line), isRussian) ?? []).slice(0, 2),
    ...adviseOnAllCaps(wholeDuties, isRussian),
    ...adviseOnLongLines(duties, isRussian),
    ...adviseOnTraits(lines, isRussian),
  ];
}
