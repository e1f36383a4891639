import { getVacancyPage } from '#core/contract/pages.ts';
import { pageSources } from '#functions/actions/jobs/page-sources.ts';
import { renderPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getVacancyPage, ({ jobId }, _caller, { siteOrigin }) =>
  renderPage(`/vacancy/${encodeURIComponent(jobId)}`, pageSources(siteOrigin)),
);
