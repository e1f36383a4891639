/** An answer as it goes over the wire. */
export interface TrudvsemReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = (status: number, body: object): TrudvsemReply => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(body),
});

/** How the portal says no. It has no error that is made for programs. */
export const errorAnswers = {
  /** Under load, and behind the window of 10,000. */
  internal: json(500, { status: '500', meta: {}, results: {} }),
  unavailable: { status: 503, body: '' },
  /** HTTP says 200, the body does not. */
  statusInside: json(200, { status: '500', meta: {}, results: {} }),
  errorInside: json(200, { status: '200', meta: { error: 'Произошла ошибка при выполнении запроса' } }),
  notFound: json(404, { status: '404', meta: {}, results: {} }),
  tooManyRequests: { status: 429 },
  /** What stands before the portal shows a page of its own, to foreign addresses for one. */
  guard: {
    status: 403,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><html><head><title>Доступ ограничен</title></head><body></body></html>',
  },
  worksPage: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><html><head><title>Технические работы</title></head><body></body></html>',
  },
} satisfies Record<string, TrudvsemReply>;
