import itemsjs from 'itemsjs';
import { isAiJob, isRecommended } from '#core/domain/job/ai-score.ts';
import { isShown } from '#core/domain/job/job.ts';
import { datePresets, defaultTimeZone } from '#core/domain/search/date-range.ts';
import { pageOf, pageSize } from '#core/domain/search/listing.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import { compareBy } from '#tests/support/naive/order.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { type Ask, type BuildPeer, noCounts, rangesAt } from './peer.ts';

/** Stands for a missing value, and is asked for with the others where a vacancy without one passes. */
const none = '—';
const facets = [
  'type',
  'level',
  'salary',
  'category',
  'subcategory',
  'company',
  'location',
  'industry',
  'ai',
  'contacts',
  'recommended',
  'date',
] as const;
type Facet = (typeof facets)[number];
const passesWithout: readonly Facet[] = ['salary', 'category', 'subcategory', 'company', 'industry'];

interface Buckets {
  pagination: { total: number };
  data: {
    items: { id: string }[];
    aggregations: Record<Facet, { buckets: { key: string; doc_count: number }[] }>;
  };
}

function filtersOf({ query, now }: Ask): Partial<Record<Facet, string[]>> {
  const filters: Partial<Record<Facet, string[]>> = {};
  const lists = [
    'type',
    'level',
    'salary',
    'category',
    'subcategory',
    'company',
    'location',
    'industry',
  ] as const;
  for (const group of lists)
    if (query[group].length > 0)
      filters[group] = [...query[group], ...(passesWithout.includes(group) ? [none] : [])];
  for (const flag of ['ai', 'contacts', 'recommended'] as const) if (query[flag]) filters[flag] = ['yes'];
  // Only the ranges that were named when the index was built: it has no others.
  const ranges = rangesAt(now, query.tz);
  const preset = datePresets.find(
    (name) => query.from !== null && ranges[name].from === Date.parse(query.from),
  );
  if (preset) filters.date = [preset];
  return filters;
}

const sortings = {
  newest: { field: ['createdAt', 'id'], order: ['desc', 'asc'] },
  'salary-asc': { field: ['hasNoSalary', 'min', 'createdAt', 'id'], order: ['asc', 'asc', 'desc', 'asc'] },
  'salary-desc': { field: ['hasNoSalary', 'max', 'createdAt', 'id'], order: ['asc', 'desc', 'desc', 'asc'] },
};

/**
 * ItemsJS with every group as a disjunctive facet (`conjunction: false`) and its own text search (lunr). Not exact: lunr
 * finds whole words, stemmed as English ones, and any one of several. The days' presets are facets of the day of building.
 */
export const itemsJs: BuildPeer = (rows, now) => {
  const bounds = rangesAt(now, defaultTimeZone);
  const ranges = datePresets.map((preset) => ({ preset, ...bounds[preset] }));
  const jobs = rows.filter(isShown).map(factsOf).sort(compareBy.newest);
  const items = jobs.map((job) => ({
    id: job.row.id,
    title: job.row.title,
    employer: job.row.company,
    tags: job.row.tags,
    type: job.types,
    level: job.level,
    salary: job.bucket ?? none,
    category: job.categories.length === 0 ? none : job.categories,
    subcategory: job.categories.length === 0 ? none : job.categories,
    company: job.row.company_id ?? none,
    location: job.row.location,
    industry: job.row.industry_id ?? none,
    ai: isAiJob(job.row) ? 'yes' : 'no',
    contacts: job.row.has_direct_contacts ? 'yes' : 'no',
    recommended: isRecommended(job.row, job.salary !== null, now) ? 'yes' : 'no',
    date: ranges
      .filter(({ from, to }) => job.createdAt >= from && job.createdAt <= to)
      .map(({ preset }) => preset),
    hasNoSalary: job.salary === null,
    min: job.salary?.min ?? 0,
    max: job.salary?.max ?? 0,
    createdAt: job.createdAt,
  }));
  const aggregation = { conjunction: false, size: 100_000 };
  const engine = itemsjs(items, {
    searchableFields: ['title', 'employer', 'tags'],
    removeStopWordFilter: true,
    sortings,
    aggregations: Object.fromEntries(facets.map((facet) => [facet, { ...aggregation, title: facet }])),
  });

  return {
    answer(ask) {
      const { query } = ask;
      const search = (page: number): Buckets =>
        engine.search({
          query: searchable(query.q),
          filters: filtersOf(ask),
          sort: query.sort,
          per_page: pageSize,
          page,
        }) as unknown as Buckets;
      let found = search(query.page);
      const { total } = found.pagination;
      const { page } = pageOf(total, query.page);
      if (page !== query.page) found = search(page);

      const counts = noCounts();
      const bucketsOf = (facet: Facet) => found.data.aggregations[facet].buckets;
      for (const group of ['type', 'level', 'salary', 'category', 'location', 'industry', 'date'] as const)
        counts[group] = Object.fromEntries(bucketsOf(group).map(({ key, doc_count }) => [key, doc_count]));
      const companies = new Set(ask.companies);
      for (const { key, doc_count } of bucketsOf('company'))
        if (companies.has(key)) counts.company[key] = doc_count;
      const yes = (facet: Facet) => bucketsOf(facet).find(({ key }) => key === 'yes')?.doc_count ?? 0;
      counts.aiJobs = yes('ai');
      counts.directContacts = yes('contacts');
      counts.recommended = yes('recommended');
      return { total, ids: found.data.items.map(({ id }) => id), counts };
    },
  };
};
