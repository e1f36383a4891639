import { posix } from 'node:path';

export interface Request {
  path: string;
  /** What managed rules that only count have put on it. */
  labels?: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a statement of the template, whatever it is
export type Statement = any;

/** WAF's transformations, as its guide describes them. */
const transformations = {
  NONE: (path: string) => path,
  URL_DECODE: (path: string) =>
    path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  NORMALIZE_PATH: (path: string) => posix.normalize(path),
};

/** WAF's statements, as far as the template uses them. */
export function holds(statement: Statement, request: Request): boolean {
  const [[kind, fields] = []] = Object.entries<Statement>(statement);
  if (kind === 'AndStatement') return fields.Statements.every((nested: Statement) => holds(nested, request));
  if (kind === 'OrStatement') return fields.Statements.some((nested: Statement) => holds(nested, request));
  if (kind === 'NotStatement') return !holds(fields.Statement, request);
  if (kind === 'LabelMatchStatement') return request.labels?.includes(fields.Key) ?? false;
  if (kind === 'RegexMatchStatement')
    return new RegExp(fields.RegexString).test(
      fields.TextTransformations.toSorted((a: Statement, b: Statement) => a.Priority - b.Priority).reduce(
        (path: string, { Type }: { Type: keyof typeof transformations }) => transformations[Type](path),
        request.path,
      ),
    );
  throw new Error(`what is ${kind}?`);
}

/** What WAF's guide says of the capacity that each statement takes. */
export function unitsOf(statement: Statement): number {
  const [[kind, fields] = []] = Object.entries<Statement>(statement);
  const sum = (all: Statement[]) => all.reduce((units, nested) => units + unitsOf(nested), 0);
  if (kind === 'AndStatement' || kind === 'OrStatement') return sum(fields.Statements);
  if (kind === 'NotStatement') return unitsOf(fields.Statement);
  if (kind === 'LabelMatchStatement') return 1;
  if (kind === 'RateBasedStatement')
    return 2 + (fields.ScopeDownStatement ? unitsOf(fields.ScopeDownStatement) : 0);
  if (kind === 'RegexMatchStatement')
    return (
      3 +
      10 *
        fields.TextTransformations.filter(
          (transformation: { Type: string }) => transformation.Type !== 'NONE',
        ).length
    );
  const lists: Record<string, number> = {
    AWSManagedRulesAmazonIpReputationList: 25,
    AWSManagedRulesKnownBadInputsRuleSet: 200,
    AWSManagedRulesCommonRuleSet: 700,
  };
  const units = lists[fields.Name];
  if (units === undefined) throw new Error(`what does ${kind} take?`);
  return units;
}
