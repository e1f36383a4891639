import { emailPageStyles } from '#core/contract/stack/palette.ts';
import { escaped } from './html.ts';

/*
 * What links of e-mails open: one small page with the site's colours and no script, so that nobody need wait for the site.
 * A form posts to the very address that it stands at.
 */

interface Page {
  readonly title: string;
  /** Before the text, each a paragraph. @default - none */
  readonly lines?: readonly string[];
  readonly text: string;
  /** Does what the page is about. @default - nothing is left to do */
  readonly button?: string;
}

const page = ({ title, lines = [], text, button }: Page): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)} — Призвание</title>
<link rel="stylesheet" href="${emailPageStyles}">
</head>
<body>
<p class="brand"><a href="/">Призвание</a></p>
<main>
<h1>${escaped(title)}</h1>
${[...lines, text].map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${button === undefined ? '' : `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">${escaped(button)}</button></form>\n`}
</main>
</body>
</html>
`;

/** What is confirmed stands there: somebody else may have asked for it. */
export const askToConfirm = (name: string) =>
  page({
    title: 'Подтвердите подписку',
    lines: [`Поиск: «${name}».`],
    text: 'На\u00a0адрес, куда пришла ссылка, будут приходить письма о\u00a0новых вакансиях: не\u00a0больше одного в\u00a0день, без рекламы.',
    button: 'Подтвердить',
  });
export const confirmed = page({
  title: 'Подписка подтверждена',
  text: 'Напишем, когда появятся новые вакансии. Отписаться можно по\u00a0ссылке в\u00a0каждом письме.',
});
export const isFull = page({
  title: 'Подписок уже пять',
  text: 'На\u00a0один адрес без аккаунта приходят письма не\u00a0больше чем по\u00a0пяти поискам. Ссылка «Отписаться» в\u00a0письме снимет все пять, а\u00a0подписаться заново можно на\u00a0один поиск в\u00a0день.',
});
export const askToUnsubscribe = page({
  title: 'Отписаться от\u00a0писем?',
  text: 'Писем по\u00a0этой подписке больше не\u00a0будет. В\u00a0аккаунте поиски останутся; без аккаунта адрес и\u00a0поиски будут удалены.',
  button: 'Отписаться',
});
export const unsubscribed = page({
  title: 'Вы\u00a0отписались',
  text: 'Писем по\u00a0этой подписке больше не\u00a0будет. Если придёт другое письмо, отпишитесь и\u00a0в\u00a0нём.',
});
const deadLink = (text: string) => page({ title: 'Ссылка не\u00a0действует', text });
export const cannotConfirm = deadLink(
  'Она устарела или скопирована не\u00a0целиком. Откройте её из\u00a0письма ещё раз или подпишитесь заново: ссылка для подтверждения действует двое суток.',
);
export const cannotUnsubscribe = deadLink(
  'Она устарела или скопирована не\u00a0целиком, либо этой подписки уже нет. Если письма приходят, откройте «Отписаться» в\u00a0самом новом из\u00a0них.',
);
