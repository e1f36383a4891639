import { describe, expect, it } from 'vitest';
import { savedQuery } from '#core/contract/searches.ts';
import { chooseDigest } from '#core/domain/digest/choose.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { newestAddressOf } from '#core/domain/search/newest-address.ts';
import { confirmationEmail, type DigestParts, digestEmail } from '#functions/actions/digests/emails.ts';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { readSearch } from '../../../../frontend/src/vacancies/search-address.ts';

const origin = 'https://jobs.example.ru';
const token = 'A'.repeat(22);
const query = savedQuery.parse({ q: 'ml', location: ['Москва'] });

interface EmailInput {
  rows?: readonly Partial<JobRow>[];
  names?: readonly string[];
  reminders?: DigestParts['reminders'];
  beyond?: number | null;
  hasAccount?: boolean;
}
function emailOf({
  rows = [{}],
  names = ['ML-инженер'],
  reminders = [],
  beyond = 0,
  hasAccount = true,
}: EmailInput = {}) {
  const ids = names.map((_, n) => `s${n}`);
  const found = rows.map((row, n) => ({
    row: jobRowWith({ id: `hh-${n}`, company_id: `c${n}`, ...row }),
    searchId: ids[n % ids.length] as string,
  }));
  return digestEmail({
    to: 'anna@example.ru',
    digest: chooseDigest(ids, found, new Map([['s0', beyond]])),
    searches: new Map(ids.map((id, n) => [id, { name: names[n] as string, query }])),
    reminders,
    hasAccount,
    origin,
    token,
    tag: 'user_7',
  });
}
const rowsOf = (count: number) => Array.from({ length: count }, () => ({}));

describe('the subject', () => {
  it.each([
    [1, '1\u00a0новая: ML-инженер'],
    [2, '2\u00a0новые: ML-инженер'],
    [5, '5\u00a0новых: ML-инженер'],
    [11, '11\u00a0новых: ML-инженер'],
    [21, '21\u00a0новая: ML-инженер'],
    [30, '30\u00a0новых: ML-инженер'],
    // The e-mail lists thirty.
    [31, '30\u00a0новых: ML-инженер'],
  ])('of %i', (count, subject) => expect(emailOf({ rows: rowsOf(count) }).subject).toBe(subject));

  it('names the first search, and counts the others that the e-mail lists', () => {
    const names = ['Москва', 'Казань', 'Омск'];
    expect(emailOf({ names, rows: rowsOf(3) }).subject).toBe('3\u00a0новые: Москва и ещё 2\u00a0поиска');
    expect(emailOf({ names, rows: rowsOf(2) }).subject).toBe('2\u00a0новые: Москва и ещё 1\u00a0поиск');
  });

  it('does not count a search of which no line stands in the e-mail', () => {
    const first = jobRowWith({ id: 'hh-1' });
    const { subject } = digestEmail({
      ...{ to: 'a@example.ru', reminders: [], hasAccount: true, origin, token, tag: 'user_7' },
      digest: chooseDigest(['s0', 's1'], [{ row: first, searchId: 's1' }], new Map([['s0', 4]])),
      searches: new Map(['Москва', 'Казань'].map((name, n) => [`s${n}`, { name, query }])),
    });
    expect(subject).toBe('1\u00a0новая: Казань');
  });
});

