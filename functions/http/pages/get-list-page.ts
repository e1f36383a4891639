import { getListPage } from '#core/contract/pages.ts';
import { pageSources } from '#functions/actions/jobs/page-sources.ts';
import { pageAddress } from '#functions/runtime/http/page-address.ts';
import { renderPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getListPage, (request, _caller, { siteOrigin }) =>
  renderPage(pageAddress('/', request), pageSources(siteOrigin)),
);
