import { Duration, NestedStack } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { type Chain, JsonPath, type Succeed } from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { BundledFunction } from '../function/bundled-function.ts';
import type { MarketFiles } from '../storage/market-files.ts';
import type { SearchSnapshots } from '../storage/search-snapshots.ts';
import { crashRetry, throttledInvokeRetry } from './step-retries.ts';

export interface MarketStepProps {
  readonly bundles: string;
  readonly snapshots: SearchSnapshots;
  readonly market: MarketFiles;
  /** Whose vacancies are counted. */
  readonly sources: readonly string[];
  readonly logRetention: RetentionDays;
}

/**
 * A step of the import: the market of this month is counted anew. That it is not is no failure of the import.
 * A template of its own, as an API's noun has (docs/decisions/043): nothing here keeps anything.
 */
export class MarketStep extends NestedStack {
  readonly counter: IFunction;

  constructor(scope: Construct, id: string, props: MarketStepProps) {
    super(scope, id, { description: 'Prizvanie: the market of a month' });
    this.nestedStackResource?.overrideLogicalId(id);
    const { bundles, snapshots, market, sources, logRetention } = props;
    const counter = new BundledFunction(new Construct(this, id), 'Count', {
      bundles,
      handler: 'workflow/count-market',
      logRetention,
      memorySize: snapshots.memoryBeside(3008), // every vacancy stands in a dozen groups, beside the index
      timeout: Duration.minutes(10),
      environment: { MARKET_SOURCES: sources.join(',') },
    });
    snapshots.grantLoadIndex(counter);
    market.grantCount(counter);
    this.counter = counter;
  }

  /** Before what comes after it. */
  before(nextState: Chain | Succeed): Chain {
    return new LambdaInvoke(this, 'Count the market', {
      lambdaFunction: this.counter,
      resultPath: JsonPath.DISCARD,
    })
      .addRetry(throttledInvokeRetry)
      .addRetry({ ...crashRetry, maxAttempts: 1 })
      .addCatch(nextState, { resultPath: JsonPath.DISCARD })
      .next(nextState);
  }
}
