import { facetTitles, type LenientName, lenientNames } from '#core/domain/search/facets.ts';
import { number } from '#core/domain/text/plural.ts';

/** Of what a filter let pass though it names no value, how many they are and how they are left out (docs/rules.md#filter-exact). */
export const withoutValueLines = (withoutValue: Readonly<Partial<Record<LenientName, number>>>): string[] =>
  lenientNames.flatMap((name) => {
    const count = withoutValue[name] ?? 0;
    const title = facetTitles[name];
    return count === 0
      ? []
      : [
          `Из\u00a0них ${number(count)} фильтр «${title}» пропустил: того, по\u00a0чему он\u00a0отбирает, о\u00a0них не\u00a0известно; exact: ["${name}"] их\u00a0уберёт.`,
        ];
  });
