import { NaiveIndex } from '#tests/support/naive/naive-index.ts';
import type { BuildPeer } from './peer.ts';

/** A pass over all vacancies by the rules of core/domain: the oracle of all others. */
export const naive: BuildPeer = (rows) => {
  const index = NaiveIndex.of(rows);
  return { answer: ({ query, now }) => index.search(query, now) };
};
