import { expect, it } from 'vitest';
import { JobIndex } from '#functions/search/job-index.ts';
import { RowIds } from '#functions/search/segment/row-ids.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

it('a snapshot has the rows that came since the last, and none of those that went', () => {
  const index = JobIndex.of([jobRowWith({ id: 'a' }), jobRowWith({ id: 'b' })]);
  const idsOf = () => {
    const { columns, ids } = index.toRows();
    return Array.from(columns.type, (_, row) => ids.at(row)).sort();
  };
  expect(idsOf()).toEqual(['a', 'b']);
  index.put([jobRowWith({ id: 'c' })]);
  expect(idsOf()).toEqual(['a', 'b', 'c']);
  index.delete(['a']);
  expect(idsOf()).toEqual(['b', 'c']);
});

it('both what came and what went count as changes', () => {
  const index = JobIndex.of(['a', 'b', 'c'].map((id) => jobRowWith({ id })));
  expect(index.changes).toBe(0);
  index.put([jobRowWith({ id: 'd' }), jobRowWith({ id: 'a', title: 'Аналитик' })]);
  expect(index.changes).toBe(2);
  index.delete(['b', 'c', 'nobody']);
  expect(index.changes).toBe(4);
});

it('ids of one hash are told apart', () => {
  const alike = ['hh-191999', 'hh-1142774'];
  for (const ids of [alike, alike.toReversed(), ['a', ...alike, 'b']]) {
    const rows = RowIds.of(ids);
    expect(ids.map((id) => rows.rowOf(id))).toEqual([...ids.keys()]);
  }
  expect(RowIds.of(['hh-191999']).rowOf('hh-1142774')).toBe(-1);
});
