import * as z from 'zod/mini';
import { jobOrigin } from '../import/source.ts';
import { demandColumn } from '../match/vacancy/demand-column.ts';
import { experiences } from './experience.ts';

/** One that no clock can read would spoil the order of every list. */
const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'not an instant'));

/**
 * A vacancy as it is stored (docs/rules.md#vacancy-row), under the specified column names, and what we add.
 * The description is an item of its own.
 */
export const jobRow = z.object({
  /** `<source>-<external id>`: an upsert needs no look-up. */
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  company: z.string(),
  location: z._default(z.string(), 'Remote'),
  job_type: z._default(z.string(), 'Full-time'),
  /** Canonical monthly rouble text, parsed by `parseSalary`; null where the source gives none. */
  salary: z.nullable(z.string()),
  /** 0–100: how much the vacancy is about AI and machine learning. */
  ai_score: z.number().check(z.minimum(0), z.maximum(100)),
  tags: z.array(z.string()),
  /** Whether `tags`, as its source's record gave them, were read from its words: it listed no skills. */
  tags_guessed: z._default(z.boolean(), false),
  /**
   * ISO instants. For an imported vacancy both are the source's publication time (docs/rules.md#vacancy-created-at).
   */
  posted_date: instant,
  created_at: instant,
  /** An admin's word; `isRecommended` decides with the rule. */
  is_recommended: z.boolean(),
  /** An admin's word: false hides it. */
  is_active: z.boolean(),
  source_url: z.nullable(z.string()),
  /** The source's own address, where an admin has written another: it may be what the source is asked by. */
  listed_url: z._default(z.nullable(z.string()), null),
  category_id: z.nullable(z.string()),
  company_id: z.nullable(z.string()),
  industry_id: z.nullable(z.string()),

  source: jobOrigin,
  external_id: z.string(),
  /** ISO instant of our first import. */
  ingested_at: z.string(),
  /** The source's own words about pay: 'от 2 000 до 3 000 $ до вычета налогов', 'от 4 000 ₽ за смену'. */
  salary_words: z.nullable(z.string()),
  /** The rate behind a converted salary: roubles for one unit of the currency, and its day. */
  salary_rate: z.nullable(z.object({ currency: z.string(), roubles: z.number(), date: z.string() })),
  /** The source's word: false once it has closed the vacancy, or an import leaves it out; true again when it opens it. */
  is_open: z._default(z.boolean(), true),
  /**
   * ISO instant at which we learnt that the source has closed the vacancy; null while it is open, and where it was closed
   * before we met it or before this was kept.
   */
  closed_at: z._default(z.nullable(instant), null),
  /**
   * Closed together with more than a fifth of its source's at an admin's word, or by an import that leaves it out: no sign
   * that somebody was found.
   */
  closed_in_bulk: z._default(z.boolean(), false),
  /**
   * ISO instant of the earliest publication that we know of, seen by us or named by the source; null before this was kept,
   * where `created_at` is the earliest known.
   */
  first_published_at: z._default(z.nullable(instant), null),
  /** ISO instant of the publication that followed its last closing; null where it has never been closed. */
  reopened_at: z._default(z.nullable(instant), null),
  /** Later publications that imports have found while it was open. */
  reposts: z._default(z.int().check(z.minimum(0)), 0),
  has_direct_contacts: z.boolean(),
  has_description: z._default(z.boolean(), false),
  /** The same for copies of one vacancy in several cities; null where the origin gives no ground to compare. */
  cluster_key: z._default(z.nullable(z.string()), null),
  /** Null where the origin does not say. */
  experience: z._default(z.nullable(z.enum(experiences)), null),
  /** What its text asks for; null before it was read. */
  demand: z._default(z.nullable(demandColumn), null),
  /** Columns, `description` and `contacts` that an admin has written: an import leaves them. */
  edited: z._default(z.array(z.string()), []),
  /** ISO instant at which what a reader sees of it changed last (docs/rules.md#sitemap-lastmod); null where not known. */
  modified_at: z._default(z.nullable(instant), null),
  /** ISO instant at which the source was last asked whether the vacancy is still there; null before that. */
  checked_at: z._default(z.nullable(z.string()), null),
  /** Of everything the source said; an equal hash is an unchanged vacancy. */
  content_hash: z.string(),
});
export type JobRow = z.infer<typeof jobRow>;

/** A changed row with the instant of its closing, which stays until its source opens it again. */
export const withClosing = (before: JobRow, after: JobRow, now: string): JobRow => ({
  ...after,
  closed_at: after.is_open ? null : (after.closed_at ?? (before.is_open ? now : null)),
  closed_in_bulk: !after.is_open && after.closed_in_bulk,
});

/** Seen by everybody: neither hidden by an admin nor closed by its source. */
export const isShown = ({ is_active, is_open }: Pick<JobRow, 'is_active' | 'is_open'>): boolean =>
  is_active && is_open;

const visibleColumns = [
  'title',
  'company',
  'company_id',
  'location',
  'job_type',
  'salary',
  'salary_words',
  'tags',
  'ai_score',
  'is_recommended',
  'created_at',
  'source_url',
  'has_direct_contacts',
  'has_description',
] as const satisfies readonly (keyof JobRow)[];

/** What everybody sees of a vacancy, its description aside: as a text, to be compared. */
const visibleContentOf = (row: JobRow): string => JSON.stringify(visibleColumns.map((name) => row[name]));

/** A changed row with the instant of the change, where readers see one: another page, or one where there was none. */
export const withModification = (before: JobRow, after: JobRow, isTextNew: boolean, now: string): JobRow =>
  isTextNew || visibleContentOf(before) !== visibleContentOf(after) || (isShown(after) && !isShown(before))
    ? { ...after, modified_at: now }
    : after;
