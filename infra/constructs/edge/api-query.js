// CloudFront Function (cloudfront-js-2.0) for cached answers: no imports, no spread, no destructuring.
// Put in front of this file at synthesis: `operations`, [{ path: ['', 'api', 'jobs', '*'], parameters: ['q'] }];
// `siteHost`, the site's name if it has one of its own; `siteOriginHeader`.
//
// The cache is keyed by the whole query, so a query must have one spelling: what the contract does not know
// goes, the rest stands in the contract's order.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  request.headers[siteOriginHeader] = { value: `https://${siteHost || request.headers.host.value}` };
  const asked = request.uri.split('/');
  const operation = operations.find(
    (one) =>
      one.path.length === asked.length && one.path.every((part, at) => part === '*' || part === asked[at]),
  );
  if (!operation) return request;

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
