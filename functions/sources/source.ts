import { AppError } from '#core/contract/errors.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { ExchangeRates } from '#core/domain/job/pay/currency.ts';

/** Columns that no source fills: what is ours alone is added when a vacancy is stored. */
export const ownColumns = {
  ingested_at: true,
  listed_url: true,
  is_active: true,
  closed_at: true,
  closed_in_bulk: true,
  first_published_at: true,
  reopened_at: true,
  reposts: true,
  is_recommended: true,
  ai_score: true,
  demand: true,
  industry_id: true,
  posted_date: true,
  created_at: true,
  has_description: true,
  edited: true,
  modified_at: true,
  checked_at: true,
} as const satisfies Partial<Record<keyof JobRow, true>>;

/** What a source says of a vacancy, in our columns. */
export type SourceRow = Omit<JobRow, keyof typeof ownColumns | 'source'> & {
  source: SourceId;
  /** ISO instant; null where the source does not say. */
  published_at: string | null;
};

export interface SourceVacancy {
  row: SourceRow;
  /** Plain text known so far: what score and asks are read from besides title and tags. */
  text: string;
  /** Where the list tells all there is: no further request is made for it. */
  detail?: VacancyDetail;
  /**
   * The industry by our ids where the vacancy itself says it; null where it does not. Left out where only the employer
   * is asked (`industryOf`).
   */
  industryId?: string | null;
  /**
   * Two vacancies with one key are the same posted twice; the one that we have stays as long as it is open, the other
   * is skipped. Left out where a source has no such habit.
   */
  repostKey?: string;
  /**
   * Keys of releases before, coarser ones or of another spelling, under which the one that we have may still be stored: it
   * stands for those with the same pay. To be left out once each stage has had a full crawl.
   */
  formerRepostKeys?: readonly string[];
}

/** A vacancy that is left out, and why, in Russian. */
export interface SkippedVacancy {
  externalId: string;
  title: string;
  reason: string;
  /** Set where it can be read, and no category takes it: what stands stored of it has no place here any more. */
  isOutside?: true;
}

export interface SourcePage {
  vacancies: SourceVacancy[];
  skipped: SkippedVacancy[];
  /** In Russian: what an admin should know about this part of the list. */
  notices: string[];
  /** Set where a part of the list could not be read: what is not met may be there all the same. */
  isPartial?: boolean;
  /** Where the unit's next page begins; null after the last. */
  next: string | null;
}

export interface VacancyDetail {
  /** Skills and work format; null where the source lists no skills. */
  tags: string[] | null;
  /** Sanitised; null where there is none. */
  html: string | null;
  /** The same as plain lines. */
  text: string;
  /** False once the source has archived it. */
  isOpen: boolean;
  /** ISO instant of its first publication; null or left out where the source does not say. */
  firstPublishedAt?: string | null;
}

/**
 * Reads one foreign record into our columns; null where reading it has ended a step before. Who imports notes which record
 * is being read, so that a step that dies of it tells the next one.
 */
export type ReadRecord = <Value>(recordId: string, read: () => Value) => Promise<{ value: Value } | null>;

/** For who takes no notes. */
export const readAtOnce: ReadRecord = async (_, read) => ({ value: read() });

/** Why such a vacancy is left out. */
export const crashingRecordReason = 'разбор вакансии обрывал импорт';

/** Why one is left out that has no name, or a phone or a mailbox in its place (docs/rules.md#import-refused). */
export const namelessReason = 'вакансия пришла без названия';

export interface ListOptions {
  rates: ExchangeRates;
  /** ISO instant of an incremental crawl: what was published or changed before it may be left out; null reads all. */
  since: string | null;
  /** @default readAtOnce */
  readRecord?: ReadRecord;
  /** Whether the run would wait and ask again after a passing failure. @default false */
  canWait?: boolean;
}

/** What a source knows a vacancy by. */
export type VacancyKey = Pick<JobRow, 'external_id' | 'source_url'> & Partial<Pick<JobRow, 'listed_url'>>;

/**
 * A place that vacancies come from. Every method throws an AppError (`source_refused`, `source_busy`,
 * `source_broken`) whose Russian message is the run's reason; the SourceError behind it tells when to come again.
 */
export interface Source {
  readonly id: SourceId;
  /** Whether a list says all that `detail` would: then a vacancy in the list need not be asked for by id. */
  readonly listsWhole: boolean;
  /** Would the source answer a run at all? Gives its own exchange rates where it has them. */
  check(): Promise<ExchangeRates | null>;
  /** One page of a unit (a top-level category) behind a cursor of the source's own; null is the beginning. */
  list(unit: string, cursor: string | null, options: ListOptions): Promise<SourcePage>;
  /** Null where the vacancy is gone; throws (`isCrashingRecord`) where `readRecord` passes it over. */
  detail(key: VacancyKey, readRecord?: ReadRecord): Promise<VacancyDetail | null>;
  /** The employer's industry by our ids; null where the source knows none. */
  industryOf(employerExternalId: string): Promise<string | null>;
}

/** The cause of a `source_broken` that is one vacancy's own trouble: it says nothing of the source. */
class RecordTrouble extends Error {}
/** Of a record that has ended a step. */
class CrashingRecord extends RecordTrouble {}

/** The record, or the error that says it was passed over. */
export function requireRead<Value>(read: { value: Value } | null): Value {
  if (read !== null) return read.value;
  throw new AppError('source_broken', `Вакансия не прочитана: ${crashingRecordReason}.`, {
    cause: new CrashingRecord('reading this record has ended a step before'),
  });
}

export const isCrashingRecord = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof CrashingRecord;

/** The error of a vacancy that we do not know how to ask for. */
export const cannotBeAskedFor = (detail: string): AppError =>
  new AppError('source_broken', 'Вакансия не прочитана: неизвестно, как о ней спросить.', {
    cause: new RecordTrouble(detail),
  });

/** Whether it is that vacancy's own trouble, and not the source's. */
export const isRecordTrouble = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof RecordTrouble;
