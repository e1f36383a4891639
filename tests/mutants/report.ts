import * as z from 'zod';
import { isSampled, type Sample } from './sample.ts';

const place = z.object({ line: z.int().positive(), column: z.int().positive() });

/** What is read of Stryker's report, which is of a public form: lines and columns count from one. */
export const strykerReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.enum(['Killed', 'Survived', 'Timeout', 'RuntimeError', 'CompileError']),
          replacement: z.string(),
          location: z.object({ start: place, end: place }),
        }),
      ),
    }),
  ),
});
export type StrykerReport = z.infer<typeof strykerReport>;

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

type Location = StrykerReport['files'][string]['mutants'][number]['location'];

function codeAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** Of a sample's mutants alone. What ends in an error or in no end at all is seen. */
export function reportOf({ files }: StrykerReport, sample: Sample): Report {
  const sampled = Object.entries(files).flatMap(([fileName, { source, mutants }]) =>
    mutants
      .filter(({ location, replacement }) => isSampled(sample, { fileName, ...location.start, replacement }))
      .map((mutant) => ({ ...mutant, fileName, source })),
  );
  const of = (...statuses: (typeof sampled)[number]['status'][]) =>
    sampled.filter(({ status }) => statuses.includes(status));
  const survived = of('Survived');
  const killed = of('Killed', 'Timeout', 'RuntimeError').length;
  return {
    ...{ tried: killed + survived.length, killed },
    survivors: survived.map(({ fileName, source, location, replacement }) => ({
      at: `${fileName}:${location.start.line}`,
      code: codeAt(source, location),
      mutated: replacement,
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
