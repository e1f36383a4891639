import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from '../../../infra/local/dynamodb/dynamodb.ts';
import { declaredVariables } from '../../../infra/local/stack.ts';
import { readTemplate } from '../../../infra/local/template.ts';

/*
 * A process with a database on disk, which another one has given little room. It writes until something is refused, or
 * reads what is there; a line for each item that was answered for.
 */
const [path = '', what = ''] = process.argv.slice(2);
const template = readTemplate('cdk.out');
const TableName = declaredVariables(template).USER_ITEMS_TABLE;
const print = (line: string) => process.stdout.write(`${line}\n`);
const database = await startDynamoDb({
  template,
  path,
  onFailure(error) {
    print(`failed ${error.message}`);
    process.exit(3);
  },
});
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    ...{ endpoint: database.url, region: template.region, maxAttempts: 1 },
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }),
);
const maxWrites = 400;

if (what === 'write') {
  for (let n = 0; n < maxWrites; n++) {
    await client.send(
      new PutCommand({ TableName, Item: { user_id: 'anna', id: `letter#${n}`, text: 'ж'.repeat(10_000) } }),
    );
    print(`confirmed letter#${n}`);
  }
} else {
  for await (const { Items = [] } of paginateScan({ client }, { TableName }))
    for (const { id, text } of Items) print(`found ${text.length === 10_000 ? id : 'a part of an item'}`);
}
client.destroy();
await database.close();
