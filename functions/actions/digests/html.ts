/*
 * HTML of letters: what Gmail, Outlook and Mail.ru let through. One column, styles in the elements, no pictures, no script;
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
  text.replaceAll(/[&<>"']/g, (mark) => entities[mark] as string);

/** A piece that is HTML already. */
export interface Html {
  readonly html: string;
}
const html = (text: string): Html => ({ html: text });
const htmlOf = (part: Html | string): string => (typeof part === 'string' ? escaped(part) : part.html);

export const link = (address: string, text: string): Html =>
  html(`<a class="link" href="${escaped(address)}" style="color:#0b5cad">${escaped(text)}</a>`);

export const small = (text: string): Html =>
  html(`<span class="small" style="color:#5a6270;font-size:14px">${escaped(text)}</span>`);

/** Its parts one below another. */
export const block = (...parts: (Html | string)[]): Html =>
  html(`<p style="margin:0 0 16px">${parts.map(htmlOf).join('<br>')}</p>`);

const dark = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){body,.sheet{background:#14171c!important;color:#e6e9ee!important}',
  '.link{color:#7cb7ff!important}.small{color:#a3acba!important}}',
].join('');

export interface LetterPage {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Html[] }[];
  readonly foot: readonly Html[];
}

export const page = ({ title, sections, foot }: LetterPage): string =>
  `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${dark}</style></head>
<body style="margin:0;background:#ffffff;color:#16191f;font:16px/1.5 Arial,sans-serif"><div class="sheet" style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;color:#16191f">
<h1 style="margin:0 0 24px;font-size:22px">${escaped(title)}</h1>
${sections
  .map(
    ({ heading, blocks }) =>
      `${heading === '' ? '' : `<h2 style="margin:24px 0 12px;font-size:18px">${escaped(heading)}</h2>\n`}${blocks.map(htmlOf).join('\n')}`,
  )
  .join('\n')}
<hr style="border:0;border-top:1px solid #8a93a2;margin:24px 0">
${foot.map(htmlOf).join('\n')}
</div></body></html>
`;
