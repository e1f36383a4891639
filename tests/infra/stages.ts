import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stack, Stage } from 'aws-cdk-lib';
import { edgeRegion } from '../../infra/settings/edge.ts';
import { hasSes } from '../../infra/settings/regions.ts';
import { parseSettings } from '../../infra/settings.ts';
import { appOf, builtFolders } from './synthesized.ts';

/** With everything that a deployer may set. */
const everything = {
  ...JSON.parse(readFileSync('infra/stages/example.json', 'utf8')),
  indexNow: { key: '0123456789abcdef' },
  domain: { name: 'jobs.example.ru', hostedZone: { id: 'Z0123456789ABC', name: 'example.ru' } },
  google: { clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'prizvanie/google' },
  writer: { model: 'eu.amazon.nova-lite-v1:0', price: { input: 0.00006, output: 0.00024 } },
  sesSender: 'no-reply@jobs.example.ru',
  adminEmails: ['anna@example.ru'],
  alarms: { email: 'anna@example.ru' },
  search: { provisionedConcurrency: 1 },
  firewall: true,
  canary: true,
  matching: true,
  accountSync: true,
  subscriptions: true,
  publicEmail: 'info@jobs.example.ru',
};

/** The three that a first deploy must bring through, by what they are; the name is the stage's. */
export const stages = {
  everything: { name: 'prod', values: everything },
  smallest: {
    name: 'dev',
    values: {
      region: 'eu-central-1',
      contactEmail: 'team@prizvanie.example',
      sources: { trudvsem: {} },
      keepsData: false,
    },
  },
  passing: { name: 'prod', values: { ...everything, keepsData: false } },
} as const;

export type StageKind = keyof typeof stages;
export const stageKinds = Object.keys(stages) as StageKind[];

export interface RawResource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: properties of every type
  readonly Properties?: any;
  readonly DeletionPolicy?: string;
  readonly DependsOn?: string | readonly string[];
}

/** One file that CloudFormation gets. */
export interface TemplateFile {
  readonly name: string;
  readonly kind: 'main' | 'nested' | 'edge';
  readonly text: string;
  readonly resources: Readonly<Record<string, RawResource>>;
  readonly parameters: Readonly<Record<string, { readonly Description?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly Description?: string; readonly Value: unknown }>>;
  readonly description: string | undefined;
}

type App = ReturnType<typeof appOf>;

/** Every template of a stage: its main stack’s, what is nested in it, and the edge’s. `change` sees the app before it is synthesized. */
export function templatesOf(
  kind: StageKind,
  { region, change, names }: { region?: string; change?: (app: App) => void; names?: string[] } = {},
): TemplateFile[] {
  const { name, values } = stages[kind];
  const folders = builtFolders(names);
  try {
    const ofRegion =
      region === undefined
        ? {}
        : { region, ...(!hasSes(region) && { subscriptions: false, sesSender: undefined }) };
    const app = appOf(parseSettings(name, { ...values, ...ofRegion }), folders);
    change?.(app);
    app.app.synth();
    return [app.stack, ...(app.edge ? [app.edge] : [])].flatMap(filesOf);
  } finally {
    folders.remove();
  }
}

function filesOf(main: Stack): TemplateFile[] {
  const read = (file: string) => readFileSync(join(Stage.of(main)?.outdir ?? '', file), 'utf8');
  return main.node
    .findAll()
    .filter((construct) => construct instanceof Stack)
    .map((stack) => {
      const text = read(stack.templateFile);
      const { Resources, Parameters = {}, Outputs = {}, Description } = JSON.parse(text);
      return {
        name: stack.templateFile,
        kind: stack.nested ? 'nested' : stack.region === edgeRegion ? 'edge' : 'main',
        text,
        resources: Resources,
        parameters: Parameters,
        outputs: Outputs,
        description: Description,
      };
    });
}

/** Every value under a key, however deep. */
export function valuesUnder(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, nested]) => [
    ...(name === key ? [nested] : []),
    ...valuesUnder(key, nested),
  ]);
}
