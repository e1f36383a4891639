import * as z from 'zod';
import { type Issuers, type PoolAuthorizer, poolAuthorizer } from '../gateway/jwt-authorizer.ts';
import { notServed, type Template } from '../template.ts';

export interface RestRoute {
  readonly method: string;
  /** '/api/ai/analyze-resume', as the event has it. */
  readonly path: string;
  readonly functionArn: string;
  readonly timeoutMs: number;
  readonly authorize: PoolAuthorizer;
}

const apiProperties = z.object({
  Body: notServed('an API from a document is not served'),
  BinaryMediaTypes: notServed('binary bodies are not served'),
});
const stageProperties = z.object({ StageName: z.string(), RestApiId: z.string() });
const resourceProperties = z.object({
  ParentId: z.string(),
  PathPart: z.string().regex(/^[\w.-]+$/, 'parameters in a path are not served'),
});
const methodProperties = z.object({
  HttpMethod: z.string(),
  ResourceId: z.string(),
  AuthorizationType: z.literal('COGNITO_USER_POOLS', 'only user pools are served as authorizers'),
  AuthorizerId: z.string(),
  AuthorizationScopes: z.tuple([z.string()], z.string()),
  Integration: z.object({
    Type: z.literal('AWS_PROXY'),
    ResponseTransferMode: z.literal('STREAM', 'only answers that stream are served'),
    TimeoutInMillis: z.number().default(29_000),
    Uri: z.string().transform((uri, context) => {
      const [, arn] =
        /:lambda:path\/[\d-]+\/functions\/(.+)\/response-streaming-invocations$/.exec(uri) ?? [];
      if (arn !== undefined) return arn;
      context.addIssue({ code: 'custom', message: `${uri} is not a function that streams` });
      return z.NEVER;
    }),
  }),
});

/** The template's one REST API; null where there is none. */
export function restRoutesOf(
  template: Template,
  issuers: Issuers,
): { apiId: string; stage: string; routes: RestRoute[] } | null {
  const [api, ...others] = template.resources('AWS::ApiGateway::RestApi', apiProperties);
  if (!api) return null;
  const [stage, ...moreStages] = template.resources('AWS::ApiGateway::Stage', stageProperties);
  if (!stage || others.length + moreStages.length > 0)
    throw new Error(`${template.stack}: expected one REST API with one stage`);

  const pathOf = (resourceId: string): string => {
    if (!template.idsOf('AWS::ApiGateway::Resource').includes(resourceId)) return '';
    const { ParentId, PathPart } = template.resource(resourceId, resourceProperties).properties;
    return `${pathOf(ParentId)}/${PathPart}`;
  };
  const routes = template
    .resources('AWS::ApiGateway::Method', methodProperties)
    .map(({ properties: { HttpMethod, ResourceId, AuthorizerId, AuthorizationScopes, Integration } }) => ({
      method: HttpMethod,
      path: pathOf(ResourceId),
      functionArn: Integration.Uri,
      timeoutMs: Integration.TimeoutInMillis,
      authorize: poolAuthorizer(template, AuthorizerId, AuthorizationScopes, issuers),
    }));
  return { apiId: api.ref, stage: stage.properties.StageName, routes };
}
