import type { SavedQuery } from '#core/contract/searches.ts';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import type { Digest, Line } from '#core/domain/digest/choose.ts';
import { withoutUnnamed } from '#core/domain/import/unnamed.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { summaryOf } from '#core/domain/job/summary.ts';
import { newestAddressOf } from '#core/domain/search/newest-address.ts';
import { counted, number } from '#core/domain/text/plural.ts';
import { type Email, headLine } from '#functions/external/mailer.ts';
import { block, link, page, small } from './html.ts';

/** Of a desk that lies in the account, what is due today. */
export interface Reminder {
  /** By its reader's clock: '11:30'. */
  readonly time: string;
  readonly text: string;
  readonly title: string;
}

export interface DigestParts {
  readonly to: string;
  readonly digest: Digest;
  readonly searches: ReadonlyMap<string, { readonly name: string; readonly query: SavedQuery }>;
  readonly reminders: readonly Reminder[];
  /** 'https://jobs.example.ru' */
  readonly origin: string;
  /** Whose searches are kept in an account finds them all on the site. */
  readonly hasAccount: boolean;
  /** Of this e-mail, for leaving. */
  readonly token: string;
  /** See `Email`. */
  readonly tag: string;
}

const heading = 'Новые вакансии';
const searchForms = ['поиск', 'поиска', 'поисков'] as const;
const newForms = ['новая', 'новые', 'новых'] as const;

/** '5 новых: ML-инженер, Москва'; the number is that of the e-mail's lines. 'Новые вакансии: ML-инженер, Москва' without any. */
function subjectOf({ digest, searches }: DigestParts): string {
  const hasLines = digest.listed > 0;
  const listing = digest.sections.filter(({ lines }) => lines.length > 0 === hasLines);
  const what = hasLines ? counted(digest.listed, newForms) : heading;
  const [first, ...rest] = listing.map(({ searchId }) => searches.get(searchId)?.name ?? '');
  const more = rest.length === 0 ? '' : ` и ещё ${counted(rest.length, searchForms)}`;
  return headLine(`${what}: ${first}${more}`);
}

const summaryLine = (row: JobRow): string =>
  summaryOf(row)
    .map(headLine)
    .filter((fact) => fact !== '')
    .join(' · ');

const moreOf = ({ row, moreOfCompany }: Line): string | null =>
  moreOfCompany === 0
    ? null
    : [
        `и\u00a0ещё ${number(moreOfCompany)}`,
        ...withoutUnnamed([row.company]).map((name) => `от\u00a0«${headLine(name)}»`),
      ].join(' ');

const restOf = (rest: number | null): string =>
  rest === null ? 'Остальные новые на\u00a0сайте' : `Ещё ${number(rest)} на\u00a0сайте`;

/** The earliest first; the text may be empty. */
const reminderLines = (reminders: readonly Reminder[]): string[] =>
  [...reminders]
    .sort((a, b) => Number(a.time > b.time) - Number(a.time < b.time))
    .map(({ time, text, title }) =>
      headLine(`${time} · ${[title, text].filter((part) => part !== '').join(': ')}`),
    );

const reasonText =
  'Вы получили это письмо, потому что подписались на\u00a0новые вакансии по\u00a0сохранённым поискам на\u00a0сайте «Призвание». Рекламы в\u00a0нём нет.';
const unsubscribeText = 'Отписаться';
const allSearches = 'Все поиски';

const unsubscribeAddress = ({ origin, token }: Pick<DigestParts, 'origin' | 'token'>): string =>
  `${origin}/api/subscriptions/${token}/unsubscribe`;

function textOf(parts: DigestParts): string {
  const { digest, searches, reminders, origin } = parts;
  const jobAddress = ({ id }: JobRow) => origin + vacancyAddress(id);
  const sections = digest.sections.map(({ searchId, lines, rest }) => {
    const search = searches.get(searchId);
    const listed = lines.flatMap((line) => {
      const more = moreOf(line);
      return [
        `${headLine(line.row.title)}\n${summaryLine(line.row)}\n${jobAddress(line.row)}`,
        ...(more === null ? [] : [more]),
      ];
    });
    const tail = rest !== 0 && search ? [`${restOf(rest)}: ${origin}${newestAddressOf(search.query)}`] : [];
    return [headLine(search?.name ?? '').toUpperCase(), ...listed, ...tail].join('\n\n');
  });
  const due =
    reminders.length === 0 ? [] : [['НАПОМИНАНИЯ НА\u00a0СЕГОДНЯ', ...reminderLines(reminders)].join('\n\n')];
  const all = parts.hasAccount ? [`${allSearches}: ${origin}/searches`] : [];
  const end = ['--', reasonText, `${unsubscribeText}: ${unsubscribeAddress(parts)}`, ...all].join('\n');
  return [heading, ...sections, ...due, end].join('\n\n\n');
}

function htmlOf(parts: DigestParts): string {
  const { digest, searches, reminders, origin } = parts;
  const sections = digest.sections.map(({ searchId, lines, rest }) => {
    const search = searches.get(searchId);
    const listed = lines.map((line) => {
      const more = moreOf(line);
      return block(
        link(origin + vacancyAddress(line.row.id), headLine(line.row.title)),
        small(summaryLine(line.row)),
        ...(more === null ? [] : [small(more)]),
      );
    });
    const tail =
      rest !== 0 && search ? [block(link(`${origin}${newestAddressOf(search.query)}`, restOf(rest)))] : [];
    return { heading: headLine(search?.name ?? ''), blocks: [...listed, ...tail] };
  });
  const due = reminderLines(reminders).map((line) => block(small(line)));
  return page({
    title: heading,
    sections:
      due.length === 0 ? sections : [...sections, { heading: 'Напоминания на\u00a0сегодня', blocks: due }],
    foot: [
      small(reasonText),
      block(
        link(unsubscribeAddress(parts), unsubscribeText),
        ...(parts.hasAccount ? [link(`${origin}/searches`, allSearches)] : []),
      ),
    ],
  });
}

/** What is new in somebody's searches, in text and HTML, with the heads by which mail programs leave in one click (RFC 8058). */
export const digestEmail = (parts: DigestParts): Email => ({
  to: parts.to,
  subject: subjectOf(parts),
  text: textOf(parts),
  html: htmlOf(parts),
  headers: {
    'List-Unsubscribe': `<${unsubscribeAddress(parts)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  tag: parts.tag,
});

/** Asks whether an address is its reader's; of what the caller wrote it holds nothing. */
export function confirmationEmail(to: string, origin: string, token: string, tag: string): Email {
  const address = `${origin}/api/subscriptions/${token}/confirm`;
  const confirmText =
    'Кто-то попросил присылать на\u00a0этот адрес письма о\u00a0новых вакансиях. Если это вы, подтвердите подписку: ссылка действует двое суток.';
  const ignoreText =
    'Если не\u00a0вы, ничего не\u00a0делайте: эта подписка не\u00a0начнётся, и\u00a0через двое суток мы\u00a0её забудем.';
  return {
    to,
    subject: 'Подтвердите подписку на\u00a0вакансии',
    text: [confirmText, address, ignoreText].join('\n\n'),
    html: page({
      title: 'Подтвердите подписку',
      sections: [{ heading: '', blocks: [block(confirmText), block(link(address, 'Подтвердить'))] }],
      foot: [small(ignoreText)],
    }),
    headers: {},
    tag,
  };
}
