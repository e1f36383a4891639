import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack, Stage } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { nounNames, nouns, streamNames } from '#core/contract/index.ts';
import { handlerOf } from '../../infra/constructs/function/bundled-function.ts';
import { edgeStackOf, type TemplateParts } from '../../infra/edge-stack.ts';
import { JobBoardStack } from '../../infra/job-board-stack.ts';
import { type RawTemplate, withoutNesting } from '../../infra/local/nested-stacks.ts';
import { parseSettings, type Settings } from '../../infra/settings.ts';

/** Operation → its handler: 'searchJobs' → 'http/jobs/search-jobs'. */
export const handlerByOperation: ReadonlyMap<string, string> = new Map([
  ...nounNames.flatMap((noun) =>
    Object.keys(nouns[noun]).map((name) => [name, handlerOf(noun, name)] as const),
  ),
  ...streamNames.map((name) => [name, handlerOf('writing', name)] as const),
]);

export const handlers = [
  ...handlerByOperation.values(),
  'triggers/authorize-sign-up',
  'triggers/grant-first-admins',
  'workflow/start-import-run',
  'workflow/import-batch',
  'workflow/count-market',
  'workflow/record-import-failure',
  'workflow/publish-snapshot',
  'workflow/canary',
  'workflow/report-full-crawl-age',
  'workflow/sweep-accounts',
  'workflow/read-demands',
];

/** Of a stage that names Google's client. */
const handlersOfGoogle = ['triggers/keep-linked-email'];

/** Of a stage that tells search engines what has changed. */
const handlersOfIndexNow = ['workflow/submit-addresses'];

export const smallest = {
  region: 'eu-central-1',
  contactEmail: 'team@prizvanie.example',
  sources: { hh: { tokenSecret: 'prizvanie/hh-token' } },
};

/** Of a stage that writes e-mails. */
const handlersOfEmails = ['triggers/stop-emails', 'workflow/match-searches', 'workflow/send-digests'];

/** Of a stage with everything that a deployer may set. */
export const allHandlers = [...handlers, ...handlersOfGoogle, ...handlersOfIndexNow, ...handlersOfEmails];

/** Hosts of a stage called «test» that the page may ask while signing in, and where it sends files to. */
export const connections = [
  'https://cognito-idp.eu-central-1.amazonaws.com',
  'https://prizvanie-test.auth.eu-central-1.amazoncognito.com',
  'https://prizvanie-test-{AWS::AccountId}-eu-central-1.s3.eu-central-1.{AWS::URLSuffix}',
];

export const notFoundPage = '<!doctype html><title>Страница не найдена — Призвание</title>';

/** Folders such as the build leaves, with code of no meaning; gone after the test file or test that asked. */
export function builtFolders(names = allHandlers): {
  bundles: string;
  site: string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-infra-'));
  const put = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of names) put(`bundles/${name}/index.mjs`, `export const handler = () => '${name}';`);
  put('site/index.html', '<!doctype html><title>Призвание</title>');
  put('site/404.html', notFoundPage);
  put('site/robots.txt', 'User-agent: *');
  put('site/assets/main-abc.js', 'void 0;');
  return {
    bundles: join(folder, 'bundles'),
    site: join(folder, 'site'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The app of a stage, its stacks not yet synthesized; what they are synthesized to goes with the folders. */
export function appOf(settings: Settings, folders: { bundles: string; site: string }, keeps?: TemplateParts) {
  const app = new App({
    analyticsReporting: false,
    outdir: mkdtempSync(join(folders.bundles, '..', 'cdk.out-')),
    context: { '@aws-cdk/core:defaultCrossStackReferences': 'weak' },
  });
  const edge = edgeStackOf(app, settings, keeps);
  const stack = new JobBoardStack(app, {
    settings,
    ...folders,
    ...(edge && { edge }),
  });
  return { app, edge, stack };
}

/** A stack's template with what is nested in it among its resources. */
export function wholeTemplateOf(stack: Stack): Template {
  const own = Template.fromStack(stack).toJSON();
  const read = (file: string) => JSON.parse(readFileSync(join(Stage.of(stack)?.outdir ?? '', file), 'utf8'));
  const { files } = read(`${stack.artifactId}.assets.json`);
  const whole = withoutNesting(own as RawTemplate, (objectKey) =>
    read(files[objectKey.replace('.json', '')].source.path),
  );
  return Template.fromJSON(whole);
}

/** By its settings, as text: a template costs a second of processor time. */
const templateCache = new Map<string, string>();

/** The template of a stage called «test» with these settings besides the smallest ones: a copy for whoever asks. */
export function synthesized(values: Record<string, unknown> = {}): Template {
  const settings = parseSettings('test', { ...smallest, ...values });
  const key = JSON.stringify(settings);
  if (!templateCache.has(key)) {
    const folders = builtFolders();
    try {
      templateCache.set(key, JSON.stringify(wholeTemplateOf(appOf(settings, folders).stack).toJSON()));
    } finally {
      folders.remove();
    }
  }
  return Template.fromJSON(JSON.parse(templateCache.get(key) ?? ''));
}
