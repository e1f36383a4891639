import { personalRoutes, serverRenderedRoutes } from '#core/contract/stack/site-routes.ts';
import { isReturnFromProvider } from '../../session/stored-session.ts';

export type Kind = 'page' | 'asset' | 'answer' | 'config';

const pages = [...personalRoutes, ...serverRenderedRoutes].map(
  (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`),
);

/**
 * What the worker has to do with a request; null where it keeps out of the way: whatever changes something, whatever
 * carries a token or a code, and whatever is not the site's own.
 */
export function kindOf(
  { method, url, mode, headers }: Pick<Request, 'method' | 'url' | 'mode' | 'headers'>,
  site: string,
): Kind | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== site) return null;
  if (headers.has('authorization') || headers.has('range')) return null;
  if (mode === 'navigate')
    return pages.some((page) => page.test(pathname)) && !isReturnFromProvider(search) ? 'page' : null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/api/')) return 'answer';
  return pathname === '/config.json' ? 'config' : null;
}
