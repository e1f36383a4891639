import type { Endpoint } from '#core/contract/endpoint.ts';
import * as secrets from '#functions/external/secrets.ts';
import { env } from '#functions/runtime/env.ts';
import { createGate, type GateDependencies } from '#functions/runtime/http/gate.ts';
import { type HttpAnswer, httpLambda, type RequestMetrics } from '#functions/runtime/http/http-endpoint.ts';
import {
  type StreamedAnswer,
  type StreamedEndpoint,
  streamLambda,
} from '#functions/runtime/http/stream-endpoint.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';

/* Where the wrappers of all handlers learn who is an administrator, and what the CDN's secret is. */
const gateDependencies: GateDependencies = {
  isAdmin: (userId) => userRoles.isAdmin(userId),
  findOriginSecret: (version) => secrets.find(env('ORIGIN_SECRET'), version),
};

/** A handler that answers whole. */
export const httpEndpoint = <E extends Endpoint>(
  operation: E,
  answer: HttpAnswer<E>,
  metrics?: RequestMetrics,
) => httpLambda(createGate(gateDependencies), operation, answer, metrics);

/** A handler that answers word by word. */
export const streamEndpoint = <E extends StreamedEndpoint>(operation: E, answer: StreamedAnswer<E>) =>
  streamLambda(createGate(gateDependencies), operation, answer);
