import type { ReadPeriod } from '../../documents/resume-reading.ts';
import type { ResumeFacts } from '../facts.ts';
import type { RankedAdvice } from './ranked-advice.ts';

/** A pause of fewer months is nobody's business. */
const longGapMonths = 24;

/** Why somebody did not work, or worked for himself: the pause is explained. */
const gapExplanations =
  /декрет|уходу за|арми(?:я|и|ю)(?!\p{L})|служб\p{L}{0,2} (?:в|по)|служил\p{L}? |воспит(?:ыва\p{L}{1,3}|ани\p{L}{1,2}) (?:\p{L}{2,12} )?(?:дет|реб|сын|доч)|(?<!\p{L})уход за|(?:сво[йеё]|собственн\p{L}{2}) (?:бизнес|дело|магазин|предприят)|предпринимател|частн\p{L}{2} практик|по болезни|домохоз|фриланс|самозанят|перерыв|maternity|parental leave|career break|sabbatical|freelanc/iu;

const isReliable = (period: ReadPeriod | null): period is ReadPeriod =>
  period !== null && period.certainty !== 'unsure';

const monthsOf = (moment: string, month: number): number =>
  Number(moment.slice(0, 4)) * 12 + (moment.length > 4 ? Number(moment.slice(5, 7)) : month);

const isAfter = (moment: string, today: string): boolean => moment > today.slice(0, moment.length);

function adviseOnFutureDates({ reading, lines, language }: ResumeFacts, today: string): RankedAdvice[] {
  for (const { period } of reading.jobs) {
    if (!isReliable(period)) continue;
    const isAhead = [period.from, period.to].some((moment) => moment !== null && isAfter(moment, today));
    const line = isAhead && lines.find(({ span }) => span.start === period.line?.start);
    if (!line) continue;
    return [
      {
        weight: 94,
        kind: 'structure',
        line,
        quote: line.text,
        proposal: null,
        reason:
          language === 'ru'
            ? `В периоде «${period.text}» есть дата, которая ещё не наступила. Похоже на опечатку${period.isCurrent ? ': проверьте год.' : '; если работа продолжается, напишите «по настоящее время».'}`
            : `The period “${period.text}” has a date that is still ahead. If it is a typo, correct it${period.isCurrent ? '.' : '; if you still work there, write “present”.'}`,
      },
    ];
  }
  return [];
}

/** Years that a text names anywhere: what speaks of a year fills it. */
const yearsIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].map(([year]) => Number(year)));

function adviseOnEmploymentGaps(
  { reading, lines, language }: ResumeFacts,
  resumeText: string,
  today: string,
): RankedAdvice[] {
  const periods = reading.jobs.map(({ period }) => period);
  // One that is not known may fill any pause.
  if (!periods.every((period) => isReliable(period)) || gapExplanations.test(resumeText)) return [];
  const studies = reading.education.flatMap(({ period }) => period?.to ?? period?.from ?? []);
  const years = yearsIn(resumeText);
  const spans = periods
    .flatMap((period) => {
      if (!isReliable(period) || period.from === null) return [];
      const end = period.isCurrent || period.to === null ? today : period.to;
      return [
        { period, from: period.from, to: end, start: monthsOf(period.from, 1), end: monthsOf(end, 12) },
      ];
    })
    .toSorted((left, right) => left.start - right.start);
  let last = spans[0];
  if (!last || spans.length !== periods.length) return [];
  for (const span of spans.slice(1)) {
    const [from, to] = [Number(last.to.slice(0, 4)), Number(span.from.slice(0, 4))];
    const isFilled =
      studies.some((study) => Number(study.slice(0, 4)) >= from && Number(study.slice(0, 4)) <= to + 5) ||
      Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + 1 + at).some((year) =>
        years.has(year),
      );
    const line = lines.find((resumeLine) => resumeLine.span.start === span.period.line?.start);
    if (span.start - last.end > longGapMonths && !isFilled && line)
      return [
        {
          weight: 63,
          kind: 'structure',
          line,
          quote: line.text,
          proposal: null,
          reason:
            language === 'ru'
              ? `Между местами работы пусто с ${from} по ${to} год, и об этом спросят. Скажите одной строкой, что это было: учёба, семья, своё дело.`
              : `Nothing is said of the years between jobs, ${from} to ${to}, and you will be asked. One line is enough: study, family, a business of your own.`,
        },
      ];
    if (span.end > last.end) last = span;
  }
  return [];
}

/** Dates that cannot be and years of which nothing is said; `today` is 'YYYY-MM'. */
export const adviseOnDates = (facts: ResumeFacts, resumeText: string, today: string): RankedAdvice[] => [
  ...adviseOnFutureDates(facts, today),
  ...adviseOnEmploymentGaps(facts, resumeText, today),
];
