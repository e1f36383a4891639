import { expect, test } from 'vitest';
import { nameCollator } from '#core/domain/text/name-order.ts';

test.each([[['Завод 10', 'Завод 9', 'Завод']], [['яблоко', 'Ель', 'Ёлка', 'Арбуз']]])(
  '%j stand as a reader expects',
  (names) => {
    expect(names.toSorted(nameCollator().compare)).toEqual(names.toReversed());
  },
);
