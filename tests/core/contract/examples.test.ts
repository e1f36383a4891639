import { describe, expect, test } from 'vitest';
import { openApiDocument } from '#core/contract/openapi/document.ts';
import { sourceId, sourceInfo } from '#core/domain/import/source.ts';
import { isAiJob, isRecommended } from '#core/domain/job/ai-score.ts';
import { levelOf } from '#core/domain/job/level.ts';
import { postedAt } from '#core/domain/job/posted-at.ts';
import { type Job, job } from '#core/domain/job/shown-job.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import type { ValueSchema } from '../../../frontend/src/about/developers/api-description.ts';
import { kindOfValue } from '../../../frontend/src/about/developers/kind-of-value.ts';
import { apiTexts } from '../../../frontend/src/texts/api/operations-ru.ts';
import { developers } from '../../../frontend/src/texts/developers-ru.ts';

interface Content {
  readonly [media: string]: {
    readonly schema: { readonly properties: Record<string, ValueSchema> };
    readonly example?: unknown;
  };
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content }>;
}

const { paths } = openApiDocument(apiTexts, '1.2.3') as unknown as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

/** Every value in an example, with the way to it: 'getJob.job.tags'. */
function valuesIn(value: unknown, path: string): [path: string, value: unknown][] {
  const parts = Array.isArray(value)
    ? value.flatMap((one) => valuesIn(one, path))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, `${path}.${name}`))
      : [];
  return [[path, value], ...parts];
}
const values = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody?.content, responses['200']?.content]
    .flatMap((content) => Object.values(content ?? {}))
    .flatMap(({ example }) => valuesIn(example, operationId)),
);
const valuesAt = (place: RegExp) => values.filter(([path]) => place.test(path));

describe('what the examples say is so (docs/rules.md#api-described)', () => {
  test('a vacancy is by its other columns what its flags, its level and its age say', () => {
    const jobs = values.flatMap(([path, value]): [string, Job][] => {
      const { success, data } = job.safeParse(value);
      return success ? [[path, data]] : [];
    });
    expect(jobs.length).toBeGreaterThan(5);
    for (const [path, { title, aiScore, salary, createdAt, ...shown }] of jobs) {
      const row = { ai_score: aiScore, is_recommended: false, created_at: createdAt };
      const now = new Date(createdAt);
      expect([path, shown.isAIJob, shown.level, shown.isRecommended, shown.postedAt]).toEqual([
        path,
        isAiJob(row),
        levelOf(title),
        isRecommended(row, salary !== null, now),
        postedAt(now, now, defaultTimeZone),
      ]);
    }
  });

  test('a moment is one', () => {
    const moments = valuesAt(/\.(?!postedAt$)\w*(?:At|Since|Until|created_at|since)$/u);
    expect(moments.length).toBeGreaterThan(30);
    expect(moments.filter(([, moment]) => Number.isNaN(Date.parse(String(moment))))).toEqual([]);
  });

  test('the market is of sources that may be in it, and counts days', () => {
    const isInFiles = (source: unknown) =>
      source === 'manual' || sourceInfo(sourceId.parse(source)).isIndexed;
    const [[, sources] = []] = valuesAt(/^getMarket\.figures\.sources$/u);
    expect((sources as unknown[]).filter((source) => !isInFiles(source))).toEqual([]);
    const days = valuesAt(/^getMarket\..*\.(?:open|closed)\.median$/u);
    expect(days.filter(([, median]) => (median as number) > 0 && (median as number) < 366)).toHaveLength(2);
  });
});

/** What the site's own reader makes of a file: their schema stands in the description. */
const readOfFiles = ['blocks', 'reading'];

test('what the page calls an object as in the example is in the example', () => {
  const objects = operations.flatMap(({ operationId, requestBody }) => {
    const { schema, example } = requestBody?.content['application/json'] ?? {};
    return Object.entries(schema?.properties ?? {})
      .filter(([name]) => !readOfFiles.includes(name))
      .map(([name, property]) => [
        `${operationId}.${name}`,
        kindOfValue(property, (example as Record<string, unknown>)[name]),
      ]);
  });
  const shown = objects.filter(([, kind]) => kind?.includes(developers.kinds.object));
  expect(shown.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'matchJobs.seeker',
      'putTracked.records',
      'putTracked.marks',
      'editJob.contacts',
    ]),
  );
  expect(objects.filter(([, kind]) => kind?.includes(developers.kinds.objectBySchema))).toEqual([]);
});
