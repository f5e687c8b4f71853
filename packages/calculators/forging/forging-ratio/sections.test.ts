import { expect, it } from 'vitest';
import { signedArea } from '../../formulas/mathematics/plane-geometry.ts';
import { drawRatios } from './charts.ts';
import { sections } from './inputs.ts';
import { areaOf, sectionsOf } from './sections.ts';

it.each(sections)(
  'the section after upsetting has the area of the start (%s) times the upset ratio',
  (shape) => {
    const start = { shape, size: 900, side: 700, inside: 300 };
    const end = { shape: 'round', size: 420, side: 0, inside: 0 } as const;
    const drawn = (2 * areaOf(start)) / areaOf(end);
    const steps = [
      { kind: 'upsetting', ratio: 2 },
      { kind: 'drawing', ratio: drawn },
    ] as const;
    const [first, upset, last] = sectionsOf(steps, { start, end, length: null }).map(({ outlines }) => {
      const [outer = 0, inner = 0] = outlines.map((outline) => Math.abs(signedArea(outline)));
      return outer - inner;
    });
    // Circles are drawn as polygons with 72 corners.
    expect(Number(first) / areaOf(start)).toBeCloseTo(1, 2);
    expect(Number(upset) / (2 * areaOf(start))).toBeCloseTo(1, 2);
    expect(Number(upset) / Number(last)).toBeCloseTo(drawn, 2);
  },
);

it('a hollow has a dimension of its bore, which keeps its diameter during upsetting', () => {
  const start = { shape: 'hollow', size: 900, side: 0, inside: 300 } as const;
  const steps = [
    { kind: 'upsetting', ratio: 2 },
    { kind: 'drawing', ratio: 4 },
  ] as const;
  const [first, upset] = sectionsOf(steps, {
    start,
    end: { ...start, size: 600, inside: 200 },
    length: 2000,
  });
  expect(first?.size).toBe('⌀ 900 / ⌀ 300 mm');
  expect(upset?.size).toMatch(/ \/ ⌀ 300 mm$/);
  expect(upset?.outlines).toHaveLength(2);
});

it('the volume of the piece is the same in the sketch of each forging step', () => {
  const start = { shape: 'round', size: 600, side: 0, inside: 0 } as const;
  const end = { ...start, size: 300 };
  const steps = [
    { kind: 'upsetting', ratio: 2 },
    { kind: 'drawing', ratio: 8 },
  ] as const;
  const volumes = sectionsOf(steps, { start, end, length: 2000 }).map(
    ({ outlines: [outer = []], length }) => Math.abs(signedArea(outer)) * length,
  );
  expect(volumes).toHaveLength(3);
  for (const volume of volumes) expect(volume / (volumes[0] ?? 0)).toBeCloseTo(1, 6);
});

it('the curve of the selected ratio is highlighted up to its point at the last forging step, and omitted if there is no ratio', () => {
  const steps = [
    { kind: 'upsetting', ratio: 2 },
    { kind: 'drawing', ratio: 9 },
    { kind: 'drawing', ratio: 2 },
  ] as const;
  const hot = (drawing: ReturnType<typeof drawRatios>) => ({
    curves: drawing.lines
      ?.filter(({ role }) => role === 'user')
      .map(({ label, points }) => [label, points.at(-1)]),
    points: drawing.marks?.map(({ at }) => at),
  });
  expect(hot(drawRatios(steps, 3, 'drawing-sum', 18))).toEqual({
    curves: [['drawingSum', [3, 18]]],
    points: [[3, 18]],
  });
  expect(hot(drawRatios(steps, 3, 'drawings', null))).toEqual({ curves: [], points: [] });
});
