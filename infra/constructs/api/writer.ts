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
  grantReview(fn: BundledFunction): void {
    this.#snapshots.grantLoadIndex(fn);
    this.#grantWrite(fn);
  }

  /** A resume alone. */
  grantParse(fn: BundledFunction): void {
    this.#grantWrite(fn);
  }

  /** A letter goes to one vacancy. */
  grantComposeLetter(fn: BundledFunction): void {
    this.#tables.jobs.grantActions(fn, 'GetItem');
    this.#tables.descriptions.grantActions(fn, 'GetItem');
    this.#grantWrite(fn);
  }

  #grantWrite(fn: BundledFunction): void {
    const { model = '', region, answersPerDay, dollarsPerMonth, price } = this.#settings;
    this.#tables.userItems.grantActions(fn, 'GetItem', 'PutItem', 'UpdateItem');
    this.#tables.usage.grantActions(fn, 'GetItem', 'UpdateItem');
    this.#signIn.grantFindUser(fn);
    const variables = {
      WRITER_MODEL: model,
      WRITER_REGION: region ?? Stack.of(fn).region,
      WRITER_ANSWERS_PER_DAY: answersPerDay,
      WRITER_DOLLARS_PER_MONTH: dollarsPerMonth,
      WRITER_PRICE_IN: price.input,
      WRITER_PRICE_OUT: price.output,
    };
    for (const [name, value] of Object.entries(variables)) fn.addEnvironment(name, String(value));
    if (model !== '') this.#grantInvokeModel(fn, model);
  }

  #grantInvokeModel(fn: BundledFunction, model: string): void {
    const actions = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];
    const stack = Stack.of(fn);
    const modelRegion = this.#settings.region ?? stack.region;
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
      fn.allow(actions, [foundation(modelRegion)]);
      return;
    }
    const profile = stack.formatArn({
      service: 'bedrock',
      region: modelRegion,
      resource: 'inference-profile',
      resourceName: model,
    });
    fn.allow(actions, [profile]);
    // Which region answers Bedrock chooses at each call; the model may be asked in no other way.
    fn.addToRolePolicy(
      new PolicyStatement({
        actions,
        resources: [foundation('*')],
        conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
      }),
    );
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${model.replace(geography, '')}]`,
      reason: 'Bedrock chooses the region of each call; the condition names the one profile that may.',
    });
  }
}
