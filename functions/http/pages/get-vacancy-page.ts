import { getVacancyPage } from '#core/contract/pages.ts';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import { pageSources } from '#functions/actions/jobs/page-sources.ts';
import { renderPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getVacancyPage, ({ jobId }, _caller, { siteOrigin }) =>
  renderPage(vacancyAddress(jobId), pageSources(siteOrigin)),
);
