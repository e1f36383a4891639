import { describe, expect, test } from 'vitest';
import { endpoints } from '#core/contract/index.ts';
import { readable } from '../statements.ts';
import { allHandlers, handlerByOperation } from '../synthesized.ts';
import { differencesOf, type Unreached } from './differences.ts';
import { readHandlers } from './handler-code.ts';
import { needsOf } from './sdk-calls.ts';
import { handlerOf, ofHandlers, rolesIn, stageNames } from './stages.ts';

const codes = new Map((await readHandlers(needsOf)).map((code) => [code.handler, code]));
const stacks = stageNames.map((name) => ({ name, roles: rolesIn(name) }));

const accessOf = new Map(
  Object.entries(endpoints).map(([name, { access }]) => [handlerByOperation.get(name) ?? '', access]),
);

/** What stands in a condition that no reading of the code decides. */
const unreachedBy =
  (handler: string): Unreached =>
  ({ action, where }, { USER_DIRECTORY: directory, SUBSCRIPTIONS: subscriptions }) =>
    // Only an operation for administrators asks whether the caller is one.
    (where.endsWith(' isAdmin') && accessOf.get(handler) !== 'admin') ||
    (action === 'cognito-idp:ListUsers' && directory === 'false') ||
    (action === 'ses:SendEmail' && subscriptions === 'false');

test('every function of ours is looked at, in a stage that has them all', () => {
  const [everything] = stacks;
  const looked = ofHandlers(everything?.roles ?? []).map(({ handler }) => handler);
  const ours = allHandlers.toSorted();
  expect(looked.toSorted()).toEqual(ours);
  expect([...codes.keys()].toSorted()).toEqual(ours);
});

/** What the library makes for itself: it is told by nobody of ours what it may do. */
const libraryRoles: Record<string, RegExp> = {
  // Calls the publisher in a deploy that brings a new version of it.
  AWSCDKTriggerCustomResourceProviderCustomResourceProviderRole:
    /^(logs:\w+ SearchSnapshotsFirstOfReleaseLog|lambda:InvokeFunction SearchSnapshotsPublishSnapshot:\*)$/,
  // Reads what the deploy brought, and syncs the whole bucket.
  WebSiteUploadRole:
    /^(logs:\w+ WebSiteUploadLog|s3:[\w*]+ (WebSiteFiles|arn:.*:cdk-hnb659fds-assets-.*)(\/\*)?)$/,
};

/** A log that is delivered, and traces, have no resource of their own that a policy could name. */
const nameless =
  /^(xray:(Put\w+|GetSampling\w+)|logs:\w+(LogDelivery|LogDeliveries|LogGroups|ResourcePolic(y|ies))) \*$/;

/** Everything of the template that a value names. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('Ref' in value || 'Fn::GetAtt' in value) return [readable(value)];
  return Object.values(value).flatMap(namesIn);
}

/** State machines that a definition names by text: one that starts itself cannot refer to itself. */
const machinesIn = (definition: unknown): string[] =>
  definition === undefined
    ? []
    : [...readable(definition).matchAll(/"StateMachineArn":"([^"]+)"/g)].map(([, arn = '']) => arn);

describe.each(stacks)('in a stage $name', ({ name, roles }) => {
  test('each function may do what its code asks for, and nothing else', () => {
    const lines = ofHandlers(roles).flatMap(({ handler, holder, role }) => {
      const code = codes.get(handler);
      if (!code) throw new Error(`${handler} has no code`);
      const isWhole = name === 'whole';
      return differencesOf(code, holder, role, { isUnreached: unreachedBy(handler), isWhole });
    });
    expect(lines).toEqual([]);
  });

  test('no two functions share a role', () => {
    const shared = roles.filter(({ holders }) => holders.length > 1 && holders.some(handlerOf));
    expect(shared.map(({ id }) => id)).toEqual([]);
  });

  test('the workflow and the clocks call what they name, and nothing else', () => {
    for (const { id, allowed, holders } of roles) {
      const callers = holders.filter(({ type }) => /StateMachine$|Schedule$/.test(type));
      if (callers.length === 0) continue;
      const named = callers.flatMap(({ properties: { DefinitionString, Target } }) => [
        ...namesIn([DefinitionString, Target?.Arn, Target?.DeadLetterConfig]),
        ...machinesIn(DefinitionString),
      ]);
      const called = allowed.filter((line) => !nameless.test(line)).map((line) => line.split(' ')[1] ?? '');
      expect([id, [...new Set(called)].toSorted()]).toEqual([
        id,
        [...new Set(named.filter((name) => !name.startsWith('{')))].toSorted(),
      ]);
    }
  });

  test('every other role is one of the library’s own', () => {
    const others = roles.filter(
      ({ holders }) =>
        !holders.some(
          (holder) => handlerOf(holder) !== undefined || /StateMachine$|Schedule$/.test(holder.type),
        ),
    );
    for (const { id, allowed } of others) {
      const known = libraryRoles[id.replace(/[0-9A-F]{8}$/, '')];
      if (!known) throw new Error(`whose is ${id}? It may ${allowed.join(', ')}`);
      expect(allowed.filter((line) => !known.test(line))).toEqual([]);
    }
  });
});
