import {
  ApiGatewayV2Client,
  DeleteRouteSettingsCommand,
  GetRoutesCommand,
  GetStageCommand,
} from '@aws-sdk/client-apigatewayv2';
import { resourcesOf } from '../stage/deployed-stack.ts';

/** The one stage of an HTTP API that has no name in its address. */
const StageName = '$default';

async function routesOf(client: ApiGatewayV2Client, ApiId: string): Promise<Set<string>> {
  const keys = new Set<string>();
  let NextToken: string | undefined;
  do {
    const page = await client.send(new GetRoutesCommand({ ApiId, NextToken }));
    for (const { RouteKey } of page.Items ?? []) if (RouteKey) keys.add(RouteKey);
    NextToken = page.NextToken;
  } while (NextToken !== undefined);
  return keys;
}

/**
 * Takes the throttles of routes that are gone off the deployed API. API Gateway adds settings of routes to those it has and
 * forgets none: with one left of a route that is no more it refuses the next change of the stage, and the way back as well.
 */
export async function forgetRemovedRoutes(stack: string, region: string): Promise<void> {
  const resources = await resourcesOf(stack, region);
  const ApiId = resources.find(({ type }) => type === 'AWS::ApiGatewayV2::Api')?.name;
  const hasStage = resources.some(({ type }) => type === 'AWS::ApiGatewayV2::Stage');
  if (ApiId === undefined || !hasStage) return;
  const client = new ApiGatewayV2Client({ region });
  const { RouteSettings = {} } = await client.send(new GetStageCommand({ ApiId, StageName }));
  const routes = await routesOf(client, ApiId);
  for (const RouteKey of Object.keys(RouteSettings))
    if (!routes.has(RouteKey))
      await client.send(new DeleteRouteSettingsCommand({ ApiId, StageName, RouteKey }));
}
