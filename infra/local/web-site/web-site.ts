import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { withSecrets } from '../dynamic-references.ts';
import { type LoopbackServer, serveOnLoopback } from '../loopback.ts';
import type { Template } from '../template.ts';
import { type Answer, absent, s3Error, text, urlTooLong } from './answers.ts';
import { type Behaviour, behavioursOf, type ResponseHeaders } from './cdn-config.ts';
import { compressed, compressor, type Encoding, encodingFor } from './compression.ts';
import { type EdgeRequest, type EdgeResponse, edgeFunction } from './edge-function.ts';
import { amendedFile, amendedPage, isLocalPath, type LocalAdditions } from './local-additions.ts';
import { filesOf, type SiteFile } from './site-files.ts';

interface WebSiteOptions {
  readonly template: Template;
  /** Hosts of the template → where they are served here. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly port: number;
  /** The value of a secret that the template refers to. @default - it refers to none */
  readonly secretOf?: (id: string) => string;
  /** @default - the site is what CloudFront would serve, and nothing more */
  readonly additions?: LocalAdditions;
}

/** In bytes: what is longer CloudFront does not pass on. */
const maxUrlLength = 8192;

type AnswerRequest = (request: EdgeRequest, incoming: IncomingMessage) => Promise<Answer>;

/** CloudFront before the bucket and the API, as the template describes it. Nothing is cached here but compressed files. */
export function startWebSite(options: WebSiteOptions): Promise<LoopbackServer> {
  const { template, hosts, port, additions } = options;
  const behaviours = behavioursOf(template).map((behaviour) => ({
    ...behaviour,
    edge: behaviour.viewerRequestCode === null ? null : edgeFunction(behaviour.viewerRequestCode),
    answer: originOf(behaviour, options),
  }));

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if ((incoming.url ?? '').length > maxUrlLength) return send(response, urlTooLong);
    const edgeRequest = edgeRequestOf(incoming);
    const behaviour = behaviours.find((candidate) => candidate.matches(edgeRequest.path));
    if (!behaviour?.methods.includes(edgeRequest.method)) return send(response, text(403, 'Forbidden'));
    const outcome = (await behaviour.edge?.(edgeRequest)) ?? { pass: edgeRequest };
    const found =
      'answer' in outcome
        ? edgeAnswer(outcome.answer, additions)
        : decorate(
            await amendedAnswer(
              await behaviour.answer(outcome.pass, incoming),
              edgeRequest.headers.host ?? '',
              additions,
            ),
            behaviour.headers,
          );
    send(response, rewriteHosts(found, hosts), edgeRequest.method);
  }

  return serveOnLoopback(async (incoming, response) => {
    if (additions && isLocalPath(incoming.url ?? '')) {
      additions.listener(incoming, response);
      return;
    }
    try {
      await answer(incoming, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else send(response, text(502, error instanceof Error ? error.message : String(error)));
    }
  }, port);
}

/** The page that the edge gives for what is not there is the site's own. */
function edgeAnswer(answer: EdgeResponse, additions: LocalAdditions | undefined): Answer {
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  return additions && isPage
    ? { ...answer, body: Buffer.from(amendedPage(answer.body.toString(), additions)) }
    : answer;
}

/** What names the site's own addresses: pages, robots.txt, the sitemap, feeds, answers to agents. */
const textTypes = /^(?:text\/(?:html|plain)|application\/(?:(?:atom\+)?xml|json))/;

/** A page that a function has drawn needs here what a file of the site needs. */
async function amendedAnswer(
  answer: Answer,
  host: string,
  additions: LocalAdditions | undefined,
): Promise<Answer> {
  const { headers, body } = answer;
  const type = String(headers['content-type']);
  if (!additions || !textTypes.test(type) || Buffer.isBuffer(body)) return answer;
  const given = Buffer.concat(await body.toArray());
  // Its own address has no https here.
  const [ownAddress, servedAddress] = [`https://${host}`, `http://${host}`];
  const isPage = type.startsWith('text/html');
  const amendedText = (pageText: string) => (isPage ? amendedPage(pageText, additions) : pageText);
  const amended =
    isPage || given.includes(ownAddress)
      ? Buffer.from(amendedText(given.toString().replaceAll(ownAddress, servedAddress)))
      : given;
  const encoding = headers['content-encoding'];
  return { ...answer, body: encoding ? await compressed(amended, encoding as Encoding) : amended };
}

function edgeRequestOf(incoming: IncomingMessage): EdgeRequest {
  const [path = '', ...query] = (incoming.url ?? '/').split('?');
  return {
    method: incoming.method ?? 'GET',
    path: path.startsWith('/') ? path : '/',
    query: query.join('?'),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
  };
}

function originOf(
  behaviour: Behaviour,
  { template, hosts, additions, secretOf = noSecret }: WebSiteOptions,
): AnswerRequest {
  if ('bucket' in behaviour.origin)
    return bucket(behaviour, behaviour.origin, filesOf(template, behaviour.origin.bucket), additions);
  const { host, path, headers } = behaviour.origin;
  const url = hosts.get(host);
  if (url === undefined) throw new Error(`${template.stack}: the origin ${host} is not served locally`);
  const originHeaders = Object.entries(headers).map(([name, value]) => [name, withSecrets(value, secretOf)]);
  return forwarder(`${url}${path}`, behaviour, Object.fromEntries(originHeaders));
}

