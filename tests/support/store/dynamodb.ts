import type { RequestListener } from 'node:http';
import { openDatabase } from '../../../infra/local/dynamodb/database.ts';
import { ensureTables, tableDesigns } from '../../../infra/local/dynamodb/dynamodb.ts';
import { listenOnLoopback } from '../../../infra/local/loopback.ts';
import { declaredVariables } from '../../../infra/local/stack.ts';
import { readTemplate } from '../../../infra/local/template.ts';
import { handleInProcess, handlerOf } from './in-process.ts';

/** A DynamoDB-compatible server with the template's tables, empty and in memory; the environment of this process names them. */
export async function startDynamodb(): Promise<{ close(): Promise<void> }> {
  const template = readTemplate('cdk.out');
  const database = openDatabase(null);
  const [listener] = database.listeners('request') as [RequestListener];
  // To who asks over the network it tells the time that the test has, not Node's own.
  database.prependListener('request', (_, response) => response.setHeader('date', new Date().toUTCString()));
  const server = await listenOnLoopback(database);
  let isCalled = false;
  const underWay = new Set<Promise<unknown>>();
  const handle = handlerOf(listener);
  const endHandling = handleInProcess(server.port, (request) => {
    isCalled = true;
    const response = handle(request);
    underWay.add(response);
    return response.finally(() => underWay.delete(response));
  });
  await ensureTables(tableDesigns(template), server.url, template.region);
  if (!isCalled) throw new Error('the SDK has an HTTP handler of its own: tests would ask over the network');
  Object.assign(process.env, declaredVariables(template), {
    ORIGIN_SECRET: '', // handlers are called here past the CDN
    AWS_ENDPOINT_URL_DYNAMODB: server.url,
    AWS_REGION: template.region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  return {
    async close() {
      endHandling();
      // dynalite throws, out of anybody's reach, where it is still asked when it is closed.
      await Promise.all(underWay);
      await server.close();
    },
  };
}
