import { type Endpoint, pathParameters, secondsCached } from '#core/contract/endpoint.ts';

const isCacheable = (operation: Endpoint) => secondsCached(operation) !== null;

const secondsOf = (operation: Endpoint): number => secondsCached(operation) ?? 0;

/** '/api/jobs/{jobId}' → '/api/jobs/*', as CloudFront writes it. */
const pattern = (path: string) => path.replace(/\{\w+\+?\}/g, '*');

/** CloudFront's star takes slashes, too: '/api/jobs/*' matches '/api/jobs/7/contacts'. */
const matches = (wide: string, narrow: string) =>
  new RegExp(`^${wide.replace(/[.?+^$()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(narrow);

const literals = (path: string) => path.replaceAll('*', '').length;

/**
 * The paths that the CDN must tell apart, narrowest first: public reads, which it may cache, and whatever else
 * such a pattern would swallow. All other paths fall to '/api/*', which is never cached.
 */
export function apiPaths(
  endpoints: readonly Endpoint[],
): { pattern: string; secondsCached: number | null }[] {
  const byPattern = Map.groupBy(endpoints, ({ path }) => pattern(path));
  const cached = [...byPattern].filter(([, same]) => same.every(isCacheable)).map(([path]) => path);
  const swallowed = [...byPattern.keys()].filter(
    (path) => !cached.includes(path) && cached.some((wide) => matches(wide, path)),
  );
  return [...cached, ...swallowed]
    .sort((a, b) => literals(b) - literals(a))
    .map((path) => ({
      pattern: path,
      secondsCached: cached.includes(path) ? Math.min(...(byPattern.get(path) ?? []).map(secondsOf)) : null,
    }));
}

/** Of what answers JSON-RPC, which lies where its protocol wants it. */
export const rpcPaths = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.filter(({ answer }) => answer === 'rpc').map(({ path }) => path);

/** What each cached operation understands in a query: the request's keys but those that stand in its path. */
export function knownParameters(
  endpoints: readonly Endpoint[],
): { path: readonly string[]; parameters: readonly string[] }[] {
  return endpoints.filter(isCacheable).map(({ path, request }) => ({
    path: pattern(path).split('/'),
    parameters: Object.keys(request._zod.def.shape).filter((name) => !pathParameters(path).includes(name)),
  }));
}
