/** Returns the page numbers to show: first, last and neighbours of the current one, with `gap-…` between them. */
export function shownPages(page: number, pages: number): readonly (number | string)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((each, at) => {
    const before = numbers[at - 1] ?? each - 1;
    // A gap of one page shows that page.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [`gap-${each}`, each] : [each];
  });
}
