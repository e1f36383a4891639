import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint, methodsOf } from '#core/contract/endpoint.ts';
import { endpoints, nouns } from '#core/contract/index.ts';
import type { JobBoardApi } from '../../../infra/constructs/api/job-board-api.ts';
import { handlerOf } from '../../../infra/constructs/function/bundled-function.ts';
import type { Tables } from '../../../infra/constructs/storage/tables.ts';
import { templatesOf } from '../stages.ts';
import { allHandlers } from '../synthesized.ts';

/** Under CloudFormation's own 500 resources and 1 MB, so that whoever comes near has time to split. */
const most = { resources: 400, bytes: 800_000, parameters: 200, outputs: 200 };

const madeUp = Array.from({ length: 15 }, (_, at) => `madeUp${at}`);
const withMadeUp = (nounOf: (at: number) => string): string[] => [
  ...allHandlers,
  ...madeUp.map((name, at) => handlerOf(nounOf(at), name)),
];

/** Where fifteen new operations may come. */
const places: Record<string, (at: number) => string> = {
  'all of the largest noun': () => 'adminJobs',
  'all of a noun of their own': () => 'madeUp',
  'of every noun alike': (at) => Object.keys(nouns)[at % Object.keys(nouns).length] ?? '',
};

describe('each template of a stage with everything', () => {
  test.each(Object.entries(places))('has room for fifteen more operations, %s', (_, nounOf) => {
    const files = templatesOf('everything', {
      names: withMadeUp(nounOf),
      change({ stack }) {
        const api = stack.node.findChild('Api') as JobBoardApi;
        const store = stack.node.findChild('Store') as Tables;
        for (const [at, name] of madeUp.entries())
          api.add(
            nounOf(at),
            name,
            endpoint({
              method: 'POST',
              path: `/api/made-up/${at}`,
              access: 'admin',
              request: z.object({}),
              response: z.object({}),
            }),
            (answer) => {
              for (const table of [store.jobs, store.descriptions, store.versions, store.userItems])
                table.grantActions(answer, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
              store.audit.grantAppend(answer);
            },
          );
      },
    });
    const routes = files.flatMap(({ resources }) =>
      Object.values(resources).filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route'),
    );
    expect(routes).toHaveLength(Object.values(endpoints).flatMap(methodsOf).length + madeUp.length);

    const tooLarge = files.flatMap(({ name, text, resources, parameters, outputs }) => {
      const has = {
        resources: Object.keys(resources).length,
        bytes: Buffer.byteLength(text),
        parameters: Object.keys(parameters).length,
        outputs: Object.keys(outputs).length,
      };
      return (Object.keys(most) as (keyof typeof most)[])
        .filter((what) => has[what] > most[what])
        .map((what) => `${name}: ${has[what]} ${what}`);
    });
    expect(tooLarge).toEqual([]);
  });
});

test('every operation is of one noun', () => {
  const ofNouns = Object.values(nouns).flatMap((operations) => Object.keys(operations));
  expect(ofNouns.sort()).toEqual(Object.keys(endpoints).sort());
});
