import { ApiError } from '../api/call-api.ts';
import { siteConfig } from '../api/site-config.ts';

export type AuthClient = typeof import('./amplify.ts');

type AuthListener = (event: string, error: unknown) => void;

let loaded: Promise<AuthClient> | null = null;
let listener: AuthListener = () => {};

async function load(): Promise<AuthClient> {
  const [client, config] = await Promise.all([import('./amplify.ts'), siteConfig()]);
  client.Hub.listen('auth', ({ payload }) =>
    listener(payload.event, (payload as { data?: { error?: unknown } }).data?.error),
  );
  // Only now: this also ends the way back from Google, and what comes of it must be heard.
  client.configure(config);
  return client;
}

/** Amplify, configured for this stage: downloaded at the first call; after a failure the next call tries again. */
export function authClient(): Promise<AuthClient> {
  loaded ??= load().catch((cause: unknown) => {
    loaded = null;
    throw new ApiError('network', 'the code of sign-in cannot be had', { cause });
  });
  return loaded;
}

/** Hears every change that Amplify tells of, in this tab and in others. */
export function listenToAuth(callback: AuthListener) {
  listener = callback;
}
