import { describe, expect, it } from 'vitest';
import { hasContacts, jobContacts, noContacts } from '#core/domain/job/job-contacts.ts';

describe('a direct way to an employer (docs/rules.md#vacancy-contacts)', () => {
  it.each(['vector_jobs', '@vector_jobs', 't.me/vector_jobs', 'https://telegram.me/vector_jobs'])(
    'in Telegram, as %s',
    (telegram) => expect(jobContacts.parse({ telegram }).telegram).toBe('@vector_jobs'),
  );

  it.each([
    { telegram: '@1vector' },
    { telegram: '@vec-tor' },
    { telegram: '@vec' },
    { telegram: 'vec@tor' },
    { telegram: `@${'v'.repeat(33)}` },
    { email: 'jobs@' },
    { site: 'ftp://vector.ru' },
    { site: 'shttp://vector.ru' },
    { site: 'javascript:alert(1)' },
  ])('is none: %s', (contacts) => expect(jobContacts.safeParse(contacts).success).toBe(false));

  it.each([
    ['vect', '@vect'],
    ['@V1_2', '@V1_2'],
    [`@${'v'.repeat(32)}`, `@${'v'.repeat(32)}`],
    ['http://t.me/vector', '@vector'],
    ['https://t.me/vector', '@vector'],
    ['telegram.me/vector', '@vector'],
    ['T.ME/vector', '@vector'],
    ['https://t.me/@vector', '@vector'],
    [' t.me/vector ', '@vector'],
  ])('in Telegram «%s» is %s', (telegram, account) =>
    expect(jobContacts.parse({ telegram }).telegram).toBe(account),
  );

  it.each([
    { telegram: 'https://example.ru/vector' },
    { telegram: 'at.me/vector' },
    { telegram: '@@vector' },
    { telegram: '@_vector' },
    { telegram: 'v'.repeat(2001) },
    { email: 'vector.ru' },
    { site: 'vector.ru' },
    { site: 'httpss://vector.ru' },
  ])('is none either: %o', (contacts) => expect(jobContacts.safeParse(contacts).success).toBe(false));

  it('of which nothing was typed is nothing', () => {
    expect(jobContacts.parse({ email: ' ', telegram: null, site: '' })).toEqual(noContacts);
    expect(hasContacts(noContacts)).toBe(false);
    for (const contacts of [
      { email: 'jobs@vector.ru' },
      { telegram: '@vector' },
      { site: 'http://vector.ru' },
    ])
      expect(hasContacts(jobContacts.parse(contacts))).toBe(true);
  });
});
