const header = 'x-saved-at';

/** When it was saved, an ISO instant; null of an answer that comes from the server. */
export const savedAtOf = ({ headers }: Response): string | null => headers.get(header);

/** A copy to be saved, with the moment. `body` is what the answer held, no longer compressed. */
export function stamped({ status, headers: receivedHeaders }: Response, body: ArrayBuffer): Response {
  const headers = new Headers(receivedHeaders);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, new Date().toISOString());
  return new Response(body, { status, headers });
}
