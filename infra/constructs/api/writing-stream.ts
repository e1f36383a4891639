import { Duration, Stack, Validations } from 'aws-cdk-lib';
import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  ResponseTransferMode,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct, type IDependable } from 'constructs';
import { type StreamName, streamNames, streams } from '#core/contract/index.ts';
import { BundledFunction, handlerOf, idOf } from '../function/bundled-function.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { OriginSecret } from '../site/origin-secret.ts';
import { type Writer, writtenPerSecond } from './writer.ts';

export interface WritingStreamProps {
  readonly bundles: string;
  readonly signIn: SignIn;
  readonly writer: Writer;
  readonly origin: OriginSecret;
  /** MB, of the one that holds the search index. */
  readonly searchMemory: number;
  readonly logRetention: RetentionDays;
}

/** Answers word by word: an API of its own, because an HTTP API hands an answer over only when it is whole. */
export class WritingStream extends Construct {
  /** By which AWS counts its requests. */
  readonly apiName: string;
  /** The API's own host and the path under which it answers, for the CDN in front of it. */
  readonly host: string;
  readonly path: string;
  /** Stands after every method and what answers it. */
  readonly stage: IDependable;

  constructor(scope: Construct, id: string, props: WritingStreamProps) {
    super(scope, id);
    const { bundles, signIn, writer, origin, searchMemory, logRetention } = props;
    const permissions: Record<StreamName, (fn: BundledFunction) => void> = {
      streamAnalyzeResume: (fn) => writer.grantReview(fn),
      streamCoverLetter: (fn) => writer.grantComposeLetter(fn),
    };

    const stageName = 'v1';
    this.apiName = this.node.path;
    const api = new RestApi(this, 'Rest', {
      restApiName: this.apiName,
      // At the edge, the default, a stream that is silent for 30 seconds is cut.
      endpointConfiguration: { types: [EndpointType.REGIONAL] },
      cloudWatchRole: false,
      deployOptions: {
        stageName,
        throttlingRateLimit: writtenPerSecond,
        throttlingBurstLimit: 2 * writtenPerSecond,
      },
    });
    this.stage = api.deploymentStage;
    const authorizer = new CognitoUserPoolsAuthorizer(this, 'SignedIn', {
      cognitoUserPools: [signIn.pool],
    });

    for (const name of streamNames) {
      const { method, path, holdsIndex } = streams[name];
      const timeout = Duration.seconds(90);
      const fn = new BundledFunction(this, idOf(name), {
        bundles,
        handler: handlerOf('writing', name),
        logRetention,
        memorySize: holdsIndex ? searchMemory : 1024,
        timeout,
      });
      permissions[name](fn);
      origin.grantReadSecret(fn);
      signIn.addTokenClients(fn);
      api.root.resourceForPath(path).addMethod(
        method,
        new LambdaIntegration(fn, {
          responseTransferMode: ResponseTransferMode.STREAM,
          timeout,
          allowTestInvoke: false,
        }),
        {
          authorizer,
          authorizationType: AuthorizationType.COGNITO,
          authorizationScopes: signIn.scopes,
        },
      );
    }

    const { region, urlSuffix } = Stack.of(this);
    // Not `api.url`: it names the stage itself, which waits for the functions, and they for what the CDN is part of.
    this.host = `${api.restApiId}.execute-api.${region}.${urlSuffix}`;
    this.path = `/${stageName}`;
    const reasons = {
      APIG1:
        'Its log needs a role of the whole account, without which the deploy fails; each function writes a line for a request.',
      APIG2: 'The function parses each request by the contract.',
      APIG3: 'Nobody asks without a token, every user has a quota for the day, and the stage is throttled.',
      APIG6: 'A log of executions would hold resumes; the functions’ own tell what went wrong.',
    };
    Validations.of(api).acknowledge(
      ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
    );
  }
}
