import '../api/zod-without-eval.ts';
import { answerTo, type MatchJob } from './match-job.ts';

export interface NumberedJob {
  id: number;
  job: MatchJob;
}

addEventListener('message', ({ data: { id, job } }: MessageEvent<NumberedJob>) => {
  try {
    postMessage({ id, answer: answerTo(job) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
