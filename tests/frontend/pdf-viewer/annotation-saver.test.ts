import { beforeEach, describe, expect, test } from 'vitest';
import { turns } from '#tests/support/stack/turns.ts';
import {
  annotationSaver,
  type SaveFailure,
  type SaveState,
} from '../../../frontend/src/pdf-viewer/annotation-saver.ts';
import type { Annotation } from '../../../frontend/src/pdf-viewer/annotations.ts';

const annotation = (value: string): Annotation => ({
  annotationType: 3,
  pageIndex: 0,
  rect: [1, 2, 3, 4],
  value,
});

let now: Annotation[];
let states: SaveState[];
let sent: { annotations: Annotation[]; revision: number }[];
let answers: (number | SaveFailure)[];
let departed: AbortController;

beforeEach(() => {
  now = [annotation('a')];
  states = [];
  sent = [];
  answers = [];
  departed = new AbortController();
});

const newSaver = () =>
  annotationSaver({
    saved: [annotation('a')],
    revision: 4,
    read: () => now,
    async save(annotations, revision) {
      sent.push({ annotations, revision });
      await turns(3);
      return answers.shift() ?? revision + 1;
    },
    onChange: (state) => states.push(state),
    signal: departed.signal,
  });

describe('annotations keep themselves', () => {
  test('nothing is sent where nothing has changed', async () => {
    const { look, keep } = newSaver();
    expect(look()).toBe('kept');
    expect(await keep()).toBe(true);
    expect([sent, states]).toEqual([[], []]);
  });

  test('a change is said, sent with the revision that was read, and said to be kept', async () => {
    const { look, keep } = newSaver();
    now = [annotation('a'), annotation('b')];
    expect(look()).toBe('changed');
    expect(await keep()).toBe(true);
    expect(sent).toEqual([{ annotations: now, revision: 4 }]);
    expect(states).toEqual(['changed', 'saving', 'kept']);
  });

  test('what changes meanwhile goes with the next, by the next revision', async () => {
    const { look, keep } = newSaver();
    now = [annotation('b')];
    const first = keep();
    now = [annotation('c')];
    const second = keep();
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(sent.map(({ revision }) => revision)).toEqual([4, 5]);
    expect(look()).toBe('kept');
  });

  test('what comes to stand otherwise meanwhile is saved without a touch', async () => {
    const { keep } = newSaver();
    now = [annotation('b')];
    const kept = keep();
    now = [annotation('c')];
    expect(await kept).toBe(true);
    expect(sent.map(({ annotations, revision }) => [revision, annotations[0]?.value])).toEqual([
      [4, 'b'],
      [5, 'c'],
    ]);
    expect(states.at(-1)).toBe('kept');
  });

  test('under a hand that goes on drawing three are sent in one go', async () => {
    const readings = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];
    const { keep } = annotationSaver({
      saved: [],
      revision: 4,
      read: () => [annotation(readings.shift() ?? 'last')],
      save: async (annotations, revision) => {
        sent.push({ annotations, revision });
        return revision + 1;
      },
      onChange: (state) => states.push(state),
      signal: departed.signal,
    });
    expect(await keep()).toBe(false);
    expect(sent).toHaveLength(3);
    expect(states.at(-1)).toBe('changed');
  });

  test('two who ask at once send once', async () => {
    const { keep } = newSaver();
    now = [annotation('b')];
    expect(await Promise.all([keep(), keep(), keep()])).toEqual([true, true, true]);
    expect(sent).toHaveLength(1);
  });

  test('a failure is tried again, and taken back by hand it is none', async () => {
    const { look, keep } = newSaver();
    answers = ['failed'];
    now = [annotation('b')];
    expect(await keep()).toBe(false);
    expect(look()).toBe('failed');
    expect(await keep()).toBe(true);
    answers = ['failed'];
    now = [annotation('c')];
    await keep();
    now = [annotation('b')];
    expect(look()).toBe('kept');
  });

  test.each(['conflict', 'gone'] as const)('after %s nothing more is sent', async (refusal) => {
    const { keep, before } = newSaver();
    answers = [refusal];
    now = [annotation('b')];
    await keep();
    now = [annotation('c')];
    expect(await keep()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe(refusal);
    expect(before()).toEqual([annotation('a')]);
  });
});

describe('the reader is closed', () => {
  /** What has gone shows nothing any more. */
  function close() {
    departed.abort();
    now = [];
  }
  const values = () =>
    sent.map(({ annotations, revision }) => [revision, ...annotations.map(({ value }) => value)]);

  test('a save that waits for another sends what was drawn, never the emptiness after it', async () => {
    const { keep } = newSaver();
    now = [annotation('a'), annotation('b')];
    const first = keep();
    now = [annotation('a'), annotation('b'), annotation('c')];
    const second = keep();
    close();
    await Promise.all([first, second]);
    await turns();
    expect(values()).toEqual([
      [4, 'a', 'b'],
      [5, 'a', 'b', 'c'],
    ]);
  });

  test('two saves of the same send nothing more', async () => {
    const { keep } = newSaver();
    now = [annotation('a'), annotation('b')];
    const both = [keep(), keep()];
    close();
    expect(await Promise.all(both)).toEqual([true, true]);
    await turns();
    expect(values()).toEqual([[4, 'a', 'b']]);
  });

  test('what was seen and still waited for its quiet moment is saved', async () => {
    const { look } = newSaver();
    now = [annotation('a'), annotation('b')];
    look();
    close();
    await turns();
    expect(values()).toEqual([[4, 'a', 'b']]);
  });

  test('what was seen during a save goes after it', async () => {
    const { keep, look } = newSaver();
    now = [annotation('b')];
    const first = keep();
    now = [annotation('c')];
    look();
    close();
    await first;
    await turns();
    expect(values()).toEqual([
      [4, 'b'],
      [5, 'c'],
    ]);
  });

  test.each(['failed', 'conflict', 'gone', 'too_large'] as const)(
    'after %s it was closed without them',
    async (refusal) => {
      const { keep } = newSaver();
      answers = [refusal];
      now = [annotation('b')];
      await keep();
      close();
      await turns();
      expect(values()).toEqual([[4, 'b']]);
    },
  );

  test('nothing is sent where nothing was drawn', async () => {
    const { look, keep } = newSaver();
    close();
    expect(look()).toBe('kept');
    expect(await keep()).toBe(true);
    await turns();
    expect(sent).toEqual([]);
  });
});
