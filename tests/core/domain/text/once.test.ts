import { expect, it } from 'vitest';
import { once } from '#core/domain/text/once.ts';

it('makes at first use, and never again', () => {
  let made = 0;
  const get = once(() => {
    made += 1;
    return { made };
  });
  expect(made).toBe(0);
  expect(get()).toBe(get());
  expect(made).toBe(1);
});
