import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Settings } from '../../settings.ts';
import type { BundledFunction } from '../function/bundled-function.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { JobStore } from '../storage/job-store.ts';
import type { SearchSnapshots } from '../storage/search-snapshots.ts';

export interface WriterProps {
  readonly store: JobStore;
  readonly snapshots: SearchSnapshots;
  readonly signIn: SignIn;
  readonly settings: Settings['writer'];
}

/** Over all callers: an answer takes seconds, and costs. */
export const writtenPerSecond = 5;

/** Of an inference profile: which parts of the world a model may answer from. */
const geography = /^(global|us-gov|us|eu|apac|jp|au|ca)\./;

/** Who answers about resumes and letters: the model that the stage names, or the rules of our own. */
export class Writer {
  readonly #store: JobStore;
  readonly #snapshots: SearchSnapshots;
  readonly #signIn: SignIn;
  readonly #settings: Settings['writer'];

  constructor({ store, snapshots, signIn, settings }: WriterProps) {
    this.#store = store;
    this.#snapshots = snapshots;
    this.#signIn = signIn;
    this.#settings = settings;
  }

  /** A resume is weighed against what all vacancies ask. */
  grantReview(answer: BundledFunction): void {
    this.#snapshots.grantLoadIndex(answer);
    this.#grantWrite(answer);
  }

  /** A letter goes to one vacancy. */
  grantComposeLetter(answer: BundledFunction): void {
    this.#store.jobs.grantActions(answer, 'GetItem');
    this.#store.descriptions.grantActions(answer, 'GetItem');
    this.#grantWrite(answer);
  }

  #grantWrite(answer: BundledFunction): void {
    const { model = '', region, answersPerDay, dollarsPerMonth, price } = this.#settings;
    this.#store.userItems.grantActions(answer, 'GetItem', 'PutItem', 'UpdateItem');
    this.#store.usage.grantActions(answer, 'GetItem', 'UpdateItem');
    this.#signIn.grantFindUser(answer);
    const variables = {
      WRITER_MODEL: model,
      WRITER_REGION: region ?? Stack.of(answer).region,
      WRITER_ANSWERS_PER_DAY: answersPerDay,
      WRITER_DOLLARS_PER_MONTH: dollarsPerMonth,
      WRITER_PRICE_IN: price.input,
      WRITER_PRICE_OUT: price.output,
    };
    for (const [name, value] of Object.entries(variables)) answer.addEnvironment(name, String(value));
    if (model !== '') this.#grantInvokeModel(answer, model);
  }

  #grantInvokeModel(answer: BundledFunction, model: string): void {
    const actions = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];
    const stack = Stack.of(answer);
    const here = this.#settings.region ?? stack.region;
    const foundation = (region: string) =>
      stack.formatArn({
        service: 'bedrock',
        region,
        account: '',
        resource: 'foundation-model',
        resourceName: model.replace(geography, ''),
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      });
    if (!geography.test(model)) {
      answer.allow(actions, [foundation(here)]);
      return;
    }
    const profile = stack.formatArn({
      service: 'bedrock',
      region: here,
      resource: 'inference-profile',
      resourceName: model,
    });
    answer.allow(actions, [profile]);
    // Which region answers Bedrock chooses at each call; the model may be asked in no other way.
    answer.addToRolePolicy(
      new PolicyStatement({
        actions,
        resources: [foundation('*')],
        conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
      }),
    );
    Validations.of(answer.role ?? answer).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${model.replace(geography, '')}]`,
      reason: 'Bedrock chooses the region of each call; the condition names the one profile that may.',
    });
  }
}
