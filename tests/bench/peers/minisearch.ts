import MiniSearch from 'minisearch';
import { isShown } from '#core/domain/job/job.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import { compareBy } from '#tests/support/naive/order.ts';
import { factsOf } from '#tests/support/naive/rules.ts';
import { onePass } from './one-pass.ts';
import type { BuildPeer } from './peer.ts';

/**
 * MiniSearch looks up the text by words and their beginnings, all of them (`prefix`, `AND`); it knows no counts, so the
 * rest is one pass over what it found. Not exact: it does not see the inside of a word, nor that two words stand
 * together in one text.
 */
export const minisearch: BuildPeer = (rows) => {
  const jobs = rows.filter(isShown).map(factsOf).sort(compareBy.newest);
  const texts = new MiniSearch<{ id: number; title: string; company: string; tags: string }>({
    fields: ['title', 'company', 'tags'],
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  for (const [id, { row }] of jobs.entries())
    texts.add({ id, title: row.title, company: row.company, tags: row.tags.join(' ') });

  return {
    answer(ask) {
      const text = searchable(ask.query.q);
      if (text === '') return onePass(jobs, ask);
      // Its own order is by relevance; numbers are by age.
      const found = Uint32Array.from(texts.search(text), ({ id }) => id as number).sort();
      return onePass(
        Iterator.from(found).map((id) => jobs[id] as (typeof jobs)[number]),
        ask,
      );
    },
  };
};
