import { describe, expect, it } from 'vitest';
import { withEqualParts } from './equal-parts.ts';
import { buildScene, type ChartWords } from './scene.ts';

const words: ChartWords = {
  fixed: (value, digits) => value.toFixed(digits),
  short: String,
  label: (label) => (typeof label === 'string' ? label : label.literal),
  axisTitle: () => '',
  unit: () => '',
  approximate: 'approximate',
};
const size = { width: 700, height: 500 };

/** Returns a diagram with one curve, and the result at x. */
const sceneAt = (x: number) =>
  buildScene(
    {
      x: { label: 'x', scale: 'linear', domain: [0, 10] },
      y: { label: 'y', scale: 'linear', domain: [0, 10] },
      lines: [
        {
          role: 'series',
          label: 'curve',
          points: [
            [0, 0],
            [10, 10],
          ],
        },
      ],
      marks: [
        { at: [1, 1], role: 'mark' },
        { at: [x, x], role: 'user' },
      ],
    },
    size,
    words,
    [],
  );

describe('reuse of unchanged parts of a diagram', () => {
  it('unchanged parts are the same objects as before, and changed parts are new ones', () => {
    const before = sceneAt(5);
    const next = withEqualParts(sceneAt(6), before);
    expect(next.lines).toBe(before.lines);
    expect(next.grid).toBe(before.grid);
    expect(next.marks[0]).toBe(before.marks[0]);
    expect(next.marks[1]).not.toBe(before.marks[1]);
    const { x: _x, y: _y, ...drawn } = next;
    expect(sceneAt(6)).toMatchObject(drawn);
  });

  it('a list whose length changed keeps its unchanged items', () => {
    const before = sceneAt(5);
    const longer = { ...sceneAt(5), marks: [...before.marks, ...before.marks] };
    expect(withEqualParts(longer, before).marks).toHaveLength(4);
    expect(withEqualParts(before, longer).marks).toHaveLength(2);
  });
});