describe('what stands in it (docs/rules.md#emails-content)', () => {
  it('of each vacancy title, company, city, pay as they were written, and the way to our own page', () => {
    const { text, html } = emailOf({ rows: [{ id: 'hh-1', salary_words: 'от 200 000 ₽ на руки' }] });
    const facts = 'Лаборатория «Вектор» · Москва · от 200 000 ₽ на руки';
    expect(text).toContain(`Backend-разработчик\n${facts}\n${origin}/vacancy/hh-1`);
    expect(html).toContain(`href="${origin}/vacancy/hh-1"`);
    expect(html).toContain(facts);
    expect(emailOf({ rows: [{ salary: null }] }).text).toContain('зарплата не указана');
    expect(emailOf({ rows: [{ id: 'a/b?c#d' }] }).text).toContain(`${origin}/vacancy/a%2Fb%3Fc%23d\n`);
  });

  it('links to no source, and to nothing that is not ours', () => {
    const { text, html } = emailOf({ rows: rowsOf(3), beyond: 4 });
    const links = [...`${text}\n${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) expect(link.startsWith(`${origin}/`)).toBe(true);
  });

  it('says of which company there are more, and how many wait on the site', () => {
    const rows = Array.from({ length: 7 }, () => ({ company_id: 'c', company: 'Вектор' }));
    const { text, html, subject } = emailOf({ rows, beyond: 1200 });
    expect(subject).toMatch(/^3\u00a0/);
    for (const part of [text, html]) {
      expect(part).toContain('и\u00a0ещё 4 от\u00a0«Вектор»');
      expect(part).toContain('Ещё 1\u00a0200 на\u00a0сайте');
    }
    expect(text).toContain(`${origin}/?q=ml&location=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&sort=newest`);
  });

  it('says that there are more, and no number, where nobody knows how many', () => {
    const { text, html } = emailOf({ rows: rowsOf(1), beyond: null });
    for (const part of [text, html]) {
      expect(part).toContain('Остальные новые на\u00a0сайте');
      expect(part).not.toContain('Ещё');
    }
  });

  it('carries reminders of the day', () => {
    const time = '11:30';
    const { text, html } = emailOf({ reminders: [{ time, title: 'ML-инженер', text: 'Позвонить' }] });
    expect(text).toContain('НАПОМИНАНИЯ НА\u00a0СЕГОДНЯ\n\n11:30 · ML-инженер: Позвонить');
    expect(html).toContain('Напоминания на\u00a0сегодня');
    for (const part of [emailOf().text, emailOf().html]) expect(part).not.toMatch(/напоминания/iu);
    const untitled = emailOf({ reminders: [{ time, title: 'ML-инженер', text: '' }] });
    expect(untitled.text).toContain('СЕГОДНЯ\n\n11:30 · ML-инженер\n');
    expect(untitled.html).not.toContain('ML-инженер:');
  });

  it('carries them in the order of their hours', () => {
    const reminders = ['18:00', '09:05', '11:30'].map((time) => ({ time, title: 'Повар', text: '' }));
    const { text, html } = emailOf({ reminders });
    for (const part of [text, html])
      expect([...part.matchAll(/(\d\d:\d\d) · Повар/g)].map(([, time]) => time)).toEqual([
        '09:05',
        '11:30',
        '18:00',
      ]);
  });

  it('can be left in one click, as RFC 8058 has it, and by a link in both parts', () => {
    const address = `${origin}/api/subscriptions/${token}/unsubscribe`;
    const { headers, text, html, tag } = emailOf();
    expect(headers).toEqual({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const part of [text, html]) expect(part).toContain(address);
    expect(tag).toBe('user_7');
  });
});

describe('foreign texts', () => {
  const ends = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\0'];

  it('make no line and no head, wherever they stand', () => {
    for (const end of ends) {
      const evil = `Повар${end}Bcc: all@example.ru`;
      const { subject, headers, text, html } = emailOf({
        rows: [{ title: evil, company: evil, location: evil, salary_words: evil }],
        names: [evil],
        reminders: [{ time: '11:30', title: evil, text: evil }],
      });
      for (const line of [subject, ...Object.values(headers)])
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(subject).toBe('1\u00a0новая: Повар Bcc: all@example.ru');
      expect(text).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u);
      expect(text).not.toMatch(/^bcc:/imu);
      expect(html).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u);
    }
  });

  it('that are made of nothing else leave no gap between the facts', () => {
    for (const end of ends) {
      const { text } = emailOf({ rows: [{ location: end, salary_words: 'от 90 000 ₽' }] });
      expect(text).toContain('\nЛаборатория «Вектор» · от 90 000 ₽\n');
    }
  });

  it('are no markup: neither tags nor quotes nor entities', () => {
    const evil = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'&lt;&#0;`;
    const { html } = emailOf({
      rows: [{ id: evil, title: evil, company: evil, location: evil, salary_words: evil }],
      names: [evil],
      reminders: [{ time: '11:30', title: evil, text: evil }],
    });
    expect(html).not.toMatch(/<script|<img|<\/script|alert\(1\)>/);
    const tags = [...html.matchAll(/<\/?([a-z\d!]+)/gi)].map(([, name]) => name?.toLowerCase());
    const allowedTags = [
      '!doctype',
      'a',
      'body',
      'br',
      'div',
      'h1',
      'h2',
      'head',
      'hr',
      'html',
      'meta',
      'p',
      'span',
    ];
    expect([...new Set(tags)].filter((name) => !allowedTags.includes(name ?? ''))).toEqual([
      'title',
      'style',
    ]);
    // A quote ends no attribute: between two of them there is nothing that would begin one.
    expect(html.match(/href="[^"]*"/g)).toHaveLength(3);
    expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  it('are read as they were written', () => {
    const title = `C++ > C & "Go" <'R'>`;
    expect(emailOf({ rows: [{ title }] }).html).toContain(
      '>C++ &gt; C &amp; &quot;Go&quot; &lt;&#39;R&#39;&gt;</a>',
    );
  });

  it('take no more time than they are long', { timeout: 300_000 }, () => {
    assertLinearInTexts((text) =>
      emailOf({ rows: [{ title: text, company: text, location: text, salary_words: text }], names: [text] }),
    );
  });
});

describe('the e-mail that asks', () => {
  it('holds no word of whoever asked, and one link', () => {
    const email = confirmationEmail('anna@example.ru', origin, token, 'address_x');
    const same = confirmationEmail('anna@example.ru', origin, token, 'address_x');
    // All that it is made of: the address, where the site is, the token. A name or a query it does not know.
    expect(confirmationEmail).toHaveLength(4);
    expect(email).toEqual(same);
    for (const part of [email.text, email.html]) {
      expect(part).toContain(`${origin}/api/subscriptions/${token}/confirm`);
      expect([...part.matchAll(/https?:/g)]).toHaveLength(1);
      expect(part).not.toContain('anna@example.ru');
    }
    expect(email.headers).toEqual({});
  });
});

describe('where «ещё N на сайте» leads', () => {
  it.each([
    [
      'text and lists',
      { q: 'ml & c++ "x"', level: ['Senior', 'Lead'], location: ['Санкт-Петербург', 'Remote'] },
    ],
    ['toggles', { ai: true, contacts: true, recommended: true }],
    ['ids and exact groups', { company: ['hh-1', 'a,b&c=d'], category: ['backend'], exact: ['company'] }],
    ['nothing', {}],
  ])('%s: the site reads the same search, the newest first', (_, query) => {
    const criteria = savedQuery.parse(query);
    const read = readSearch(new URL(newestAddressOf(criteria), origin).searchParams);
    expect(read).toMatchObject({ ...criteria, date: null, sort: 'newest', page: 1 });
  });
});

it('who has no account is not sent to searches that lie in another browser', () => {
  expect(emailOf().text).toContain(`${origin}/searches`);
  const { text, html } = emailOf({ hasAccount: false });
  for (const body of [text, html]) expect(body).not.toContain('/searches');
});
