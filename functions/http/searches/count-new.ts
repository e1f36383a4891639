import { countNew } from '#core/contract/searches.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(countNew, async ({ searches }) => {
  const index = await currentIndex();
  const now = new Date();
  return {
    counts: searches.map(({ query, since }) =>
      index.countNew({ ...query, from: null, to: null }, new Date(since), now),
    ),
  };
});
