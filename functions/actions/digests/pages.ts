import { letterPageStyles } from '#core/contract/stack/palette.ts';
import { escaped } from './html.ts';

/*
 * What links of letters open: one small page with the site's colours and no script, so that nobody need wait for the site.
 * A form posts to the very address that it stands at.
 */

interface Page {
  readonly status?: 200 | 404;
  readonly title: string;
  readonly text: string;
  /** Does what the page is about. @default - nothing is left to do */
  readonly button?: string;
}

const page = ({ status = 200, title, text, button }: Page) => ({
  status,
  isShared: false,
  body: `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)} — Призвание</title>
<link rel="stylesheet" href="${letterPageStyles}">
</head>
<body>
<p class="brand"><a href="/">Призвание</a></p>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button === undefined ? '' : `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">${escaped(button)}</button></form>\n`}
</main>
</body>
</html>
`,
});

export const askToConfirm = page({
  title: 'Подтвердите подписку',
  text: 'На\u00a0этот адрес будут приходить письма о\u00a0новых вакансиях: не\u00a0больше одного в\u00a0день, без рекламы.',
  button: 'Подтвердить',
});
export const confirmed = page({
  title: 'Подписка подтверждена',
  text: 'Напишем, когда появятся новые вакансии. Отписаться можно по\u00a0ссылке в\u00a0каждом письме.',
});
export const isFull = page({
  title: 'Подписок уже пять',
  text: 'На\u00a0один адрес приходят письма не\u00a0больше чем по\u00a0пяти поискам. Отпишитесь по\u00a0ссылке в\u00a0письме и\u00a0подпишитесь заново на\u00a0то, что нужно.',
});
export const askToLeave = page({
  title: 'Отписаться от\u00a0писем?',
  text: 'Писем о\u00a0новых вакансиях больше не\u00a0будет. Поиски, сохранённые в\u00a0аккаунте, останутся.',
  button: 'Отписаться',
});
export const hasLeft = page({
  title: 'Вы\u00a0отписались',
  text: 'Писем о\u00a0новых вакансиях больше не\u00a0будет.',
});
export const unknownLink = page({
  status: 404,
  title: 'Ссылка не\u00a0действует',
  text: 'Она устарела или скопирована не\u00a0целиком. Ссылка для подтверждения действует двое суток.',
});
