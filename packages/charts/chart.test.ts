import type { Axis, ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberWords, scaleOf, ticksOf } from './axis.ts';
import { clipLine, clipPolygon, isWithin, type Rect, type Xy } from './clip.ts';
import { buildScene, type ChartWords } from './scene.ts';
import { formatAligned } from './text/aligned.ts';
import { placeLabels } from './text/labels.ts';
import { parseSymbol, plainSymbol, symbolBeside } from './text/symbol-text.ts';

const plot: Rect = { left: 10, top: 10, right: 110, bottom: 60 };
const words: NumberWords = { fixed: (value, digits) => value.toFixed(digits), short: String };
const chartWords: ChartWords = {
  ...words,
  label: (label) => (typeof label === 'string' ? label : label.literal),
  axisTitle: (axis) => (typeof axis.label === 'string' ? axis.label : axis.label.literal),
  unit: ({ unit }) => unit ?? '',
  approximate: 'approximate',
};
const axis = (scale: Axis['scale'], from: number, to: number, step?: number): Axis => ({
  label: 'x',
  scale,
  domain: [from, to],
  ...(step !== undefined && { step }),
});
const labelsOf = (of: Axis, most = 10): readonly string[] =>
  ticksOf(of, scaleOf(of, [0, 600]), most, words).labelled.map((tick) => tick.label);

/** Coordinates as they occur in diagrams, and some that should never occur. */
const number = fc.oneof(
  fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity, 1e308),
);
const points = fc.array(fc.tuple(number, number), { maxLength: 12 });
const roughly: Rect = {
  left: plot.left - 1e-6,
  top: plot.top - 1e-6,
  right: plot.right + 1e-6,
  bottom: plot.bottom + 1e-6,
};

const wide = { width: 756, height: 600 };
const phone = { width: 358, height: 342 };

describe('C-03 clipping of lines and polygons', () => {
  test('a line that crosses the plot is clipped to the part inside', () => {
    expect(
      clipLine(
        [
          [0, 35],
          [120, 35],
        ],
        plot,
      ),
    ).toEqual([
      [
        [10, 35],
        [110, 35],
      ],
    ]);
  });
  test('a line that leaves the plot and returns becomes two pieces', () => {
    expect(
      clipLine(
        [
          [20, 20],
          [20, 200],
          [80, 200],
          [80, 20],
        ],
        plot,
      ),
    ).toHaveLength(2);
  });
  test('a point with a coordinate that is not a number interrupts the line', () => {
    expect(
      clipLine(
        [
          [20, 20],
          [30, 20],
          [Number.NaN, 20],
          [50, 20],
          [60, 20],
        ],
        plot,
      ),
    ).toHaveLength(2);
  });
  test('a polygon around the plot becomes the plot area', () => {
    const clipped = clipPolygon(
      [
        [-100, -100],
        [300, -100],
        [300, 300],
        [-100, 300],
      ],
      plot,
    );
    expect(clipped).toHaveLength(4);
    for (const corner of clipped) expect(isWithin(corner, plot)).toBe(true);
  });
  test('a polygon outside the plot is removed', () => {
    expect(
      clipPolygon(
        [
          [200, 200],
          [300, 200],
          [300, 300],
        ],
        plot,
      ),
    ).toEqual([]);
  });
  test('for any input only points inside the plot remain after clipping', () => {
    fc.assert(
      fc.property(points, (all) => {
        const found: readonly Xy[] = [...clipLine(all, plot).flat(), ...clipPolygon(all, plot)];
        return found.every((point) => isWithin(point, roughly));
      }),
    );
  });
});

describe('C-03 ticks of an axis', () => {
  test('a given tick step is used when its labels fit', () => {
    expect(labelsOf(axis('linear', 0, 40, 4), 12)).toEqual([
      '0',
      '4',
      '8',
      '12',
      '16',
      '20',
      '24',
      '28',
      '32',
      '36',
      '40',
    ]);
  });
  test('a given tick step is increased to a whole multiple when its labels do not fit', () => {
    expect(labelsOf(axis('linear', 0, 40, 4), 5)).toEqual(['0', '8', '16', '24', '32', '40']);
  });
  test('the number of decimals of tick labels follows the tick step, without binary rounding errors', () => {
    expect(labelsOf(axis('linear', 0, 0.5, 0.1))).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5']);
  });
  test('a logarithmic axis is labelled at 1, 2 and 5 of each decade when the labels fit, otherwise at the decades', () => {
    expect(labelsOf(axis('log', 1, 100), 12)).toEqual(['1', '2', '5', '10', '20', '50', '100']);
    expect(labelsOf(axis('log', 0.1, 1000), 6)).toEqual(['0.1', '1', '10', '100', '1000']);
  });
  test('very large and very small decades are written as powers of ten', () => {
    expect(labelsOf(axis('log', 1e-12, 1e-9), 6)).toEqual(['10⁻¹²', '10⁻¹¹', '10⁻¹⁰', '10⁻⁹']);
  });
  test('the labels of any axis fit into the available space', () => {
    const ends = fc.tuple(
      fc.double({ min: -1e3, max: 1e3, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e4, noNaN: true }),
    );
    fc.assert(
      fc.property(ends, fc.integer({ min: 3, max: 15 }), ([from, span], most) => {
        const ticks = ticksOf({}, scaleOf(axis('linear', from, from + span), [0, 600]), most, words).labelled;
        return ticks.length <= most + 1 && ticks.every((tick) => Number.isFinite(tick.at));
      }),
    );
  });
  test('a logarithmic axis from zero and an axis of zero length still have a scale', () => {
    for (const each of [
      axis('log', 0, 100),
      axis('linear', 5, 5),
      axis('log', 3, 3),
      axis('linear', Number.NaN, 1),
    ]) {
      const scale = scaleOf(each, [0, 600]);
      expect(Number.isFinite(scale.at(1))).toBe(true);
      expect(ticksOf(each, scale, 8, words).labelled.every((tick) => Number.isFinite(tick.at))).toBe(true);
    }
  });
  test('a value read from an axis is shown with the resolution of the axis', () => {
    expect(formatAligned(scaleOf(axis('linear', 0, 40), [0, 1]), 20.446, words)).toBe('20.4');
    expect(formatAligned(scaleOf(axis('linear', 0, 0.4), [0, 1]), 0.16, words)).toBe('0.160');
    expect(formatAligned(scaleOf(axis('log', 1, 1e4), [0, 1]), 123.456, words)).toBe('123');
  });
});

