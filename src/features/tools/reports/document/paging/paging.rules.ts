/** Divides the blocks of a calculation into pages. All lengths in points. */

/** Heights of a block: its title, which each page repeats, the rows of its columns, and the space below it. */
export type MeasuredBlock = {
  readonly title: number;
  readonly gap: number;
  readonly columns: readonly (readonly number[])[];
};
/** Rows of a block on a page: start and end (exclusive) by column. */
export type Part = {
  readonly block: number;
  readonly y: number;
  readonly rows: readonly (readonly [from: number, to: number])[];
};
export type Page = { readonly parts: readonly Part[]; readonly used: number };
export type PageSpace = {
  /** Height of the first page, which may have the report header; `next` is that of the following pages. */
  readonly first: number;
  readonly next: number;
  /** Height of the report footer on the last page; 0 if there is none. */
  readonly foot: number;
};

/** Minimum number of rows that stay together when a block is divided. */
const fewestRows = 2;
/** Filled share of the height from which a page counts as full; the last page is exempt. */
const minShare = 0.85;
/** Minimum height of the content on the last page. */
export const minOnLast = 110;
/** Step by which content is moved from the second last page to the last. */
const step = 12;
const maxPages = 40;

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** Returns how many of the rows fit, such that at least {@link fewestRows} rows are left over. */
function fittingRows(rows: readonly number[], height: number): number {
  let left = height;
  const fitting = rows.findIndex((row) => {
    left -= row;
    return left < 0;
  });
  if (fitting < 0) return rows.length;
  return Math.max(0, Math.min(fitting, rows.length - fewestRows));
}

/** Returns the number of rows by column to place in this height; null moves the block to the next page. */
function divide(
  columns: readonly (readonly number[])[],
  height: number,
  isPageEmpty: boolean,
): readonly number[] | null {
  const counts = columns.map((rows) => fittingRows(rows, height));
  const isTorn = columns.some((rows, at) => (counts[at] ?? 0) < Math.min(fewestRows, rows.length));
  if (!isTorn) return counts;
  // A row that is higher than a page is placed nevertheless.
  return isPageEmpty ? columns.map((rows, at) => Math.max(counts[at] ?? 0, Math.min(1, rows.length))) : null;
}

/** Fills pages of these heights in order; returns null if they do not suffice. */
function fill(blocks: readonly MeasuredBlock[], heights: readonly number[]): readonly Page[] | null {
  const pages: Page[] = [];
  let block = 0;
  let done: readonly number[] = [];
  for (const height of heights) {
    const parts: Part[] = [];
    let [y, used] = [0, 0];
    for (let current = blocks[block]; current; current = blocks[block]) {
      const { title, gap, columns } = current;
      const from = columns.map((_, at) => done[at] ?? 0);
      const rest = columns.map((rows, at) => rows.slice(from[at]));
      const counts = divide(rest, height - y - title, parts.length === 0);
      if (!counts) break;
      parts.push({ block, y, rows: from.map((first, at) => [first, first + (counts[at] ?? 0)] as const) });
      used = y + title + Math.max(...rest.map((rows, at) => sum(rows.slice(0, counts[at]))));
      y = used + gap;
      const isComplete = rest.every((rows, at) => counts[at] === rows.length);
      if (!isComplete) {
        done = from.map((first, at) => first + (counts[at] ?? 0));
        break;
      }
      done = [];
      block += 1;
    }
    pages.push({ parts, used });
  }
  return block < blocks.length ? null : pages;
}

type Fitted = { readonly pages: readonly Page[]; readonly emptiness: number };

/** Weight of the empty space on the last page, relative to that on earlier pages. */
const lastWeight = 10;

/** Returns the weighted empty height of the pages; 0 for a good division. */
const emptinessOf = (pages: readonly Page[], heights: readonly number[]): number =>
  pages.length === 1
    ? 0
    : sum(
        pages.map(({ used }, at) =>
          at === pages.length - 1
            ? lastWeight * Math.max(0, minOnLast - used)
            : Math.max(0, (heights[at] ?? 0) * minShare - used),
        ),
      );

/**
 * Fills exactly this number of pages; returns null if they do not suffice. Content of the second last page moves to the
 * last page as long as this makes the emptier of the two fuller.
 */
function fillPages(
  blocks: readonly MeasuredBlock[],
  { first, next, foot }: PageSpace,
  count: number,
): Fitted | null {
  const heights = Array.from({ length: count }, (_, at) => (at === 0 ? first : next));
  const last = count - 1;
  const before = Math.max(0, last - 1);
  const capacities = heights.map((height, at) => (at === last ? height - foot : height));
  let best: Fitted | null = null;
  for (let height = capacities[before] ?? 0; height > 0; height -= step) {
    const pages = fill(blocks, capacities.with(before, height));
    if (!pages) break;
    const emptiness = emptinessOf(pages, heights);
    if (!best || emptiness < best.emptiness) best = { pages, emptiness };
    if (best.emptiness === 0) break;
  }
  return best;
}

/**
 * Places all rows on as few pages as possible. Of the layouts with the fewest pages, the first with well-filled pages
 * is used. @param layouts blocks of the same calculation with diagrams of different heights, the preferred height first
 */
export function paginate(
  layouts: readonly (readonly MeasuredBlock[])[],
  room: PageSpace,
): { readonly layout: number; readonly pages: readonly Page[] } {
  for (let count = 1; count <= maxPages; count += 1) {
    const fitting = layouts.flatMap((blocks, layout) => {
      const fitted = fillPages(blocks, room, count);
      return fitted ? [{ layout, ...fitted }] : [];
    });
    const [best] = fitting.toSorted((one, other) => one.emptiness - other.emptiness);
    if (best) return best;
  }
  throw new Error('The calculation does not fit on any number of pages.');
}
