import { yearsOfExperience } from '#core/domain/job/experience.ts';
import { jobTypeLabel, remote } from '#core/domain/job/job-type.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { askOfCode, languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { cityOf, titleStemsOf } from '#core/domain/match/vacancy/demand-of.ts';
import type { RowRef } from '#functions/search/query/row-ref.ts';

/** As `demandOf` makes it of the row itself. */
export function demandAt({ segment, row }: RowRef): Demand {
  const { columns, demands, text } = segment;
  const { roles, level, languages } = demands.kindAt(row);
  const location = columns.locations[columns.location[row] as number] as string;
  const type = columns.types[columns.type[row] as number];
  const { experience } = columns.choices;
  const experienceValue = experience?.values[(experience.numbers[row] as number) - 1];
  return {
    asks: demands.askCodesAt(row).map(askOfCode),
    roles: [...roles],
    titleStems: titleStemsOf(text.phrases.text(columns.title[row] as number)),
    level,
    years: (yearsOfExperience as Readonly<Record<string, [number, number]>>)[experienceValue ?? ''] ?? null,
    formats: type === remote || jobTypeLabel(location) === remote ? ['remote'] : [],
    city: cityOf(location),
    salary: columns.salaryMax[(columns.salary[row] as number) - 1] ?? null,
    industry: columns.industries[(columns.industry[row] as number) - 1] ?? null,
    languages: languages.flatMap((code) => languageOfCode(code) ?? []),
  };
}
