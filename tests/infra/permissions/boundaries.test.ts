import { describe, expect, test } from 'vitest';
import { endpoints } from '#core/contract/index.ts';
import { readable } from '../statements.ts';
import { ofHandlers, rolesIn } from './stages.ts';

/*
 * What must hold whatever the code asks for: who may touch what is dear. A line changes here only on purpose.
 */
const roles = rolesIn('whole');
const functions = ofHandlers(roles);

/** The functions that may do so, by their files. */
const handlersAllowed = (line: RegExp) =>
  functions
    .filter(({ role }) => role.allowed.some((permission) => line.test(permission)))
    .map(({ handler }) => handler)
    .toSorted();
const onTable = (table: string) => new RegExp(`^dynamodb:\\w+ Store${table}(/|$)`);
const changing = '(Put|Update|Delete|BatchWrite)Item';

describe('the audit', () => {
  const touched = roles.flatMap(({ allowed }) => allowed.filter((line) => onTable('Audit').test(line)));

  test('is added to and read: no record is changed or deleted', () => {
    expect([...new Set(touched)].toSorted()).toEqual([
      'dynamodb:PutItem StoreAudit',
      'dynamodb:Query StoreAudit',
    ]);
  });

  test('is read by its page alone', () => {
    expect(handlersAllowed(/^dynamodb:Query StoreAudit$/)).toEqual(['http/audit/list-audit']);
  });
});

test.each([
  [
    'says who is an administrator',
    new RegExp(`^dynamodb:${changing} StoreUserRoles`),
    [
      ...[
        'http/own-data/delete-me',
        'http/users/grant-admin',
        'http/users/revoke-admin',
        'triggers/grant-first-admins',
      ],
      'workflow/sweep-accounts',
    ],
  ],
  [
    'sees whom a vacancy names',
    /^dynamodb:(\w*GetItem|Query|Scan) StoreJobContacts/,
    [
      ...['http/admin-jobs/create-job', 'http/admin-jobs/edit-job', 'http/admin-jobs/get-admin-job'],
      'http/jobs/get-job-contacts',
    ],
  ],
  [
    'deletes an account',
    /^cognito-idp:AdminDeleteUser /,
    ['http/own-data/delete-me', 'workflow/sweep-accounts'],
  ],
  [
    'ends sessions',
    /^cognito-idp:AdminUserGlobalSignOut /,
    ['http/own-data/delete-me', 'triggers/grant-first-admins', 'workflow/sweep-accounts'],
  ],
  ['makes an account', /^cognito-idp:AdminCreateUser /, ['workflow/canary']],
  ['signs in for somebody', /^cognito-idp:AdminInitiateAuth /, ['workflow/canary']],
  ['sets a password or a name', /^cognito-idp:Admin(Set|Update|Enable|Disable)/, []],
  [
    'starts an import',
    /^states:StartExecution /,
    ['http/imports/resume-import', 'http/imports/start-import'],
  ],
  [
    'reads what a user has uploaded',
    /^s3:GetObject UserFiles\/documents/,
    ['http/documents/get-document-link', 'http/own-data/export-my-data'],
  ],
  ['writes the market', /^s3:(Put|Delete)Object MarketMonths/, ['workflow/count-market']],
  ['writes snapshots', /^s3:(Put|Delete)Object SearchSnapshots/, ['workflow/publish-snapshot']],
  [
    'asks the model',
    /^bedrock:/,
    [
      ...['http/writing/analyze-resume', 'http/writing/generate-cover-letter', 'http/writing/parse-resume'],
      ...['http/writing/stream-analyze-resume', 'http/writing/stream-cover-letter'],
    ],
  ],
])('who %s', (_what, line, expected) => {
  expect(handlersAllowed(line)).toEqual(expected);
});

