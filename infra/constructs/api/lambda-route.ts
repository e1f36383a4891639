import { Stack } from 'aws-cdk-lib';
import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationBindOptions,
  type HttpRouteIntegrationConfig,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';

/** Hands what comes on a route to a function. The library's own puts the permission for it beside the route; here it stands with the function, in its template. */
export class LambdaRoute extends HttpRouteIntegration {
  readonly #fn: IFunction;
  #isAllowed = false;

  constructor(id: string, fn: IFunction) {
    super(id);
    this.#fn = fn;
  }

  protected override completeBind({ route }: HttpRouteIntegrationBindOptions): void {
    // For any method: a second route to the same function needs no other.
    if (this.#isAllowed) return;
    this.#isAllowed = true;
    this.#fn.addPermission('Route', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(route).formatArn({
        service: 'execute-api',
        resource: route.httpApi.apiId,
        resourceName: `*/*${route.path}`,
      }),
    });
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#fn.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
    };
  }
}
