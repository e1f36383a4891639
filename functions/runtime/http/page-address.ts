/** A page's own address, of what was understood of the query: '/market', { level: 'Senior' } → '/market?level=Senior'. */
export function pageAddress(
  path: string,
  request: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const pairs = Object.entries(request).flatMap(([name, values = []]) =>
    [values].flat().map((value) => [name, value]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
