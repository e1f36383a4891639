import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { awsJson, type Operations } from '../../aws-json.ts';
import type { Pool } from '../operations/operation.ts';
import type { Outbox } from '../outbox.ts';
import { hostedSignIn } from './hosted-sign-in.ts';
import { sendFile, sendJson, sendPage } from './html.ts';
import { outboxPage } from './outbox-page.ts';

interface LocalPagesOptions {
  readonly context: Pool;
  /** Those that a browser may ask for. */
  readonly operations: Operations;
  readonly outbox: Outbox;
  readonly siteOnAws: string;
}

const readLocalFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const hostedPath = '/local/sign-in';
export const operationsPath = '/local/cognito';
export const scriptPath = '/local/sign-in.js';

/** What the local site answers under /local/: Cognito for the browser, its hosted domain, and the outbox. */
export function localPages({ context, operations, outbox, siteOnAws }: LocalPagesOptions): RequestListener {
  const cognito = awsJson(operations);
  const hosted = hostedSignIn(context, siteOnAws);
  const [style, script] = [readLocalFile('style.css'), readLocalFile('browser-script.js')];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host}`;
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    if (isForeign(request, origin)) return sendJson(response, { message: 'Forbidden' }, 403);

    if (pathname.startsWith(`${hostedPath}/`))
      return hosted(
        {
          method,
          path: pathname.slice(hostedPath.length),
          query: searchParams,
          form: new URLSearchParams(method === 'POST' ? await text(request) : ''),
          origin,
        },
        response,
      );
    if (pathname.replace(/\/$/, '') === operationsPath && method === 'POST')
      return cognito(request, response);
    if (pathname === '/local/outbox') return sendPage(response, outboxPage(outbox.list()));
    if (pathname === '/local/outbox.json') return sendJson(response, outbox.list());
    if (pathname === '/local/style.css') return sendFile(response, 'text/css', style);
    if (pathname === scriptPath) return sendFile(response, 'text/javascript', script);
    sendPage(response, { title: 'Страница не найдена', body: '', status: 404 });
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, { message: 'Internal Server Error' }, 500);
    });
  };
}

/** A form or a script of another site: AWS would ask where it comes from, too. */
function isForeign({ method, headers }: IncomingMessage, origin: string): boolean {
  return method === 'POST' && headers.origin !== undefined && headers.origin !== origin;
}
