import { describe, expect, test } from 'vitest';
import { parseCode } from './handler-code.ts';
import { needsOf } from './sdk-calls.ts';

const env = 'var env = (name, fallback) => process.env[name] ?? fallback;\n';
const imports = (...names: string[]) => `import { ${names.join(', ')} } from "@aws-sdk/any";\n`;
const needsIn = (code: string) =>
  needsOf(parseCode('http/made-up', env + code)).needs.map(({ action, resource }) => `${action} ${resource}`);

describe('what a program asks of AWS is read from its code', () => {
  test.each<[what: string, code: string, needs: string[]]>([
    [
      'a table named by a function',
      `${imports('GetCommand')}
       var table = () => env("JOBS_TABLE");
       var find = (id) => client.send(new GetCommand({ TableName: table(), Key: { id } }));`,
      ['dynamodb:GetItem <JOBS_TABLE>'],
    ],
    [
      'an index, and not its table',
      `${imports('paginateQuery')}
       var list = () => paginateQuery({ client }, { TableName: env("JOBS_TABLE"), IndexName: "byChange" });`,
      ['dynamodb:Query <JOBS_TABLE>/index/byChange'],
    ],
    [
      'a table that is handed on by two functions',
      `${imports('BatchWriteCommand')}
       async function writeAll(table, items) {
         await client.send(new BatchWriteCommand({ RequestItems: { [table]: items } }));
       }
       var putAll = (table, items) => writeAll(table, items.map((Item) => ({ PutRequest: { Item } })));
       var putJobs = (items) => putAll(env("JOBS_TABLE"), items);
       var putRuns = (items) => putAll(env("RUNS_TABLE"), items);`,
      ['dynamodb:BatchWriteItem <JOBS_TABLE>', 'dynamodb:BatchWriteItem <RUNS_TABLE>'],
    ],
    [
      'a query that is put together from another',
      `${imports('QueryCommand')}
       var ofKind = (kind) => ({ TableName: env("RUNS_TABLE"), KeyConditionExpression: kind });
       var count = (kind, after) => {
         const query = { ...ofKind(kind), ...(after && { Limit: 1 }) };
         return client.send(new QueryCommand(query));
       };`,
      ['dynamodb:Query <RUNS_TABLE>'],
    ],
    [
      'each part of a transaction',
      `${imports('TransactWriteCommand')}
       var move = () => client.send(new TransactWriteCommand({ TransactItems: [
         { Put: { TableName: env("A_TABLE") } },
         { ConditionCheck: { TableName: env("B_TABLE") } },
       ] }));`,
      ['dynamodb:PutItem <A_TABLE>', 'dynamodb:ConditionCheckItem <B_TABLE>'],
    ],
    [
      'each part of a transaction that is put together',
      `${imports('TransactWriteCommand')}
       var gone = (id) => ({ Delete: { TableName: env("A_TABLE"), Key: { id } } });
       var move = (ids, isLast) => {
         const items = [...ids.map((id) => gone(id)), ...(isLast ? [{ Update: { TableName: env("B_TABLE") } }] : [])];
         return client.send(new TransactWriteCommand({ TransactItems: items }));
       };`,
      ['dynamodb:DeleteItem <A_TABLE>', 'dynamodb:UpdateItem <B_TABLE>'],
    ],
    [
      'the folder of a file, and the right to be told that there is none',
      `${imports('GetObjectCommand', 'NoSuchKey')}
       var keyIn = (folder, user) => \`\${folder}/\${user}\`;
       async function find(user) {
         try {
           return await s3.send(new GetObjectCommand({ Bucket: env("FILES"), Key: keyIn("incoming", user) }));
         } catch (error) {
           if (error instanceof NoSuchKey) return null;
           throw error;
         }
       }`,
      ['s3:GetObject <FILES>/incoming/*', 's3:ListBucket <FILES>'],
    ],
    [
      'a form and a link, which somebody else uses with our right',
      `${imports('createPresignedPost', 'getSignedUrl', 'GetObjectCommand')}
       var form = (id) => createPresignedPost(s3, { Bucket: env("FILES"), Key: \`incoming/\${id}\` });
       var link = (id) => getSignedUrl(s3, new GetObjectCommand({ Bucket: env("FILES"), Key: \`documents/\${id}\` }));`,
      ['s3:PutObject <FILES>/incoming/*', 's3:GetObject <FILES>/documents/*'],
    ],
    [
      'both sides of a copy',
      `${imports('CopyObjectCommand')}
       var copy = (id) => s3.send(new CopyObjectCommand({
         Bucket: env("FILES"), Key: \`documents/\${id}\`, CopySource: \`\${env("FILES")}/incoming/\${id}\`,
       }));`,
      ['s3:PutObject <FILES>/documents/*', 's3:GetObject <FILES>/incoming/*'],
    ],
    [
      'the versions of what was listed',
      `${imports('ListObjectVersionsCommand', 'DeleteObjectsCommand')}
       async function erase(prefix) {
         const { Versions } = await s3.send(new ListObjectVersionsCommand({ Bucket: env("FILES"), Prefix: prefix }));
         const Objects = Versions.map(({ Key, VersionId }) => ({ Key, VersionId }));
         await s3.send(new DeleteObjectsCommand({ Bucket: env("FILES"), Delete: { Objects } }));
       }
       async function eraseAll(user) {
         for (const folder of ["incoming", "documents"]) await erase(\`\${folder}/\${user}/\`);
       }`,
      [
        's3:ListBucketVersions <FILES>',
        's3:DeleteObject <FILES>/incoming/*',
        's3:DeleteObject <FILES>/documents/*',
        's3:DeleteObjectVersion <FILES>/incoming/*',
        's3:DeleteObjectVersion <FILES>/documents/*',
      ],
    ],
    [
      'a pool that is given, or else one’s own',
      `${imports('AdminGetUserCommand')}
       var find = (name, pool = env("POOL")) => client.send(new AdminGetUserCommand({ UserPoolId: pool }));
       var own = (name) => find(name);
       var handler = (event) => find(event.name, event.pool);`,
      ['cognito-idp:AdminGetUser <POOL>', 'cognito-idp:AdminGetUser null'],
    ],
    [
      'a function that calls itself',
      `${imports('DeleteCommand')}
       var remove = (table, left) => left === 0 ? null : remove(table, left - 1);
       var erase = (table, left) => {
         client.send(new DeleteCommand({ TableName: table }));
         if (left > 0) erase(table, left - 1);
       };
       var handler = () => erase(env("JOBS_TABLE"), 3);`,
      ['dynamodb:DeleteItem <JOBS_TABLE>'],
    ],
  ])('%s', (_what, code, needs) => {
    expect(needsIn(code)).toEqual(needs);
  });

  test('variables that the program can do without are told apart', () => {
    const { optional } = needsOf(parseCode('http/made-up', `${env}env("A"); env("B", ""); env("C", "1");`));
    expect([...optional]).toEqual(['B', 'C']);
  });
});

