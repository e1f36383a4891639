import { startDynamoDb } from '../../../infra/local/dynamodb/dynamodb.ts';
import { declaredVariables } from '../../../infra/local/stack.ts';
import { readTemplate } from '../../../infra/local/template.ts';

/** A DynamoDB-compatible server with the template's tables, empty and in memory; the environment of this process names them. */
export async function startDynamodb(): Promise<{ close(): Promise<void> }> {
  const template = readTemplate('cdk.out');
  const dynamodb = await startDynamoDb({
    template,
    path: null,
    onFailure: (error) => {
      throw error;
    },
  });
  Object.assign(process.env, declaredVariables(template), {
    ORIGIN_SECRET: '', // handlers are called here past the CDN
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
    AWS_REGION: template.region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  return { close: () => dynamodb.close() };
}
