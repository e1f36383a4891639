import type { Template } from 'aws-cdk-lib/assertions';
import { readable } from '../statements.ts';

/** Who acts by a role. */
export interface Role {
  readonly id: string;
  /** What may be done, as lines 'dynamodb:GetItem StoreJobs', sorted. */
  readonly allowed: readonly string[];
  /** The functions, state machines and schedules that have it. */
  readonly holders: readonly Holder[];
}
export interface Holder {
  readonly id: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: properties of every type
  readonly properties: any;
}

const list = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Item];

interface Statement {
  Effect: string;
  Action?: string | string[];
  Resource?: unknown;
}

function linesOf({ Effect, Action, Resource }: Statement): string[] {
  if (Effect !== 'Allow' || Action === undefined || Resource === undefined)
    throw new Error('a statement of a kind that is read nowhere');
  return list(Action).flatMap((action) =>
    list(Resource).map((resource) => `${action} ${readable(resource)}`),
  );
}

const pointsAt = (value: unknown, id: string): boolean => {
  const text = JSON.stringify(value ?? null);
  return text.includes(`{"Ref":"${id}"}`) || text.includes(`{"Fn::GetAtt":["${id}","Arn"]}`);
};

interface Resource {
  Type: string;
  Properties?: object;
}

/** Every role of a template with what it allows. */
export function rolesOf(template: Template): Role[] {
  const all = Object.entries<Resource>(template.toJSON().Resources).map(
    ([id, { Type: type, Properties: properties = {} }]): Holder => ({ id, type, properties }),
  );
  const policies = all.filter(({ type }) => /^AWS::IAM::(Role|Managed|User|Group)?Policy$/.test(type));
  return all
    .filter(({ type }) => type === 'AWS::IAM::Role')
    .map(({ id, properties }) => {
      const attached = policies.filter(
        (policy) => pointsAt(policy.properties.Roles, id) || pointsAt(policy.properties.RoleName, id),
      );
      if (properties.ManagedPolicyArns) throw new Error(`${id}: a managed policy opens more than is called`);
      const documents = [
        ...list<{ PolicyDocument: { Statement: Statement[] } }>(properties.Policies),
        ...attached.map((policy) => policy.properties),
      ].map(({ PolicyDocument }) => PolicyDocument);
      const holders = all.filter(
        (holder) =>
          pointsAt(holder.properties.Role, id) ||
          pointsAt(holder.properties.RoleArn, id) ||
          pointsAt(holder.properties.Target?.RoleArn, id),
      );
      const allowed = documents.flatMap(({ Statement }) => list(Statement).flatMap(linesOf));
      return { id, allowed: [...new Set(allowed)].sort(), holders };
    });
}
