import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of a worker to what it does not own, held before it goes on. */
export interface Held {
  /** 'PutItem', 'AdminDeleteUser', 'PUT', 'POST ?delete' */
  readonly action: string;
  readonly isWrite: boolean;
  /** The address behind the gate, by the variable that names it. */
  readonly service: string;
}

/** An answer in the service's place; null breaks the connection. */
export type Refusal = { readonly status: number; readonly body: string; readonly headers?: object } | null;

/** What is done with a request: `refuse` answers it here, `passed` hears that it is on its way, `answered` that it is done. */
export interface Rule {
  refuse?: Refusal;
  /** Milliseconds before it goes on. */
  delay?: number;
  passed?: () => void;
  answered?: () => void;
}

const awsWrites =
  /^(?:Put|Update|Delete|BatchWrite|AdminDelete|AdminUserGlobalSignOut|AdminAdd|AdminRemove|SendEmail)/u;

function actionOf({ headers, method = '', url = '' }: IncomingMessage): Omit<Held, 'service'> {
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
  let ruleOf: (held: Held) => Rule = () => ({});
  const agent = new Agent({ keepAlive: true });
  const onTheirWay = new Set<Promise<void>>();

  const pass = (to: URL, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, rule: Rule) =>
    new Promise<void>((resolve) => {
      const { method, headers, url: path } = incoming;
      const passed = request({ host: to.hostname, port: to.port, agent, method, headers, path }, (given) => {
        outgoing.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(outgoing);
        given.once('end', resolve);
        outgoing.once('finish', () => rule.answered?.());
      });
      passed.once('error', () => {
        outgoing.destroy();
        resolve();
      });
      passed.end(body, () => rule.passed?.());
    });

  async function handle(service: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray());
    const rule = ruleOf({ ...actionOf(incoming), service });
    if (rule.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, rule.delay));
    if (rule.refuse === null) return void outgoing.destroy();
    if (rule.refuse !== undefined)
      return void outgoing.writeHead(rule.refuse.status, { ...rule.refuse.headers }).end(rule.refuse.body);
    const passing = pass(new URL(process.env[service] ?? ''), incoming, body, outgoing, rule);
    onTheirWay.add(passing);
    void passing.finally(() => onTheirWay.delete(passing));
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
    rule(of: (held: Held) => Rule = () => ({})) {
      ruleOf = of;
    },
    /** Until the services behind it have answered all that was let through. */
    async settled() {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
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
