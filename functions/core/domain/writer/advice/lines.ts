import type { ResumeLine } from '../../documents/reading/lines.ts';
import type { ResumeFacts } from '../facts.ts';
import { isMeasured } from '../measures.ts';
import { isShouted, toSentenceCase } from '../sentence-case.ts';
import type { Advice } from '../writing.ts';
import { gapFor } from './gaps.ts';
import type { RankedAdvice } from './ranked-advice.ts';
import { weakWordsIn } from './weak-words.ts';

/** A line's own bullet, which a proposal keeps. */
const bulletOf = ({ text }: ResumeLine): string =>
  /^(?:[-–—•·●▪■◦‣*+»>✓✔]|\d{1,2}[.)])\s+/u.exec(text)?.[0] ?? '';

const withGap = (words: string, gap: string): string => {
  const bare = words.replace(/(?<![\s.;,:])[\s.;,:]+$/u, '');
  // A second colon would be one too many.
  return /:\s/u.test(bare) ? `${bare} — ${gap}` : `${bare}: ${gap}`;
};

const isRussianLine = (words: string) => /[а-яё]/iu.test(words);

function onWeakWords(line: ResumeLine, at: number): RankedAdvice | null {
  const weak = weakWordsIn(toSentenceCase(line.words));
  if (!weak) return null;
  const gap = gapFor(line.words);
  const stop = /\.\s*$/u.test(line.words) ? '.' : '';
  const rewrite = isMeasured(line.words)
    ? weak.rewrite + stop
    : withGap(weak.rewrite, isRussianLine(line.words) ? gap.ru : gap.en);
  return {
    weight: [86, 72, 58][at] ?? 0,
    kind: 'wording',
    quote: line.text,
    proposal: bulletOf(line) + rewrite,
    reason: weak.reason,
  };
}

function onResults(line: ResumeLine, at: number, hasResults: boolean): RankedAdvice {
  const gap = gapFor(line.words);
  return {
    weight: ([88, 74, 60][at] ?? 0) + (hasResults ? -4 : 4),
    kind: 'results',
    quote: line.text,
    proposal:
      bulletOf(line) + withGap(toSentenceCase(line.words), isRussianLine(line.words) ? gap.ru : gap.en),
    reason: gap.reason,
  };
}

function onShouting(lines: readonly ResumeLine[]): RankedAdvice[] {
  const shouted = lines.filter(
    ({ words, isHeading }) => !isHeading && isShouted(words) && words.length > 25 && !/@|\+\d/u.test(words),
  );
  return shouted.slice(0, 2).map((line, at) => ({
    weight: 68 - at * 20,
    kind: 'wording',
    quote: line.text,
    proposal: bulletOf(line) + toSentenceCase(line.words),
    reason:
      'Сплошные заглавные буквы читаются медленнее и выглядят как крик. Оставьте их только в сокращениях; имена и названия после замены проверьте.',
  }));
}

function onLongLines(lines: readonly ResumeLine[]): RankedAdvice[] {
  return lines
    .filter(({ words }) => words.length > 320)
    .slice(0, 1)
    .flatMap((line): RankedAdvice[] => {
      const points = line.words
        .split(/;\s+|(?<=[.!?])\s+(?=\p{Lu})/u)
        .map((point) => point.replace(/(?<![\s.;])[\s.;]+$/u, ''))
        .filter((point) => point !== '');
      if (points.length < 3) return [];
      const bullet = bulletOf(line) || '— ';
      return [
        {
          weight: 57,
          kind: 'length',
          quote: line.text,
          proposal: points.map((point) => bullet + point).join('\n'),
          reason:
            'Сплошной длинный абзац просматривают по диагонали. Одна мысль в строке: так заметят каждую.',
        },
      ];
    });
}

const traits =
  /ответственн\p{L}*|коммуникабельн\p{L}*|стрессоустойчив\p{L}*|пунктуальн\p{L}*|исполнительн\p{L}*|целеустремл\p{L}*|трудолюби\p{L}*|быстрообучаем\p{L}*|внимательн\p{L}*|дисциплинированн\p{L}*|hard-?working|team player|stress[- ]resistant|fast learner|self-motivated|communicative/giu;

function onTraits(lines: readonly ResumeLine[]): RankedAdvice[] {
  const line = lines.find(({ words }) => (words.match(traits)?.length ?? 0) >= 2 && !isMeasured(words));
  if (!line) return [];
  const isRussian = isRussianLine(line.words);
  const named = (line.words.match(traits) ?? []).slice(0, 3).map((one) => one.toLowerCase());
  const kept = line.words
    .split(/[,;]\s*/u)
    .filter((part) => !new RegExp(traits.source, 'iu').test(part))
    .join(', ')
    .replace(/(?<![\s.,])[\s.,]+$/u, '');
  const gap = isRussian
    ? '[случай из работы: какая была задача, что сделано, чем кончилось]'
    : '[one case from work: the task, what you did, how it ended]';
  return [
    {
      weight: 62,
      kind: 'wording',
      quote: line.text,
      proposal: bulletOf(line) + (kept === '' ? gap : `${kept}. ${gap}`),
      reason: `Качества без примера («${named.join('», «')}») стоят почти в каждом резюме, и их пропускают. Один короткий случай из работы скажет о том же убедительнее.`,
    },
  ];
}

const canBeMeasured = ({ words, isHeading, text }: ResumeLine): boolean =>
  !isHeading &&
  words.split(' ').length >= 3 &&
  words.length >= 18 &&
  words.length <= 260 &&
  !isMeasured(words) &&
  !/^[\p{L}\s]{2,20}:\s/u.test(words) &&
  text === text.trim();

/** What to say otherwise, line by line; each line is spoken of once. */
export function adviseOnLines({
  lines,
  duties,
  results,
}: ResumeFacts): (RankedAdvice & Pick<Advice, 'quote'>)[] {
  const weak = duties.filter(({ words }) => weakWordsIn(words) !== null && words.length <= 260);
  const long = onLongLines(lines);
  const plain = duties.filter(
    (line) => !weak.includes(line) && canBeMeasured(line) && long.every(({ quote }) => quote !== line.text),
  );
  const shouted = onShouting(lines);
  const isShoutedLine = ({ text }: ResumeLine) => shouted.some(({ quote }) => quote === text);
  return [
    ...weak
      .filter((line) => !isShoutedLine(line))
      .slice(0, 3)
      .flatMap((line, at) => onWeakWords(line, at) ?? []),
    ...plain
      .filter((line) => !isShoutedLine(line))
      .slice(0, 3)
      .map((line, at) => onResults(line, at, results.length > 1)),
    ...shouted,
    ...long,
    ...onTraits(lines),
  ];
}
