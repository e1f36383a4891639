import { answerTo, type ReadJob, type ReadyMessage } from '../../../frontend/src/file-text/read-job.ts';

/** What stands for a browser's Worker in Node: the one of ours that reads files, in the same thread. */
class WorkerInThread extends EventTarget {
  #isEnded = false;

  async postMessage(job: ReadJob) {
    const ready: ReadyMessage = { isReady: true };
    const answer = await answerTo(structuredClone(job), () => this.#say(ready));
    this.#say(answer);
  }

  terminate() {
    this.#isEnded = true;
  }

  #say(data: unknown) {
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

globalThis.Worker = WorkerInThread as unknown as typeof Worker;
