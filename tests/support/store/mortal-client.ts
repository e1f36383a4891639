import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const isWrite = (action: string): boolean => /^(?:Put|Update|Delete|BatchWrite)/.test(action);

/** Of a request that the SDK does not repeat. */
const refusal = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ValidationException',
  message: 'killed',
});

/**
 * Stands between this process and its DynamoDB, as if the process could be killed: nothing comes through any more once it
 * has died.
 */
export async function startMortalClient() {
  const behind = new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  let writesLeft = Number.POSITIVE_INFINITY;
  let losesLast = false;
  let before: (action: string) => Promise<void> = async () => {};
  let refused: string | null = null;
  const asked: string[] = [];

  const server = createServer(async (incoming, answer) => {
    const action = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
    const body = await incoming.toArray();
    await before(action);
    const isLast = isWrite(action) && --writesLeft === 0;
    const isDead = writesLeft < 0 || (writesLeft === 0 && !isLast);
    const refuse = () => answer.writeHead(400).end(refusal);
    const isRefused = action === refused;
    if (isRefused) refused = null;
    if (isDead || isRefused) return refuse();
    asked.push(action);
    const { method, headers, url: path } = incoming;
    const passed = request({ host: behind.hostname, port: behind.port, method, headers, path }, (given) => {
      if (isLast && losesLast) {
        given.resume();
        refuse();
        return;
      }
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    passed.end(Buffer.concat(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
