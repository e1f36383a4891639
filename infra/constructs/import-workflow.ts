import { ArnFormat, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  Choice,
  Condition,
  DefinitionBody,
  Fail,
  LogLevel,
  StateMachine,
  Succeed,
  Wait,
  WaitTime,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { BundledFunction } from './bundled-function.ts';
import type { JobStore } from './job-store.ts';

export interface ImportWorkflowProps {
  readonly bundles: string;
  readonly store: JobStore;
  readonly logRetention: RetentionDays;
  readonly hh: { readonly apiUrl: string; readonly tokenSecret: string; readonly requestsPerSecond: number };
  /** Whom hh.ru writes to about our requests. */
  readonly contactEmail: string;
}

/** Batch after batch with a second between them, until there is nothing more; a failure leaves its reason (spec §4). */
export class ImportWorkflow extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: ImportWorkflowProps) {
    super(scope, id);
    const { bundles, store, logRetention, hh } = props;

    const startImportRun = new BundledFunction(this, 'StartImportRun', {
      bundles,
      handler: 'workflow/start-import-run',
      logRetention,
    });
    store.importRuns.letWrite(startImportRun);

    const importBatch = new BundledFunction(this, 'ImportBatch', {
      bundles,
      handler: 'workflow/import-batch',
      logRetention,
      memorySize: 1024,
      timeout: Duration.minutes(5),
      environment: {
        HH_API_URL: hh.apiUrl,
        HH_TOKEN_SECRET: hh.tokenSecret,
        HH_REQUESTS_PER_SECOND: String(hh.requestsPerSecond),
        HH_USER_AGENT: `Prizvanie/1.0 (${props.contactEmail})`,
      },
    });
    for (const table of [store.jobs, store.descriptions, store.companies, store.importRuns, store.versions])
      table.letWrite(importBatch);
    // Secrets Manager adds six characters of its own to a name. Until there is a secret it judges by the bare name,
    // and a run must then end with «no token», not with «access denied».
    const secrets = [hh.tokenSecret, `${hh.tokenSecret}-??????`].map((resourceName) =>
      Stack.of(this).formatArn({
        service: 'secretsmanager',
        resource: 'secret',
        resourceName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    importBatch.let(['secretsmanager:GetSecretValue'], secrets);

    const recordImportFailure = new BundledFunction(this, 'RecordImportFailure', {
      bundles,
      handler: 'workflow/record-import-failure',
      logRetention,
    });
    store.importRuns.letWrite(recordImportFailure);

    const step = (name: string, lambdaFunction: BundledFunction) =>
      new LambdaInvoke(this, name, { lambdaFunction, outputPath: '$.Payload' });
    const failed = step('Record failure', recordImportFailure).next(
      new Fail(this, 'Failed', { cause: 'The reason stands in the record of the run.' }),
    );
    const batch = step('Batch', importBatch).addCatch(failed, { resultPath: '$.error' });
    const again = new Wait(this, 'Wait a second', { time: WaitTime.duration(Duration.seconds(1)) }).next(
      batch,
    );
    const run = step('Start run', startImportRun)
      .addCatch(failed, { resultPath: '$.error' })
      .next(batch)
      .next(
        new Choice(this, 'Has more?')
          .when(Condition.booleanEquals('$.hasMore', true), again)
          .otherwise(new Succeed(this, 'Done')),
      );

    const machine = new StateMachine(this, 'Import', {
      definitionBody: DefinitionBody.fromChainable(run),
      timeout: Duration.days(7), // a first crawl at two requests a second reads details for days
      tracingEnabled: true,
      logs: {
        destination: new LogGroup(this, 'ImportLog', {
          logGroupName: `/aws/vendedlogs/states/${Stack.of(this).stackName}-import`,
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
    this.arn = machine.stateMachineArn;
  }
}
