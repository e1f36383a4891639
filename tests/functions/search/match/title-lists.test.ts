import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { TitleLists } from '#functions/search/match/titles/title-lists.ts';

const titleCount = 7;
const listCount = 5;
const pair = fc.record({ title: fc.nat(titleCount - 1), list: fc.nat(listCount - 1) });

it('each list has the titles of its rows once, and a title’s only list is that of all its rows', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 40 }), (rows) => {
      const columns = {
        title: Uint32Array.from(rows, ({ title }) => title),
        titleLevels: new Uint8Array(titleCount),
        kind: Uint16Array.from(rows, ({ list }) => list),
      };
      const kinds = {
        list: Uint32Array.from({ length: listCount }, (_, kind) => kind),
        roles: Array(listCount),
      };
      const lists = runToEnd(TitleLists.of(columns, kinds));
      const pairs = new Set(rows.map(({ title, list }) => `${title} ${list}`));
      expect(lists.size).toBe(pairs.size);
      for (let list = 0; list < listCount; list++)
        expect([...lists.titlesOf(list)].sort()).toEqual(
          [...new Set(rows.filter((row) => row.list === list).map(({ title }) => title))].sort(),
        );
      for (let title = 0; title < titleCount; title++) {
        const own = new Set(rows.filter((row) => row.title === title).map(({ list }) => list));
        expect(lists.onlyListOf(title)).toBe(own.size === 1 ? [...own][0] : null);
      }
    }),
  );
});
