import type { Mail } from '../outbox.ts';
import { escaped, type Page } from './html.ts';

/** The e-mails that would have been sent, for whoever has not looked at the terminal. */
export const outboxPage = (mails: readonly Mail[]): Page => ({
  title: 'Исходящие письма',
  refreshSeconds: 5,
  body: mails.length === 0 ? '<p>Писем пока нет.</p>' : mails.map(email).join('\n'),
});

const email = ({ to, subject, text, code, html, headers, sentAt }: Mail): string => `<article>
<h2>${escaped(subject)}</h2>
<p>Кому: ${escaped(to)}, <time datetime="${sentAt}">${sentAt.slice(11, 19)} UTC</time></p>
${html === undefined ? `<p>${escaped(plain(text))}</p>` : `<pre>${linked(escaped(text))}</pre>`}
${code === '' ? '' : `<p><code>${code}</code></p>`}
${headers === undefined ? '' : `<details><summary>Заголовки</summary><pre>${escaped(headLines(headers))}</pre></details>`}
${html === undefined ? '' : `<details><summary>HTML</summary><pre>${escaped(html)}</pre></details>`}
</article>`;

const plain = (html: string): string => html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, '');

const headLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Of this site alone. */
const linked = (text: string): string =>
  text.replace(/http:\/\/localhost:\d+\/[^\s]*/g, (address) => `<a href="${address}">${address}</a>`);
