import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from '../../../infra/local/dynamodb/dynamodb.ts';
import { declaredVariables } from '../../../infra/local/stack.ts';
import { readTemplate } from '../../../infra/local/template.ts';
import { tableVariables } from '../invariants/stored-world.ts';

/*
 * A process with a database on disk, which another one has given little room. It writes until something is refused, or
 * reads what is there; a line for each item that was answered for.
 */
const [path = '', what = ''] = process.argv.slice(2);
const template = readTemplate('cdk.out');
const variables = declaredVariables(template);
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
/** More than there is room for. */
const maxWrites = 400;

if (what === 'write')
  for (let n = 0; n < maxWrites; n++) {
    const item = { user_id: 'anna', id: `letter#${n}`, text: 'ж'.repeat(10_000) };
    await client.send(new PutCommand({ TableName: variables.USER_ITEMS_TABLE, Item: item }));
    print(`confirmed ${item.id}`);
  }
else
  for (const variable of tableVariables)
    for await (const { Items = [] } of paginateScan({ client }, { TableName: variables[variable] }))
      for (const item of Items) print(`item ${variable} ${JSON.stringify(item)}`);
client.destroy();
await database.close();
