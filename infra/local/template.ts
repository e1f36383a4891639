import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Environment, resolver } from './intrinsics.ts';
import { withoutNesting } from './nested-stacks.ts';

export interface Resource<Properties> {
  readonly id: string;
  readonly type: string;
  /** What Ref gives: the physical name, or the ARN where CloudFormation says so. */
  readonly ref: string;
  readonly properties: Properties;
}

/** A synthesized stack with what is nested in it, read lazily: only what is asked for is resolved, so only that is refused. */
export interface Template {
  readonly stack: string;
  readonly region: string;
  readonly account: string;
  /** All resources of one type; of their properties those that the schema names are resolved and checked. */
  resources<Properties extends z.ZodObject>(
    type: string,
    properties: Properties,
  ): Resource<z.output<Properties>>[];
  /** A resource by its id in the template. */
  resource<Properties extends z.ZodObject>(
    id: string,
    properties: Properties,
  ): Resource<z.output<Properties>>;
  /** Ids of one type; nothing is resolved. */
  idsOf(type: string): string[];
  arnOf(id: string): string;
  /** The folder behind a Lambda's S3Key or another file asset's object key. */
  assetFolder(objectKey: string): string;
}

const manifestFile = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.object({ templateFile: z.string().optional() }).loose().optional(),
    }),
  ),
});
const templateFile = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Condition: z.string().optional(),
    }),
  ),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown().optional() })).default({}),
});
const assetsFile = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })).default({}),
});

/** For a property that must be absent, because what it asks for is not done here. */
export const notServed = (why: string) => z.undefined(why).optional();

const localAccount = '000000000000';
const localRegion = 'eu-central-1';

function readJson<Content extends z.ZodType>(path: string, content: Content): z.output<Content> {
  return content.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** 'aws://unknown-account/eu-central-1' → the region, or the local one where the stage names none. */
const regionOf = (environment = ''): string => {
  const region = environment.split('/').at(-1) ?? '';
  return region === '' || region === 'unknown-region' ? localRegion : region;
};

/** Reads the one stack of a synthesized app, or the one named. */
export function readTemplate(outDir: string, stackName?: string): Template {
  const { artifacts } = readJson(join(outDir, 'manifest.json'), manifestFile);
  const stacks = Object.entries(artifacts).filter(
    ([, artifact]) => artifact.type === 'aws:cloudformation:stack',
  );
  const chosen = stackName === undefined ? stacks : stacks.filter(([name]) => name === stackName);
  const [found] = chosen;
  if (chosen.length !== 1 || !found)
    throw new Error(
      `${outDir}: expected one stack, found ${stacks.map(([name]) => name).join(', ') || 'none'}`,
    );

  const [stack, artifact] = found;
  const assets = readJson(join(outDir, `${stack}.assets.json`), assetsFile).files;
  const assetPath = (objectKey: string): string => {
    const path = assets[objectKey.replace(/\.(zip|json)$/, '')]?.source.path;
    if (path === undefined) throw new Error(`${stack}: no file asset ${objectKey}`);
    return join(outDir, path);
  };
  const { Resources, Parameters } = withoutNesting(
    readJson(join(outDir, artifact.properties?.templateFile ?? `${stack}.template.json`), templateFile),
    (objectKey) => readJson(assetPath(objectKey), templateFile),
  );
  const environment: Environment = { stack, region: regionOf(artifact.environment), account: localAccount };
  const { resolve, refOf, arnOf } = resolver(environment, Resources, Parameters);

  function resource<Properties extends z.ZodObject>(
    id: string,
    properties: Properties,
  ): Resource<z.output<Properties>> {
    const raw = Resources[id];
    if (!raw) throw new Error(`${stack}: there is no resource ${id}`);
    if (raw.Condition) throw new Error(`${stack}: ${id} has a Condition, which is not served locally`);
    const requestedProperties = Object.entries(raw.Properties).filter(([name]) => name in properties.shape);
    const parsed = properties.safeParse(resolve(Object.fromEntries(requestedProperties), id));
    if (!parsed.success)
      throw new Error(
        `${stack}: ${id} (${raw.Type}) cannot be served locally: ${z.prettifyError(parsed.error)}`,
      );
    return {
      id,
      type: raw.Type,
      get ref() {
        return refOf(id, id);
      },
      properties: parsed.data,
    };
  }

  const idsOf = (type: string): string[] =>
    Object.keys(Resources).filter((id) => Resources[id]?.Type === type);

  return {
    ...environment,
    resource,
    idsOf,
    resources: (type, properties) => idsOf(type).map((id) => resource(id, properties)),
    arnOf: (id) => arnOf(id, id),
    assetFolder: assetPath,
  };
}
