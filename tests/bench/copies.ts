import { parseArgs } from 'node:util';
import { type CopyView, copyViews } from '#core/domain/search/listing.ts';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { UserError } from '../../infra/user-error.ts';
import { madeNow } from './made/made-now.ts';
import { madeQueries } from './made/made-queries.ts';
import { madeRows } from './made/made-rows.ts';
import { quantile } from './quantile.ts';

const rounds = 15;

/** `npm run bench -- copies`: what it costs to fold copies, in the same searches asked in turns. */
export async function run(args: string[]): Promise<void> {
  const { rows: sizes = '100000,1000000' } = parseArgs({
    args,
    options: { rows: { type: 'string' } },
  }).values;
  for (const size of sizes.split(',').map(Number)) {
    if (!Number.isSafeInteger(size) || size < 100) throw new UserError('Параметры: --rows 100000,1000000.');
    measure(size);
  }
}

function measure(size: number): void {
  const rows = madeRows(size);
  const index = JobIndex.of(rows);
  runToEnd(index.prepare());
  const queries = madeQueries(rows, madeNow);
  const timeOf = (query: (typeof queries)[number], copies: CopyView) => {
    const start = performance.now();
    index.search({ ...query, copies }, madeNow);
    return performance.now() - start;
  };
  for (const query of queries) for (const copies of copyViews) timeOf(query, copies);
  const times: Record<CopyView, number[]> = { apart: [], folded: [] };
  for (const query of queries) {
    const own: Record<CopyView, number[]> = { apart: [], folded: [] };
    for (let round = 0; round < rounds; round++)
      for (const copies of copyViews) own[copies].push(timeOf(query, copies));
    for (const copies of copyViews) times[copies].push(quantile(own[copies], 0.5));
  }
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const ratio = (figure: (all: number[]) => number) => figure(times.folded) / figure(times.apart);
  const { total, cards } = index.search(
    { ...(queries[0] as (typeof queries)[number]), q: '', copies: 'folded' },
    madeNow,
  );
  console.log(
    `${size} строк: ${queries.length} запросов, из ${total} вакансий ${cards} карточек; со свёрткой к без неё: среднее × ${ratio(mean).toFixed(2)}, p95 × ${ratio((all) => quantile(all, 0.95)).toFixed(2)}`,
  );
}
