import { expect, it } from 'vitest';
import { throttlesOf } from '../../../infra/local/gateway/throttles.ts';
import { synthesized } from '../synthesized.ts';

const stageWith = (properties: object) =>
  synthesized({
    resources: { Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: properties } },
    assets: {},
  });
const limit = (rate: number, burst: number) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });
const countAllowed = (ask: (route: string) => boolean, route: string, times: number) =>
  Array.from({ length: times }, () => ask(route)).filter(Boolean).length;

it('lets a burst through, and then as many as the rate gives back', () => {
  let now = 0;
  const template = stageWith({ RouteSettings: { 'POST /a': limit(2, 4), 'GET /a': limit(1, 1) } });
  const ask = throttlesOf(template, () => now);
  expect(countAllowed(ask, 'POST /a', 10)).toBe(4);
  expect(countAllowed(ask, 'GET /a', 10)).toBe(1);
  now = 1000;
  expect(countAllowed(ask, 'POST /a', 10)).toBe(2);
  now = 1400;
  expect(countAllowed(ask, 'POST /a', 10)).toBe(0);
  now = 1500;
  expect(countAllowed(ask, 'POST /a', 10)).toBe(1);
  now = 60_000;
  expect(countAllowed(ask, 'POST /a', 10)).toBe(4);
});

it('takes for a route without a word of its own that of the stage, and without either none', () => {
  const ask = throttlesOf(
    stageWith({ DefaultRouteSettings: limit(1, 2), RouteSettings: { a: limit(1, 3) } }),
    () => 0,
  );
  expect(['a', 'b', 'c'].map((route) => countAllowed(ask, route, 9))).toEqual([3, 2, 2]);
  expect(
    countAllowed(
      throttlesOf(stageWith({}), () => 0),
      'a',
      1000,
    ),
  ).toBe(1000);
});
