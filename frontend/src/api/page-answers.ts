import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Of the script element that holds them: data, which no browser runs. */
const elementId = 'answers';

/** A value inside a page. A text in it may hold what would end the element. */
export const dataElement = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The answers that a page was rendered with, for the browser that hydrates it. */
export function answersOf(queryClient: QueryClient): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]));
  return dataElement(`type="application/json" id="${elementId}"`, answers);
}

/** On a server-rendered page, until it is hydrated. */
export const answersElement = (): HTMLElement | null => document.getElementById(elementId);

/** Puts the page's answers where its queries look first; a page that came empty has none. */
export function restoreAnswers(queryClient: QueryClient): void {
  const json = answersElement()?.textContent;
  if (!json) return;
  for (const [queryKey, answer] of JSON.parse(json) as [QueryKey, unknown][])
    queryClient.setQueryData(queryKey, answer);
}
