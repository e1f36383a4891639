import type { Endpoint } from '#core/contract/endpoint.ts';
import type { CheckedRequest } from '../checking/checked-requests.ts';
import type { Write } from '../checking/writes.ts';
import type { Kind } from './mix.ts';

/** What is told when the answer has come, or none. */
export type OnOutcome = (outcome: Write['outcome']) => void;

export interface LoadRequest {
  readonly kind: Kind;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  /** Of those whose answers are looked at. */
  readonly checked?: CheckedRequest;
  readonly onOutcome?: OnOutcome;
}
