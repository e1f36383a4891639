import { getListPage } from '#core/contract/pages.ts';
import { pageSources } from '#functions/actions/jobs/page-sources.ts';
import { renderPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getListPage, (request, _caller, { siteOrigin }) => {
  const given = Object.entries(request).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value]),
  );
  return renderPage(`/?${new URLSearchParams(given)}`, pageSources(siteOrigin));
});
