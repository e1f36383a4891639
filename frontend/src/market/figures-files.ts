import type { PayKind } from '#core/domain/job/pay/salary.ts';
import type { MarketSkill } from '#core/domain/market/market-month.ts';
import { market as texts } from '../texts/market-ru.ts';
import type { FiguresFile } from './figures.tsx';
import type { ComparedGroup } from './selection.ts';

interface Sample {
  month: string;
  /** What the figures are, and of whom, in words. */
  title: string;
  chosen: string;
}

/** The last cell of each row says what it is of: files of several choices have one name, and are put under each other. */
function fileOf(
  { month, title, chosen }: Sample,
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): FiguresFile {
  const sample = [title, chosen, month].join(', ').replaceAll('\u00a0', ' ');
  return { name, rows: [[...columns, texts.sample], ...rows.map((row) => [...row, sample])] };
}

const numberOrEmpty = (value: number | null | undefined): string => value?.toString() ?? '';

interface ComparedSample extends Sample {
  /** Of the first column. */
  by: string;
  groups: readonly ComparedGroup[];
}

export const payFile = (sample: ComparedSample & { kind: PayKind }): FiguresFile =>
  fileOf(
    sample,
    texts.pay.file(sample.month),
    [sample.by, ...texts.pay.csv],
    sample.groups.map(({ name, group }) => {
      const pay = group?.pay[sample.kind];
      return [
        name,
        group ? String(group.vacancies) : texts.fewer,
        group ? String(pay?.n ?? 0) : '',
        ...(['p25', 'median', 'p75'] as const).map((quantile) => numberOrEmpty(pay?.quartiles?.[quantile])),
      ];
    }),
  );

export const daysFile = (sample: ComparedSample): FiguresFile =>
  fileOf(
    sample,
    texts.days.file(sample.month),
    [sample.by, ...texts.days.csv],
    sample.groups.map(({ name, group }) => [
      name,
      ...[group?.closed, group?.open].flatMap((figure) => [
        numberOrEmpty(figure?.n),
        numberOrEmpty(figure?.median),
      ]),
    ]),
  );

const inPercent = (share: number): string => (Math.round(share * 1000) / 10).toString().replace('.', ',');

export const skillsFile = (
  sample: Sample,
  vacancies: number,
  skills: readonly Pick<MarketSkill, 'name' | 'n' | 'before'>[],
): FiguresFile =>
  fileOf(
    sample,
    texts.skills.file(sample.month),
    texts.skills.csv,
    skills.map(({ name, n, before }) => [
      name,
      String(n),
      String(vacancies),
      inPercent(n / vacancies),
      ...(before
        ? [String(before.n), String(before.vacancies), inPercent(before.n / before.vacancies)]
        : ['', '', '']),
    ]),
  );

export const skillPayFile = (
  sample: Sample,
  compared: readonly (Pick<MarketSkill['pay'][number], 'naming' | 'others'> & { name: string })[],
): FiguresFile =>
  fileOf(
    sample,
    texts.skillPay.file(sample.month),
    texts.skillPay.csv,
    compared.map(({ name, naming, others }) =>
      [name, naming.n, naming.median, others.n, others.median].map(String),
    ),
  );
