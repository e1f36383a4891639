import { log } from '../log.ts';
import type { RequestContext } from './request-context.ts';

let isColdStart = true;

/** 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=…' → '1-5759e988-bd862e3fe1be46a994272793' */
const traceId = (): string | undefined => /Root=([\w-]+)/.exec(process.env._X_AMZN_TRACE_ID ?? '')?.[1];

/** One line of an answered request. */
export function logRequest(
  { requestId, gatewayId, route }: RequestContext,
  status: number,
  milliseconds: number,
): void {
  log.info('request', {
    route,
    status,
    ms: Math.round(milliseconds),
    requestId,
    ...(gatewayId !== requestId && { gatewayId }),
    isColdStart,
    traceId: traceId(),
  });
  isColdStart = false;
}
