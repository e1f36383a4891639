import type { Mail } from '../outbox.ts';
import { escaped, type Page } from './html.ts';

/** The letters that would have been sent, for whoever has not looked at the terminal. */
export const outboxPage = (mails: readonly Mail[]): Page => ({
  title: 'Исходящие письма',
  refreshSeconds: 5,
  body: mails.length === 0 ? '<p>Писем пока нет.</p>' : mails.map(letter).join('\n'),
});

const letter = ({ to, subject, text, code, sentAt }: Mail): string => `<article>
<h2>${escaped(subject)}</h2>
<p>Кому: ${escaped(to)}, <time datetime="${sentAt}">${sentAt.slice(11, 19)} UTC</time></p>
<p>${escaped(plain(text))}</p>
<p><code>${code}</code></p>
</article>`;

const plain = (html: string): string => html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, '');
