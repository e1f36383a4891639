import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildLambdas, buildServer, buildSite, root } from './build/steps.ts';
import { edgeStackOf } from './edge-stack.ts';
import { JobBoardStack } from './job-board-stack.ts';
import { settingsOf } from './settings.ts';
import { exitWithError } from './user-error.ts';

try {
  const app = new App({ analyticsReporting: false });
  const settings = settingsOf(app.node.tryGetContext('stage'));
  // On a fresh clone `npx cdk synth` is the first command; later nothing is left to do here.
  await buildSite();
  await buildServer();
  await buildLambdas();

  // A file with what the deployed edge stack has and the settings no more, for the deploy in between.
  const keeps = app.node.tryGetContext('edgeKeeps');
  const edge = edgeStackOf(app, settings, keeps && JSON.parse(readFileSync(keeps, 'utf8')));
  new JobBoardStack(app, {
    settings,
    bundles: join(root, 'dist/lambdas'),
    site: join(root, 'dist/site'),
    ...(edge && { edge }),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
} catch (error) {
  exitWithError(error);
}
