import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { AwsError } from '../../aws-json.ts';
import { googleUser } from '../accounts.ts';
import type { Pool } from '../operations/operation.ts';
import type { ClientSettings } from '../pool-settings.ts';
import type { SessionTokens } from '../sessions.ts';
import { googleAccounts } from './google-accounts.ts';
import { escaped, redirect, sendJson, sendPage } from './html.ts';

/** A request below the hosted domain. */
export interface HostedRequest {
  readonly method: string;
  /** '/oauth2/authorize' */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Of a form that was sent. */
  readonly form: URLSearchParams;
  /** How the browser calls this site: 'http://localhost:3000'. */
  readonly origin: string;
}

const authorizeParameters = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  identity_provider: z.literal('Google'),
  scope: z.string().default('openid'),
  state: z.string().max(4096).default(''),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
type AuthorizeParameters = z.infer<typeof authorizeParameters>;

interface Granted extends AuthorizeParameters {
  readonly username: string;
  readonly expires: number;
}

const choiceMs = 10 * 60_000;
const codeMs = 5 * 60_000;

/**
 * What Cognito's hosted domain does for Google (OAuth 2.0 with PKCE), with a page of invented accounts in Google's
 * place. `siteOnAws` is how the template calls the site: here it means wherever the browser has opened it.
 */