function noSecret(id: string): never {
  throw new Error(`the secret ${id} is not served locally`);
}

function bucket(
  { compresses }: Behaviour,
  { isListable }: { readonly isListable: boolean },
  find: (key: string) => SiteFile | undefined,
  additions: LocalAdditions | undefined,
): AnswerRequest {
  const cache = new Map<string, Promise<Buffer>>();
  const encoded = ({ content, etag }: SiteFile, encoding: Encoding): Promise<Buffer> => {
    const name = `${encoding} ${etag}`;
    const cached = cache.get(name) ?? compressed(content, encoding);
    cache.set(name, cached);
    return cached;
  };

  return async ({ path, headers }) => {
    const key = keyOf(path);
    if (key === null) return s3Error(400, 'InvalidURI', 'Couldn&apos;t parse the specified URI.');
    if (key === '' && isListable)
      throw new Error('the list of the bucket, which S3 would give, is not served');
    const found = find(key);
    if (!found) return absent(isListable);
    const file = additions ? amendedFile(key, found, headers.host ?? '', additions) : found;

    const encoding = compresses ? encodingFor(headers['accept-encoding'], file.contentType) : null;
    const etag = encoding ? `W/${file.etag}` : file.etag;
    const common = {
      etag,
      ...(file.cacheControl !== undefined && { 'cache-control': file.cacheControl }),
      ...(compresses && { vary: 'accept-encoding' }),
    };
    if ((headers['if-none-match'] ?? '').includes(file.etag))
      return { status: 304, headers: common, body: Buffer.alloc(0) };
    return {
      status: 200,
      headers: {
        ...common,
        'content-type': file.contentType,
        ...(encoding && { 'content-encoding': encoding }),
      },
      body: encoding ? await encoded(file, encoding) : file.content,
    };
  };
}

function keyOf(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return null;
  }
}

/** Headers that speak of one connection and go no further. */
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
]);

/** Passes a request on; the answer is compressed on its way, so its length is not known beforehand. */
function forwarder(
  url: string,
  { compresses, passedHeaders }: Behaviour,
  originHeaders: Readonly<Record<string, string>>,
): AnswerRequest {
  return ({ method, path, query, headers }, incoming) =>
    new Promise((resolve, reject) => {
      const { 'content-length': length, ...others } = headers;
      const forwarded = Object.entries(others).filter(
        ([name]) =>
          !hopByHopHeaders.has(name) &&
          name !== 'accept-encoding' &&
          (passedHeaders === null || passedHeaders.includes(name)),
      );
      const outgoing = httpRequest(
        `${url}${path}${query === '' ? '' : `?${query}`}`,
        {
          method,
          headers: {
            ...Object.fromEntries(forwarded),
            ...(length !== undefined && { 'content-length': length }),
            ...originHeaders,
          },
        },
        (answer) => {
          const endToEnd = Object.entries(answer.headers).filter(([name]) => !hopByHopHeaders.has(name));
          const encoding = compresses
            ? encodingFor(headers['accept-encoding'], answer.headers['content-type'] ?? '')
            : null;
          resolve({
            status: answer.statusCode ?? 502,
            headers: { ...Object.fromEntries(endToEnd), ...(encoding && { 'content-encoding': encoding }) },
            body: answer,
          });
        },
      );
      outgoing.on('error', reject);
      // A pipeline costs what the rest of the way does; most requests have no body.
      if (length === undefined && headers['transfer-encoding'] === undefined) outgoing.end();
      else pipeline(incoming, outgoing, () => {});
    });
}

function decorate(answer: Answer, policy: ResponseHeaders): Answer {
  const headers = { ...answer.headers };
  for (const name of policy.remove) delete headers[name];
  for (const { name, value, wins } of policy.set)
    if (wins || headers[name] === undefined) headers[name] = value;
  return { ...answer, headers };
}

/** Hosts of AWS that a page may ask are on ports of this machine. */
function rewriteHosts(answer: Answer, hosts: ReadonlyMap<string, string>): Answer {
  const name = 'content-security-policy';
  const policy = answer.headers[name];
  if (policy === undefined) return answer;
  const rewritten = [...hosts].reduce(
    (text, [host, url]) => text.replaceAll(`https://${host}`, new URL(url).origin),
    String(policy),
  );
  return { ...answer, headers: { ...answer.headers, [name]: rewritten } };
}

function send(response: ServerResponse, { status, headers, body }: Answer, method = 'GET'): void {
  const encoding = headers['content-encoding'];
  if (Buffer.isBuffer(body)) {
    response.writeHead(status, { ...headers, ...(status !== 304 && { 'content-length': body.length }) });
    response.end(method === 'HEAD' || status === 304 ? undefined : body);
    return;
  }
  response.writeHead(status, headers);
  response.flushHeaders(); // the first words may come late
  const streams = encoding ? [body, compressor(encoding as Encoding), response] : [body, response];
  pipeline(streams, () => {});
}
