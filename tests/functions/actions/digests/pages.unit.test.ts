import { expect, it } from 'vitest';
import * as pages from '#functions/actions/digests/pages.ts';

const { askToConfirm, ...fixed } = pages;
const all = { askToConfirm: askToConfirm('ML в Москве'), ...fixed };

const textIn = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

it.each<[name: keyof typeof all, title: string, paragraphs: number, button: string | null]>([
  ['askToConfirm', 'Подтвердите подписку', 2, 'Подтвердить'],
  ['confirmed', 'Подписка подтверждена', 1, null],
  ['isFull', 'Подписок уже пять', 1, null],
  ['askToUnsubscribe', 'Отписаться от\u00a0писем?', 1, 'Отписаться'],
  ['unsubscribed', 'Вы\u00a0отписались', 1, null],
  ['cannotConfirm', 'Ссылка не\u00a0действует', 1, null],
  ['cannotUnsubscribe', 'Ссылка не\u00a0действует', 1, null],
])('the page %s', (name, title, paragraphs, button) => {
  const html = all[name];
  expect(textIn(html, 'h1')).toEqual([title]);
  expect(textIn(html, 'title')).toEqual([`${title} — Призвание`]);
  expect(textIn(html, 'button')).toEqual(button === null ? [] : [button]);
  const words = textIn(html, 'p');
  expect(words).toHaveLength(paragraphs);
  for (const text of words) expect(text).toMatch(/^\p{Lu}.{15}.*[.]$/u);
  // A form that posts to where it stands, once.
  expect(html.match(/<form /gu) ?? []).toHaveLength(button === null ? 0 : 1);
  expect(html).not.toMatch(/undefined|<script/u);
});

it('what is confirmed stands there as text', () => {
  expect(askToConfirm('<b>&"')).toContain('<p>Поиск: «&lt;b&gt;&amp;&quot;».</p>');
});
