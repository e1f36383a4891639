// CloudFront Function (cloudfront-js-2.0) for JSON-RPC: no imports, no spread, no destructuring.
// Put in front of this file at synthesis: `siteHost`, the site's name if it has one of its own; `siteOriginHeader`.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  // A protocol over POST asks with GET whether there is a stream: it must hear of the method, not of the address.
  if (request.method !== 'POST') {
    return {
      statusCode: 405,
      statusDescription: 'Method Not Allowed',
      headers: { allow: { value: 'POST' }, 'content-type': { value: 'application/json' } },
      body: {
        encoding: 'text',
        data: '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Method not allowed"}}',
      },
    };
  }
  request.headers[siteOriginHeader] = { value: `https://${siteHost || request.headers.host.value}` };
  return request;
}
