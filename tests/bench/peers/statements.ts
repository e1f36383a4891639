import { remote } from '#core/domain/job/job-type.ts';
import { categoryWithAncestors } from '#core/domain/search/catalog.ts';
import { datePresets } from '#core/domain/search/date-range.ts';
import type { FacetName } from '#core/domain/search/facets.ts';
import { pageOf, pageSize } from '#core/domain/search/listing.ts';
import { searchWords } from '#core/domain/text/search-words.ts';
import { formStem } from '#core/domain/text/word-forms.ts';
import type { FixedOrder } from '#functions/search/query/row-ref.ts';
import { type AllNumbers, markedStem, withDescendants } from './encoded.ts';
import { type Ask, noCounts, type PeerAnswer, rangesAt } from './peer.ts';

const month = 30 * 86_400_000;
const listGroups = ['type', 'level', 'salary', 'category', 'company', 'location', 'industry'] as const;
type ListGroup = (typeof listGroups)[number];

/** The one thing that databases say differently: the rows whose words hold the text. */
export type TextCondition = (text: string) => string;

type Condition = readonly [FacetName, string];

/** A line of the answer: the vacancies with one value of a group, or ('all', 'date') sums over all of them. */
export type CountLine = Record<
  'value' | 'jobs' | 'ai' | 'contacts' | 'recommended' | 'today' | 'week' | 'month',
  number | bigint | string | null
> & { what: string };

const recommendedAt = (now: Date) =>
  `(chosen = 1 OR (ai = 1 AND low IS NOT NULL AND created >= ${now.getTime() - month}))`;

function conditionsOf({ query, now }: Ask, numbers: AllNumbers, hasText: TextCondition): Condition[] {
  const conditions: Condition[] = [];
  const among = (column: ListGroup, values: readonly string[]) =>
    `${column} IN (${values.map((value) => numbers[column].find(value)).join(', ')})`;
  const add = (group: FacetName, sql: string) => conditions.push([group, sql]);

  const words = searchWords(query.q);
  const hasWord = (word: string) => {
    const stem = formStem(word);
    return stem === null || stem === word
      ? hasText(word)
      : `(${hasText(word)} OR ${hasText(markedStem(stem))})`;
  };
  if (words.length > 0) add('q', words.map(hasWord).join(' AND '));
  if (query.ai) add('ai', 'ai = 1');
  if (query.contacts) add('contacts', 'contacts = 1');
  if (query.recommended) add('recommended', recommendedAt(now));
  if (query.type.length > 0)
    add('type', `(${among('type', query.type)}${query.type.includes(remote) ? ' OR elsewhere = 1' : ''})`);
  if (query.level.length > 0) add('level', among('level', query.level));
  if (query.location.length > 0) add('location', among('location', query.location));
  const addLenient = (group: FacetName, column: ListGroup, values: readonly string[]) => {
    if (values.length > 0) add(group, `(${among(column, values)} OR ${column} IS NULL)`);
  };
  addLenient('salary', 'salary', query.salary);
  addLenient('category', 'category', withDescendants(query.category));
  addLenient('subcategory', 'category', withDescendants(query.subcategory));
  addLenient('company', 'company', query.company);
  addLenient('industry', 'industry', query.industry);
  const bounds = [
    query.from === null ? null : `created >= ${Date.parse(query.from)}`,
    query.to === null ? null : `created <= ${Date.parse(query.to)}`,
  ].filter((bound) => bound !== null);
  if (bounds.length > 0) add('date', bounds.join(' AND '));
  return conditions;
}

const where = (conditions: readonly Condition[]): string =>
  conditions.length === 0 ? '' : ` WHERE ${conditions.map(([, sql]) => sql).join(' AND ')}`;

/**
 * Counts as a shop's page takes them from a database: what passes every group is taken once and counted for all groups
 * that are not asked for; each that is asked for is counted over what passes the others.
 */