export function hostedSignIn(context: Pool, siteOnAws: string) {
  const { pool, store, sessions } = context;
  const choices = new Map<string, { parameters: AuthorizeParameters; expires: number }>();
  const granted = new Map<string, Granted>();

  const isAllowed = (addresses: readonly string[], address: string, origin: string): boolean =>
    addresses.some((allowed) => allowed.replace(siteOnAws, origin) === address);

  /** Nobody is sent back to an address that the template does not name; so this is a page, not a redirect. */
  function checkRequest({
    query,
    origin,
  }: HostedRequest): { parameters: AuthorizeParameters; client: ClientSettings } | string {
    const parsed = authorizeParameters.safeParse(Object.fromEntries(query));
    if (!parsed.success) return z.prettifyError(parsed.error);
    const client = pool.clients.get(parsed.data.client_id);
    if (!client) return 'client_id: такого клиента нет';
    if (!isAllowed(client.callbackUrls, parsed.data.redirect_uri, origin))
      return 'redirect_uri: этого адреса нет среди адресов возврата клиента';
    if (!(pool.google && client.providers.includes('Google')))
      return 'identity_provider: входа через Google нет';
    return { parameters: parsed.data, client };
  }

  function choose(request: HostedRequest, response: ServerResponse): void {
    const outcome = checkRequest(request);
    if (typeof outcome === 'string') sendError(response, outcome);
    else if (outcome.parameters.scope.split(' ').some((scope) => !outcome.client.scopes.includes(scope)))
      redirectBack(response, outcome.parameters, {
        error: 'invalid_request',
        error_description: 'invalid_scope',
      });
    else showAccounts(outcome.parameters, response);
  }

  function showAccounts(parameters: AuthorizeParameters, response: ServerResponse): void {
    dropExpired(choices);
    const choice = randomBytes(32).toString('base64url');
    choices.set(choice, { parameters, expires: Date.now() + choiceMs });
    const buttons = googleAccounts.map(
      ({ id, email }) => `<button name="account" value="${id}">${escaped(email)}</button>`,
    );
    sendPage(response, {
      title: 'Выберите аккаунт',
      body: `<p>Вместо Google — вымышленные аккаунты.</p>
<form method="post" action="/local/sign-in/google">
<input type="hidden" name="choice" value="${choice}">
${buttons.join('\n')}
</form>`,
    });
  }

  async function signIn({ form }: HostedRequest, response: ServerResponse): Promise<void> {
    const id = form.get('choice') ?? '';
    const choice = choices.get(id);
    const account = googleAccounts.find((candidate) => candidate.id === form.get('account'));
    if (!choice || choice.expires <= Date.now() || !account)
      return sendError(response, 'Выбор устарел: начните вход заново.');
    choices.delete(id);
    try {
      const { username } = await googleUser(context, account, choice.parameters.client_id);
      const code = randomBytes(24).toString('base64url');
      granted.set(code, { ...choice.parameters, username, expires: Date.now() + codeMs });
      redirectBack(response, choice.parameters, { code });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      redirectBack(response, choice.parameters, {
        error: 'invalid_request',
        error_description: error.message,
      });
    }
  }

  async function issueTokens({ form }: HostedRequest, response: ServerResponse): Promise<void> {
    const client = pool.clients.get(form.get('client_id') ?? '');
    if (!client) return sendJson(response, { error: 'invalid_client' }, 400);
    try {
      const tokens =
        form.get('grant_type') === 'refresh_token'
          ? await sessions.refresh(form.get('refresh_token') ?? '', client)
          : await redeem(form, client);
      sendJson(response, oauthTokens(tokens));
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      sendJson(response, { error: 'invalid_grant' }, 400);
    }
  }

  /** A code is good once, for five minutes, and only to who asked for it. */
  async function redeem(form: URLSearchParams, client: ClientSettings): Promise<SessionTokens> {
    const code = form.get('code') ?? '';
    const grant = granted.get(code);
    granted.delete(code);
    const user = grant && store.find(grant.username);
    const isGood =
      form.get('grant_type') === 'authorization_code' &&
      grant &&
      grant.expires > Date.now() &&
      grant.client_id === client.id &&
      grant.redirect_uri === form.get('redirect_uri') &&
      grant.code_challenge === challengeOf(form.get('code_verifier') ?? '');
    if (!isGood || !user) throw new AwsError('NotAuthorizedException', 'invalid_grant');
    return sessions.start(user, client, grant.scope);
  }

  function revoke({ form }: HostedRequest, response: ServerResponse): void {
    const client = pool.clients.get(form.get('client_id') ?? '');
    if (client) sessions.end(form.get('token') ?? '', client);
    sendJson(response, client ? {} : { error: 'invalid_client' }, client ? 200 : 400);
  }

  function logOut({ query, origin }: HostedRequest, response: ServerResponse): void {
    const client = pool.clients.get(query.get('client_id') ?? '');
    const address = query.get('logout_uri') ?? '';
    if (client && isAllowed(client.logoutUrls, address, origin)) redirect(response, address);
    else sendError(response, 'logout_uri: этого адреса нет среди адресов выхода клиента');
  }

  const routes: Readonly<
    Record<string, (request: HostedRequest, response: ServerResponse) => void | Promise<void>>
  > = {
    'GET /oauth2/authorize': choose,
    'POST /google': signIn,
    'POST /oauth2/token': issueTokens,
    'POST /oauth2/revoke': revoke,
    'GET /logout': logOut,
  };

  return async (request: HostedRequest, response: ServerResponse): Promise<void> => {
    const key = `${request.method} ${request.path}`;
    const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
    if (route) await route(request, response);
    else sendPage(response, { title: 'Страница не найдена', body: '', status: 404 });
  };
}

function redirectBack(
  response: ServerResponse,
  { redirect_uri, state }: AuthorizeParameters,
  more: Record<string, string>,
): void {
  const address = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...more, ...(state !== '' && { state }) }))
    address.searchParams.set(name, value);
  redirect(response, address.href);
}

const sendError = (response: ServerResponse, why: string): void =>
  sendPage(response, { title: 'Войти не получилось', body: `<p>${escaped(why)}</p>`, status: 400 });

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const oauthTokens = ({ access, id, refresh, expiresIn }: SessionTokens) => ({
  access_token: access,
  id_token: id,
  ...(refresh !== undefined && { refresh_token: refresh }),
  token_type: 'Bearer',
  expires_in: expiresIn,
});

function dropExpired(choices: Map<string, { expires: number }>): void {
  for (const [key, { expires }] of choices) if (expires <= Date.now()) choices.delete(key);
}
