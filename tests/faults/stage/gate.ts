import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of a worker to what it does not own, held before it goes on. */
export interface HeldRequest {
  /** 'PutItem', 'AdminDeleteUser', 'PUT', 'POST ?delete' */
  readonly action: string;
  readonly isWrite: boolean;
  /** The address behind the gate, by the variable that names it. */
  readonly service: string;
}

/** An answer in the service's place; null breaks the connection. */
export type InjectedAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers?: object;
} | null;

/** What is done with a request: `answerWith` answers it here, `onForwarded` hears that it is on its way, `onAnswered` that it is done. */
export interface Rule {
  answerWith?: InjectedAnswer;
  /** Milliseconds before it goes on. */
  delay?: number;
  onForwarded?: () => void;
  onAnswered?: () => void;
}

const awsWrites =
  /^(?:Put|Update|Delete|BatchWrite|AdminDelete|AdminUserGlobalSignOut|AdminAdd|AdminRemove|SendEmail)/u;

function actionOf({ headers, method = '', url = '' }: IncomingMessage): Omit<HeldRequest, 'service'> {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') {
    const action = target.split('.').at(-1) ?? '';
    return { action, isWrite: awsWrites.test(action) };
  }
  const action = /\?.*\bdelete\b/u.test(url) ? `${method} ?delete` : method;
  return { action, isWrite: /^(?:PUT|DELETE|POST)/u.test(action) };
}

/**
 * Stands between workers and the stand-ins of AWS: each request is held until a rule has been found for it. Workers find it
 * by the same variables by which this process finds what is behind it.
 */
export async function startGate(variables: readonly string[]) {
  let ruleOf: (request: HeldRequest) => Rule = () => ({});
  const agent = new Agent({ keepAlive: true });
  const inFlight = new Set<Promise<void>>();
  let clock = { ahead: 0 };

  const forward = (to: URL, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, rule: Rule) =>
    new Promise<void>((resolve) => {
      const { method, headers, url: path } = incoming;
      const upstream = request(
        { host: to.hostname, port: to.port, agent, method, headers, path },
        (response) => {
          const date = new Date(Date.now() + clock.ahead).toUTCString();
          outgoing.writeHead(response.statusCode ?? 500, { ...response.headers, date });
          response.pipe(outgoing);
          response.once('end', resolve);
          outgoing.once('finish', () => rule.onAnswered?.());
        },
      );
      upstream.once('error', () => {
        outgoing.destroy();
        resolve();
      });
      upstream.end(body, () => rule.onForwarded?.());
    });

  async function handle(service: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray());
    const rule = ruleOf({ ...actionOf(incoming), service });
    if (rule.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, rule.delay));
    if (rule.answerWith === null) return void outgoing.destroy();
    if (rule.answerWith !== undefined)
      return void outgoing
        .writeHead(rule.answerWith.status, { ...rule.answerWith.headers })
        .end(rule.answerWith.body);
    const forwarding = forward(new URL(process.env[service] ?? ''), incoming, body, outgoing, rule);
    inFlight.add(forwarding);
    void forwarding.finally(() => inFlight.delete(forwarding));
  }

  const servers = await Promise.all(
    variables.map(async (service) => {
      const server = createServer((incoming, outgoing) => {
        // A worker that was killed in the middle of a request is no error of this process.
        handle(service, incoming, outgoing).catch(() => outgoing.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { service, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    }),
  );

  return {
    /** For the environment of a worker. */
    environment: Object.fromEntries(servers.map(({ service, url }) => [service, url])),
    /** Each request from now on; nothing given lets all of them through. */
    rule(of: (request: HeldRequest) => Rule = () => ({})) {
      ruleOf = of;
    },
    /** What is behind it tells the time by that clock, too. */
    follow(of: { ahead: number }) {
      clock = of;
    },
    /** Until the services behind it have answered all that was let through. */
    async untilIdle() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
    async close() {
      agent.destroy();
      for (const { server } of servers) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      }
    },
  };
}
export type Gate = Awaited<ReturnType<typeof startGate>>;
