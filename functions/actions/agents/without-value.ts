import { facetTitles, type LenientName, lenientNames } from '#core/domain/search/facets.ts';
import { counted, type Forms } from '#core/domain/text/plural.ts';

const vacancies: Forms = ['вакансию', 'вакансии', 'вакансий'];

/** Of what a filter let pass though it names no value, how many they are and how they are left out (docs/rules.md#filter-exact). */
export const withoutValueLines = (withoutValue: Readonly<Partial<Record<LenientName, number>>>): string[] =>
  lenientNames.flatMap((name) => {
    const count = withoutValue[name] ?? 0;
    const title = facetTitles[name];
    return count === 0
      ? []
      : [
          `Из\u00a0них ${counted(count, vacancies)} фильтр «${title}» оставил без проверки: нужного для\u00a0неё в\u00a0данных нет; exact: ["${name}"] их\u00a0уберёт.`,
        ];
  });
