// CloudFront Function (cloudfront-js-2.0) for cached answers: no imports, no spread, no destructuring.
// Put in front of this file at synthesis: `operations`, [{ path: ['', 'api', 'jobs', '*'], parameters: ['q'] }];
// `siteHost`, the site's name if it has one of its own; `siteOriginHeader`; `oddPath`;
// `notFound`, { headers, body }.

function isOdd(path) {
  try {
    return new RegExp(oddPath, 'i').test(decodeURI(path));
  } catch (_) {
    return true;
  }
}

// The cache is keyed by the whole query, so a query must have one spelling: what the contract does not know
// goes, the rest stands in the contract's order.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const isApi = request.uri.startsWith('/api/');
  // The router in the browser takes the same page with a slash behind it.
  if (!isApi && request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  request.headers[siteOriginHeader] = { value: `https://${siteHost || request.headers.host.value}` };
  const asked = request.uri.split('/');
  const operation = operations.find(
    (one) =>
      one.path.length === asked.length &&
      one.path.every((part, at) => (part === '*' ? asked[at] !== '' : part === asked[at])),
  );
  if (!operation && isApi) return request;
  if (!operation || (!isApi && isOdd(request.uri))) {
    // The API's own word would be JSON, and this is an address that a person has opened.
    return {
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: notFound.headers,
      body: { encoding: 'text', data: notFound.body },
    };
  }

  const pairs = [];
  operation.parameters.forEach((name) => {
    const given = request.querystring[name];
    if (!given) return;
    // Values of one name keep their order: of a single value given twice the API takes the first.
    (given.multiValue || [given]).forEach((one) => {
      pairs.push(`${name}=${one.value}`);
    });
  });
  request.querystring = pairs.join('&');
  return request;
}
