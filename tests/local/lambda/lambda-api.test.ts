import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { startLambdaApi } from '../../../infra/local/lambda/lambda-api.ts';
import { code, lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';

it('runs a function for a command, and tells in AWS’s words what it cannot', async () => {
  const template = synthesized({
    resources: { Fn: lambdaFunction('Fn') },
    assets: { Fn: code('if (event.fails) throw new TypeError("нельзя"); return event;') },
  });
  const lambdas = startLambdas({
    ...{ template, logDir: join(temporaryFolder(), 'logs') },
    environment: () => ({}),
  });
  onTestFinished(() => lambdas.close());
  const api = await startLambdaApi(template, lambdas);
  onTestFinished(() => api.close());
  const invoke = async (body: string, arn = template.arnOf('Fn')) => {
    const path = `/2015-03-31/functions/${encodeURIComponent(arn)}/invocations`;
    const { status, headers } = await fetch(api.url + path, { method: 'POST', body });
    return [status, headers.get('x-amzn-errortype') ?? headers.get('x-amz-function-error')];
  };

  expect(await invoke('{}')).toEqual([200, null]);
  expect(await invoke('{"fails":true}')).toEqual([200, 'Unhandled']);
  expect(await invoke('{')).toEqual([400, 'InvalidRequestContentException']);
  expect(await invoke('{}', 'nobody')).toEqual([404, 'ResourceNotFoundException']);
  for (const characters of [3, 8].map((megabytes) => megabytes * 2 ** 20))
    expect(await invoke(JSON.stringify('я'.repeat(characters)))).toEqual([
      413,
      'RequestEntityTooLargeException',
    ]);
});
