// CloudFront Function (cloudfront-js-2.0) for everything that is not /api: no imports, no spread, no destructuring.
// `site` is put in front of this file at synthesis: { routes, routesWithoutSlash, files, folders, notFound: { headers, body } }.

function queryOf(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    (querystring[name].multiValue || [querystring[name]]).forEach((one) => {
      pairs.push(`${name}=${one.value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const path = request.uri.length > 1 && request.uri.endsWith('/') ? request.uri.slice(0, -1) : request.uri;

  if (site.routes.includes(path)) {
    request.uri = '/index.html';
    return request;
  }
  // What draws these is asked at the address without it: here they would come empty.
  if (path !== request.uri && site.routesWithoutSlash.includes(path)) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: Object.assign({}, site.notFound.headers, {
        location: { value: path + queryOf(request.querystring) },
      }),
    };
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
