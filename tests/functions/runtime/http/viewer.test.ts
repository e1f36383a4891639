import { afterEach, describe, expect, it } from 'vitest';
import { viewerOf } from '#functions/runtime/http/viewer.ts';

const secret = process.env.ORIGIN_SECRET;
afterEach(() => {
  process.env.ORIGIN_SECRET = secret;
});

const cdn = '130.176.1.1';
const real = '203.0.113.7';

describe('from where somebody asks (docs/rules.md#emails-visitors)', () => {
  it('is what the CDN has seen, whatever the caller has written before it', () => {
    process.env.ORIGIN_SECRET = 'origin';
    expect(viewerOf(cdn, `${real}, ${cdn}`)).toBe(real);
    for (const spoofed of [
      '198.51.100.1',
      '198.51.100.1, 198.51.100.2',
      'x'.repeat(9000),
      '""',
      ',,,',
      '::1',
    ])
      expect(viewerOf(cdn, `${spoofed}, ${real}, ${cdn}`)).toBe(real);
  });

  it('is who speaks to us where the CDN has said nothing', () => {
    process.env.ORIGIN_SECRET = 'origin';
    for (const forwarded of ['', cdn, `, ${cdn}`, undefined]) expect(viewerOf(cdn, forwarded)).toBe(cdn);
  });

  it('is no header at all where no CDN stands before the API', () => {
    process.env.ORIGIN_SECRET = '';
    expect(viewerOf('127.0.0.1', `${real}, ${cdn}`)).toBe('127.0.0.1');
    expect(viewerOf(undefined, `${real}, ${cdn}`)).toBe('');
  });

  it.each([
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:0DB8:0000:0007:ffff::', '2001:db8:0:7'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    [real, real],
  ])('of %s it is %s: a household is one', (address, network) => {
    process.env.ORIGIN_SECRET = 'origin';
    expect(viewerOf(cdn, `${address}, ${cdn}`)).toBe(network);
  });

  it('is never longer than an address', () => {
    process.env.ORIGIN_SECRET = 'origin';
    expect(viewerOf(cdn, `${'1:'.repeat(5000)}, ${cdn}`).length).toBeLessThanOrEqual(64);
    expect(viewerOf(cdn, `${'1'.repeat(5000)}, ${cdn}`).length).toBe(64);
  });
});
