import type { Endpoint } from '#core/contract/endpoint.ts';
import { answerOf, httpEvent } from './http-event.ts';

const pairsOf = ([name, value]: [string, unknown]): [string, string][] =>
  (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]);

/** How a browser asks it: `input` holds parameters of the path, the query and the body alike. */
export function operationCaller<E extends Endpoint>(operation: E, handler: Parameters<typeof answerOf>[0]) {
  return (sub: string | undefined, input: Record<string, unknown> = {}) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const path = Object.fromEntries(names.map((name) => [name, String(input[name])]));
    const rest = Object.entries(input).filter(([name]) => !names.includes(name));
    const hasBody = !['GET', 'DELETE'].includes(operation.method);
    const payload = hasBody
      ? { body: JSON.stringify(Object.fromEntries(rest)) }
      : { query: new URLSearchParams(rest.flatMap(pairsOf)).toString() };
    return answerOf(handler, httpEvent(operation, { path, ...payload, ...(sub !== undefined && { sub }) }));
  };
}
