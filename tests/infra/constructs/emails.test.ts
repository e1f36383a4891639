import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { leaseSeconds } from '#functions/store/accounts/accounts.ts';
import { smallest, synthesized } from '../synthesized.ts';

const template = synthesized({
  ...smallest,
  ...{ subscriptions: true, sesSender: 'no-reply@jobs.example.ru', domain: { name: 'jobs.example.ru' } },
});

const functionsOf = (handler: string) =>
  Object.values(template.findResources('AWS::Lambda::Function')).filter(
    ({ Properties }) => Properties.Description === `functions/${handler}.ts`,
  );

/** Who may send, each with what they may send as. */
const senders = Object.entries(template.findResources('AWS::IAM::Policy')).flatMap(([id, { Properties }]) =>
  [Properties.PolicyDocument.Statement]
    .flat()
    .filter(({ Action }: { Action: string | string[] }) => [Action].flat().includes('ses:SendEmail'))
    .map((statement: unknown) => [id, statement] as const),
);

describe('e-mails about new vacancies', () => {
  test('leave under the stage’s own sender alone, from two functions', () => {
    expect(senders.map(([id]) => id.replace(/RoleDefaultPolicy.*/, '')).sort()).toEqual([
      'ApiSubscribe',
      'LettersSend',
    ]);
    for (const [, statement] of senders) {
      expect(statement).toMatchObject({
        Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@jobs.example.ru' } },
      });
      const { Resource } = statement as { Resource: unknown[] };
      expect(Resource.map((arn) => JSON.stringify(arn).replace(/^.*:([\w/-]+[^"]*)".*$/, '$1'))).toEqual([
        // Of its sandbox's readers SES asks as well whether the caller may use them.
        'identity/*',
        'configuration-set/Prizvanie-test',
      ]);
    }
  });

  test('are looked for every five minutes, and link to the site', () => {
    const [sender] = functionsOf('workflow/send-digests');
    expect(sender?.Properties.Environment.Variables).toMatchObject({
      MAIL_FROM: 'no-reply@jobs.example.ru',
      SITE_ORIGIN: 'https://jobs.example.ru',
    });
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      Description: 'e-mails about new vacancies',
      ScheduleExpression: 'rate(5 minutes)',
      Target: Match.objectLike({ RetryPolicy: { MaximumRetryAttempts: 0 } }),
    });
    const triedOnce = Object.values(template.findResources('AWS::Lambda::EventInvokeConfig')).map(
      ({ Properties }) => [Properties.FunctionName.Ref, Properties.MaximumRetryAttempts],
    );
    expect(triedOnce).toContainEqual([expect.stringMatching(/^LettersSend/), 0]);
    // What the mail answers is tried three times before it is put aside.
    expect(triedOnce).not.toContainEqual([expect.stringMatching(/^LettersStop/), expect.anything()]);
  });

  test('and whatever else may write for an account die before their lease ends (docs/decisions/044)', () => {
    const writers = Object.values(template.findResources('AWS::Lambda::Function')).filter(
      ({ Properties }) => Properties.Environment?.Variables?.USER_ITEMS_TABLE !== undefined,
    );
    const timeouts = new Map<string, number>(
      writers.map(({ Properties }) => [Properties.Description, Properties.Timeout]),
    );
    const passes = ['workflow/match-searches', 'workflow/send-digests'].map((name) => `functions/${name}.ts`);
    // It waits for leases and takes none.
    timeouts.delete('functions/workflow/sweep-accounts.ts');
    expect(timeouts.size).toBeGreaterThan(20);
    for (const [handler, timeout] of timeouts)
      expect([handler, timeout < leaseSeconds[passes.includes(handler) ? 'pass' : 'call']]).toEqual([
        handler,
        true,
      ]);
    expect(passes.filter((handler) => timeouts.has(handler))).toEqual(passes);
  });

  test('stop where the mail bounces or its reader complains', () => {
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      Name: 'Prizvanie-test',
      SuppressionOptions: { SuppressedReasons: [] },
    });
    template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: Match.objectLike({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] }),
    });
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'lambda' });
    expect(functionsOf('triggers/stop-emails')).toHaveLength(1);
  });

  test('put aside what the mail answers where nobody could be told, or who was told has failed', () => {
    const [queue = ''] = Object.keys(template.findResources('AWS::SQS::Queue')).filter((id) =>
      id.startsWith('LettersUndelivered'),
    );
    const arn = { 'Fn::GetAtt': [queue, 'Arn'] };
    template.hasResourceProperties('AWS::SNS::Subscription', {
      RedrivePolicy: { deadLetterTargetArn: arn },
    });
    const [stop] = functionsOf('triggers/stop-emails');
    expect(stop?.Properties.DeadLetterConfig).toEqual({ TargetArn: arn });
    template.hasResourceProperties('AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: queue }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 'sqs:SendMessage',
            Effect: 'Allow',
            Principal: { Service: 'sns.amazonaws.com' },
            Condition: { ArnEquals: { 'aws:SourceArn': Match.anyValue() } },
          }),
        ]),
      },
    });
  });

  test('are matched after an import has published what is new, and cannot fail it', () => {
    const [machine] = Object.values(template.findResources('AWS::StepFunctions::StateMachine'));
    const text = JSON.stringify(machine?.Properties.DefinitionString).replaceAll('\\"', '"');
    expect(text).toMatch(/"Publish what is new":\{"Next":"Look in saved searches"/);
    expect(text).toMatch(/"Look in saved searches":\{"End":true|"Look in saved searches":\{"Next":"/);
    expect(text).toMatch(/"Look in saved searches":\{.*?"Catch":\[\{"ErrorEquals":\["States\.ALL"\]/);
  });

  test('are nowhere on a stage that has not asked for them', () => {
    const bare = synthesized();
    for (const type of ['AWS::SES::ConfigurationSet', 'AWS::SES::ConfigurationSetEventDestination'])
      bare.resourceCountIs(type, 0);
    expect(JSON.stringify(bare.toJSON())).not.toMatch(/ses:SendEmail|send-digests|Look in saved searches/);
    for (const { Properties } of Object.values(bare.findResources('AWS::Lambda::Function')))
      expect(Properties.Environment?.Variables?.SUBSCRIPTIONS ?? 'false').toBe('false');
  });
});
