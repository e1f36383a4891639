import { describe, expect, it } from 'vitest';
import { isShown, withClosing, withModification } from '#core/domain/job/job.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const open = jobRowWith({ is_active: true, is_open: true, closed_at: null, modified_at: null });
const now = '2026-11-20T10:00:00.000Z';
const then = '2026-11-01T10:00:00.000Z';

describe('the instant of a closing', () => {
  it('is that of the change that closed it, and stays', () => {
    const closed = { ...open, is_open: false };
    expect(withClosing(open, closed, now).closed_at).toBe(now);
    expect(withClosing(closed, { ...closed, closed_at: then }, now).closed_at).toBe(then);
  });

  it('is none of what was closed before anybody looked, and goes when it opens again', () => {
    const closed = { ...open, is_open: false };
    expect(withClosing(closed, closed, now).closed_at).toBeNull();
    const again = withClosing(closed, { ...open, closed_at: then, closed_in_bulk: true }, now);
    expect([again.closed_at, again.closed_in_bulk]).toEqual([null, false]);
    expect(withClosing(open, { ...closed, closed_in_bulk: true }, now).closed_in_bulk).toBe(true);
  });
});

it('everybody sees what is neither hidden nor closed', () => {
  const seen = [true, false].map((is_active) =>
    [true, false].map((is_open) => isShown({ is_active, is_open })),
  );
  expect(seen).toEqual([
    [true, false],
    [false, false],
  ]);
});

describe('the instant of a modification (docs/rules.md#sitemap-lastmod)', () => {
  const modified = (before: typeof open, after: typeof open, isTextNew = false) =>
    withModification(before, after, isTextNew, now).modified_at;

  it('is of a change that a reader sees', () => {
    expect(modified(open, open)).toBeNull();
    expect(modified(open, { ...open, content_hash: 'other', checked_at: now })).toBeNull();
    expect(modified(open, open, true)).toBe(now);
    expect(modified(open, { ...open, title: 'Другая' })).toBe(now);
  });

  it.each([
    { title: 'Другая' },
    { company: 'Другая' },
    { company_id: 'hh-other' },
    { location: 'Другая' },
    { job_type: 'Project' },
    { salary: '1 ₽' },
    { salary_words: '1 ₽ на руки' },
    { tags: ['Другая'] },
    { ai_score: 1 },
    { is_recommended: !open.is_recommended },
    { created_at: then },
    { source_url: 'https://example.ru/other' },
    { has_direct_contacts: !open.has_direct_contacts },
    { has_description: !open.has_description },
  ])('is of %o', (change) => expect(modified(open, { ...open, ...change })).toBe(now));

  it('is of a page where there was none, and not of one that goes', () => {
    const hidden = { ...open, is_active: false };
    expect(modified(hidden, open)).toBe(now);
    expect(modified(open, hidden)).toBeNull();
    expect(modified(hidden, { ...hidden, is_open: false })).toBeNull();
  });
});
