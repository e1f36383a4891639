import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readTemplate, type Template } from '../../infra/local/template.ts';

/** A folder that goes when the test has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-local-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Synthesized {
  readonly resources: Record<string, { Type: string; Properties?: unknown; Condition?: string }>;
  /** Asset hash → its files, path → content. */
  readonly assets?: Record<string, Record<string, string>>;
  /** Hash of a nested stack's template → what stands in it. */
  readonly nested?: Record<string, object>;
}

/** A nested stack as CDK writes it. */
export const nestedStack = (hash: string, parameters: object = {}) => ({
  Type: 'AWS::CloudFormation::Stack',
  Properties: {
    Parameters: parameters,
    TemplateURL: { 'Fn::Join': ['', ['https://s3.', { Ref: 'AWS::URLSuffix' }, `/assets/${hash}.json`]] },
  },
});

/** Writes what CDK would write for these resources, and reads it as the local stack does. */
export function synthesized({ resources, assets = {}, nested = {} }: Synthesized): Template {
  const outDir = temporaryFolder();
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const [hash, files] of Object.entries(assets))
    for (const [path, content] of Object.entries(files)) write(`asset.${hash}/${path}`, content);
  write('manifest.json', {
    artifacts: {
      Test: {
        type: 'aws:cloudformation:stack',
        environment: 'aws://unknown-account/eu-central-1',
        properties: { templateFile: 'Test.template.json' },
      },
    },
  });
  write('Test.template.json', { Resources: resources });
  for (const [hash, template] of Object.entries(nested)) write(`${hash}.nested.template.json`, template);
  const files = [
    ...Object.keys(assets).map((hash) => [hash, { source: { path: `asset.${hash}`, packaging: 'zip' } }]),
    ...Object.keys(nested).map((hash) => [
      hash,
      { source: { path: `${hash}.nested.template.json`, packaging: 'file' } },
    ]),
  ];
  write('Test.assets.json', { files: Object.fromEntries(files) });
  return readTemplate(outDir);
}

/** A function whose code is an asset of its own id. */
export const lambdaFunction = (id: string, more: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    Handler: 'index.handler',
    Runtime: 'nodejs24.x',
    Code: { S3Bucket: { Ref: 'AWS::AccountId' }, S3Key: `${id}.zip` },
    ...more,
  },
});

/** The code of a function, bundled as the build does it: one module that exports `handler`. */
export const code = (body: string) => ({
  'index.mjs': `export const handler = async (event, context) => { ${body} };`,
});
