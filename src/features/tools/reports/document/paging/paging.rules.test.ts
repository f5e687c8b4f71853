import { describe, expect, it } from 'vitest';
import { leastOnLast, type MeasuredBlock, paginate, type Room } from './paging.rules.ts';

const room: Room = { first: 600, next: 700, foot: 60 };
/** Pseudo-random numbers in [0, 1), the same in each run. */
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
  it('B-07 contain every row exactly once, in order, within the page and above the footer', () => {
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

  it('B-07 are as few as possible: a smaller diagram is chosen when it saves a page', () => {
    const withDiagram = (height: number): MeasuredBlock[] => [
      { title: 0, gap: 8, columns: [[200]] },
      { title: 19, gap: 8, columns: [[height]] },
      { title: 19, gap: 8, columns: [Array<number>(4).fill(20)] },
    ];
    const { layout, pages } = paginate([300, 260, 180].map(withDiagram), room);
    expect([layout, pages.length]).toEqual([2, 1]);
  });

  it('B-07 move rows to the last page until it reaches a minimum height', () => {
    const rows = [{ title: 19, gap: 8, columns: [Array<number>(29).fill(20)] }];
    const { pages } = paginate([rows], room);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.used).toBeGreaterThanOrEqual(leastOnLast);
    expect(pages[0]?.used).toBeGreaterThan(room.first / 2);
  });

  it('B-07 include a row that is higher than a page', () => {
    expect(paginate([[{ title: 0, gap: 8, columns: [[2_000]] }]], room).pages.at(-1)?.parts).toHaveLength(1);
  });
});
