import { snapshotFormat } from '#functions/search/snapshot/snapshot.ts';
import { mappingVersion } from '#functions/sources/hh/vacancy.ts';
import { nextRelease, releaseBefore, type SourceEdits } from '#tests/support/release/other-release.ts';

/** What only the newer of two releases knows. */
export const onlyNewer = { stage: 'trial', perks: 'ДМС' };

/** Knows a column of vacancies, a stage of applications and a field of letters more; its imports fill the column. */
const nextColumns: SourceEdits = {
  'functions/core/domain/job/job.ts': [
    [
      '  content_hash: z.string(),\n});',
      "  content_hash: z.string(),\n  perks: z._default(z.string(), ''),\n});",
    ],
  ],
  'functions/sources/hh/vacancy.ts': [
    [`mappingVersion = ${mappingVersion};`, `mappingVersion = ${mappingVersion + 1};`],
    ['    content_hash,\n  };', `    content_hash,\n    perks: '${onlyNewer.perks}',\n  };`],
  ],
  'functions/core/domain/tracker/stage.ts': [
    ["'interview', 'offer']", `'interview', '${onlyNewer.stage}', 'offer']`],
  ],
  'functions/core/contract/letters.ts': [
    ['  savedAt: z.string(),\n});', "  savedAt: z.string(),\n  tone: z._default(z.string(), 'plain'),\n});"],
  ],
};

export interface ReleasePair {
  readonly name: string;
  /** Of each what differs from this release; none of this one itself. */
  readonly older: SourceEdits;
  readonly newer: SourceEdits;
  /** Whether the newer one writes values that the older cannot read. */
  readonly hasMore: boolean;
}

export const releasePairs: readonly ReleasePair[] = [
  {
    name: 'the release before, and this',
    older: releaseBefore(snapshotFormat - 1),
    newer: {},
    hasMore: false,
  },
  { name: 'this release, and the next', older: {}, newer: { ...nextRelease, ...nextColumns }, hasMore: true },
];
