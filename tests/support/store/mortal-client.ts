import { handleInProcess, handlerAt, responseOf } from './in-process.ts';

const isWrite = (action: string): boolean => /^(?:Put|Update|Delete|BatchWrite)/.test(action);

/** Of a request that the SDK does not repeat. */
const refusal = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ValidationException',
  message: 'killed',
});

/** Nobody listens there. */
const ownPort = 1;

/**
 * Stands between this process and its DynamoDB, as if the process could be killed: nothing comes through any more once it
 * has died.
 */
export function startMortalClient() {
  const behind = handlerAt(Number(new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '').port));
  let writesLeft = Number.POSITIVE_INFINITY;
  let losesLast = false;
  let before: (action: string) => Promise<void> = async () => {};
  let refused: string | null = null;
  const asked: string[] = [];

  handleInProcess(ownPort, async (request) => {
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    await before(action);
    const isLast = isWrite(action) && --writesLeft === 0;
    const isDead = writesLeft < 0 || (writesLeft === 0 && !isLast);
    const isRefused = action === refused;
    if (isRefused) refused = null;
    if (isDead || isRefused) return responseOf(400, refusal);
    asked.push(action);
    const response = await behind(request);
    return isLast && losesLast ? responseOf(400, refusal) : response;
  });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${ownPort}`;

  return {
    /** Dies with its nth write from now on, done; where it loses that, before it hears of it. */
    killAfter(writes: number, { losing = false } = {}) {
      writesLeft = writes;
      losesLast = losing;
    },
    /** A new process: whatever it asks comes through, and is noted from now on. */
    revive() {
      writesLeft = Number.POSITIVE_INFINITY;
      before = async () => {};
      refused = null;
      asked.length = 0;
    },
    /** The next request of the action comes to nothing, and whoever asks lives on. */
    refuseNext(action: string) {
      refused = action;
    },
    /** Does something before the next request of the action comes through. */
    onNext(action: string, work: () => Promise<unknown>) {
      before = async (one) => {
        if (one !== action) return;
        before = async () => {};
        await work();
      };
    },
    asked: (action: string) => asked.filter((one) => one === action).length,
  };
}
