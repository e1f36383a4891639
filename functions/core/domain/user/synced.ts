import * as z from 'zod/mini';
import { documentBlocks } from '../documents/blocks.ts';
import { maxVersionLength, maxVersions, resumeVersion } from '../documents/library.ts';
import { resumeReading } from '../documents/resume-reading.ts';
import { profile } from './profile.ts';

/** Of a resume that follows the account. */
const maxSyncedResumeLength = 100_000;

/** Bytes of a value as JSON: what a table has room for. */
export const maxSyncedBytes = 350_000;

/** A profile as it follows the account: who has come through onboarding does not see it on another device. */
export const syncedProfile = z.object({
  kind: z.literal('profile'),
  profile,
  isOnboarded: z.boolean(),
});
export type SyncedProfile = z.infer<typeof syncedProfile>;

/** A saved resume, how its file looked, and what its owner has confirmed of it. */
export const syncedResume = z.object({
  kind: z.literal('resume'),
  text: z.string().check(z.maxLength(maxSyncedResumeLength)),
  blocks: z.nullable(documentBlocks),
  reading: z.nullable(resumeReading),
});
export type SyncedResume = z.infer<typeof syncedResume>;

/** Of several devices each may have had as many as one may have: all of them stay. */
export const maxSyncedVersions = 4 * maxVersions;

/** Versions of the resume, the oldest first. */
export const syncedVersions = z.object({
  kind: z.literal('versions'),
  versions: z
    .array(z.extend(resumeVersion, { text: z.string().check(z.maxLength(maxVersionLength)) }))
    .check(z.maxLength(maxSyncedVersions)),
});
export type SyncedVersions = z.infer<typeof syncedVersions>;

export const syncedValue = z.discriminatedUnion('kind', [syncedProfile, syncedResume, syncedVersions]);
export type SyncedValue = z.infer<typeof syncedValue>;
export const syncedKinds = ['profile', 'resume', 'versions'] as const;
export type SyncedKind = SyncedValue['kind'];