function countsStatement(ask: Ask, conditions: readonly Condition[], numbers: AllNumbers): string {
  const active = new Set(conditions.map(([group]) => group));
  const sums = datePresets.map((preset) => {
    const { from, to } = rangesAt(ask.now, ask.query.tz)[preset];
    return `SUM(CASE WHEN created BETWEEN ${from} AND ${to} THEN 1 ELSE 0 END) AS ${preset}`;
  });
  const flags = `SUM(ai) AS ai, SUM(contacts) AS contacts, SUM(CASE WHEN ${recommendedAt(ask.now)} THEN 1 ELSE 0 END) AS recommended`;
  const all = (what: string, from: string) =>
    `SELECT '${what}' AS what, 0 AS value, COUNT(*) AS jobs, ${flags}, ${sums.join(', ')} FROM ${from}`;
  const companies = ask.companies.map((id) => numbers.company.find(id)).join(', ');
  const values = (group: ListGroup, from: string) => {
    const companyCondition =
      group === 'company' ? `${/ WHERE /.test(from) ? ' AND' : ' WHERE'} company IN (${companies})` : '';
    return `SELECT '${group}', ${group}, COUNT(*), 0, 0, 0, 0, 0, 0 FROM ${from}${companyCondition} GROUP BY ${group}`;
  };
  const elsewhere = (from: string) => `SELECT 'elsewhere', 0, SUM(elsewhere), 0, 0, 0, 0, 0, 0 FROM ${from}`;

  const isOpen = conditions.length === 0;
  const hit = isOpen ? 'jobs' : 'hit';
  const without = (group: FacetName) => `jobs${where(conditions.filter(([name]) => name !== group))}`;
  const parts = [
    all('all', hit),
    ...listGroups.map((group) => values(group, active.has(group) ? without(group) : hit)),
    elsewhere(active.has('type') ? without('type') : hit),
    ...(active.has('date') ? [all('date', without('date'))] : []),
  ];
  const withHit = isOpen ? '' : `WITH hit AS MATERIALIZED (SELECT * FROM jobs${where(conditions)}) `;
  return withHit + parts.join(' UNION ALL ');
}

const orders = {
  newest: 'newest',
  'salary-asc': '(low IS NULL), low, newest',
  'salary-desc': '(high IS NULL), high DESC, newest',
};

/** Indices for the conditions and the orders above. */
export const indices = [
  ...['company', 'location', 'category', 'industry', 'level', 'created', 'ai', 'contacts'].map(
    (column) => `CREATE INDEX jobs_${column} ON jobs (${column})`,
  ),
  'CREATE INDEX jobs_low ON jobs ((low IS NULL), low, newest)',
  'CREATE INDEX jobs_high ON jobs ((high IS NULL), high DESC, newest)',
];

/** What is asked of the database, and how its lines are read: first the counts, then the page. */
export function statementsFor(ask: Ask, numbers: AllNumbers, hasText: TextCondition) {
  const conditions = conditionsOf(ask, numbers, hasText);
  return {
    counts: countsStatement(ask, conditions, numbers),
    page(total: number): string {
      const { start } = pageOf(total, ask.query.page);
      return `SELECT id FROM jobs${where(conditions)} ORDER BY ${orders[ask.query.sort as FixedOrder]} LIMIT ${pageSize} OFFSET ${start}`;
    },
  };
}

export function readCounts(lines: Iterable<CountLine>, numbers: AllNumbers): Omit<PeerAnswer, 'ids'> {
  const counts = noCounts();
  let total = 0;
  const dates = (line: CountLine) => {
    counts.date = { today: Number(line.today), week: Number(line.week), month: Number(line.month) };
  };
  let isDateApart = false;
  for (const line of lines) {
    const jobs = Number(line.jobs);
    if (line.what === 'all') {
      total = jobs;
      counts.aiJobs = Number(line.ai);
      counts.directContacts = Number(line.contacts);
      counts.recommended = Number(line.recommended);
      if (!isDateApart) dates(line);
    } else if (line.what === 'date') {
      isDateApart = true;
      dates(line);
    } else if (line.what === 'elsewhere') {
      counts.type[remote] = (counts.type[remote] ?? 0) + jobs;
    } else if (line.value !== null) {
      const group = line.what as ListGroup;
      const value = numbers[group].texts[Number(line.value)] as string;
      const counted = group === 'category' ? categoryWithAncestors(value) : [value];
      for (const countedValue of counted)
        counts[group][countedValue] = (counts[group][countedValue] ?? 0) + jobs;
    }
  }
  return { total, counts };
}
