import * as z from 'zod/mini';
import { demand } from '../domain/match/score/demand.ts';
import { mark } from '../domain/tracker/marks.ts';
import { isReminderAhead, trackedId, trackedJob } from '../domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '../domain/user/consent.ts';
import { endpoint } from './endpoint.ts';

/** How often it was written; 0 before the first time. */
export const revision = z.int().check(z.minimum(0));

/** The one that was read. Nobody writes so often, and the table cannot count on from the greatest whole number there is. */
export const readRevision = revision.check(z.maximum(1_000_000_000));

/** `next` of the answer before: an item's whole id, 'mark#company#<200 characters>' at the longest. */
export const afterItem = z.optional(z.string().check(z.maxLength(300)));

/** The text that stands beside the button, where it has just been pressed. */
export const agreed = z.optional(z.literal(syncConsentVersion));

/** Since when it is kept in the account; another instant than before: everything is to be compared anew. Null where it is not. */
export const keptSince = z.nullable(z.string());

const keptRecord = z.object({ record: trackedJob, revision });
const keptMark = z.object({ mark, revision });
export type KeptRecord = z.infer<typeof keptRecord>;
export type KeptMark = z.infer<typeof keptMark>;

/** Records and marks of one call. */
export const maxPerCall = 50;

/** The desk as the account has it (docs/rules.md#account-sync-desk), as much as one answer has room for; in no order. */
export const listTracked = endpoint({
  method: 'GET',
  path: '/api/tracker',
  access: 'user',
  takesLongQuery: true,
  request: z.object({
    /** `since` of an answer before: what has changed from then on, some of it once more. */
    since: z.optional(z.iso.datetime().check(z.maxLength(40))),
    /** With the same `since`. */
    after: afterItem,
  }),
  response: z.object({
    keptSince,
    records: z.array(keptRecord),
    marks: z.array(keptMark),
    /** What to ask with the next time; of several pages the first says it. */
    since: z.string(),
    next: z.nullable(z.string()),
  }),
});

const savedRevision = z.object({ id: z.string(), revision });
const savedMark = z.extend(savedRevision, { kind: mark.shape.kind });

/** Beside an error of `putTracked`. */
export const putTrackedDetails = z.object({
  saved: z.array(savedRevision),
  savedMarks: z.array(savedMark),
  newer: z.array(keptRecord),
  newerMarks: z.array(keptMark),
});

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/**
 * Each in the place of the one with the same revision, and each once: no device has two states of one record. `conflict`
 * where another device has written meanwhile: `newer` says what stands there. `invalid_request` for a 501st. What was saved
 * all the same stands beside the error. `forbidden` where the desk is not kept in the account, or not any more.
 */
export const putTracked = endpoint({
  method: 'PUT',
  path: '/api/tracker',
  access: 'user',
  takesLongText: true,
  request: z
    .object({
      agreed,
      records: z._default(
        z
          .array(
            z.object({
              record: trackedJob.check(
                z.refine(isReminderAhead, {
                  path: ['reminder'],
                  message: 'Это время уже прошло: выберите будущее',
                }),
              ),
              revision: readRevision,
            }),
          )
          .check(z.maxLength(maxPerCall)),
        [],
      ),
      marks: z._default(
        z.array(z.extend(keptMark, { revision: readRevision })).check(z.maxLength(maxPerCall)),
        [],
      ),
    })
    .check(
      z.refine(({ records, marks }) => records.length + marks.length <= maxPerCall, {
        message: `Не больше ${maxPerCall} записей и пометок за один раз`,
      }),
      z.refine(
        ({ records, marks }) =>
          areDistinct(records.map(({ record }) => record.id)) &&
          areDistinct(marks.map(({ mark: { kind, id } }) => `${kind}#${id}`)),
        { message: 'Каждая запись и каждая пометка — один раз за запрос' },
      ),
    ),
  response: z.object({ keptSince, saved: z.array(savedRevision), savedMarks: z.array(savedMark) }),
  errorDetails: putTrackedDetails,
});

/** All that the account has of the desk, and the consent with it: no other device brings it back. */
export const deleteTracked = endpoint({
  method: 'DELETE',
  path: '/api/tracker',
  access: 'user',
  request: z.object({}),
  response: z.object({}),
});

/** Vacancies of one call. */
export const maxChecked = 100;

/**
 * What has become of vacancies that a desk holds (docs/rules.md#tracker-vacancies). Asked without a token, in a body that
 * neither a cache nor an access log keeps; what is not ours, hidden or unreadable is in no part of the answer.
 */
export const checkTracked = endpoint({
  method: 'POST',
  path: '/api/tracker/vacancies',
  access: 'public',
  maxBodyBytes: 8192,
  request: z.object({
    jobIds: z.array(trackedId).check(z.maxLength(maxChecked)),
    /** Whether somebody is there to be matched. */
    withDemands: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Ids of those that their source has closed, or that were deleted. */
    closed: z.array(z.string()),
    /** By id, what the open ones ask for. */
    demands: z.record(z.string(), demand),
  }),
});
