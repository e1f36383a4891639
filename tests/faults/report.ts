import type { Outcome, Scenario } from './scenario.ts';

export interface Row {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** As Markdown: of each scenario what was broken, how often, what a person saw and what was lost. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ scenario: { name, breaks }, outcome, seconds }) =>
    [name, breaks, outcome.breaks, outcome.saw, outcome.lost.length || 'ничего', seconds.toFixed(0)].join(
      ' | ',
    ),
  );
  const head = ['Сценарий', 'Что ломается', 'Раз', 'Что видел человек', 'Потеряно', 'Секунд'].join(' | ');
  return [`| ${head} |`, '|---|---|---:|---|---:|---:|', ...lines.map((line) => `| ${line} |`)].join('\n');
}
