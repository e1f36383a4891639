import { palette } from '#core/contract/stack/palette.ts';

/*
 * HTML of e-mails: what Gmail, Outlook and Mail.ru let through. One column, styles in the elements, no pictures, no script;
 * the dark scheme through a style sheet, which whoever drops it loses nothing by.
 */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => entities[char] as string);

/** A piece that is HTML already. */
export interface Html {
  readonly html: string;
}
const html = (text: string): Html => ({ html: text });
const htmlOf = (part: Html | string): string => (typeof part === 'string' ? escaped(part) : part.html);

export const link = (address: string, text: string): Html =>
  html(
    `<a class="link" href="${escaped(address)}" style="color:${palette.accentText.light}">${escaped(text)}</a>`,
  );

export const small = (text: string): Html =>
  html(
    `<span class="small" style="color:${palette.inkSecondary.light};font-size:14px">${escaped(text)}</span>`,
  );

/** Its parts one below another. */
export const block = (...parts: (Html | string)[]): Html =>
  html(`<p style="margin:0 0 16px">${parts.map(htmlOf).join('<br>')}</p>`);

const darkStyles = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  `body{background:${palette.paper.dark}!important}`,
  `.sheet{background:${palette.card.dark}!important;color:${palette.ink.dark}!important}`,
  `.link{color:${palette.accentText.dark}!important}.small{color:${palette.inkSecondary.dark}!important}`,
  `hr{border-color:${palette.hairline.dark}!important}}`,
].join('');

export interface EmailPage {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Html[] }[];
  readonly foot: readonly Html[];
}

export const page = ({ title, sections, foot }: EmailPage): string =>
  `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${darkStyles}</style></head>
<body style="margin:0;padding:16px 8px;background:${palette.paper.light};font:16px/1.5 Arial,sans-serif"><div class="sheet" style="max-width:600px;margin:0 auto;padding:24px;border-radius:16px;background:${palette.card.light};color:${palette.ink.light}">
<h1 style="margin:0 0 24px;font-size:22px">${escaped(title)}</h1>
${sections
  .map(
    ({ heading, blocks }) =>
      `${heading === '' ? '' : `<h2 style="margin:24px 0 12px;font-size:18px">${escaped(heading)}</h2>\n`}${blocks.map(htmlOf).join('\n')}`,
  )
  .join('\n')}
<hr style="border:0;border-top:1px solid ${palette.hairline.light};margin:24px 0">
${foot.map(htmlOf).join('\n')}
</div></body></html>
`;
