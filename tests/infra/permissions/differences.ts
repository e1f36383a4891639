import { readable } from '../statements.ts';
import type { Holder, Role } from './roles.ts';
import type { HandlerNeeds, Need } from './sdk-calls.ts';

/** What a function of ours does by the runtime's hand: its own log, its traces, putting aside what it has failed on. */
function byRuntime({ properties: { LoggingConfig, DeadLetterConfig } }: Holder): string[] {
  const log = readable(LoggingConfig.LogGroup);
  return [
    ...(DeadLetterConfig ? [`sqs:SendMessage ${readable(DeadLetterConfig.TargetArn)}`] : []),
    ...['CreateLogStream', 'PutLogEvents'].map((action) => `logs:${action} ${log}`),
    ...['PutTelemetryRecords', 'PutTraceSegments'].map((action) => `xray:${action} *`),
  ];
}

/** A call that the code holds and this function never comes to. */
export type Unreached = (need: Need, variables: Readonly<Record<string, unknown>>) => boolean;

interface Expected extends Need {
  /** As a policy names it; null where the program learns it only while it runs. */
  readonly policyName: string | null;
}

/**
 * '<JOBS_TABLE>/index/byChange' → what the function's variable holds, and the rest; '<*_TOKEN_SECRET>' → what each variable
 * of such a name holds.
 */
function resourcesOf(resource: string, variables: Readonly<Record<string, unknown>>): string[] {
  const [, name = '', rest = ''] = /^<([\w*]+)>(.*)$/su.exec(resource) ?? [];
  const pattern = new RegExp(`^${name.replaceAll('*', '\\w+')}$`);
  return Object.entries(variables)
    .filter(([variable, value]) => pattern.test(variable) && value !== '')
    .map(([, value]) => readable(value) + rest);
}

/** A secret and a model are named, policies name their ARNs; Secrets Manager adds six characters of its own. */
const isFor = (granted: string, { policyName: name }: Expected): boolean => {
  if (name === null || granted === name) return true;
  const [end = ''] = granted.match(/[^/:]+$/u) ?? [];
  if (granted.includes(':bedrock:')) return name.endsWith(end);
  return granted.includes(':secret:') && granted.replace(/^.*:secret:/, '').replace(/-\?{6}$/, '') === name;
};

const short = (text: string) => text.replace(/^dynamodb:/, '');
const camel = (variable: string) =>
  variable
    .replace(/_TABLE$/, '')
    .toLowerCase()
    .replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** The grant that would be right, for a table. */
function grantOf(variable: string, needs: readonly Need[]): string {
  const of = (resource: string) =>
    needs
      .filter((need) => need.resource === resource)
      .map(({ action }) => `'${short(action).replace(/^.*:/, '')}'`);
  const table = `tables.${camel(variable)}`;
  const whole = [...new Set(of(`<${variable}>`))].sort();
  const index = needs.find(({ resource }) => resource?.startsWith(`<${variable}>/index/`))?.resource;
  return [
    ...(whole.length > 0 ? [`${table}.grantActions(fn, ${whole.join(', ')})`] : []),
    ...(index ? [`${table}.grantIndexQuery(fn)`] : []),
  ].join('; ');
}

/**
 * Where a function's role and its code differ, as lines that say what to write; empty where they do not. `isWhole` is a
 * stage that sets everything: elsewhere a function may lack a variable, and then asks for nothing that this names.
 */
export function differencesOf(
  { handler, needs, optional }: HandlerNeeds,
  holder: Holder,
  { allowed }: Role,
  { isUnreached, isWhole }: { isUnreached: Unreached; isWhole: boolean },
): string[] {
  const variables: Record<string, unknown> = holder.properties.Environment?.Variables ?? {};
  const reached = needs.filter((need) => !isUnreached(need, variables));
  const lines: string[] = [];
  const expected = reached.flatMap((need): Expected[] => {
    if (need.resource === null) return [{ ...need, policyName: null }];
    const names = resourcesOf(need.resource, variables);
    if (names.length > 0) return names.map((name) => ({ ...need, policyName: name }));
    const [, variable = ''] = /^<([\w*]+)>/.exec(need.resource) ?? [];
    if (isWhole && !optional.has(variable))
      lines.push(`lacks ${need.action} ${need.resource} (${need.where})`);
    return [];
  });

  const grants = allowed.map((line) => line.split(' ', 2) as [action: string, resource: string]);
  for (const need of expected)
    if (!grants.some(([action, resource]) => action === need.action && isFor(resource, need)))
      lines.push(`lacks ${need.action} ${need.resource ?? '*'} (${need.where})`);
  const always = byRuntime(holder);
  for (const [action, resource] of grants)
    if (
      !always.includes(`${action} ${resource}`) &&
      !expected.some((need) => action === need.action && isFor(resource, need))
    )
      lines.push(`never does ${action} ${resource}`);

  const tables = Object.entries(variables).filter(([name]) => name.endsWith('_TABLE'));
  const wrong = new Set(
    [
      ...tables
        .filter(([, value]) => lines.some((line) => line.includes(` ${readable(value)}`)))
        .map(([variable]) => variable),
      ...lines.flatMap((line) => /<(\w+_TABLE)>/.exec(line)?.slice(1) ?? []),
    ].sort(),
  );
  for (const variable of wrong)
    lines.push(`write ${grantOf(variable, reached) || `nothing for ${variable}`}`);
  return [...new Set(lines)].map((line) => `${handler}: ${line}`);
}
