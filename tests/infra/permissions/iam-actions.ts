/** A request of the SDK: the values of a property of its input, reached by a path of names. */
export interface Request {
  readonly of: (...path: string[]) => string[];
  /** The names by which an input's object is keyed: tables of a batch. */
  readonly keysOf: (property: string) => string[];
  /** For each object of a list, the tables that its part of this name is about. */
  readonly items: (property: string) => ((part: string) => string[])[];
  /** Whether the function around it, or one that calls that, says this name: of an error that it knows, of a property. */
  readonly mentions: (name: string) => boolean;
  /** Texts with which the keys begin that the function around it has listed. */
  readonly listed: () => string[];
}

export type Permission = readonly [action: string, resource: string | null][];

const pairs = (action: string, resources: readonly (string | null)[]): Permission =>
  resources.map((resource) => [action, resource]);
const orUnknown = (resources: readonly string[]): (string | null)[] =>
  resources.length === 0 ? [null] : resources.map((resource) => (resource.startsWith('<') ? resource : null));

const onTable =
  (action: string) =>
  ({ of }: Request): Permission => {
    const [index] = of('IndexName');
    const tables = orUnknown(of('TableName'));
    return pairs(
      `dynamodb:${action}`,
      tables.map((table) => (index === undefined || table === null ? table : `${table}/index/${index}`)),
    );
  };
const onTables =
  (action: string) =>
  ({ keysOf }: Request): Permission =>
    pairs(`dynamodb:${action}`, orUnknown(keysOf('RequestItems')));
const inTransaction = ({ items }: Request): Permission =>
  items('TransactItems').flatMap((item) => {
    const kinds = ['Put', 'Update', 'Delete', 'ConditionCheck'].filter((kind) => item(kind).length > 0);
    return kinds.length === 0
      ? pairs('dynamodb:PutItem', [null])
      : kinds.flatMap((kind) => pairs(`dynamodb:${kind}Item`, orUnknown(item(kind))));
  });

/** 'incoming/*\/*' → 'incoming/*', 'v*.keys' → '*': a policy names the folder, and its star all that is in it. */
const folderOf = (key: string): string => key.replace(/[^/]*\*.*$/su, '*');

const onBucket =
  (action: string) =>
  ({ of }: Request): Permission =>
    pairs(`s3:${action}`, orUnknown(of('Bucket')));
const objects = (action: string, buckets: readonly string[], keys: readonly string[]): Permission =>
  orUnknown(buckets).flatMap((bucket) =>
    pairs(
      `s3:${action}`,
      bucket === null ? [null] : [...new Set(keys.map((key) => `${bucket}/${folderOf(key)}`))],
    ),
  );
const onObject =
  (action: string) =>
  ({ of }: Request): Permission =>
    objects(action, of('Bucket'), of('Key'));

const inPool =
  (action: string) =>
  ({ of }: Request): Permission =>
    pairs(`cognito-idp:${action}`, orUnknown(of('UserPoolId')));
const ofModel =
  (action: string) =>
  ({ of }: Request): Permission =>
    pairs(`bedrock:${action}`, orUnknown(of('modelId')));

/** What AWS asks the caller to be allowed. https://docs.aws.amazon.com/service-authorization/latest/reference */
const commands: Record<string, (request: Request) => Permission> = {
  Get: onTable('GetItem'),
  Put: onTable('PutItem'),
  Update: onTable('UpdateItem'),
  Delete: onTable('DeleteItem'),
  Query: onTable('Query'),
  Scan: onTable('Scan'),
  BatchGet: onTables('BatchGetItem'),
  BatchWrite: onTables('BatchWriteItem'),
  TransactWrite: inTransaction,
  GetObject: (request) => [
    ...onObject('GetObject')(request),
    // Of an object that is not there S3 says so only to one who may list.
    ...(request.mentions('NoSuchKey') ? onBucket('ListBucket')(request) : []),
  ],
  PutObject: onObject('PutObject'),
  CopyObject: (request) => [
    ...onObject('PutObject')(request),
    ...request.of('CopySource').flatMap((source): Permission => {
      const [bucket = '', ...key] = source.split('/');
      return objects('GetObject', [bucket], [key.join('/')]);
    }),
    ...(request.mentions('NoSuchKey') ? onBucket('ListBucket')(request) : []),
  ],
  // To name a version takes the second right beside the first.
  DeleteObjects: ({ of, listed, mentions }) =>
    ['DeleteObject', ...(mentions('VersionId') ? ['DeleteObjectVersion'] : [])].flatMap((action) =>
      objects(action, of('Bucket'), listed()),
    ),
  ListObjectsV2: onBucket('ListBucket'),
  ListObjectVersions: onBucket('ListBucketVersions'),
  GetSecretValue: ({ of }) => pairs('secretsmanager:GetSecretValue', orUnknown(of('SecretId'))),
  StartExecution: ({ of }) => pairs('states:StartExecution', orUnknown(of('stateMachineArn'))),
  DescribeExecution: () => [['states:DescribeExecution', null]],
  // By whom and through what is known while it runs.
  SendEmail: () => [['ses:SendEmail', null]],
  Converse: ofModel('InvokeModel'),
  ConverseStream: ofModel('InvokeModelWithResponseStream'),
};

/** Undefined for a command that nobody has described yet. A user pool's are named as their actions. */
export const actionsOf = (command: string): ((request: Request) => Permission) | undefined =>
  /^(Admin|ListUsers)/.test(command) ? inPool(command) : commands[command];