test('nobody reads a secret that no variable of theirs names', () => {
  for (const { handler, holder, role } of functions) {
    const named = Object.values(holder.properties.Environment.Variables).map(readable);
    const secrets = role.allowed.filter((line) => line.startsWith('secretsmanager:'));
    for (const line of secrets) {
      const [action, resource = ''] = line.split(' ');
      const name = resource.replace(/^.*:secret:/, '').replace(/-\?{6}$/, '');
      expect([handler, action]).toEqual([handler, 'secretsmanager:GetSecretValue']);
      expect(named, handler).toContain(name);
    }
  }
  expect(handlersAllowed(/^secretsmanager:\w+ WatchCanaryPassword$/)).toEqual(['workflow/canary']);
  expect(handlersAllowed(/^secretsmanager:\w+ \S+:secret:prizvanie\/hh-token/)).toEqual([
    'workflow/import-batch',
  ]);
});

test('what answers everybody changes nothing, and sees nothing of a person; whom e-mails go to say so without an account', () => {
  const open = Object.entries(endpoints).filter(([, { access }]) => access === 'public');
  const names = new Set(open.map(([name]) => name.toLowerCase()));
  const answering = functions.filter(({ handler }) =>
    names.has(handler.replace(/^http\/[^/]+\//, '').replaceAll('-', '')),
  );
  expect(answering).toHaveLength(open.length);
  const fine =
    /^(logs|xray):|^dynamodb:(GetItem|BatchGetItem|Query|Scan) Store(Jobs|Versions|Descriptions)(\/|$)|^s3:(GetObject|ListBucket) (SearchSnapshots|MarketMonths)(\/|$)|^secretsmanager:GetSecretValue OriginSecret$/;
  const ofEmails =
    /^dynamodb:(Get|Put|Update|Delete|BatchGet|BatchWrite)Item Store(Subscriptions|Sent)$|^dynamodb:Query Store(Subscriptions\/index\/byOwner|Sent)$|^ses:SendEmail /;
  for (const { handler, role } of answering) {
    const mayWrite = /^http\/searches\/(subscribe|.*subscription|unsubscribe|get-.*-page)$/.test(handler);
    const more = role.allowed.filter((line) => !fine.test(line) && !(mayWrite && ofEmails.test(line)));
    expect([handler, more]).toEqual([handler, []]);
  }
});

test('no function has a right to rights, to functions, or to anything by a star in its name', () => {
  for (const { handler, role } of functions) {
    const wide = role.allowed.filter((line) => /^(iam|sts|lambda|kms|organizations):|^\S*\*/.test(line));
    expect([handler, wide]).toEqual([handler, []]);
  }
});

test('a star stands in the name of a resource only where its name is made at run time, or by users', () => {
  const starred = functions.flatMap(({ role }) => role.allowed.filter((line) => / .*[*?]/.test(line)));
  const reasons: Record<string, RegExp> = {
    'X-Ray segments have no name': /^xray:\w+ \*$/,
    'a file is named by its owner and its document': /^s3:\w+ UserFiles\/(incoming|documents)\/\*$/,
    'a snapshot by the moment of its making': /^s3:\w+ SearchSnapshots\/\*$/,
    'a month of the market by its month': /^s3:\w+ MarketMonths\/market\/\*$/,
    'SES asks about readers': /^ses:SendEmail arn:\S+:ses:eu-central-1:\S+:identity\/\*$/,
    'an execution when it starts': /^states:DescribeExecution \S+:execution:Prizvanie-test-import:\*$/,
    'Secrets Manager adds six characters': /^secretsmanager:GetSecretValue \S+-\?{6}$/,
    'Bedrock chooses the region of a call': /^bedrock:\w+ arn:\S+:bedrock:\*::foundation-model\/[\w.:-]+$/,
  };
  for (const [reason, line] of Object.entries(reasons))
    expect(
      starred.some((permission) => line.test(permission)),
      reason,
    ).toBe(true);
  expect(
    starred.filter((permission) => !Object.values(reasons).some((line) => line.test(permission))),
  ).toEqual([]);
});
