import { ArnFormat, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  type Chain,
  Choice,
  Condition,
  DefinitionBody,
  IntegrationPattern,
  JsonPath,
  LogLevel,
  StateMachine,
  Succeed,
  TaskInput,
  Wait,
  WaitTime,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke, StepFunctionsStartExecution } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { importSources } from '#core/contract/stack/import-sources.ts';
import type { Settings } from '../../settings.ts';
import { BundledFunction } from '../function/bundled-function.ts';
import type { MarketFiles } from '../storage/market-files.ts';
import { MarketStep } from './market-step.ts';
import { environmentOf } from './source-environment.ts';
import { anyErrorRetry, crashRetry, throttledInvokeRetry, throttledTableRetry } from './step-retries.ts';
import { type SubmissionProps, submissionStep } from './submission-step.ts';

/**
 * After so many steps an execution hands over to a fresh one, so that it stays under the 25,000 events of its history
 * even where each step is tried again as often as it may be. `tests/infra/constructs` counts them.
 */
const stepsOfAnExecution = 140;

export interface ImportWorkflowProps extends SubmissionProps {
  readonly market: MarketFiles;
  readonly sources: Settings['sources'];
  /** Whether new vacancies are looked for in saved searches. */
  readonly matchesSearches: boolean;
  /** Of `sources`, those whose vacancies stand in the figures of the market. */
  readonly marketSources: readonly string[];
}

/**
 * Source after source, each batch after batch with a second between them, until there is nothing more; a failure leaves
 * its reason and goes on with the next source (docs/rules.md#import-reason). Readers get a snapshot of what has come,
 * on the way and at the end. What fails is recorded, and the execution ends well: one that ends as failed has left no
 * record, which is an alarm.
 */
export class ImportWorkflow extends Construct {
  readonly arn: string;
  readonly machine: StateMachine;
  #matcher: IFunction | undefined;
  /** Counts the market's month. */
  readonly marketCounter: IFunction;
  /** Tells search engines what has changed; undefined where they are told nothing. */
  readonly submitter: IFunction | undefined;
  /** Fixed: its own functions may ask about its executions, and its ARN would make that a circle. */
  readonly #name: string;

