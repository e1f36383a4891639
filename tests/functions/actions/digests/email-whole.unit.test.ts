import { expect, it } from 'vitest';
import { savedQuery } from '#core/contract/searches.ts';
import { palette } from '#core/contract/stack/palette.ts';
import type { Digest } from '#core/domain/digest/choose.ts';
import { confirmationEmail, digestEmail } from '#functions/actions/digests/emails.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const origin = 'https://jobs.example.ru';
const token = 'A'.repeat(22);
const leave = `${origin}/api/subscriptions/${token}/unsubscribe`;
const newest = (q: string) => `${origin}/?q=${q}&sort=newest`;

const row = (id: string, title: string, company: string) =>
  jobRowWith({ id, title, company, location: 'Омск', salary_words: 'от 90 000 ₽' });
const digest: Digest = {
  sections: [
    {
      searchId: 'ml',
      lines: [
        { row: row('hh-1', 'ML-инженер', 'Вектор'), moreOfCompany: 1200 },
        { row: row('hh-2', 'ML-аналитик', 'Омега'), moreOfCompany: 0 },
        { row: row('hh-3', 'ML-тестировщик', ''), moreOfCompany: 2 },
      ],
      rest: 7,
    },
    { searchId: 'cook', lines: [{ row: row('hh-4', 'Повар', 'Кухня'), moreOfCompany: 0 }], rest: 0 },
    { searchId: 'welder', lines: [], rest: null },
  ],
  listed: 4,
};
const email = digestEmail({
  to: 'anna@example.ru',
  digest,
  searches: new Map([
    ['ml', { name: 'ML в Омске', query: savedQuery.parse({ q: 'ml' }) }],
    ['cook', { name: 'Повара', query: savedQuery.parse({ q: 'cook' }) }],
    ['welder', { name: 'Сварщики', query: savedQuery.parse({ q: 'welder' }) }],
  ]),
  reminders: [
    { time: '11:30', title: 'ML-инженер', text: 'Позвонить' },
    { time: '09:05', title: 'Повар', text: '' },
    { time: '09:05', title: '', text: 'Отдать резюме' },
  ],
  origin,
  hasAccount: true,
  token,
  tag: 'user_7',
});
const reason =
  'Вы получили это письмо, потому что подписались на\u00a0новые вакансии по\u00a0сохранённым поискам на\u00a0сайте «Призвание». Рекламы в\u00a0нём нет.';

it('an e-mail is read as plain text from its first word to its last', () => {
  expect(email.subject).toBe('4\u00a0новые: ML в Омске и ещё 1\u00a0поиск');
  expect(email.to).toBe('anna@example.ru');
  expect(email.text).toBe(
    [
      ['Новые вакансии', '', '', 'ML В ОМСКЕ', ''],
      ['ML-инженер', 'Вектор · Омск · от 90 000 ₽', `${origin}/vacancy/hh-1`, ''],
      ['и\u00a0ещё 1\u00a0200 от\u00a0«Вектор»', ''],
      ['ML-аналитик', 'Омега · Омск · от 90 000 ₽', `${origin}/vacancy/hh-2`, ''],
      ['ML-тестировщик', 'Омск · от 90 000 ₽', `${origin}/vacancy/hh-3`, ''],
      ['и\u00a0ещё 2', ''],
      [`Ещё 7 на\u00a0сайте: ${newest('ml')}`, '', ''],
      ['ПОВАРА', '', 'Повар', 'Кухня · Омск · от 90 000 ₽', `${origin}/vacancy/hh-4`, '', ''],
      ['СВАРЩИКИ', '', `Остальные новые на\u00a0сайте: ${newest('welder')}`, '', ''],
      ['НАПОМИНАНИЯ НА\u00a0СЕГОДНЯ', '', '09:05 · Повар', '', '09:05 · Отдать резюме', ''],
      ['11:30 · ML-инженер: Позвонить', '', ''],
      ['--', reason, `Отписаться: ${leave}`, `Все поиски: ${origin}/searches`],
    ]
      .flat()
      .join('\n'),
  );
});

const link = (address: string, text: string) =>
  `<a class="link" href="${address}" style="color:${palette.accentText.light}">${text}</a>`;
const small = (text: string) =>
  `<span class="small" style="color:${palette.inkSecondary.light};font-size:14px">${text}</span>`;
const block = (...parts: string[]) => `<p style="margin:0 0 16px">${parts.join('<br>')}</p>`;
const heading = (text: string) => `<h2 style="margin:24px 0 12px;font-size:18px">${text}</h2>`;
const facts = (company: string) => small(`${company} · Омск · от 90 000 ₽`);
const at = (query: string) => newest(query).replace('&', '&amp;');

