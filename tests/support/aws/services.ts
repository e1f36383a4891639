import type { RecordedRequest, Replay } from '../http/http-replay.ts';
import type { Account, Item } from './account.ts';

const xml = (body: string, status = 200): Replay => ({
  status,
  body,
  headers: { 'content-type': 'text/xml' },
});
export const error = (name: string, message = name, status = 400): Replay => ({
  status,
  body: { __type: name, message },
  headers: { 'x-amzn-errortype': name },
});
export const xmlError = (code: string, message = code, status = 400): Replay =>
  xml(
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
    status,
  );
const fields = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
const members = (all: Record<string, string>[]): string =>
  all.map((member) => `<member>${fields(member)}</member>`).join('');
const result = (operation: string, body: string): Replay =>
  xml(`<${operation}Response><${operation}Result>${body}</${operation}Result></${operation}Response>`);

export interface Call {
  region: string;
  operation: string;
  /** Of a JSON body or a form. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation reads what it knows of
  input: any;
  request: RecordedRequest;
}

function cloudFormation({ stacks }: Account, { region, operation, input }: Call): Replay {
  const stack = stacks[`${region} ${input.StackName}`];
  if (!stack) return xmlError('ValidationError', `Stack with id ${input.StackName} does not exist`);
  if (operation === 'UpdateTerminationProtection') {
    stack.isProtected = input.EnableTerminationProtection === 'true';
    return result(operation, '');
  }
  if (operation === 'GetTemplate')
    return result(
      operation,
      `<TemplateBody>${JSON.stringify(stack.template ?? {}).replaceAll('"', '&quot;')}</TemplateBody>`,
    );
  if (operation === 'DeleteStack') {
    if (stack.isProtected) return xmlError('ValidationError', 'TerminationProtection is enabled');
    delete stacks[`${region} ${input.StackName}`];
    return result(operation, '');
  }
  if (operation === 'ListStackResources')
    return result(
      operation,
      `<StackResourceSummaries>${members(
        (stack.resources ?? []).map(
          ([ResourceType, LogicalResourceId, PhysicalResourceId, ResourceStatus = 'CREATE_COMPLETE']) => ({
            ResourceType,
            LogicalResourceId,
            PhysicalResourceId,
            ResourceStatus,
          }),
        ),
      )}</StackResourceSummaries>`,
    );
  const outputs = Object.entries(stack.outputs ?? {}).map(([OutputKey, OutputValue]) => ({
    OutputKey,
    OutputValue,
  }));
  return result(
    operation,
    `<Stacks><member>${fields({
      StackName: input.StackName,
      StackStatus: stack.status ?? 'UPDATE_COMPLETE',
      LastUpdatedTime: stack.lastUpdated ?? '2026-11-22T10:00:00Z',
      EnableTerminationProtection: String(stack.isProtected ?? false),
    })}<Outputs>${members(outputs)}</Outputs></member></Stacks>`,
  );
}

function dynamoDb(account: Account, { operation, input }: Call): Replay {
  const { tables } = account;
  const name: string = input.TableName ?? input.SourceTableName ?? '';
  const items = tables[name];
  if (operation === 'BatchGetItem') {
    const [[table = '', { Keys }] = ['', { Keys: [] }]] = Object.entries<{ Keys: Item[] }>(
      input.RequestItems,
    );
    const found = (tables[table] ?? []).filter((item) => Keys.some(({ id }) => id?.S === item.id?.S));
    return { body: { Responses: { [table]: found }, UnprocessedKeys: {} } };
  }
  if (!items) return error('ResourceNotFoundException', `no table ${name}`);
  // The second look finds a restored table ready; until then nothing else can be done with it.
  const describeCount = account.beingRestored.get(name);
  if (describeCount !== undefined && operation !== 'DescribeTable') return error('ResourceInUseException');
  const isCreating = describeCount === 0;
  if (isCreating) account.beingRestored.set(name, 1);
  else account.beingRestored.delete(name);
  const table = {
    TableName: name,
    TableStatus: isCreating ? 'CREATING' : 'ACTIVE',
    ItemCount: items.length,
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  };
  switch (operation) {
    case 'DescribeTable':
      return { body: { Table: table } };
    case 'DescribeContinuousBackups': {
      const PointInTimeRecoveryStatus = account.hasBackups ? 'ENABLED' : 'DISABLED';
      const PointInTimeRecoveryDescription = { PointInTimeRecoveryStatus };
      return { body: { ContinuousBackupsDescription: { PointInTimeRecoveryDescription } } };
    }
    case 'RestoreTableToPointInTime': {
      if (tables[input.TargetTableName]) return error('TableAlreadyExistsException');
      tables[input.TargetTableName] = account.restores(structuredClone(items));
      account.beingRestored.set(input.TargetTableName, 0);
      const RestoreSummary = { RestoreDateTime: 1_795_000_000, RestoreInProgress: true };
      return { body: { TableDescription: { ...table, TableStatus: 'CREATING', RestoreSummary } } };
    }
    case 'UpdateTable':
      return { body: { TableDescription: table } };
    case 'DeleteTable':
      delete tables[name];
      account.deletedTables.push(name);
      return { body: { TableDescription: table } };
    default: {
      const { Segment = 0, TotalSegments = 1, Limit = items.length } = input;
      const segment = items.filter((_, index) => index % TotalSegments === Segment).slice(0, Limit);
      return { body: { Count: segment.length, Items: input.Select === 'COUNT' ? undefined : segment } };
    }
  }
}

function s3({ buckets, lockedFiles }: Account, { request }: Call): Replay {
  const [, bucket = ''] = request.path.split('/');
  const keys = buckets[bucket];
  if (!keys) return xml('<Error><Code>NoSuchBucket</Code></Error>', 404);
  if (request.query.has('versions')) {
    // In pages, as S3 lists a thousand at once.
    const page = keys.slice(0, 2);
    const version = (key: string) => fields({ Key: key, VersionId: `v-${key}` });
    const [marker = '', ...rest] = page;
    const listed = `${rest.map((key) => `<Version>${version(key)}</Version>`).join('')}${marker && `<DeleteMarker>${version(marker)}</DeleteMarker>`}`;
    const next = fields({ NextKeyMarker: 'next', NextVersionIdMarker: 'next' });
    const isTruncated = keys.length > page.length;
    return xml(
      `<ListVersionsResult><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${listed}</ListVersionsResult>`,
    );
  }
  if (request.query.has('delete')) {
    const deletedKeys = [...request.body.matchAll(/<Key>(.*?)<\/Key><VersionId>v-\1<\/VersionId>/g)].map(
      ([, key]) => key,
    );
    const lockedKey = deletedKeys.find((key) => lockedFiles.includes(key ?? ''));
    if (lockedKey)
      return xml(
        `<DeleteResult><Error>${fields({ Key: lockedKey, Code: 'AccessDenied', Message: 'Access Denied' })}</Error></DeleteResult>`,
      );
    buckets[bucket] = keys.filter((key) => !deletedKeys.includes(key));
    return xml('<DeleteResult/>');
  }
  if (request.method === 'DELETE') {
    if (keys.length > 0) return xml('<Error><Code>BucketNotEmpty</Code></Error>', 409);
    delete buckets[bucket];
  }
  return { body: '' };
}

function cognito({ usersByGoogle, pools, prefixes }: Account, { operation, input }: Call): Replay {
  if (operation === 'DescribeUserPool')
    return { body: { UserPool: { EstimatedNumberOfUsers: 7, Domain: prefixes[input.UserPoolId] } } };
  if (operation === 'DescribeUserPoolDomain') {
    const [UserPoolId] = Object.keys(prefixes).filter((pool) => prefixes[pool] === input.Domain);
    return { body: { DomainDescription: UserPoolId === undefined ? {} : { UserPoolId } } };
  }
  if (operation === 'UpdateUserPool') return { body: {} };
  if (operation === 'DeleteUserPool') {
    delete pools[input.UserPoolId];
    return { body: {} };
  }
  const byGoogle = Array.from({ length: usersByGoogle }, () => 'google');
  return { body: { Users: (pools[input.UserPoolId] ?? byGoogle).map((Username) => ({ Username })) } };
}

function subscriptionsOf({ subscriptions }: Account, topic: string): Replay {
  const all = (subscriptions[topic] ?? []).map(([Endpoint, isConfirmed]) => ({
    Endpoint,
    SubscriptionArn: isConfirmed ? `${topic}:1` : 'PendingConfirmation',
  }));
  return result('ListSubscriptionsByTopic', `<Subscriptions>${members(all)}</Subscriptions>`);
}

export const services: Record<string, (account: Account, call: Call) => Replay> = {
  sts: ({ id, disabledRegions }, { region }) =>
    id === null || disabledRegions.includes(region)
      ? xmlError('InvalidClientTokenId', 'The security token included in the request is invalid.', 403)
      : result('GetCallerIdentity', fields({ Account: id })),
  ssm({ bootstrapped }, { region }) {
    const Value = bootstrapped[region];
    return Value === undefined ? error('ParameterNotFound') : { body: { Parameter: { Value } } };
  },
  lambda: ({ lambdaQuota: quota, functions }, { request }) => ({
    body: request.path.includes('/functions')
      ? { Functions: functions.map((MemorySize) => ({ MemorySize })) }
      : { AccountLimit: { ConcurrentExecutions: quota, UnreservedConcurrentExecutions: quota } },
  }),
  secretsmanager: ({ secrets }, { input }) =>
    secrets.includes(input.SecretId)
      ? { body: { Name: input.SecretId } }
      : error('ResourceNotFoundException'),
  ses({ verifiedDomains, isInSandbox }, { request }) {
    if (request.path.endsWith('/account')) return { body: { ProductionAccessEnabled: !isInSandbox } };
    const isVerified = verifiedDomains.includes(request.path.split('/').at(-1) ?? '');
    return isVerified
      ? { body: { VerifiedForSendingStatus: true } }
      : error('NotFoundException', 'none', 404);
  },
  route53({ zones, records }, { request }) {
    if (request.path.endsWith('/rrset')) {
      const start = `${request.query.get('name')}.`;
      const sets = records
        .slice(records.findIndex(([name]) => name === start))
        .map(([Name, Type]) => `<ResourceRecordSet>${fields({ Name, Type })}</ResourceRecordSet>`);
      return xml(
        `<ListResourceRecordSetsResponse><ResourceRecordSets>${sets.join('')}</ResourceRecordSets></ListResourceRecordSetsResponse>`,
      );
    }
    const id = request.path.split('/').at(-1) ?? '';
    if (zones[id] === undefined) return xmlError('NoSuchHostedZone', 'none', 404);
    return xml(
      `<GetHostedZoneResponse><HostedZone>${fields({ Id: id, Name: `${zones[id]}.`, CallerReference: '1' })}</HostedZone></GetHostedZoneResponse>`,
    );
  },
  apigateway({ stacks }, { request }) {
    const [, , , id, kind, ...rest] = request.path.split('/');
    const api = Object.values(stacks).find(({ resources = [] }) =>
      resources.some(([, , name]) => name === id),
    )?.api;
    if (!api) return error('NotFoundException', 'no such API', 404);
    if (kind === 'routes') {
      // Two pages.
      const isFirst = !request.query.has('nextToken');
      const half = Math.ceil(api.routes.length / 2);
      const routes = isFirst ? api.routes.slice(0, half) : api.routes.slice(half);
      const items = routes.map((routeKey) => ({ routeKey, apiKeyRequired: false }));
      return { body: { items, ...(isFirst && { nextToken: 'more' }) } };
    }
    if (request.method === 'GET')
      return { body: { routeSettings: Object.fromEntries(api.throttled.map((key) => [key, {}])) } };
    const key = decodeURIComponent(rest.at(-1) ?? '');
    api.throttled = api.throttled.filter((other) => other !== key);
    return { status: 204, body: '' };
  },
  cloudformation: cloudFormation,
  dynamodb: dynamoDb,
  s3,
  sns: (account, { input }) => subscriptionsOf(account, input.TopicArn),
  states: ({ executions }) => ({
    body: {
      executions: Array.from({ length: executions }, () => ({
        executionArn: 'a',
        name: 'a',
        status: 'SUCCEEDED',
      })),
    },
  }),
  'cognito-idp': cognito,
};