  constructor(scope: Construct, id: string, props: ImportWorkflowProps) {
    super(scope, id);
    const { bundles, tables, snapshots, market, logRetention, sources, contactEmail } = props;
    this.#name = `${Stack.of(this).stackName}-import`;

    const startImportRun = new BundledFunction(this, 'StartImportRun', {
      bundles,
      handler: 'workflow/start-import-run',
      logRetention,
      environment: { IMPORT_SOURCES: Object.keys(sources).join(',') },
    });
    tables.importRuns.grantActions(
      startImportRun,
      ...(['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const),
    );
    this.grantDescribe(startImportRun);

    const importBatch = new BundledFunction(this, 'ImportBatch', {
      bundles,
      handler: 'workflow/import-batch',
      logRetention,
      memorySize: 1024,
      timeout: Duration.minutes(5),
      environment: environmentOf(sources, contactEmail),
    });
    const [getsMany, putsMany] = ['BatchGetItem', 'BatchWriteItem'] as const;
    tables.jobs.grantActions(importBatch, getsMany, putsMany, 'Scan', 'GetItem', 'PutItem');
    tables.descriptions.grantActions(importBatch, 'PutItem');
    tables.companies.grantActions(importBatch, getsMany, putsMany);
    tables.versions.grantActions(importBatch, 'UpdateItem');
    tables.importRuns.grantActions(
      importBatch,
      ...[getsMany, putsMany],
      ...(['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const),
    );
    // Secrets Manager adds six characters of its own to a name. Until there is a secret it judges by the bare name,
    // and a run must then end with «no token», not with «access denied».
    const secrets = importSources
      .flatMap(({ id }) => sources[id]?.tokenSecret ?? [])
      .flatMap((name) => [name, `${name}-??????`])
      .map((resourceName) =>
        Stack.of(this).formatArn({
          service: 'secretsmanager',
          resource: 'secret',
          resourceName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      );
    if (secrets.length > 0) importBatch.allow(['secretsmanager:GetSecretValue'], secrets);

    const recordImportFailure = new BundledFunction(this, 'RecordImportFailure', {
      bundles,
      handler: 'workflow/record-import-failure',
      logRetention,
      environment: { IMPORT_SOURCES: Object.keys(sources).join(',') },
    });
    tables.importRuns.grantActions(recordImportFailure, 'GetItem', 'Query', 'PutItem', 'DeleteItem');

    // Every step answers the state that the next one gets. A step may be repeated: it goes on from what is saved.
    const step = (name: string, lambdaFunction: BundledFunction) =>
      new LambdaInvoke(this, name, {
        lambdaFunction,
        payload: TaskInput.fromObject({ execution: JsonPath.executionId, state: JsonPath.entirePayload }),
        outputPath: '$.Payload',
      })
        .addRetry(throttledInvokeRetry)
        .addRetry(throttledTableRetry);
    // It reads no record that could kill it once more.
    const start = step('Start run', startImportRun).addRetry({ ...crashRetry, maxAttempts: 2 });
    const batch = step('Batch', importBatch).addRetry(crashRetry);
    const failure = step('Record failure', recordImportFailure);
    // Without a snapshot readers start slower; that is no failure of the import.
    const publish = (name: string, after: 'many' | 'any', nextState: Choice | Succeed | Chain) =>
      snapshots
        .publication(name, after)
        .addCatch(nextState, { resultPath: JsonPath.DISCARD })
        .next(nextState);
    const handOver = new StepFunctionsStartExecution(this, 'Hand over', {
      // By its name: its role is made before it.
      stateMachine: StateMachine.fromStateMachineName(this, 'Itself', this.#name),
      integrationPattern: IntegrationPattern.REQUEST_RESPONSE,
      input: TaskInput.fromJsonPathAt('$'),
      // Who asks whether the import still runs finds here where it goes on.
      resultSelector: { successor: JsonPath.stringAt('$.ExecutionArn') },
    }).addRetry(anyErrorRetry);

    const marketStep = new MarketStep(this, 'MarketStep', {
      ...{ bundles, snapshots, market, logRetention, sources: props.marketSources },
    });
    this.marketCounter = marketStep.counter;
    const submission = submissionStep(this, props);
    this.submitter = submission.submitter;
    const finalSteps = this.#matching(props, marketStep.before(submission.first));

    const hasMore = Condition.booleanEquals('$.hasMore', true);
    const next = new Choice(this, 'What next?')
      // Not between two sources: a hand-over that fails is recorded with the run that is under way.
      .when(
        Condition.and(hasMore, Condition.numberGreaterThanEquals('$.steps', stepsOfAnExecution)),
        handOver,
      )
      .when(
        hasMore,
        new Wait(this, 'Wait a second', { time: WaitTime.duration(Duration.seconds(1)) }).next(batch),
      )
      .when(Condition.isPresent('$.sources[0]'), start)
      .otherwise(publish('Publish what is new', 'any', finalSteps));
    handOver.addCatch(failure, { resultPath: '$.error' }).next(new Succeed(this, 'Handed over'));
    failure.next(next);
    batch
      .addCatch(failure, { resultPath: '$.error' })
      .next(publish('Publish much that is new', 'many', next));
    start.addCatch(failure, { resultPath: '$.error' }).next(batch);

    const machine = new StateMachine(this, 'Import', {
      stateMachineName: this.#name,
      definitionBody: DefinitionBody.fromChainable(start),
      timeout: Duration.days(7), // many times what its steps may take
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, 'ImportLog', {
          logGroupName: `/aws/vendedlogs/states/${this.#name}`,
          retention: logRetention,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    Validations.of(machine).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Log deliveries and X-Ray segments have no resource of their own that a policy could name.',
    });
    this.machine = machine;
    this.arn = machine.stateMachineArn;
  }

  /** Looks for new vacancies in saved searches; undefined where nobody keeps any. */
  get matcher(): IFunction | undefined {
    return this.#matcher;
  }

  /** What is new is looked for in saved searches. That it fails is no failure of the import, and counted by itself. */
  #matching(
    { bundles, tables, snapshots, logRetention, matchesSearches }: ImportWorkflowProps,
    nextState: Chain | Succeed,
  ) {
    if (!matchesSearches) return nextState;
    const matchSearches = new BundledFunction(this, 'MatchSearches', {
      bundles,
      handler: 'workflow/match-searches',
      logRetention,
      // A whole processor; a first import has every vacancy in memory, any other the index.
      memorySize: snapshots.memoryBeside(1769),
      timeout: Duration.minutes(10),
    });
    // Older copies of what has come are looked for there.
    snapshots.grantLoadIndex(matchSearches);
    tables.importRuns.grantActions(matchSearches, 'GetItem', 'PutItem');
    tables.userItems.grantActions(matchSearches, 'Query', 'UpdateItem');
    tables.subscriptions.grantIndexScan(matchSearches, 'searches');
    tables.subscriptions.grantActions(matchSearches, 'UpdateItem');
    tables.sent.grantActions(matchSearches, 'PutItem', 'BatchWriteItem');
    this.#matcher = matchSearches;
    return new LambdaInvoke(this, 'Look in saved searches', {
      lambdaFunction: matchSearches,
      resultPath: JsonPath.DISCARD,
    })
      .addRetry(throttledInvokeRetry)
      .addRetry({ ...crashRetry, maxAttempts: 1 })
      .addCatch(nextState, { resultPath: JsonPath.DISCARD })
      .next(nextState);
  }

  /** Lets a function start an import and see whether it still runs. */
  grantStart(starter: BundledFunction): void {
    starter.addEnvironment('IMPORT_WORKFLOW_ARN', this.arn);
    starter.allow(['states:StartExecution'], [this.arn]);
    this.grantDescribe(starter);
  }

  /** Lets a function see whether an import still runs. */
  grantDescribe(follower: BundledFunction): void {
    const executions = Stack.of(this).formatArn({
      service: 'states',
      resource: 'execution',
      resourceName: `${this.#name}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    follower.allow(['states:DescribeExecution'], [executions]);
    // The policy is the role's, which stands beside its function.
    Validations.of(follower.role ?? follower).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:states:${Stack.of(this).region}:<AWS::AccountId>:execution:${this.#name}:*]`,
      reason: 'An execution’s name is made when it starts.',
    });
  }
}