describe('what cannot be read is refused, not passed over', () => {
  test.each<[what: string, code: string, message: RegExp]>([
    [
      'a command that nobody has described',
      `${imports('PutBucketPolicyCommand')} s3.send(new PutBucketPolicyCommand({ Bucket: "b" }));`,
      /PutBucketPolicy: say in iam-actions\.ts/,
    ],
    [
      'a command that is handed on',
      `${imports('GetCommand')} const commands = [GetCommand];`,
      /uses GetCommand in a way/,
    ],
    [
      'something else of the SDK',
      `${imports('DynamoDB')} new DynamoDB({}).getItem({});`,
      /uses DynamoDB in a way/,
    ],
    [
      'the whole of the SDK',
      'import * as sdk from "@aws-sdk/any"; new sdk.GetCommand({});',
      /import names from the SDK/,
    ],
    [
      'a table that only the running program knows',
      `${imports('GetCommand')} var handler = (event) => client.send(new GetCommand({ TableName: event.table }));`,
      /dynamodb:GetItem of what\?/,
    ],
    [
      'a transaction that is handed over whole',
      `${imports('TransactWriteCommand')} var send = (TransactItems) => client.send(new TransactWriteCommand({ TransactItems }));`,
      /TransactWrite|of what\?/,
    ],
    [
      'a table by its name and not by a variable',
      `${imports('GetCommand')} client.send(new GetCommand({ TableName: "Jobs" }));`,
      /dynamodb:GetItem of what\?/,
    ],
  ])('%s', (_what, code, message) => {
    expect(() => needsIn(code)).toThrow(message);
  });
});
