import { Match } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '#core/contract/index.ts';
import { parseSettings } from '../../infra/settings.ts';
import { statementsOf } from './statements.ts';
import { appOf, builtFolders, handlers, smallest, synthesized } from './synthesized.ts';

const template = synthesized();

const readsTable = ['BatchGetItem', 'GetItem', 'Query', 'Scan'];
const writesTable = [...readsTable, 'BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem'].sort();
const reads = (...tables: string[]) =>
  tables.flatMap((table) => readsTable.map((verb) => `dynamodb:${verb} ${table}`));
const writes = (...tables: string[]) =>
  tables.flatMap((table) => writesTable.map((verb) => `dynamodb:${verb} ${table}`));
const logs = (name: string) => [
  ...[`logs:CreateLogStream ${name}Log`, `logs:PutLogEvents ${name}Log`],
  ...['xray:PutTelemetryRecords *', 'xray:PutTraceSegments *'],
];
/** What answers only to the CDN. */
const knowsCdn = (name: string) =>
  /^(Api|WritingStream)/.test(name) ? ['secretsmanager:GetSecretValue OriginSecret'] : [];
const users = (...actions: string[]) => actions.map((action) => `cognito-idp:${action} SignInUsers`);
const inSnapshots = (...verbs: string[]) => verbs.map((verb) => `s3:${verb} SearchSnapshots/*`);
const startsSearch = [...inSnapshots('GetObject'), 's3:ListBucket SearchSnapshots'];
const index = [...reads('StoreJobs', 'StoreJobs/index/byChange', 'StoreVersions'), ...startsSearch];
const admin = reads('StoreUserRoles');
const people = users('AdminGetUser', 'ListUsers');
const addsRecords = 'dynamodb:PutItem StoreAudit';
const jobChanges = [...writes('StoreJobs', 'StoreJobs/index/byChange', 'StoreVersions'), addsRecords];
const hanging = ['StoreDescriptions', 'StoreJobContacts'];
const own = 'StoreUserItems';
const account = users('AdminGetUser');
const inFiles = (folder: string, ...verbs: string[]) =>
  verbs.map((verb) => `s3:${verb} UserFiles/${folder}/*`);
const forgetsFiles = [
  's3:ListBucketVersions UserFiles',
  ...['incoming', 'documents'].flatMap((one) => inFiles(one, 'DeleteObject', 'DeleteObjectVersion')),
];
const jobs = reads('StoreJobs', 'StoreJobs/index/byChange');
const advises = [...index, ...account, ...writes(own, 'StoreUsage')];
const composes = [...jobs, ...account, ...reads('StoreDescriptions'), ...writes(own, 'StoreUsage')];
const followsImports =
  'states:DescribeExecution arn:{AWS::Partition}:states:eu-central-1:{AWS::AccountId}:execution:Prizvanie-test-import:*';
const startsImports = [
  ...reads('StoreImportRuns'),
  followsImports,
  'states:StartExecution ImportWorkflowImport',
  addsRecords,
];

