import * as z from 'zod';
import { jobOrigin } from '../import/source.ts';
import { jobType } from './job-type.ts';
import { level } from './level.ts';
import { salary } from './salary.ts';

/** Years of work that an employer asks for (docs/rules.md#filter-experience). */
export const experiences = ['Нет опыта', '1–3 года', '3–6 лет', 'Более 6 лет'] as const;

/** One that no clock can read would spoil the order of every list. */
const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'not an instant');

/**
 * A vacancy as it is stored (docs/rules.md#vacancy-row), under the specified column names, and what we add.
 * The description is an item of its own.
 */
export const jobRow = z.object({
  /** `<source>-<external id>`: an upsert needs no look-up. */
  id: z.string().min(1),
  title: z.string().min(1),
  company: z.string(),
  location: z.string().default('Remote'),
  job_type: z.string().default('Full-time'),
  /** Canonical monthly rouble text, parsed by `parseSalary`; null where the source gives none. */
  salary: z.string().nullable(),
  /** 0–100: how much the vacancy is about AI and machine learning. */
  ai_score: z.number().min(0).max(100),
  tags: z.array(z.string()),
  /**
   * ISO instants. For an imported vacancy both are the source's publication time (docs/rules.md#vacancy-created-at).
   */
  posted_date: instant,
  created_at: instant,
  /** An admin's word; `isRecommended` decides with the rule. */
  is_recommended: z.boolean(),
  /** An admin's word: false hides it. */
  is_active: z.boolean(),
  source_url: z.string().nullable(),
  category_id: z.string().nullable(),
  company_id: z.string().nullable(),
  industry_id: z.string().nullable(),

  source: jobOrigin,
  external_id: z.string(),
  /** ISO instant of our first import. */
  ingested_at: z.string(),
  /** The source's own words about pay: 'от 2 000 до 3 000 $ до вычета налогов', 'от 4 000 ₽ за смену'. */
  salary_words: z.string().nullable(),
  /** The rate behind a converted salary: roubles for one unit of the currency, and its day. */
  salary_rate: z.object({ currency: z.string(), roubles: z.number(), date: z.string() }).nullable(),
  /** The source's word: false once it has closed the vacancy, true again when it opens it. */
  is_open: z.boolean().default(true),
  has_direct_contacts: z.boolean(),
  has_description: z.boolean().default(false),
  /** The same for copies of one vacancy in several cities; null where the origin gives no ground to compare. */
  cluster_key: z.string().nullable().default(null),
  /** Null where the origin does not say. */
  experience: z.enum(experiences).nullable().default(null),
  /** Columns, `description` and `contacts` that an admin has written: an import leaves them. */
  edited: z.array(z.string()).default([]),
  /** ISO instant at which the source was last asked whether the vacancy is still there; null before that. */
  checked_at: z.string().nullable().default(null),
  /** Of everything the source said; an equal hash is an unchanged vacancy. */
  content_hash: z.string(),
});
export type JobRow = z.infer<typeof jobRow>;

/** Seen by everybody: neither hidden by an admin nor closed by its source. */
export const isShown = ({ is_active, is_open }: Pick<JobRow, 'is_active' | 'is_open'>): boolean =>
  is_active && is_open;

/** A vacancy as it is shown (docs/rules.md#vacancy-shown), and what we add beside it. */
export const job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: jobType,
  salary: salary.nullable(),
  aiScore: z.number(),
  tags: z.array(z.string()),
  /** Relative, in Russian, in the asker's time zone. */
  postedAt: z.string(),
  createdAt: z.string(),
  isRecommended: z.boolean(),
  isAIJob: z.boolean(),
  sourceUrl: z.string().nullable(),
  categoryId: z.string().nullable(),
  companyId: z.string().nullable(),
  industryId: z.string().nullable(),

  level,
  source: jobOrigin,
  salaryWords: z.string().nullable(),
  hasDirectContacts: z.boolean(),
  /** In how many other cities the same vacancy is open: copies under one cluster key. */
  otherCities: z.int().min(0),
});
export type Job = z.infer<typeof job>;
