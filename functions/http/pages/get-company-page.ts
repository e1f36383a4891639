import { getCompanyPage } from '#core/contract/pages.ts';
import { companyAddress } from '#core/contract/stack/site-routes.ts';
import { pageSources } from '#functions/actions/jobs/page-sources.ts';
import { renderPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getCompanyPage, ({ companyId }, _caller, { siteOrigin }) =>
  renderPage(companyAddress(companyId), pageSources(siteOrigin)),
);