describe('each function may do this and nothing else', () => {
  test.each([
    ['ApiSearchJobs', index],
    ['ApiGetCatalog', index],
    ['ApiGetJob', [...index, ...reads('StoreDescriptions')]],
    ['ApiGetMe', [...reads('StoreUserRoles'), 'cognito-idp:AdminGetUser SignInUsers']],
    ['ApiGetJobContacts', reads('StoreJobs', 'StoreJobs/index/byChange', 'StoreJobContacts')],
    ['ApiListUsers', [...admin, ...people]],
    ['ApiListAdminJobs', [...admin, ...index]],
    ['ApiGetAdminJob', [...admin, ...reads('StoreJobs', 'StoreJobs/index/byChange', ...hanging)]],
    ['ApiSetJobActive', [...admin, ...jobChanges]],
    ['ApiSetJobsActive', [...admin, ...jobChanges]],
    ['ApiDeleteJob', [...admin, ...jobChanges, ...writes(...hanging)]],
    ['ApiDeleteJobs', [...admin, ...jobChanges, ...writes(...hanging)]],
    ['ApiCreateJob', [...admin, ...jobChanges, ...writes(...hanging), ...reads('StoreCompanies')]],
    ['ApiEditJob', [...admin, ...jobChanges, ...writes(...hanging), ...reads('StoreCompanies')]],
    ['ApiGetImports', [...admin, ...index, ...people, ...reads('StoreImportRuns'), followsImports]],
    ['ApiListImportSkips', [...admin, ...reads('StoreImportRuns')]],
    ['ApiParseHhJobs', [...admin, ...startsImports]],
    ['ApiResumeImport', [...admin, ...startsImports]],
    ['ApiStopImport', [...admin, ...writes('StoreImportRuns'), followsImports, addsRecords]],
    ['ApiSettleGone', [...admin, ...jobChanges, ...writes('StoreImportRuns')]],
    ['ApiGrantAdmin', [...admin, ...people, ...writes('StoreUserRoles', own), addsRecords]],
    ['ApiRevokeAdmin', [...admin, ...writes('StoreUserRoles', own), addsRecords]],
    ['ApiListAudit', [...admin, ...people, ...reads('StoreAudit')]],
    ['ApiAnalyzeResume', advises],
    ['ApiGenerateCoverLetter', composes],
    ['WritingStreamStreamAnalyzeResume', advises],
    ['WritingStreamStreamCoverLetter', composes],
    ['ApiStopWriting', [...writes(own), ...account]],
    ['ApiListDocuments', reads(own)],
    ['ApiRequestUpload', [...writes(own), ...account, ...inFiles('incoming', 'PutObject')]],
    [
      'ApiConfirmUpload',
      [
        ...[...writes(own), ...account, ...forgetsFiles, 's3:ListBucket UserFiles'],
        ...[...inFiles('incoming', 'GetObject'), ...inFiles('documents', 'PutObject')],
      ],
    ],
    ['ApiGetDocumentLink', [...reads(own), ...inFiles('documents', 'GetObject')]],
    ['ApiDeleteDocument', [...writes(own), ...forgetsFiles]],
    ['ApiGetAnnotations', reads(own)],
    ['ApiPutAnnotations', [...writes(own), ...account]],
    ['ApiListLetters', reads(own)],
    ['ApiPutLetter', [...writes(own), ...account]],
    ['ApiDeleteLetter', writes(own)],
    ['ApiExportMyData', [...reads(own, 'StoreUserRoles'), ...account, ...inFiles('documents', 'GetObject')]],
    [
      'ApiDeleteMe',
      [
        ...[...writes(own, 'StoreUserRoles', 'StoreImportRuns'), addsRecords, ...forgetsFiles],
        ...users('AdminDeleteUser', 'AdminGetUser', 'AdminUserGlobalSignOut'),
      ],
    ],
    ['SignInTriggersAdmitSignUp', users('AdminGetUser', 'AdminLinkProviderForUser', 'ListUsers')],
    ['SignInTriggersGrantFirstAdmins', writes('StoreUserRoles', own)],
    ['ImportWorkflowStartImportRun', [...writes('StoreImportRuns'), followsImports]],
    [
      'ImportWorkflowImportBatch',
      [
        ...writes('StoreJobs', 'StoreJobs/index/byChange', 'StoreDescriptions', 'StoreCompanies'),
        ...writes('StoreImportRuns', 'StoreVersions'),
        ...['', '-??????'].map(
          (suffix) =>
            `secretsmanager:GetSecretValue arn:{AWS::Partition}:secretsmanager:eu-central-1:{AWS::AccountId}:secret:prizvanie/hh-token${suffix}`,
        ),
      ],
    ],
    ['ImportWorkflowRecordImportFailure', writes('StoreImportRuns')],
    [
      'SearchSnapshotsPublishSnapshot',
      [
        ...[...reads('StoreJobs', 'StoreJobs/index/byChange'), ...writes('StoreVersions')],
        ...[...startsSearch, ...inSnapshots('PutObject', 'DeleteObject')],
      ],
    ],
    ['WatchFullCrawlAgeTell', reads('StoreImportRuns')],
    [
      'WatchCanaryLook',
      [
        ...users('AdminCreateUser', 'AdminInitiateAuth', 'AdminRespondToAuthChallenge'),
        'secretsmanager:GetSecretValue WatchCanaryPassword',
      ],
    ],
  ])('%s', (name, allowed) => {
    expect(statementsOf(template, `${name}Role`)).toEqual(
      [...allowed, ...logs(name), ...knowsCdn(name)].sort(),
    );
  });

  test('the workflow calls its three functions and the publisher, and writes its log and traces', () => {
    const allowed = statementsOf(template, 'ImportWorkflowImportRole');
    expect(allowed.filter((one) => one.startsWith('lambda:'))).toEqual([
      'lambda:InvokeFunction ImportWorkflowImportBatch',
      'lambda:InvokeFunction ImportWorkflowRecordImportFailure',
      'lambda:InvokeFunction ImportWorkflowStartImportRun',
      'lambda:InvokeFunction SearchSnapshotsPublishSnapshot',
    ]);
    // Itself, to hand over: tests/infra/import-workflow.test.ts.
    expect(allowed.filter((one) => !/^(lambda|logs|xray|states):/.test(one))).toEqual([]);
  });

  test('a star stands only where the library’s uploader, the workflow’s log and names made at run time or by users need it', () => {
    const starred = statementsOf(template, '').filter((one) => one.includes('*'));
    const reasoned =
      /^(logs|xray):\w+ \*$|^s3:[\w*]+ (WebSiteFiles|arn:.*cdk-hnb659fds-assets.*)(\/\*)?$|^s3:\w+ UserFiles\/\w+\/\*$|^s3:\w+ SearchSnapshots\/\*$/;
    expect(starred.length).toBeGreaterThan(0);
    expect(starred.filter((one) => !reasoned.test(one) && one !== followsImports)).toEqual([]);
  });

  test('nothing changes or deletes a record of the audit', () => {
    const onAudit = statementsOf(template, '').filter((one) => one.endsWith(' StoreAudit'));
    expect(onAudit).toContain(addsRecords);
    expect([...new Set(onAudit)]).toEqual([...reads('StoreAudit'), addsRecords].sort());
  });

  test('no managed policy of AWS is attached', () => {
    template.allResourcesProperties('AWS::IAM::Role', { ManagedPolicyArns: Match.absent() });
  });
});

