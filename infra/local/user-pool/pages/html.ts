import type { ServerResponse } from 'node:http';

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign);

/** Nothing runs here, and nothing comes or goes but a form to this very place. */
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const headers = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  // Under 'no-referrer' a form would not say that it comes from here.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

export interface Page {
  readonly title: string;
  /** HTML of the body, with everything foreign in it escaped. */
  readonly body: string;
  /** @default 200 */
  readonly status?: number;
  /** @default - it stays as it is */
  readonly refreshSeconds?: number;
}

export function sendPage(
  response: ServerResponse,
  { title, body, status = 200, refreshSeconds }: Page,
): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/local/style.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`);
}

export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function sendFile(response: ServerResponse, contentType: string, content: string): void {
  response.writeHead(200, { ...headers, 'content-type': `${contentType}; charset=utf-8` });
  response.end(content);
}

export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { ...headers, location: address });
  response.end();
}
