import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noFilters } from '#core/domain/search/facets.ts';
import { scoreColumns } from '#functions/search/match/score-columns.ts';
import type { MatchingRows } from '#functions/search/query/result-page.ts';
import { machine } from '../../machine.ts';
import { madeNow } from '../../made/made-now.ts';
import { readIndex } from '../../peers/ours.ts';
import type { MatchCost } from './cost-process.ts';

const everything = { ...noFilters, sort: 'newest' as const, page: 1, tz: 'Europe/Moscow', companySearch: '' };
const count = new Intl.NumberFormat('ru-RU');
const siblingPath = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** Of these so many answers are compared with scoring every row; of larger bases it would take minutes. */
const maxChecked = 100_000;
const checks = 40;

/** Bytes a row that the columns of what is asked for take, and what they are made to at the first match. */
async function columnBytes(folder: string): Promise<{ columns: number; made: number }> {
  const index = await readIndex(folder);
  const { demands, createdAt } = index.toRows().columns;
  const { asks, askCounts, kind } = demands.value;
  const { segment } = index.find(everything, madeNow).found[0] as MatchingRows;
  const { conceptRows, rowFacts, rowsOfLists, titleStems } = scoreColumns(segment);
  const made = [conceptRows, rowFacts, rowsOfLists, titleStems.rows];
  return {
    columns: (asks.byteLength + askCounts.byteLength + kind.byteLength) / createdAt.length,
    // Where a row's asks begin takes four bytes.
    made: 4 + made.reduce((sum, chunk) => sum + chunk.byteLength, 0) / createdAt.length,
  };
}

/** `npm run bench -- match --cost`: the same questions by date and by match, in one run. */
export async function reportCost(sizes: readonly number[]): Promise<void> {
  console.log(machine());
  for (const rows of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'prizvanie-match-'));
    try {
      execFileSync(
        process.execPath,
        ['--max-old-space-size=12288', siblingPath('../../search/prepare.ts'), folder, String(rows)],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      const output = execFileSync(
        process.execPath,
        [
          ...['--expose-gc', siblingPath('cost-process.ts'), folder, join(folder, 'queries.json')],
          String(rows <= maxChecked ? checks : 0),
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const cost = JSON.parse(output) as MatchCost;
      const { columns, made } = await columnBytes(folder);
      const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
      console.log(`\n${count.format(rows)} vacancies, 200 questions of each of ${cost.means.length} people`);
      console.log(`by date   mean ${ms(cost.search.mean)} ms, p95 ${ms(cost.search.p95)} ms`);
      console.log(`by match  mean ${ms(cost.match.mean)} ms, p95 ${ms(cost.match.p95)} ms`);
      console.log(
        `ratio     mean ${(cost.match.mean / cost.search.mean).toFixed(2)}, p95 ${(cost.match.p95 / cost.search.p95).toFixed(2)}`,
      );
      console.log(`mean by person: ${cost.means.map(ms).join(', ')} ms`);
      console.log(
        `columns: ${columns.toFixed(1)} bytes a row, and ${made.toFixed(1)} made of them; all that matching holds beside the search: ${(cost.heldBytes / 1e6).toFixed(0)} MB`,
      );
      console.log(`first match, nothing prepared: ${ms(cost.firstMs)} ms`);
      if (cost.checked > 0)
        console.log(
          `in the list of the best twenty ${cost.recall20.toFixed(3)}, of the best two hundred ${cost.recall200.toFixed(3)} (${cost.checked} answers)`,
        );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
