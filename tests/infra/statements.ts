import type { Template } from 'aws-cdk-lib/assertions';

/** A reference in a template as text: the id of what it points at, without the hash, or the text it makes. */
export function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[intrinsic, argument] = []] = Object.entries(value as Record<string, unknown>);
  if (intrinsic === 'Ref') return String(argument).includes('::') ? `{${argument}}` : plain(String(argument));
  if (intrinsic === 'Fn::GetAtt') return plain((argument as string[])[0] ?? '');
  if (intrinsic === 'Fn::Join') return (argument as [string, unknown[]])[1].map(readable).join('');
  if (intrinsic === 'Fn::Sub') return String(argument);
  throw new Error(`what is ${JSON.stringify(value)}?`);
}

const plain = (id: string) => id.replace(/[0-9A-F]{8}$/, '');
const list = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);

/** What the policies of the roles whose id begins so allow, as sorted lines 'action resource'. */
export function statementsOf(template: Template, role: string): string[] {
  const lines = Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(role))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
    .flatMap(({ Effect, Action, Resource, ...rest }) => {
      if (Effect !== 'Allow' || Object.keys(rest).length > 0)
        throw new Error('an unexpected kind of statement');
      return list<string>(Action).flatMap((action) =>
        list(Resource).map((resource) => `${action} ${readable(resource)}`),
      );
    });
  return lines.sort();
}
