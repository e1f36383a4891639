// CloudFront Function (cloudfront-js-2.0) for everything that is not /api: no imports, no spread, no destructuring.
// `site` is put in front of this file at synthesis: { routes, files, folders, notFound: { headers, body } }.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const path = request.uri.length > 1 && request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri;

  if (site.routes.includes(path)) {
    request.uri = '/index.html';
    return request;
  }
  if (site.files.includes(request.uri) || site.folders.some((folder) => request.uri.startsWith(folder))) {
    return request;
  }
  // The page itself, so that a person sees the product's own 404; a rewrite could not carry the status.
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: site.notFound.headers,
    body: { encoding: 'text', data: site.notFound.body },
  };
}
