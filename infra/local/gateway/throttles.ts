import * as z from 'zod';
import type { Template } from '../template.ts';

const limit = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
type Limit = z.output<typeof limit>;

const stageProperties = z.object({
  DefaultRouteSettings: limit.optional(),
  RouteSettings: z.record(z.string(), limit).default({}),
});

/** A bucket that fills at the rate and holds the burst (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html). */
function bucketOf({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }: Limit, now: () => number) {
  let tokens = burst;
  let filledAt = now();
  return (): boolean => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * rate);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/**
 * Whether one more request on a route, 'POST /api/jobs', is let through, by what the template says of it; without a word
 * of the template each is. `now` is in ms.
 */
export function throttlesOf(template: Template, now = () => performance.now()): (route: string) => boolean {
  const [stage] = template.resources('AWS::ApiGatewayV2::Stage', stageProperties);
  const { DefaultRouteSettings: common, RouteSettings: byRoute = {} } = stage?.properties ?? {};
  const buckets = new Map<string, () => boolean>();
  return (route) => {
    const settings = byRoute[route] ?? common;
    if (!settings) return true;
    const takeToken = buckets.get(route) ?? bucketOf(settings, now);
    buckets.set(route, takeToken);
    return takeToken();
  };
}
