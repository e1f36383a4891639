/** The pages to link: the first, the last, the present one with its neighbours; a gap of one page is filled. */
export function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const chosen = [...new Set(near)].sort((a, b) => a - b);
  return chosen.flatMap((one, index) => {
    const before = chosen[index - 1];
    return before !== undefined && one - before === 2 ? [one - 1, one] : [one];
  });
}
