import { expect, it } from 'vitest';
import * as pages from '#core/contract/pages.ts';
import { companyAddress, serverRenderedRoutes, vacancyAddress } from '#core/contract/stack/site-routes.ts';

it('the routes that a function draws are those of the pages that answer HTML', () => {
  const paths = Object.values(pages).flatMap((page) =>
    typeof page === 'object' && page.answer === 'html' ? [page.path] : [],
  );
  const asRoutes = paths.map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(asRoutes.toSorted()).toEqual(serverRenderedRoutes.toSorted());
});

it.each([
  [vacancyAddress('hh-7'), '/vacancy/hh-7'],
  [vacancyAddress('a/b?ю$&'), '/vacancy/a%2Fb%3F%D1%8E%24%26'],
  [companyAddress('7'), '/company/7'],
])('%s', (address, expected) => expect(address).toBe(expected));