describe('C-03 drawing of a diagram', () => {
  test('no path, mark or label of any diagram has a coordinate that is not a number', () => {
    const scale = fc.constantFrom('linear' as const, 'log' as const);
    const drawing = fc.record({
      x: scale,
      y: scale,
      line: points,
      polygon: points,
      at: fc.tuple(number, number),
      blurX: fc.constantFrom(0, 0.5),
    });
    fc.assert(
      fc.property(drawing, fc.constantFrom(wide, phone), (random, size) => {
        const chart: ChartDrawing = {
          x: axis(random.x, 0.1, 50),
          y: axis(random.y, 1, 900),
          regions: [{ polygon: random.polygon, tone: 'austenite', label: 'A' }],
          zones: [{ key: 'z', label: 'z', polygons: [random.polygon] }],
          lines: [
            { role: 'boundary', points: random.line, blurX: random.blurX, label: 'b' },
            { role: 'iso', points: random.line, label: '5 %' },
            { role: 'series', points: random.line, label: 's' },
            { role: 'user', points: random.line, label: 'u' },
          ],
          marks: [
            { at: random.at, role: 'user', label: 'here' },
            { at: random.at, role: 'mark', shape: 'square' },
          ],
        };
        return !/NaN|Infinity|null/.test(JSON.stringify(buildScene(chart, size, chartWords, ['z'])));
      }),
    );
  });
  test('the result has crosshairs and a label with its value on both axes, and no tick label below it', () => {
    const chart: ChartDrawing = {
      x: axis('linear', 0, 40, 4),
      y: axis('linear', 0, 30, 5),
      marks: [{ at: [20, 10], role: 'user' }],
    };
    const scene = buildScene(chart, wide, chartWords, []);
    expect(scene.chips.map((chip) => chip.text)).toEqual(['10', '20']);
    expect(scene.crossLines).toHaveLength(2);
    expect(scene.xTicks.map((tick) => tick.value)).not.toContain(20);
    expect(scene.yTicks.map((tick) => tick.value)).not.toContain(10);
  });
  test('a zone of a diagram is drawn only while it is switched on', () => {
    const chart: ChartDrawing = {
      x: axis('linear', 0, 1),
      y: axis('linear', 0, 1),
      zones: [
        {
          key: 'hot',
          label: 'hot',
          polygons: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
            ],
          ],
        },
      ],
    };
    expect(buildScene(chart, wide, chartWords, []).zones).toHaveLength(0);
    expect(buildScene(chart, wide, chartWords, ['hot']).zones).toHaveLength(1);
  });
  test('no text is smaller than 11 SVG units, neither in the phone nor in the desktop drawing', () => {
    const chart: ChartDrawing = {
      x: axis('linear', 0, 1),
      y: axis('linear', 0, 1),
      lines: [
        {
          role: 'iso',
          label: '5 %',
          points: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    };
    for (const size of [wide, phone]) {
      for (const label of buildScene(chart, size, chartWords, []).labels)
        expect(label.size).toBeGreaterThanOrEqual(11);
    }
  });
  test('of two labels with the same only possible position, one of them optional, only one is drawn', () => {
    const spots = [{ x: 60, y: 40, anchor: 'middle' as const }];
    const candidate = { text: 'label', size: 12, kind: 'iso' as const, colour: 'ink', spots };
    expect(
      placeLabels(
        [
          { ...candidate, key: 'a' },
          { ...candidate, key: 'b', optional: true },
        ],
        plot,
        [],
      ),
    ).toHaveLength(1);
  });
});

describe('C-03 symbols', () => {
  test('a symbol is omitted beside a name that begins with this symbol', () => {
    expect(symbolBeside('PREN (16 N)', '\\mathrm{PREN}_{16}')).toBeUndefined();
    expect(symbolBeside('CE (IIW), CEV', '\\mathrm{CE}_\\mathrm{IIW}')).toBeUndefined();
    expect(symbolBeside('Temperature', 'T')).toBe('T');
    expect(symbolBeside('Retained austenite', '\\mathrm{RA}')).toBe('\\mathrm{RA}');
  });
  test('variables are italic, units and element symbols upright, subscripts lowered', () => {
    expect(parseSymbol('T_\\mathrm{aus}')).toEqual([
      { text: 'T', italic: true, level: 0 },
      { text: 'aus', italic: false, level: -1 },
    ]);
    expect(plainSymbol('\\Delta T^{2}')).toBe('ΔT2');
  });
});
