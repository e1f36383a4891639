/** The pages to link: the first, the last, the present one with its neighbours; a gap of one page is filled. */
export function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const chosen = [...new Set(near)].sort((a, b) => a - b);
  return chosen.flatMap((n, index) => {
    const before = chosen[index - 1];
    return before !== undefined && n - before === 2 ? [n - 1, n] : [n];
  });
}
