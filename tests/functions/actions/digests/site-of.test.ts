import { expect, it } from 'vitest';
import { siteOf } from '#functions/actions/digests/site-of.ts';

it.each([
  ['2001:db8:0:7', '2001:db8:0'],
  ['0:0:0:0', '0:0:0'],
  ['::ffff:203.0.113.7', null],
  ['203.0.113.7', null],
  ['', null],
])('%s is of the site %s (docs/rules.md#emails-visitors)', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
