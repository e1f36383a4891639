// CloudFront Function (cloudfront-js-2.0) for cached answers: no imports, no spread, no destructuring.
// `operations` is put in front of this file at synthesis: [{ path: ['', 'api', 'jobs', '*'], parameters: ['q'] }].
//
// The cache is keyed by the whole query, so a query must have one spelling: what the contract does not know
// goes, the rest stands in the contract's order.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
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
