import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Template } from '../template.ts';

/** Who signs tokens → the keys to check them. */
export type Issuers = ReadonlyMap<string, JWTVerifyGetKey>;

/** What a function learns of its caller. */
export interface Authorized {
  readonly claims: Readonly<Record<string, string>>;
  readonly scopes: readonly string[] | null;
}

export type DenyReason = 'unauthorized' | 'forbidden';

/** Judges the Authorization header of a request. */
export type JwtAuthorizer = (header: string | undefined) => Promise<Authorized | DenyReason>;

const properties = z.object({
  AuthorizerType: z.literal('JWT', 'only JWT authorizers are served'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
});

/** An authorizer of the template, for a route that asks for one of these scopes; for none, if it names none. */
export function jwtAuthorizer(
  template: Template,
  id: string,
  routeScopes: readonly string[],
  issuers: Issuers,
): JwtAuthorizer {
  const { Issuer, Audience } = template.resource(id, properties).properties.JwtConfiguration;
  const keys = issuers.get(Issuer);
  if (!keys) throw new Error(`${template.stack}: ${id}: nobody here signs tokens as ${Issuer}`);

  return async (header) => {
    const token = header?.replace(/^Bearer\s+/i, '').trim();
    const claims = token ? await verified(token, keys, Issuer) : null;
    if (!claims || !audienceOf(claims).some((audience) => Audience.includes(audience))) return 'unauthorized';
    const tokenScopes = String(claims.scope ?? claims.scp ?? '').split(' ');
    if (routeScopes.length > 0 && !routeScopes.some((scope) => tokenScopes.includes(scope)))
      return 'forbidden';
    return {
      claims: asText(claims),
      scopes: routeScopes.length > 0 ? routeScopes.filter((scope) => tokenScopes.includes(scope)) : null,
    };
  };
}

/** Judges the Authorization header of a request to a REST API, which says one thing only of what it refuses. */
export type PoolAuthorizer = (
  header: string | undefined,
) => Promise<Readonly<Record<string, string>> | 'unauthorized'>;

const poolProperties = z.object({
  Type: z.literal('COGNITO_USER_POOLS'),
  IdentitySource: z.literal('method.request.header.Authorization'),
  ProviderARNs: z.tuple([z.string()]),
});

/** Takes access tokens of the pool's clients, for a method that asks for one of these scopes. */
export function poolAuthorizer(
  template: Template,
  id: string,
  scopes: readonly string[],
  issuers: Issuers,
): PoolAuthorizer {
  const [arn] = template.resource(id, poolProperties).properties.ProviderARNs;
  const issuer = `https://cognito-idp.${template.region}.amazonaws.com/${arn.slice(arn.lastIndexOf('/') + 1)}`;
  const keys = issuers.get(issuer);
  if (!keys) throw new Error(`${template.stack}: ${id}: nobody here signs tokens as ${issuer}`);

  return async (header) => {
    const claims = await verified(header?.replace(/^Bearer\s+/i, '').trim() ?? '', keys, issuer);
    const tokenScopes = String(claims?.scope ?? '').split(' ');
    const isGood = claims?.token_use === 'access' && scopes.some((scope) => tokenScopes.includes(scope));
    return isGood ? { ...asText(claims), ...datesOf(claims) } : 'unauthorized';
  };
}

/** This kind of API writes them out: 'Fri Nov 20 14:00:00 UTC 2026'. */
const datesOf = (claims: JWTPayload): Record<string, string> =>
  Object.fromEntries(
    (['exp', 'iat'] as const).map((name) => {
      const [day, date, month, year, time] = new Date((claims[name] ?? 0) * 1000).toUTCString().split(/,? /);
      return [name, `${day} ${month} ${date} ${time} UTC ${year}`];
    }),
  );

/** Of tokens that were good the claims, of each issuer's keys: to check a signature takes longer than all else here. */
const goodTokens = new WeakMap<JWTVerifyGetKey, Map<string, JWTPayload>>();
const maxGoodTokens = 1000;

const hasEnded = ({ exp = 0 }: JWTPayload): boolean => exp * 1000 <= Date.now();

async function verified(token: string, keys: JWTVerifyGetKey, issuer: string): Promise<JWTPayload | null> {
  const known = goodTokens.get(keys) ?? new Map<string, JWTPayload>();
  goodTokens.set(keys, known);
  const claims = known.get(token);
  if (claims && !hasEnded(claims)) return claims;
  try {
    const options = { issuer, algorithms: ['RS256'], requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, keys, options);
    if (known.size >= maxGoodTokens) known.clear();
    known.set(token, payload);
    return payload;
  } catch {
    return null;
  }
}

/** A client is asked after only where there is no audience. */
const audienceOf = ({ aud, client_id: client }: JWTPayload): string[] => [aud ?? client].flat().map(String);

/** As API Gateway passes them on: a list becomes '[a b]', everything else a text. */
const asText = (claims: JWTPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? `[${value.join(' ')}]`
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value),
    ]),
  );
