import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core/contract/errors.ts';
import { fetchEach } from '#functions/actions/imports/fetch-each.ts';
import { cannotBeAskedFor, requireRead } from '#functions/sources/source.ts';

type Answer = 'read' | 'unasked' | 'unreadable' | 'crashing' | 'unaskable' | 'busy';

const unreadable = new AppError('source_broken', 'Ответ не прочитан');
const busy = new AppError('source_busy', 'Источник занят');
const failureOf: Partial<Record<Answer, () => unknown>> = {
  unreadable: () => unreadable,
  unaskable: () => cannotBeAskedFor('no address'),
  busy: () => busy,
  crashing: () => {
    try {
      return requireRead(null);
    } catch (error) {
      return error;
    }
  },
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** The ids are numbers: what the source answers for '1' stands first. */
async function ask(
  answers: readonly Answer[],
  {
    failures = 0,
    batches = Infinity,
    isKnown,
  }: Partial<Parameters<typeof fetchEach>[2]> & { batches?: number } = {},
) {
  let asked = 0;
  const ids = answers.map((_, n) => String(n + 1));
  const result = await fetchEach(
    ids,
    async (id) => {
      asked += 1;
      const answer = answers[Number(id) - 1] as Answer;
      const failure = failureOf[answer]?.();
      if (failure) throw failure;
      return answer === 'read';
    },
    {
      ...{ runId: 'run', failures, ...(isKnown && { isKnown }) },
      time: { hasLeft: () => asked < batches, waitUntil: async () => true },
    },
  );
  return { ...result, asked };
}

describe('asking for one vacancy after the other', () => {
  it('goes through all, the last one included', async () => {
    expect(await ask(['read', 'unasked', 'read'])).toEqual({
      ...{ done: ['1', '2', '3'], crashing: [], unread: [], failures: 0, failure: undefined },
      asked: 3,
    });
    expect(await ask([])).toMatchObject({ done: [], failures: 0, failure: undefined });
  });

  it('one that cannot be read is passed over', async () => {
    expect(await ask(['read', 'unreadable', 'read'])).toMatchObject({
      ...{ done: ['1', '2', '3'], unread: ['2'], crashing: [], failures: 0, failure: undefined },
    });
  });

  it('the last ones that cannot be read are done, and counted on by the next batch', async () => {
    expect(await ask(['read', 'unreadable', 'unreadable'])).toMatchObject({
      ...{ done: ['1', '2', '3'], unread: ['2', '3'], failures: 2, failure: undefined },
    });
  });

  it('three in a row are the source’s trouble, and are asked for again', async () => {
    expect(await ask(['read', 'unreadable', 'unreadable', 'unreadable', 'read'])).toMatchObject({
      ...{ done: ['1'], unread: ['2', '3', '4'], failures: 0, failure: unreadable, asked: 4 },
    });
    expect(await ask(['unreadable', 'read'], { failures: 2 })).toMatchObject({
      ...{ done: [], failures: 0, failure: unreadable, asked: 1 },
    });
    expect(await ask(['unreadable', 'read'], { failures: 1 })).toMatchObject({
      ...{ done: ['1', '2'], failures: 0, failure: undefined },
    });
  });

  it('who was not asked for breaks no row', async () => {
    expect(await ask(['unreadable', 'unasked', 'unreadable', 'unasked', 'unreadable'])).toMatchObject({
      ...{ done: ['1', '2', '3', '4'], unread: ['1', '3', '5'], failure: unreadable },
    });
  });

  it('a record that ends a step, and one that we cannot ask for, say nothing of the source', async () => {
    expect(await ask(['crashing', 'unaskable', 'crashing', 'unaskable'], { failures: 2 })).toMatchObject({
      ...{ done: ['1', '2', '3', '4'], crashing: ['1', '3'], unread: ['2', '4'] },
      ...{ failures: 2, failure: undefined },
    });
  });

  it('nor does one that is known not to be readable', async () => {
    const seen: [string, boolean][] = [];
    const isKnown = (id: string, hasRead: boolean) => {
      seen.push([id, hasRead]);
      return id !== '5';
    };
    expect(
      await ask(['unreadable', 'read', 'unreadable', 'unreadable', 'unreadable'], { isKnown }),
    ).toMatchObject({ done: ['1', '2', '3', '4', '5'], failures: 1, failure: undefined });
    expect(seen).toEqual([
      ['1', false],
      ['3', true],
      ['4', true],
      ['5', true],
    ]);
  });

  it('a source that is busy ends it at once; what is doubtful until then is asked for again', async () => {
    expect(await ask(['read', 'unreadable', 'busy', 'read'], { failures: 2 })).toMatchObject({
      ...{ done: ['1'], unread: ['2'], failures: 1, failure: busy, asked: 3 },
    });
  });

  it('ends with its time, after the one that it has asked for', async () => {
    expect(await ask(['read', 'read', 'read'], { batches: 2 })).toMatchObject({
      ...{ done: ['1', '2'], failure: undefined, asked: 2 },
    });
    expect(await ask(['read', 'unreadable', 'read'], { batches: 2 })).toMatchObject({
      ...{ done: ['1', '2'], unread: ['2'], failures: 1, failure: undefined, asked: 2 },
    });
  });
});
