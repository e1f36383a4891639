import { hasBudgets } from '../../../settings/regions.ts';
import type { Settings } from '../../../settings.ts';
import { type Finding, note } from '../finding.ts';

/** What the template leaves out, because CloudFormation does not know it there. */
export const checkRegion = ({ region, monthlyBudget }: Settings): Finding[] =>
  hasBudgets(region)
    ? []
    : [
        note(
          `Бюджет: в регионе ${region} CloudFormation его не заводит, и о расходах никто не предупредит. Заведите его сами: консоль Billing → Budgets, ${monthlyBudget} $ в месяц.`,
        ),
      ];
