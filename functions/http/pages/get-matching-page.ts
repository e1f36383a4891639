import { getMatchingPage } from '#core/contract/pages.ts';
import { env } from '#functions/runtime/env.ts';
import { pageFailed } from '#functions/runtime/page-failed.ts';
import { renderMatchingPage } from '../../../frontend/src/app/server.tsx';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getMatchingPage, (_request, _caller, { siteOrigin }) =>
  renderMatchingPage({
    siteOrigin,
    publicEmail: env('PUBLIC_EMAIL', '') || null,
    failed: pageFailed,
  }),
);
