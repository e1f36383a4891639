import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Question } from '../checking/questions.ts';
import type { Write } from '../checking/writes.ts';
import type { Kind } from './mix.ts';

/** What is told when the answer has come, or none. */
export type Kept = (outcome: Write['outcome']) => void;

export interface Asked {
  readonly kind: Kind;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  /** Of those whose answers are looked at. */
  readonly question?: Question;
  readonly kept?: Kept;
}
