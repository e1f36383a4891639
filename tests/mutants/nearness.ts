const segments = (path: string): string[] =>
  path.replace(/^(?:.*\/)?(?:tests\/functions|tests|functions)\//u, '').split(/[/.]/u);

/**
 * How many folders, and at last the name, a test shares with a file: of `search/match/facts` 3. Both are paths, whole or from the
 * root.
 */
export function nearness(test: string, file: string): number {
  const [testSegments, fileSegments] = [segments(test), segments(file)];
  const first = testSegments.findIndex((segment, at) => segment !== fileSegments[at]);
  return first < 0 ? testSegments.length : first;
}
