import * as z from 'zod';
import { fromRoot, isSampled, keyOf, type Sample } from './sample.ts';
import type { Mutant, Verdict } from './verdicts.ts';

const position = z.object({ line: z.int().positive(), column: z.int().positive() });
const location = z.object({ start: position, end: position });
type Location = z.infer<typeof location>;

/** What is read of Stryker's report, which is of a public form: lines and columns count from one. */
export const strykerReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.enum([
            'Killed',
            'Survived',
            'Timeout',
            'NoCoverage',
            'Ignored',
            'RuntimeError',
            'CompileError',
          ]),
          replacement: z.string(),
          location,
        }),
      ),
    }),
  ),
});
export type StrykerReport = z.infer<typeof strykerReport>;

function codeAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

export const mutantOf = (
  fileName: string,
  source: string,
  { location, replacement }: { readonly location: Location; readonly replacement: string },
): Mutant => ({ fileName, ...location.start, replacement, code: codeAt(source, location) });

type Status = StrykerReport['files'][string]['mutants'][number]['status'];

/** Of a sample those of some statuses that have no verdict. */
function withoutVerdict(
  { files }: StrykerReport,
  statuses: readonly Status[],
  sample: Sample,
  verdicts: readonly Verdict[],
): Mutant[] {
  const judgedKeys = new Set(verdicts.map(keyOf));
  return Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants
      .filter(({ status }) => statuses.includes(status))
      .map((mutant) => mutantOf(fromRoot(sample.root, name), source, mutant))
      .filter((mutant) => isSampled(sample, mutant) && !judgedKeys.has(keyOf(mutant))),
  );
}

/**
 * Of a sample those of whom no test has said anything: seen are those whose tests came to no end at all, or broke off with their
 * process, and unseen what no test comes past.
 */
export function withoutTests(report: StrykerReport, sample: Sample, verdicts: readonly Verdict[]): Verdict[] {
  const of = (statuses: readonly Status[], isSeen: boolean) =>
    withoutVerdict(report, statuses, sample, verdicts).map((mutant) => ({ ...mutant, isSeen }));
  return [...of(['Timeout', 'RuntimeError'], true), ...of(['NoCoverage'], false)];
}

/** Of a sample those of whom Stryker has a verdict, and their tests have left none: what asks the tests is broken. */
export const unreportedOf = (report: StrykerReport, sample: Sample, verdicts: readonly Verdict[]): Mutant[] =>
  withoutVerdict(report, ['Killed', 'Survived'], sample, verdicts);

/** A mutant that no test has seen. */
export interface Survivor {
  /** 'functions/core/domain/match/score.ts:41' */
  readonly at: string;
  readonly code: string;
  readonly mutated: string;
}

export interface Report {
  readonly tried: number;
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

export function reportOf(verdicts: readonly Verdict[]): Report {
  const survived = verdicts.filter(({ isSeen }) => !isSeen);
  return {
    ...{ tried: verdicts.length, killed: verdicts.length - survived.length },
    survivors: survived.map(({ fileName, line, code, replacement }) => ({
      at: `${fileName}:${line}`,
      ...{ code, mutated: replacement },
    })),
  };
}

export const shareOf = ({ killed, tried }: Report): string =>
  tried === 0 ? 'нет мутантов' : `${((100 * killed) / tried).toFixed(1).replace('.', ',')} %`;

/** One line a survivor, for who reads the screen. */
export const lineOf = ({ at, code, mutated }: Survivor): string => {
  const short = (text: string) => text.replaceAll(/\s+/gu, ' ').slice(0, 100);
  return `${at}  ${short(code)}  →  ${short(mutated)}`;
};