describe('functions', () => {
  test('are Node 24 on arm64, each with a log of its own that does not stay for ever', () => {
    const ours = Object.entries(template.findResources('AWS::Lambda::Function')).filter(
      ([id]) => !/^(?:Custom|AWSCDKTrigger)/.test(id),
    );
    expect(ours).toHaveLength(handlers.length);
    for (const [id, { Properties }] of ours) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
      expect(Properties.LoggingConfig.LogGroup.Ref, id).toBeTruthy();
    }
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  });

  test('get the variables that the code reads', () => {
    const variables = (id: string) =>
      Object.entries(template.findResources('AWS::Lambda::Function'))
        .filter(([one]) => one.startsWith(id))
        .map(([, { Properties }]) => Properties.Environment.Variables)[0];
    expect(Object.keys(variables('ApiGetJob')).sort()).toEqual([
      'DESCRIPTIONS_TABLE',
      'JOBS_TABLE',
      'ORIGIN_SECRET',
      'SNAPSHOT_BUCKET',
      'STAGE',
      'VERSIONS_TABLE',
    ]);
    expect(variables('ImportWorkflowImportBatch')).toMatchObject({
      HH_API_URL: 'https://api.hh.ru',
      HH_TOKEN_SECRET: 'prizvanie/hh-token',
      HH_REQUESTS_PER_SECOND: '2',
      HH_USER_AGENT: 'Prizvanie/1.0 (team@prizvanie.example)',
    });
  });
});

describe('data', () => {
  test('is paid by use, restorable to any moment, and outlives the stack', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', 10);
    template.allResources('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: Match.objectLike({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    });
  });

  test('goes with a stage that does not keep it', () => {
    const passing = synthesized({ keepsData: false, logRetentionDays: 7 });
    passing.allResources('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' });
    passing.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
  });
});

describe('the API', () => {
  test('answers each operation of the contract, throttled', () => {
    const keys = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
      (one) => one.Properties.RouteKey,
    );
    expect(keys.sort()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    for (const key of keys)
      expect(stage?.Properties.RouteSettings[key].ThrottlingRateLimit).toBeGreaterThan(0);
  });

  test('keeps no address of a caller', () => {
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    expect(stage?.Properties.AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|authorizer|identity/i);
  });

  test('is open where the contract says public, and asks an access token of our clients everywhere else', () => {
    const [[gate, authorizer] = []] = Object.entries(template.findResources('AWS::ApiGatewayV2::Authorizer'));
    const [client, canary] = Object.keys(template.findResources('AWS::Cognito::UserPoolClient'));
    const [pool] = Object.keys(template.findResources('AWS::Cognito::UserPool'));
    expect(authorizer?.Properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: [{ Ref: client }, { Ref: canary }],
        Issuer: { 'Fn::Join': ['', ['https://cognito-idp.eu-central-1.amazonaws.com/', { Ref: pool }]] },
      },
    });
    const access = new Map(Object.values(endpoints).map((one) => [`${one.method} ${one.path}`, one.access]));
    for (const { Properties: route } of Object.values(template.findResources('AWS::ApiGatewayV2::Route'))) {
      const isPublic = access.get(route.RouteKey) === 'public';
      expect(route, route.RouteKey).toMatchObject(
        isPublic
          ? { AuthorizationType: 'NONE' }
          : {
              AuthorizationType: 'JWT',
              AuthorizerId: { Ref: gate },
              // ID tokens are without it.
              AuthorizationScopes: ['aws.cognito.signin.user.admin'],
            },
      );
    }
  });
});

describe('what is missing', () => {
  const folders = builtFolders(['http/search-jobs', 'http/get-job']);
  afterAll(folders.remove);

  test('a handler: its file is named', () => {
    expect(() => appOf(parseSettings('test', smallest), folders)).toThrow(/Нет файла functions\/[\w/-]+\.ts/);
  });
});
