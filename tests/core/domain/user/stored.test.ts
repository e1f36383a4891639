import { describe, expect, it } from 'vitest';
import { auditRecord } from '#core/domain/user/audit.ts';
import { consentKinds, consentRecord } from '#core/domain/user/consent.ts';
import { documentsOf, emptyProfile } from '#core/domain/user/profile.ts';
import { maxSyncedVersions, syncedKinds, syncedValue } from '#core/domain/user/synced.ts';
import { foldEmail, userRole } from '#core/domain/user/user.ts';

const isRead = (type: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  type.safeParse(value).success;

describe('a record of what an admin has changed, once written, stays readable', () => {
  const record = {
    ...{ id: '1', at: '2026-11-20T10:00:00.000Z', actor: 'a', subject: 's' },
    ...{ action: 'job_edited', title: null, before: null, after: { title: 'Повар' } },
  };

  it.each(
    `job_created job_edited job_shown job_hidden job_deleted admin_granted admin_revoked import_started import_stopped
import_resumed gone_hidden gone_kept`.split(/\s+/u),
  )('of «%s»', (action) => expect(isRead(auditRecord, { ...record, action })).toBe(true));

  it.each([
    [{ action: '' }],
    [{ action: 'job_sold' }],
    [{ id: '' }],
    [{ actor: '' }],
    [{ subject: '' }],
    [{ title: undefined }],
    [{ before: 'x' }],
    [{ at: 5 }],
  ])('and none with %o', (fields) => expect(isRead(auditRecord, { ...record, ...fields })).toBe(false));
});

describe('what follows the account', () => {
  const profile = { kind: 'profile', profile: emptyProfile, isOnboarded: true };
  const resume = { kind: 'resume', text: 'Повар', blocks: null, reading: null };
  const version = { id: 'v1', name: 'Первая', savedAt: '2026-11-20T10:00:00.000Z', text: 'Повар' };
  const versions = (many: number, text = 'Повар') => ({
    kind: 'versions',
    versions: Array.from({ length: many }, () => ({ ...version, text })),
  });

  it.each<[string, unknown, boolean]>([
    ['a profile', profile, true],
    ['a profile of whom nobody knows the steps', { ...profile, isOnboarded: undefined }, false],
    ['no profile', { ...profile, profile: null }, false],
    ['a resume', resume, true],
    ['a resume as long as can be', { ...resume, text: 'я'.repeat(100_000) }, true],
    ['a longer one', { ...resume, text: 'я'.repeat(100_001) }, false],
    ['a resume without a word of its reading', { ...resume, reading: undefined }, false],
    ['versions', versions(2), true],
    ['none', versions(0), true],
    ['those of four devices', versions(40), true],
    ['one more', versions(41), false],
    ['one as long as can be', versions(1, 'я'.repeat(100_000)), true],
    ['one longer', versions(1, 'я'.repeat(100_001)), false],
    ['one without its text', { kind: 'versions', versions: [{ ...version, text: undefined }] }, false],
    ['something else', { ...profile, kind: 'letters' }, false],
  ])('%s: %o', (_, value, expected) => expect(isRead(syncedValue, value)).toBe(expected));

  it('has three kinds', () => {
    expect(syncedKinds).toEqual(['profile', 'resume', 'versions']);
    expect(maxSyncedVersions).toBe(40);
  });

  it('each with a consent', () => {
    const record = { version: '2026-11-20', at: '2026-11-20T10:00:00.000Z' };
    for (const kind of ['documents', 'writing', 'letters', 'tracker', ...syncedKinds]) {
      expect(consentKinds).toContain(kind);
      expect(isRead(consentRecord, { ...record, kind })).toBe(true);
      expect(isRead(consentRecord, { ...record, kind, since: record.at })).toBe(true);
    }
    expect(isRead(consentRecord, { ...record, kind: 'soul' })).toBe(false);
    expect(isRead(consentRecord, { kind: 'tracker', at: record.at })).toBe(false);
  });
});

it.each([
  ['Vera@Example.COM', 'vera@example.com'],
  // The Kelvin sign and a Russian letter are not their small ones.
  ['\u212aim@example.com', '\u212aim@example.com'],
  ['ВЕРА@example.com', 'ВЕРА@example.com'],
])('the e-mail «%s» is compared as «%s»', (email, folded) => expect(foldEmail(email)).toBe(folded));

it('a role is somebody’s, and has a name', () => {
  expect(isRead(userRole, { user_id: 'u', role: 'admin' })).toBe(true);
  expect(isRead(userRole, { user_id: '', role: 'admin' })).toBe(false);
  expect(isRead(userRole, { user_id: 'u', role: '' })).toBe(false);
});

it.each([
  [
    'certificate',
    'Сертификат.pdf|Диплом.pdf|Свидетельство о браке.pdf|My Certificate.pdf|certification.pdf|diploma.pdf',
  ],
  ['portfolio', 'Портфолио.pdf|Portfolio.pdf|my works.pdf|Кейсы.pdf|кейс 2.pdf'],
  ['resume', 'Резюме.pdf|cv.pdf|фото.jpg|work.pdf|'],
])('a file is a %s by its name: %s', (type, names) => {
  const files = names.split('|');
  expect(documentsOf(files)).toEqual(
    files.map((name, at) => ({ id: `${at}-${name}`, name, type, uploadedAt: null })),
  );
});
