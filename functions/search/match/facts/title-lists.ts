import { inChunks } from '../../cooperative/chunks.ts';
import type { JobColumns } from '../../segment/job-columns.ts';
import type { KindFacts } from './kind-facts.ts';

/** By title: the number of its list of roles. A title has one, unless its rows were read by different releases; then one of theirs. */
export function* listsOfTitles(
  { title, titleLevels, kind }: Pick<JobColumns, 'title' | 'titleLevels' | 'kind'>,
  { list }: Pick<KindFacts, 'list'>,
): Generator<void, Uint32Array> {
  const lists = new Uint32Array(titleLevels.length);
  yield* inChunks(title.length, (from, to) => {
    for (let row = from; row < to; row++) lists[title[row] as number] = list[kind[row] as number] as number;
  });
  return lists;
}
