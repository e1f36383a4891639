import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface BudgetProps {
  readonly dollars: number;
  readonly topic: ITopic;
}

/**
 * Of the whole account: by a tag AWS counts only once somebody has activated that tag in the console, and till then a
 * budget by it never tells anything.
 */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { dollars, topic }: BudgetProps) {
    super(scope, id);
    const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    });
    const budget = new CfnBudget(this, 'Month', {
      // Without a name of ours: other notices make a new budget before the old one goes, and two of a name cannot be.
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: dollars, unit: 'USD' },
        // While credits pay the bill is zero: what is spent of them counts all the same.
        costTypes: { includeCredit: false, includeRefund: false },
      },
      notificationsWithSubscribers: [notice('ACTUAL', 80), notice('ACTUAL', 100), notice('FORECASTED', 100)],
    });
    // With the topic's policy, which lets it write there.
    budget.node.addDependency(topic);
  }
}
