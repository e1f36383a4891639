import * as z from 'zod';
import { AwsError } from '../aws-json.ts';
import type { LambdaRunner } from '../lambda/lambda.ts';
import type { PoolSettings, TriggerName } from './pool-settings.ts';
import type { User } from './pool-store.ts';

export interface TriggerEvent {
  readonly user: Pick<User, 'username' | 'attributes' | 'status'>;
  readonly clientId: string;
  /** 'PreSignUp_SignUp' */
  readonly source: string;
  readonly request?: object;
  /** What the function may change. */
  readonly response?: object;
}

/** Runs a trigger, if the template has one, and gives back its response; null without one. */
export type RunTrigger = (name: TriggerName, event: TriggerEvent) => Promise<unknown>;

const answered = z.object({ response: z.unknown() });

/** The template's functions, called with the events that Cognito gives them. */
export function poolTriggers(pool: PoolSettings, lambdas: LambdaRunner): RunTrigger {
  return async (name, { user, clientId, source, request = {}, response = {} }) => {
    const arn = pool.triggers[name];
    if (arn === undefined) return null;
    const event = {
      version: '1',
      region: pool.region,
      userPoolId: pool.id,
      userName: user.username,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource: source,
      request: {
        // Of a sign-in from outside nobody knows yet whose it is.
        ...(name !== 'InboundFederation' && {
          userAttributes: { ...user.attributes, 'cognito:user_status': user.status },
        }),
        ...request,
      },
      response,
    };
    try {
      return answered.parse(await lambdas.invoke(arn, event)).response;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new AwsError('UserLambdaValidationException', `${name} failed with error ${reason}.`);
    }
  };
}
