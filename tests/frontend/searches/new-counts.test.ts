import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countNew } from '#core/contract/searches.ts';
import { toCountRequest } from '../../../frontend/src/searches/new-counts.ts';

test('the server is asked what it has had only since the last look, but of hidden companies (docs/rules.md#searches-new)', () => {
  const seenAt = '2026-11-20T10:00:00.000Z';
  const searches = [toCountRequest({ query: 'q=ml&level=Senior&company=hh-7', seenAt }, ['hh-1'])];
  const parsed = z.parse(countNew.request, { searches }).searches[0];
  expect(parsed).toMatchObject({
    since: seenAt,
    query: { q: 'ml', level: ['Senior'], company: ['hh-7'], notCompany: ['hh-1'], exact: [] },
  });
});
