import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Settings } from '../../settings.ts';
import type { BundledFunction } from '../function/bundled-function.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { SearchSnapshots } from '../storage/search-snapshots.ts';
import type { Tables } from '../storage/tables.ts';

export interface WriterProps {
  readonly tables: Tables;
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
  readonly #tables: Tables;
  readonly #snapshots: SearchSnapshots;
  readonly #signIn: SignIn;
  readonly #settings: Settings['writer'];

  constructor({ tables, snapshots, signIn, settings }: WriterProps) {
    this.#tables = tables;
    this.#snapshots = snapshots;
    this.#signIn = signIn;
    this.#settings = settings;
  }

  /** A resume is weighed against what all vacancies ask. */
  grantReview(answer: BundledFunction): void {
    this.#snapshots.grantLoadIndex(answer);
    this.#grantWrite(answer);
  }

  /** A resume alone. */
  grantParse(answer: BundledFunction): void {
    this.#grantWrite(answer);
  }

  /** A letter goes to one vacancy. */
  grantComposeLetter(answer: BundledFunction): void {
    this.#tables.jobs.grantActions(answer, 'GetItem');
    this.#tables.descriptions.grantActions(answer, 'GetItem');
    this.#grantWrite(answer);
  }

  #grantWrite(answer: BundledFunction): void {
    const { model = '', region, answersPerDay, dollarsPerMonth, price } = this.#settings;
    this.#tables.userItems.grantActions(answer, 'GetItem', 'PutItem', 'UpdateItem');
    this.#tables.usage.grantActions(answer, 'GetItem', 'UpdateItem');
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
