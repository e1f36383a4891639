import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { listsOfTitles } from '#functions/search/match/facts/title-lists.ts';

const titleCount = 7;
const pair = fc.record({ title: fc.nat(titleCount - 1), kind: fc.nat(4) });
const list = Uint32Array.from([3, 1, 4, 1, 5]);

it('the list of a title is that of one of its rows', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 40 }), (rows) => {
      const columns = {
        title: Uint32Array.from(rows, ({ title }) => title),
        titleLevels: new Uint8Array(titleCount),
        kind: Uint16Array.from(rows, ({ kind }) => kind),
      };
      const lists = runToEnd(listsOfTitles(columns, { list }));
      expect(lists).toHaveLength(titleCount);
      for (const { title } of rows) {
        const own = rows.filter((row) => row.title === title).map(({ kind }) => list[kind]);
        expect(own).toContain(lists[title]);
      }
    }),
  );
});
