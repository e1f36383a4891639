import type { Job } from '#core/domain/job/shown-job.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import type { MatchAnswer, OwnTexts } from '../../match/match-job.ts';
import { askWorker } from '../../match/match-worker.ts';

/** An open vacancy and somebody, reckoned here: nothing of either goes anywhere. */
export const explain = (
  { title, tags }: Pick<Job, 'title' | 'tags'>,
  html: string | null,
  demand: Demand,
  own: OwnTexts,
): Promise<MatchAnswer> => askWorker({ kind: 'match', own, vacancy: { title, tags, html, demand } });
