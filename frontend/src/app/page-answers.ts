import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Of the script element that holds them: data, which no browser runs. */
const elementId = 'answers';

/** The answers that a page was drawn with, for the browser that takes it over. */
export function answersElement(queryClient: QueryClient): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]));
  // A text may hold what would end the element.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** Puts the page's answers where its queries look first; a page that came empty has none. */
export function takeAnswers(queryClient: QueryClient): void {
  const json = document.getElementById(elementId)?.textContent;
  if (!json) return;
  for (const [queryKey, answer] of JSON.parse(json) as [QueryKey, unknown][])
    queryClient.setQueryData(queryKey, answer);
}
