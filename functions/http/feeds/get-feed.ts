import { getFeed } from '#core/contract/feeds.ts';
import { atomOf } from '#functions/actions/feeds/atom.ts';
import { feedJobs } from '#functions/actions/feeds/feed-jobs.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getFeed, async (query, _caller, { siteOrigin }) => ({
  body: atomOf(await feedJobs(query), query, siteOrigin),
}));
