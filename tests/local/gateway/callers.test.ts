import { globSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { deleteMe } from '#core/contract/own-data.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { demoAdmin, demoUser } from '../../../infra/local/demo-accounts.ts';
import { openPoolStore } from '../../../infra/local/user-pool/pool-store.ts';
import { type SigningKey, signingKey } from '../../../infra/local/user-pool/signing-key.ts';

/* Every operation of the contract, by both APIs, asked by everybody who might: a new one is covered by being named. */

interface Owner {
  sub: string;
  username: string;
}

let running: Awaited<ReturnType<typeof startedStack>>;
let key: SigningKey;
let foreignKey: CryptoKey;
let user: Owner;
let admin: Owner;
let issuer: string;
let client: string;

beforeAll(async () => {
  running = await startedStack();
  const { AWS_REGION, USER_POOL_ID, TOKEN_CLIENTS = '' } = running.stack.environment;
  const file = (name: string) =>
    join(running.localDir, globSync(`*/user-pool/${name}.json`, { cwd: running.localDir })[0] ?? '');
  key = await signingKey(file('signing-key'));
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const store = openPoolStore(file(String(USER_POOL_ID)));
  const ownerOf = (email: string): Owner => {
    const found = store.findNative(email);
    return { sub: found?.attributes.sub ?? '', username: found?.username ?? '' };
  };
  [user, admin] = [ownerOf(demoUser), ownerOf(demoAdmin)];
  issuer = `https://cognito-idp.${AWS_REGION}.amazonaws.com/${USER_POOL_ID}`;
  [client = ''] = TOKEN_CLIENTS.split(',');
});
afterAll(() => running?.close());

const now = () => Math.floor(Date.now() / 1000);
const scope = 'aws.cognito.signin.user.admin';
const claimsOf = (owner: Owner) => ({ ...owner, iss: issuer, client_id: client, token_use: 'access', scope });

interface Changed {
  claims?: Record<string, unknown>;
  with?: CryptoKey;
  seconds?: number;
}
const signed = (owner: Owner, { claims = {}, with: by = key.privateKey, seconds = 300 }: Changed = {}) =>
  new SignJWT({ ...claimsOf(owner), iat: now() - 600, exp: now() + seconds, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.id })
    .sign(by);

/** How the gates of the two APIs refuse; null lets in. */
interface Gate {
  http: number | null;
  stream: number | null;
}
const unauthorized: Gate = { http: 401, stream: 401 };
/** A token that is good but for its scope: a REST API says one thing only of what it refuses. */
const withoutScope: Gate = { http: 403, stream: 401 };

const callers: Record<string, [(owner: Owner) => Promise<string | null> | string | null, Gate]> = {
  anonymous: [() => null, unauthorized],
  'with no token': [() => 'Bearer ', unauthorized],
  'with an ID token': [
    (owner) =>
      signed(owner, { claims: { token_use: 'id', aud: client, client_id: undefined, scope: undefined } }),
    withoutScope,
  ],
  'with an expired token': [(owner) => signed(owner, { seconds: -1 }), unauthorized],
  'with an unsigned token': [
    (owner) => new UnsecuredJWT(claimsOf(owner)).setExpirationTime('5m').encode(),
    unauthorized,
  ],
  'with a token signed HS256': [
    (owner) =>
      new SignJWT(claimsOf(owner))
        .setProtectedHeader({ alg: 'HS256', kid: key.id })
        .setExpirationTime('5m')
        .sign(new TextEncoder().encode(key.id.repeat(2))),
    unauthorized,
  ],
  'with a token of a foreign key': [(owner) => signed(owner, { with: foreignKey }), unauthorized],
  'with a token of a foreign issuer': [
    (owner) => signed(owner, { claims: { iss: issuer.replace(/_\w+$/u, '_Foreign') } }),
    unauthorized,
  ],
  'with a token of a foreign client': [
    (owner) => signed(owner, { claims: { client_id: 'foreign' } }),
    unauthorized,
  ],
  'with a token of no scope': [(owner) => signed(owner, { claims: { scope: 'openid email' } }), withoutScope],
  'with a token for a foreign audience': [
    (owner) => signed(owner, { claims: { aud: 'foreign', client_id: undefined } }),
    unauthorized,
  ],
  'with a token that is not good yet': [
    (owner) => signed(owner, { claims: { nbf: now() + 120 } }),
    unauthorized,
  ],
  'with a valid token': [signed, { http: null, stream: null }],
};

type OperationCase = [name: string, operation: Endpoint, api: keyof Gate];
const operations: OperationCase[] = [
  ...Object.entries(endpoints).map(([name, endpoint]): OperationCase => [name, endpoint, 'http']),
  ...Object.entries(streams).map(([name, endpoint]): OperationCase => [name, endpoint, 'stream']),
];

/** With a body that no operation takes, so that whoever is let in changes nothing. */
function ask({ method, path }: Endpoint, token: string | null): Promise<Response> {
  const hasBody = !['GET', 'DELETE'].includes(method);
  return fetch(`${running.stack.url}${path.replace(/\{\w+\}/gu, 'none')}`, {
    method,
    headers: { ...(token !== null && { authorization: token }), 'content-type': 'application/json' },
    ...(hasBody && { body: '[]' }),
  });
}

const isAuthorized = (status: number) => status < 500 && status !== 401 && status !== 403;

/** Whoever may call `deleteMe` is gone afterwards: it has its own test. */
const isDeleteMe = (endpoint: Endpoint) =>
  endpoint.path === deleteMe.path && endpoint.method === deleteMe.method;

describe.each(operations)('%s', (_name, operation, api) => {
  it.each(Object.entries(callers))('%s', async (_caller, [tokenOf, gate]) => {
    const owner = operation.access === 'admin' ? admin : user;
    const refusal = operation.access === 'public' ? null : gate[api];
    if (refusal === null && isDeleteMe(operation)) return;
    const token = await tokenOf(owner);
    const { status } = await ask(operation, token?.replace(/^(?!Bearer)/u, 'Bearer ') ?? null);
    if (refusal === null) expect(isAuthorized(status), String(status)).toBe(true);
    else expect(status).toBe(refusal);
  });
});

const forAdmins = operations.filter(([, { access }]) => access === 'admin');

it.each(forAdmins)(
  '%s is refused to a user who is no administrator, and to one who was until now',
  async (...[, operation]) => {
    expect((await ask(operation, `Bearer ${await signed(user)}`)).status).toBe(403);
    await userRoles.put(user.sub, 'admin');
    expect(isAuthorized((await ask(operation, `Bearer ${await signed(user)}`)).status)).toBe(true);
    await userRoles.delete(user.sub, 'admin');
    expect((await ask(operation, `Bearer ${await signed(user)}`)).status).toBe(403);
  },
);

it('deleteMe with a valid token takes the account, after which the token is nobody’s', async () => {
  const token = `Bearer ${await signed(user)}`;
  expect(await (await ask(deleteMe, token)).json()).toEqual({ isDone: true });
  expect((await ask(endpoints.getMe, token)).status).toBe(401);
});
