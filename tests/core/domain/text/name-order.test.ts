import { expect, test } from 'vitest';
import { taxonomyFacets } from '#core/domain/search/facets.ts';
import { byWords, nameCollator } from '#core/domain/text/name-order.ts';

test.each([[['Завод 10', 'Завод 9', 'Завод']], [['яблоко', 'Ель', 'Ёлка', 'Арбуз']]])(
  '%j stand as a reader expects',
  (names) => {
    expect(names.toSorted(nameCollator().compare)).toEqual(names.toReversed());
  },
);

test.each(taxonomyFacets.map(({ name, taxonomy }) => [name, taxonomy] as const))(
  'those of %s stand so without a collator, too',
  (_, taxonomy) => {
    const names = taxonomy.map((entry) => entry.name);
    expect(names.toSorted(byWords)).toEqual(names.toSorted(nameCollator().compare));
  },
);

test.each([
  ['Аналитика', 'Бизнес', -1],
  ['Бизнес', 'аналитика', 1],
  ['бизнес', 'Бизнес', 0],
  ['HR', 'Юриспруденция', 1],
  ['Юриспруденция', 'hr', -1],
  ['Backend', 'Frontend', -1],
  ['zeta', 'Alpha', 1],
])('«%s» beside «%s» is %i', (a, b, order) => expect(byWords(a, b)).toBe(order));
