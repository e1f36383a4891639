import * as z from 'zod/mini';
import { jobOrigin } from '../import/source.ts';
import { level } from '../job/level.ts';
import { payKinds } from '../job/pay/salary.ts';
import { minSalaries } from '../search/market.ts';

/** Of fewer nothing is said (docs/rules.md#market-few). */
export const minCounted = minSalaries;

/** Those with the most open vacancies have figures of their own (docs/rules.md#market-groups). */
export const maxCities = 30;

/** Of a group, the most frequent (docs/rules.md#market-skills). */
export const maxSkills = 30;

/** '2026-11', of Moscow's calendar. */
export const month = z.string().check(z.maxLength(7), z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u));

const count = z.int().check(z.nonnegative());

/** Roubles a month, of one kind; null where fewer than 20 name it. */
const pay = z.object({
  n: count,
  quartiles: z.nullable(z.object({ p25: z.number(), median: z.number(), p75: z.number() })),
});

/** Null where they are fewer than 20. */
const days = z.object({ n: count, median: z.nullable(z.number()) });

const payKind = z.enum(payKinds);

/** Null stands for all. A category holds what lies below it. */
const group = z.object({
  category: z.nullable(z.string()),
  level: z.nullable(level),
  city: z.nullable(z.string()),
  /** Open ones; copies once, as in every number here. */
  vacancies: count,
  /** Kinds that at least one names. */
  pay: z.partialRecord(payKind, pay),
  /** For how long those that are open have been. */
  open: days,
  /** For how long those were that have closed in the month. */
  closed: days,
});
export type MarketGroup = z.infer<typeof group>;

const comparedPay = z.object({ n: count, median: z.number() });

const skill = z.object({
  name: z.string(),
  n: count,
  /** In the month before; null where it was not among the most frequent, or there is no such month. */
  before: z.nullable(z.object({ n: count, vacancies: count })),
  /** Of one category and level alone: the pay of those that name it, and of those that do not. */
  pay: z.array(z.object({ kind: payKind, naming: comparedPay, others: comparedPay })),
});
export type MarketSkill = z.infer<typeof skill>;

const skillGroup = z.object({
  category: z.nullable(z.string()),
  level: z.nullable(level),
  vacancies: count,
  skills: z.array(skill),
});
export type SkillGroup = z.infer<typeof skillGroup>;

/** The figures of a month, as they are kept and shown to everybody (docs/rules.md#market-month). */
export const marketMonth = z.object({
  version: z.literal(1),
  month,
  /** ISO instant. */
  countedAt: z.string(),
  /** ISO instant: when what has closed was counted to the end of the month. */
  closingsCountedAt: z.optional(z.string()),
  /** What is counted, in words. */
  about: z.string(),
  /** From where the vacancies are. */
  sources: z.array(jobOrigin),
  /** The first is everything. */
  groups: z.array(group),
  skills: z.array(skillGroup),
});
export type MarketMonth = z.infer<typeof marketMonth>;

const day = 86_400_000;

/** Of a day as `moscowDay` counts it. */
export const monthOfDay = (moscowDay: number): string => new Date(moscowDay * day).toISOString().slice(0, 7);

/** '2026-01' → '2025-12' */
export const monthBefore = (current: string): string =>
  new Date(Date.parse(`${current}-01T00:00:00Z`) - day).toISOString().slice(0, 7);
