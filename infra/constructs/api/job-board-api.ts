import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Access, type Endpoint, methodsOf } from '#core/contract/endpoint.ts';
import { type EndpointName, nounNames, nouns } from '#core/contract/index.ts';
import type { Settings } from '../../settings.ts';
import { handlerOf, idOf } from '../function/bundled-function.ts';
import type { RouteGate } from '../sign-in/sign-in.ts';
import type { OriginSecret } from '../site/origin-secret.ts';
import { LambdaRoute } from './lambda-route.ts';
import { NounStack } from './noun-stack.ts';
import { type Permission, type PermissionsProps, permissionsOf } from './permissions.ts';
import { throttleOf } from './throttle.ts';

export interface JobBoardApiProps extends PermissionsProps {
  readonly bundles: string;
  /** Of the CDN in front of it. @default - it answers whoever asks */
  readonly origin?: OriginSecret;
  readonly search: Settings['search'];
  readonly logRetention: RetentionDays;
}

/** One operation of the contract is one function, one permission and one route. */
export class JobBoardApi extends Construct {
  /** By which AWS counts its requests. */
  readonly apiId: string;
  readonly endpoint: string;
  /** The API's own host, for the CDN in front of it. */
  readonly host: string;
  /** Stands after every route and what answers it. */
  readonly stage: HttpStage;
  readonly #props: JobBoardApiProps;
  readonly #authorizers: Record<Access, RouteGate>;
  readonly #httpApi: HttpApi;
  readonly #throttles: Record<string, ReturnType<typeof throttleOf>> = {};

  constructor(scope: Construct, id: string, props: JobBoardApiProps) {
    super(scope, id);
    this.#props = props;
    const { signIn } = props;
    const permissions = permissionsOf(props);
    this.#authorizers = {
      public: { authorizer: new HttpNoneAuthorizer() },
      user: signIn.gate,
      admin: signIn.gate, // that a user is one, the function itself asks the table
    };
    this.#httpApi = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.stage = this.#makeStage(props.logRetention);
    for (const noun of nounNames)
      for (const [name, operation] of Object.entries<Endpoint>(nouns[noun]))
        this.add(noun, name, operation, permissions[name as EndpointName]);

    this.apiId = this.#httpApi.apiId;
    this.endpoint = this.#httpApi.apiEndpoint;
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${this.#httpApi.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  /** Makes the function and the route of an operation; `permit` lets it do what it does. */
  add(noun: string, name: string, operation: Endpoint, permit: Permission): void {
    const { path, access, holdsIndex, staysWarm } = operation;
    const { bundles, search, logRetention, tables, origin, signIn } = this.#props;
    const fn = this.stackOf(noun).add(name, {
      bundles,
      handler: handlerOf(noun, name),
      logRetention,
      memorySize: holdsIndex ? search.memory : 1024,
      timeout: Duration.seconds(29), // the first call loads the index; the API itself gives up at 30
    });
    permit(fn);
    origin?.grantReadSecret(fn);
    if (access !== 'public') signIn.addTokenClients(fn);
    if (access === 'admin') tables.userRoles.grantActions(fn, 'GetItem');
    const routes = this.#httpApi.addRoutes({
      path,
      methods: methodsOf(operation).map((method) => HttpMethod[method]),
      integration: new LambdaRoute(
        `${idOf(name)}Integration`,
        staysWarm ? fn.ready(search.provisionedConcurrency) : fn,
      ),
      ...this.#authorizers[access],
    });
    if (access === 'public')
      for (const route of routes)
        Validations.of(route).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: `Vacancies are read without signing in: the contract of ${name} says public.`,
        });
    for (const method of methodsOf(operation)) this.#throttles[`${method} ${path}`] = throttleOf(operation);
    // A setting for a route that is not made yet fails the deployment.
    this.stage.node.addDependency(...routes);
  }

  /** The functions that answer about this noun. */
  stackOf(noun: string): NounStack {
    const found = this.node.tryFindChild(idOf(noun));
    return found instanceof NounStack ? found : new NounStack(this, noun);
  }

  #makeStage(logRetention: RetentionDays): HttpStage {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.#httpApi,
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      // Of an HTTP API it needs no role of the account, as one of a REST API does.
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        // No address, no query and no user: a log holds nothing about a person.
        format: AccessLogFormat.custom(
          JSON.stringify({
            at: '$context.requestTime',
            request: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
            milliseconds: '$context.responseLatency',
            error: '$context.integrationErrorMessage',
          }),
        ),
      },
    });
    // Throttling by route has no typed property.
    (stage.node.defaultChild as CfnStage).routeSettings = this.#throttles;
    return stage;
  }
}