/** Between the head of a page and its end. */
const bodyOf = (html: string) => html.slice(html.indexOf('<h1'));

it('and so it is as HTML: each search under its heading, each vacancy a paragraph, the foot under a line', () => {
  expect(bodyOf(email.html).split('\n')).toEqual([
    '<h1 style="margin:0 0 24px;font-size:22px">Новые вакансии</h1>',
    heading('ML в Омске'),
    block(
      link(`${origin}/vacancy/hh-1`, 'ML-инженер'),
      facts('Вектор'),
      small('и\u00a0ещё 1\u00a0200 от\u00a0«Вектор»'),
    ),
    block(link(`${origin}/vacancy/hh-2`, 'ML-аналитик'), facts('Омега')),
    block(
      link(`${origin}/vacancy/hh-3`, 'ML-тестировщик'),
      small('Омск · от 90 000 ₽'),
      small('и\u00a0ещё 2'),
    ),
    block(link(at('ml'), 'Ещё 7 на\u00a0сайте')),
    heading('Повара'),
    block(link(`${origin}/vacancy/hh-4`, 'Повар'), facts('Кухня')),
    heading('Сварщики'),
    block(link(at('welder'), 'Остальные новые на\u00a0сайте')),
    heading('Напоминания на\u00a0сегодня'),
    block(small('09:05 · Повар')),
    block(small('09:05 · Отдать резюме')),
    block(small('11:30 · ML-инженер: Позвонить')),
    `<hr style="border:0;border-top:1px solid ${palette.hairline.light};margin:24px 0">`,
    small(reason),
    block(link(leave, 'Отписаться'), link(`${origin}/searches`, 'Все поиски')),
    '</div></body></html>',
    '',
  ]);
});

const confirmText =
  'Кто-то попросил присылать на\u00a0этот адрес письма о\u00a0новых вакансиях. Если это вы, подтвердите подписку: ссылка действует двое суток.';
const ignoreText =
  'Если не\u00a0вы, ничего не\u00a0делайте: эта подписка не\u00a0начнётся, и\u00a0через двое суток мы\u00a0её забудем.';
const confirmAddress = `${origin}/api/subscriptions/${token}/confirm`;
const asking = confirmationEmail('anna@example.ru', origin, token, 'address_x');

it('the e-mail that asks says what happens with the link and without, under one heading', () => {
  expect(asking).toMatchObject({
    to: 'anna@example.ru',
    subject: 'Подтвердите подписку на\u00a0вакансии',
    text: `${confirmText}\n\n${confirmAddress}\n\n${ignoreText}`,
    tag: 'address_x',
  });
  expect(bodyOf(asking.html).split('\n')).toEqual([
    '<h1 style="margin:0 0 24px;font-size:22px">Подтвердите подписку</h1>',
    block(confirmText),
    block(link(confirmAddress, 'Подтвердить')),
    `<hr style="border:0;border-top:1px solid ${palette.hairline.light};margin:24px 0">`,
    small(ignoreText),
    '</div></body></html>',
    '',
  ]);
});

it('each has the colours of the site, by day and by night', () => {
  for (const [title, { html }] of [
    ['Новые вакансии', email],
    ['Подтвердите подписку', asking],
  ] as const) {
    const [head, style = '', rest] = html.split(/<\/?style>/);
    expect(head).toBe(
      `<!doctype html>\n<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title>`,
    );
    const [, scheme, night] = /^(.+?)@media \(prefers-color-scheme:dark\)\{(.+)\}$/.exec(style) ?? [];
    expect(scheme).toBe(':root{color-scheme:light dark}');
    const rules = [...(night ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, ...rule]) => rule);
    const dark = (property: string, { dark }: { readonly dark: string }) => `${property}:${dark}!important`;
    expect(Object.fromEntries(rules)).toEqual({
      body: dark('background', palette.paper),
      '.sheet': `${dark('background', palette.card)};${dark('color', palette.ink)}`,
      '.link': dark('color', palette.accentText),
      '.small': dark('color', palette.inkSecondary),
      hr: dark('border-color', palette.hairline),
    });
    expect(rest?.slice(0, rest.indexOf('\n<h1'))).toBe(
      [
        '</head>\n',
        `<body style="margin:0;padding:16px 8px;background:${palette.paper.light};font:16px/1.5 Arial,sans-serif">`,
        '<div class="sheet" style="max-width:600px;margin:0 auto;padding:24px;border-radius:16px;',
        `background:${palette.card.light};color:${palette.ink.light}">`,
      ].join(''),
    );
  }
});
