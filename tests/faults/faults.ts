import { parseArgs } from 'node:util';
import { exitWithError, UserError } from '../../infra/user-error.ts';
import { tableOf } from './report.ts';
import type { Outcome, Scenario } from './scenario.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { startStage } from './stage/stage.ts';

/** Of what is lost: an item of a table may be long. */
const maxLineLength = 400;

const usage = 'npm run faults [-- --only ИМЯ] [-- --list]; --only можно повторить.';

function chosen(args: string[]): { only: readonly Scenario[]; isList: boolean } {
  const options = { only: { type: 'string', multiple: true }, list: { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    const names = values.only ?? scenarios.map(({ name }) => name);
    const only = names.map((name) => {
      const found = scenarios.find((scenario) => scenario.name === name);
      if (!found) throw new UserError(`Нет сценария «${name}». Какие есть: npm run faults -- --list`);
      return found;
    });
    return { only, isList: values.list ?? false };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(usage);
  }
}

async function outcomeOf(
  scenario: Scenario,
  stage: Awaited<ReturnType<typeof startStage>>,
): Promise<Outcome> {
  try {
    await stage.reset();
    return await scenario.run(stage);
  } catch (error) {
    return {
      breaks: 0,
      saw: '',
      lost: [`${scenario.name}: ${error instanceof Error ? error.stack : error}`],
    };
  }
}

try {
  const { only, isList } = chosen(process.argv.slice(2));
  if (isList) for (const { name, breaks } of only) console.log(`${name.padEnd(24)}${breaks}`);
  else {
    const stage = await startStage();
    const rows: { scenario: Scenario; outcome: Outcome; seconds: number }[] = [];
    for (const scenario of only) {
      const start = performance.now();
      const outcome = await outcomeOf(scenario, stage);
      const seconds = (performance.now() - start) / 1000;
      rows.push({ scenario, outcome, seconds });
      console.error(
        `${scenario.name}: ${outcome.breaks}, потеряно ${outcome.lost.length}, ${seconds.toFixed(0)} с`,
      );
      for (const what of outcome.lost) console.error(`  ${what.slice(0, maxLineLength)}`);
    }
    await stage.close();
    console.log(tableOf(rows));
    if (rows.some(({ outcome }) => outcome.lost.length > 0)) process.exitCode = 1;
  }
} catch (error) {
  exitWithError(error);
}
