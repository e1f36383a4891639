import { handleInProcess, handlerAt, responseOf } from './in-process.ts';

const isWrite = (action: string): boolean => /^(?:Put|Update|Delete|BatchWrite)/.test(action);

/** Of a request that the SDK does not repeat. */
const killedReply = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ValidationException',
  message: 'killed',
});

/** Of one that it repeats. */
const lostReply = JSON.stringify({ __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' });

/** Nobody listens there. */
const ownPort = 1;

/**
 * Stands between this process and its DynamoDB, as if the process could be killed: nothing comes through any more once it
 * has died.
 */
export function startKillableClient() {
  const realHandler = handlerAt(Number(new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '').port));
  let writesLeft = Number.POSITIVE_INFINITY;
  let losesLast = false;
  let before: (action: string) => Promise<void> = async () => {};
  let failingAction: string | null = null;
  let lostAction: string | null = null;
  const actions: string[] = [];

  handleInProcess(ownPort, async (request) => {
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    await before(action);
    const isLast = isWrite(action) && --writesLeft === 0;
    const isDead = writesLeft < 0 || (writesLeft === 0 && !isLast);
    const isFailing = action === failingAction;
    if (isFailing) failingAction = null;
    if (isDead || isFailing) return responseOf(400, killedReply);
    actions.push(action);
    const response = await realHandler(request);
    if (action === lostAction) {
      lostAction = null;
      return responseOf(500, lostReply);
    }
    return isLast && losesLast ? responseOf(400, killedReply) : response;
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
      failingAction = null;
      lostAction = null;
      actions.length = 0;
    },
    /** The next request of the action comes to nothing, and whoever asks lives on. */
    failNext(action: string) {
      failingAction = action;
    },
    /** The next request of the action is done, and its answer is lost: the SDK repeats it. */
    loseNext(action: string) {
      lostAction = action;
    },
    /** Does something before the next request of the action comes through. */
    onNext(action: string, work: () => Promise<unknown>) {
      before = async (nextAction) => {
        if (nextAction !== action) return;
        before = async () => {};
        await work();
      };
    },
    requestCount: (action: string) => actions.filter((name) => name === action).length,
  };
}
