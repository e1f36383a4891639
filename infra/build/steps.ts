import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { BuildOptions, Plugin, PluginBuild } from 'esbuild';
import { localStage, stackName } from '../settings.ts';
import { UserError } from '../user-error.ts';
import { runStep } from './step.ts';

export const root = join(import.meta.dirname, '../..');

const run = promisify(execFile);

/** Runs a file with this Node; what it says is shown only when it fails. */
async function runNode(what: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  try {
    await run(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      maxBuffer: 64 * 2 ** 20,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const output = stripVTControlCharacters(stderr || stdout || String(error)).replace(/^ {4}at .*\n?/gm, '');
    throw new UserError(`${what}:\n${output.trim()}`);
  }
}

const shared = ['functions/core', 'package.json', 'package-lock.json', 'infra/build'];

/** Where the server's part of the site lies as one module, under which name handlers import its source. */
const drawsPages = {
  name: 'draws-pages',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /\/frontend\/src\/app\/server\.tsx$/ }, () => ({
      path: join(root, 'dist/server/server.js'),
    }));
  },
} satisfies Plugin;

/** How what a Lambda runs is put together, in esbuild's words. */
export const lambdaBundle = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  // A Russian letter is two bytes, not the six of '\u0430': most of a function that knows the lexicon is such letters.
  charset: 'utf8',
  alias: { '@aws-sdk/credential-provider-node': join(root, 'functions/external/lambda-credentials.ts') },
  // Lambda does not say so, and where nobody does React draws pages with all its checks for developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Names stay whole: a stack trace in a log speaks of our functions.
  minifySyntax: true,
  minifyWhitespace: true,
  plugins: [drawsPages],
} satisfies BuildOptions;

/** Every file of functions/http/<noun>, workflow and triggers becomes dist/lambdas/<same path>/index.mjs. */
export const buildLambdas = () =>
  runStep(root, {
    name: 'lambdas',
    inputs: ['functions', 'dist/server', ...shared],
    outputs: ['dist/lambdas'],
    async run() {
      const { build } = await import('esbuild');
      const outdir = join(root, 'dist/lambdas');
      rmSync(outdir, { recursive: true, force: true });
      await build({
        absWorkingDir: root,
        entryPoints: globSync('functions/{http/*,triggers,workflow}/*.ts', { cwd: root }).sort(),
        outbase: 'functions',
        outdir,
        entryNames: '[dir]/[name]/index',
        outExtension: { '.js': '.mjs' },
        ...lambdaBundle,
        // The SDK's CommonJS parts call require, which a module does not have.
        banner: {
          js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
        },
        logLevel: 'silent',
      }).catch((error: Error) => {
        throw new UserError(`Функции не собрались:\n${error.message}`);
      });
    },
  });

/** The browser's part, by Vite, into dist/site. In a process of its own, which takes its memory away with it. */
export const buildSite = () =>
  runStep(root, {
    name: 'site',
    inputs: ['frontend', ...shared],
    outputs: ['dist/site'],
    run: () => runNode('Сайт не собрался', ['node_modules/vite/bin/vite.js', 'build', 'frontend']),
  });

/** What draws public pages in a Lambda, into dist/server: on the page that `buildSite` has made. */
export const buildServer = () =>
  runStep(root, {
    name: 'server',
    inputs: ['frontend', 'dist/site', ...shared],
    outputs: ['dist/server'],
    run: () =>
      runNode('Страницы для сервера не собрались', [
        'node_modules/vite/bin/vite.js',
        'build',
        'frontend',
        '--config',
        'frontend/server.vite.config.ts',
      ]),
  });

/** The template of the local stage in cdk.out, from what the two other steps made. */
export const synthesizeLocally = () =>
  runStep(root, {
    name: 'template',
    inputs: [
      'cdk.json',
      'dist/lambdas',
      'dist/site',
      'infra/app.ts',
      'infra/constructs',
      'infra/edge-stack.ts',
      'infra/job-board-stack.ts',
      'infra/settings',
      'infra/settings.ts',
      'infra/stages',
      ...shared,
    ],
    outputs: ['cdk.out/manifest.json', `cdk.out/${stackName(localStage)}.template.json`],
    run() {
      const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));
      return runNode('Шаблон не собрался', ['infra/app.ts'], {
        CDK_OUTDIR: 'cdk.out',
        CDK_CONTEXT_JSON: JSON.stringify({ ...context, stage: localStage }),
      });
    },
  });
