import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type StageKind, stageKinds, stages, templatesOf } from '../stages.ts';
import { createOnly } from './create-only.ts';

/** By id, as they were first deployed. A line here is changed only together with a way to move the data. */
const record = JSON.parse(readFileSync('tests/infra/templates/kept-resources.json', 'utf8'));

/** What would be lost with a resource, with what cannot change in place. */
function keptIn(kind: StageKind) {
  const all = templatesOf(kind).flatMap(({ kind: of, resources }) =>
    Object.entries(resources).map(([id, resource]) => ({ of, id, ...resource })),
  );
  const kept = all.filter(
    ({ Type, DeletionPolicy }) => Type in createOnly || DeletionPolicy?.startsWith('Retain'),
  );
  return Object.fromEntries(
    kept.map(({ of, id, Type, Properties }) => [
      id,
      {
        Template: of,
        Type,
        ...Object.fromEntries(
          (createOnly[Type] ?? [])
            .filter((name) => Properties?.[name] !== undefined)
            .map((name) => [name, Properties[name]]),
        ),
      },
    ]),
  );
}

const found = Object.fromEntries(stageKinds.map((kind) => [kind, keptIn(kind)]));

test('what is kept are the twelve tables, the accounts and four buckets, all in the main template', () => {
  const kept = Object.values<{ Type: string; Template: string }>(record);
  expect(kept).toHaveLength(17);
  expect(kept.every(({ Template }) => Template === 'main')).toBe(true);
  expect([...new Set(kept.map(({ Type }) => Type))].sort()).toEqual(Object.keys(createOnly).sort());
});

describe.each(stageKinds)('in the stage «%s»', (kind) => {
  test('what is kept has the ids, and what cannot change in place, that it was first deployed with', () => {
    // The documents' bucket is named after its stage.
    const own = JSON.stringify(record).replaceAll('prizvanie-prod-', `prizvanie-${stages[kind].name}-`);
    expect(found[kind]).toEqual(JSON.parse(own));
  });
});
