import { answerTo, type ReadJob, type ReadyMessage } from './read-job.ts';

const ready: ReadyMessage = { isReady: true };

addEventListener('message', async ({ data }: MessageEvent<ReadJob>) =>
  postMessage(await answerTo(data, () => postMessage(ready))),
);
