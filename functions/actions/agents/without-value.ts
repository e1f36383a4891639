import { type LenientName, lenientNames } from '#core/domain/search/facets.ts';
import { number } from '#core/domain/text/plural.ts';

const withoutIt: Record<LenientName, string> = {
  salary: 'без зарплаты за\u00a0месяц',
  category: 'без категории',
  subcategory: 'без специализации',
  company: 'у\u00a0работодателей без страницы',
  industry: 'без сферы',
};

/** Of what a filter let pass though it names no value, how many they are and how they are left out (docs/rules.md#filter-exact). */
export const withoutValueLines = (withoutValue: Readonly<Partial<Record<LenientName, number>>>): string[] =>
  lenientNames.flatMap((name) => {
    const count = withoutValue[name] ?? 0;
    return count === 0
      ? []
      : [`Из\u00a0них ${number(count)} ${withoutIt[name]}; exact: ["${name}"] их\u00a0уберёт.`];
  });
