import { describe, expect, it } from 'vitest';
import { type MeasuredBlock, minOnLast, type PageSpace, paginate } from './paging.rules.ts';

const room: PageSpace = { first: 600, next: 700, foot: 60 };
/** Returns a generator of pseudo-random numbers in [0, 1), equal in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function randomBlocks(seed: number): MeasuredBlock[] {
  const next = numbers(seed);
  const column = () => Array.from({ length: Math.floor(next() * 30) + 1 }, () => 8 + next() * 30);
  return Array.from({ length: Math.floor(next() * 6) + 1 }, (_, at) => ({
    title: at % 2 === 0 ? 19 : 0,
    gap: 8,
    columns: next() > 0.7 ? [column(), column()] : [column()],
  }));
}

describe('B-07 pages of a calculation', () => {
  it('B-07 the pages contain every row exactly once, in order, within the page and above the footer', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const blocks = randomBlocks(seed);
      const { pages } = paginate([blocks], room);
      for (const [at, { columns }] of blocks.entries())
        for (const [column, rows] of columns.entries()) {
          const parts = pages.flatMap(({ parts: of }) => of.filter(({ block }) => block === at));
          const placed = parts.flatMap(({ rows: of }) => {
            const [from, to] = of[column] ?? [0, 0];
            return rows.map((_, row) => row).slice(from, to);
          });
          expect(placed, `${seed}`).toEqual(rows.map((_, row) => row));
        }
      for (const [at, { used }] of pages.entries()) {
        const height = at === 0 ? room.first : room.next;
        expect(used, `${seed}`).toBeLessThanOrEqual(at === pages.length - 1 ? height - room.foot : height);
      }
    }
  });

  it('B-07 the number of pages is minimal: a smaller diagram is chosen if it saves a page', () => {
    const withDiagram = (height: number): MeasuredBlock[] => [
      { title: 0, gap: 8, columns: [[200]] },
      { title: 19, gap: 8, columns: [[height]] },
      { title: 19, gap: 8, columns: [Array<number>(4).fill(20)] },
    ];
    const { layout, pages } = paginate([300, 260, 180].map(withDiagram), room);
    expect([layout, pages.length]).toEqual([2, 1]);
  });

  it('B-07 rows are moved to the last page until it reaches a minimum height', () => {
    const rows = [{ title: 19, gap: 8, columns: [Array<number>(29).fill(20)] }];
    const { pages } = paginate([rows], room);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.used).toBeGreaterThanOrEqual(minOnLast);
    expect(pages[0]?.used).toBeGreaterThan(room.first / 2);
  });

  it('B-07 a row that is higher than a page is included', () => {
    expect(paginate([[{ title: 0, gap: 8, columns: [[2_000]] }]], room).pages.at(-1)?.parts).toHaveLength(1);
  });

  const block = (rows: number, height: number, title = 0): MeasuredBlock => ({
    title,
    gap: 8,
    columns: [Array<number>(rows).fill(height)],
  });
  const placed = (...blocks: readonly MeasuredBlock[]) =>
    paginate([blocks], room).pages.map(({ parts, used }) => ({
      parts: parts.map(({ block: of, y, rows }) => [of, y, ...rows]),
      used,
    }));

  it('B-07 a single page is filled exactly up to the footer', () => {
    expect(placed(block(6, 90))).toEqual([{ parts: [[0, 0, [0, 6]]], used: 540 }]);
  });

  it('B-07 at least two rows of a divided block are left for the next page, below its repeated title', () => {
    expect(placed(block(6, 110, 19))).toEqual([
      { parts: [[0, 0, [0, 4]]], used: 459 },
      { parts: [[0, 0, [4, 6]]], used: 239 },
    ]);
  });

  it('B-07 a block begins on the next page if only one of its rows fits', () => {
    expect(placed(block(5, 90), block(3, 90, 19))).toEqual([
      { parts: [[0, 0, [0, 5]]], used: 450 },
      { parts: [[1, 0, [0, 3]]], used: 289 },
    ]);
  });

  it('B-07 the next block is placed below the space after the preceding one', () => {
    expect(placed(block(2, 50, 19), block(2, 40))).toEqual([
      {
        parts: [
          [0, 0, [0, 2]],
          [1, 127, [0, 2]],
        ],
        used: 207,
      },
    ]);
  });

  it('B-07 columns of different lengths are divided at the same height', () => {
    const columns = [Array<number>(36).fill(20), Array<number>(4).fill(100)];
    const { pages } = paginate([[{ title: 0, gap: 8, columns }]], room);
    expect(pages[0]?.parts[0]?.rows).toEqual([
      [0, 30],
      [0, 4],
    ]);
    expect(pages[1]?.parts[0]?.rows).toEqual([
      [30, 36],
      [4, 4],
    ]);
  });

  it('B-07 of two layouts that fill the pages equally well, the preferred one is used', () => {
    expect(paginate([[block(6, 80)], [block(6, 70)]], room).layout).toBe(0);
  });
});
