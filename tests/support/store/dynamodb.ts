import type { RequestListener } from 'node:http';
import { openDatabase } from '../../../infra/local/dynamodb/database.ts';
import { ensureTables, tableDesigns } from '../../../infra/local/dynamodb/dynamodb.ts';
import { listenOnLoopback } from '../../../infra/local/loopback.ts';
import { declaredVariables } from '../../../infra/local/stack.ts';
import { readTemplate } from '../../../infra/local/template.ts';
import { answerInProcess, answering } from './in-process.ts';

/** A DynamoDB-compatible server with the template's tables, empty and in memory; the environment of this process names them. */
export async function startDynamodb(): Promise<{ close(): Promise<void> }> {
  const template = readTemplate('cdk.out');
  const database = openDatabase(null);
  const [listener] = database.listeners('request') as [RequestListener];
  const server = await listenOnLoopback(database);
  answerInProcess(server.port, answering(listener));
  await ensureTables(tableDesigns(template), { url: server.url, region: template.region });
  Object.assign(process.env, declaredVariables(template), {
    ORIGIN_SECRET: '', // handlers are called here past the CDN
    AWS_ENDPOINT_URL_DYNAMODB: server.url,
    AWS_REGION: template.region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  return server;
}
