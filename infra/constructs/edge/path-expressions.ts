/** '/api/jobs/{jobId}' → '/api/jobs/[^/]+', as WAF's regular expressions have it. */
const pattern = (path: string) => path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');

/** Characters that WAF takes in one expression; it gives no more on request. */
const maxExpressionLength = 200;

const expressionOf = (patterns: readonly string[]): string => `^(${patterns.join('|')})$`;

/** Regular expressions that together match these paths of the contract and no other, as few as WAF's limit allows. */
export function expressionsOf(paths: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const pathPattern of [...new Set(paths)].map(pattern)) {
    const last = groups.at(-1);
    if (last && expressionOf([...last, pathPattern]).length <= maxExpressionLength) last.push(pathPattern);
    else groups.push([pathPattern]);
  }
  return groups.map(expressionOf);
}
