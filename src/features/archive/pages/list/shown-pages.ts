/**
 * Returns the page numbers to show: the first, the last, the current and its neighbours, with `gap-…` for omitted
 * ones.
 */
export function shownPages(page: number, pages: number): readonly (number | string)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((each, at) => {
    const before = numbers[at - 1] ?? each - 1;
    // If only one page would be omitted, its number is shown instead of a gap.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [`gap-${each}`, each] : [each];
  });
}
