import { getDevelopersPage } from '#core/contract/pages.ts';
import { pageFailed } from '#functions/runtime/page-failed.ts';
import { renderDevelopersPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getDevelopersPage, (_request, _caller, { siteOrigin }) =>
  renderDevelopersPage({ siteOrigin, failed: pageFailed }),
);
