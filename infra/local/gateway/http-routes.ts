import * as z from 'zod';
import { notServed, type Template } from '../template.ts';
import { type Issuers, type JwtAuthorizer, jwtAuthorizer } from './jwt-authorizer.ts';

export interface Route {
  /** 'GET /api/jobs/{jobId}', as the template and the event have it. */
  readonly key: string;
  readonly functionArn: string;
  readonly timeoutMs: number;
  /** Whose tokens the route asks for; null lets everybody in. */
  readonly authorizer: JwtAuthorizer | null;
}

export interface RouteMatch {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

export type FindRoute = (method: string, path: string) => RouteMatch | null;

const apiProperties = z.object({
  ProtocolType: z.literal('HTTP'),
  CorsConfiguration: notServed('CORS is not served: the site and the API have one origin'),
});
const routeProperties = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT'], 'only JWT authorizers are served').default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
});
const integrationProperties = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  PayloadFormatVersion: z.literal('2.0'),
  IntegrationUri: z.string(),
  TimeoutInMillis: z.number().default(30_000),
});

interface Matcher {
  readonly route: Route;
  /** Lower wins: an exact path, one with parameters, a greedy one, $default; a named method before ANY. */
  readonly rank: number;
  match(method: string, path: string): Record<string, string> | null;
}

function matcher(route: Route): Matcher {
  if (route.key === '$default') return { route, rank: 6, match: () => ({}) };
  const [routeMethod = '', pattern = ''] = route.key.split(' ');
  const parts = pattern.split('/').map(partOf);
  const isGreedy = parts.some((part) => part.isGreedy);
  const hasNames = parts.some((part) => part.name !== undefined);
  const isAnyMethod = routeMethod === 'ANY';
  return {
    route,
    rank: (isGreedy ? 4 : hasNames ? 2 : 0) + (isAnyMethod ? 1 : 0),
    match(method, path) {
      const segments = path.split('/');
      if (!(isAnyMethod || method === routeMethod)) return null;
      if (isGreedy ? segments.length < parts.length : segments.length !== parts.length) return null;
      const parameters: Record<string, string> = {};
      for (const [at, { literal, name, isGreedy: takesRest }] of parts.entries()) {
        const value = takesRest ? segments.slice(at).join('/') : (segments[at] ?? '');
        if (name === undefined ? value !== literal : value === '') return null;
        if (name !== undefined) parameters[name] = decodeURIComponent(value);
      }
      return parameters;
    },
  };
}

/** '{jobId}' takes one segment, '{rest+}' all that follow, anything else itself. */
function partOf(literal: string): { literal: string; name?: string; isGreedy: boolean } {
  const [, name, plus] = /^\{(\w+)(\+?)\}$/.exec(literal) ?? [];
  return { literal, ...(name !== undefined && { name }), isGreedy: plus === '+' };
}

/** The routes of the template's one HTTP API. */
export function routesOf(template: Template, issuers: Issuers): { apiId: string; find: FindRoute } {
  const [api, ...others] = template.resources('AWS::ApiGatewayV2::Api', apiProperties);
  if (!api || others.length > 0)
    throw new Error(`${template.stack}: expected one HTTP API, found ${others.length}`);

  const authorizerOf = (
    route: string,
    gate: Pick<
      z.output<typeof routeProperties>,
      'AuthorizationType' | 'AuthorizerId' | 'AuthorizationScopes'
    >,
  ): JwtAuthorizer | null => {
    if (gate.AuthorizationType === 'NONE') return null;
    if (gate.AuthorizerId === undefined)
      throw new Error(`${template.stack}: ${route} asks for a token but names no authorizer`);
    return jwtAuthorizer(template, gate.AuthorizerId, gate.AuthorizationScopes, issuers);
  };

  const routes = template
    .resources('AWS::ApiGatewayV2::Route', routeProperties)
    .map(({ id, properties: { RouteKey, Target, ...gate } }) => {
      const integration = template.resource(
        Target.slice(Target.lastIndexOf('/') + 1),
        integrationProperties,
      ).properties;
      return matcher({
        key: RouteKey,
        functionArn: integration.IntegrationUri,
        timeoutMs: integration.TimeoutInMillis,
        authorizer: authorizerOf(id, gate),
      });
    })
    .sort((a, b) => a.rank - b.rank);

  return {
    apiId: api.ref,
    find(method, path) {
      for (const { route, match } of routes) {
        const parameters = match(method, path);
        if (parameters) return { route, parameters };
      }
      return null;
    },
  };
}
