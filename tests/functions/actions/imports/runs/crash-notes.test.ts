import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { crashNotes } from '#functions/actions/imports/crash-notes.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());
beforeEach(async () => {
  captureLogs();
  await emptyTables();
});

const place = 'page 0';
const note = () => importRuns.findCrashNote('run-1');
/** What a step that goes on after the note does with records '1' to '3'. */
async function readAfter(before: importRuns.CrashNote | null, at = place) {
  if (before) await importRuns.putCrashNote('run-1', before);
  const read = (await crashNotes('run-1'))(at);
  const noted: (string | null | undefined)[] = [];
  const values: unknown[] = [];
  for (const id of ['1', '2', '3']) {
    const result = await read(id, () => id.repeat(2));
    values.push(result?.value ?? null);
    noted.push((await note())?.record);
  }
  return { values, noted };
}

it('a place is noted once before its first record', async () => {
  expect(await readAfter(null)).toEqual({ values: ['11', '22', '33'], noted: [null, null, null] });
  expect(await note()).toEqual({ place, record: null, suspects: [], deadly: [] });
});

it('where a step has died once its record is a suspect, and read once more', async () => {
  expect((await readAfter({ place, record: '2', suspects: [], deadly: [] })).values).toEqual([
    '11',
    '22',
    '33',
  ]);
  expect(await note()).toEqual({ place, record: null, suspects: ['2'], deadly: [] });
});

it('where it has died twice of one record, that is passed over', async () => {
  const before = { place, record: '2', suspects: ['1', '2'], deadly: ['9'] };
  expect((await readAfter(before)).values).toEqual(['11', null, '33']);
  expect(await note()).toEqual({ place, record: null, suspects: ['1'], deadly: ['9', '2'] });
});

it('one that died between two records has no suspect, and forgets none', async () => {
  const before = { place, record: null, suspects: ['1'], deadly: ['3'] };
  expect((await readAfter(before)).values).toEqual(['11', '22', null]);
  expect(await note()).toEqual(before);
});

it('what another place has ended says nothing of this one', async () => {
  const before = { place: 'page 1', record: '2', suspects: ['2'], deadly: ['1'] };
  expect((await readAfter(before)).values).toEqual(['11', '22', '33']);
  expect(await note()).toEqual({ place, record: null, suspects: [], deadly: [] });
});

it('a record that throws is noted as done all the same', async () => {
  await importRuns.putCrashNote('run-1', { place, record: '1', suspects: [], deadly: [] });
  const read = (await crashNotes('run-1'))(place);
  const broken = () => {
    throw new Error('broken');
  };
  await expect(read('2', broken)).rejects.toThrow('broken');
  expect((await note())?.record).toBeNull();
});
