/** Tests that the curves of every diagram can be distinguished in colour and in greyscale print. */
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it, test } from 'vitest';
import { buildScene, type ChartWords } from './scene.ts';
import { seriesLook } from './shapes.ts';

const words: ChartWords = {
  fixed: (value, digits) => value.toFixed(digits),
  short: String,
  label: (label) => (typeof label === 'string' ? label : label.literal),
  axisTitle: (axis) => (typeof axis.label === 'string' ? axis.label : axis.label.literal),
  unit: ({ unit }) => unit ?? '',
  approximate: 'approximate',
};

test('C-03 ten curves have ten different dash patterns, and adjacent curves also differ in colour', () => {
  const looks = Array.from({ length: 10 }, (_, order) => seriesLook(order));
  expect(new Set(looks.map(({ dash }) => dash)).size).toBe(10);
  for (const [at, { colour }] of looks.entries()) if (at > 0) expect(colour).not.toBe(looks[at - 1]?.colour);
});

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const result = evaluate(calculator, defaultInputs(calculator));
  if (!result.ok) throw new Error(`${id}: the default inputs give no result`);
  const charts = (calculator.charts ?? []).map(({ key, draw }) => [key, draw] as const);

  it.each(charts)(
    'C-03 no two named curves of the diagram %s have the same dash pattern, and no curve has markers',
    (_, draw) => {
      const drawing = draw(result.inputs, result.values);
      const scene = buildScene(drawing, { width: 756, height: 650 }, words, []);
      const curves = scene.lines.filter(({ key }) => {
        const line = drawing.lines?.[Number(key.replace('line-', ''))];
        // Parts beyond the range of a model have a common dash pattern and the colour of their curve.
        const isCurve = line?.role === 'series' || line?.role === 'user';
        // Several curves may share a name and a look; the pointer readout lists each of them.
        const isNamed = line?.naming !== 'pointer' || line.look === undefined;
        // All steps of one table are one curve.
        return isCurve && isNamed && !line.isBeyond && !line.continues;
      });
      const looks = curves.map(({ colour, dash }) => (colour === 'var(--hot)' ? 'hot' : `${dash}`));
      expect(new Set(looks).size).toBe(looks.length);
      expect(scene.marks.length).toBeLessThanOrEqual(drawing.marks?.length ?? 0);
    },
  );

  it.each(charts)('C-03 only labelled ticks of the diagram %s have grid lines', (_, draw) => {
    const scene = buildScene(draw(result.inputs, result.values), { width: 756, height: 650 }, words, []);
    const { left, right, top, bottom } = scene.plot;
    const segments = scene.grid.flatMap(({ d }) => d.split('M').slice(1));
    const sizes = segments.map((segment) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (segment.match(/-?[\d.]+/g) ?? []).map(Number);
      return { x: Math.abs(y2 - y1) / (bottom - top), y: Math.abs(x2 - x1) / (right - left) };
    });
    const count = (axis: 'x' | 'y') => sizes.filter((size) => size[axis] > 0.5).length;
    expect(count('x')).toBeLessThanOrEqual(15);
    expect(count('y')).toBeLessThanOrEqual(15);
  });
});
