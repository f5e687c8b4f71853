/** Drawings of the Schaeffler page: the diagram itself, and ferrite over dilution with its fields. */
import type { ChartDrawing, Line, Mark, Point, Tone } from '../../core/chart.ts';
import { clipLine, rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import * as diagram from '../../formulas/welding/schaeffler.ts';

const x = [0, 40] as const;
const y = [0, 30] as const;

const tones: Readonly<Record<diagram.FieldName, Tone>> = {
  A: 'austenite',
  M: 'martensite',
  F: 'ferrite',
  'A+F': 'austenite-ferrite',
  'A+M': 'mixed',
  'F+M': 'mixed',
  'M+F': 'mixed',
  'A+M+F': 'mixed',
};
const labelPlaces: Readonly<Record<diagram.FieldName, Point>> = {
  A: [11, 25],
  'A+M': [7.4, 17],
  M: [5.2, 9],
  'F+M': [0.75, 2],
  'M+F': [13.9, 3],
  'A+M+F': [20, 6.7],
  'A+F': [34, 18],
  F: [30, 3],
};

const spaced = (name: string): string => name.replaceAll('+', ' + ');
const visible = ([cr, ni]: Point): boolean => cr >= x[0] && cr <= x[1] && ni >= y[0] && ni <= y[1];
const onLine = (from: Point, to: Point, share: number): Point => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];

type Metals = {
  readonly a: Point;
  readonly b: Point;
  readonly base: Point;
  readonly filler: Point;
  /** Weld metal of each pass; the last one is the result. */
  readonly passes: readonly Point[];
};

/** Fields, ferrite lines, zones, the metals, the line of dilution with a tick every 10 %, and the weld. */
export function drawSchaeffler({ a, b, base, filler, passes }: Metals): ChartDrawing {
  const ticks = Array.from(
    { length: 11 },
    (_, at): Mark => ({ at: onLine(filler, base, at / 10), role: 'mark', shape: 'dot' }),
  );
  const marks: readonly Mark[] = [
    ...ticks,
    { at: base, role: 'mark', shape: 'dot', label: 'baseMix' },
    { at: a, role: 'mark', shape: 'circle', label: 'steelA' },
    { at: b, role: 'mark', shape: 'square', label: 'steelB' },
    { at: filler, role: 'mark', shape: 'diamond', label: 'filler' },
    ...passes
      .slice(0, -1)
      .map((at, n): Mark => ({ at, role: 'mark', shape: 'triangle', label: { literal: String(n + 1) } })),
    ...passes.slice(-1).map((at): Mark => ({ at, role: 'user', label: 'weld' })),
  ];
  const piece = (role: Line['role'], points: readonly Point[], label?: string): readonly Line[] =>
    clipLine(points, x, y).map(
      (each): Line => ({ role, points: each, ...(label === undefined ? {} : { label }) }),
    );
  return {
    x: {
      label: 'creq',
      symbol: '\\mathrm{Cr}_\\mathrm{eq}',
      unit: 'wt %',
      scale: 'linear',
      domain: x,
      step: 4,
    },
    y: {
      label: 'nieq',
      symbol: '\\mathrm{Ni}_\\mathrm{eq}',
      unit: 'wt %',
      scale: 'linear',
      domain: y,
      step: 5,
    },
    regions: diagram.fieldNames.map((name) => ({
      polygon: diagram.fields[name],
      tone: tones[name],
      label: { literal: spaced(name) },
      labelAt: labelPlaces[name],
    })),
    zones: diagram.zoneNames.map((key) => ({
      key,
      label: key,
      polygons: diagram.zones[key],
      on: key === 'target',
      indicative: true,
    })),
    lines: [
      ...diagram.boundaries.map((points): Line => ({ role: 'boundary', points })),
      ...diagram.ferriteLines.map(
        ({ percent, line }): Line => ({ role: 'iso', points: line, label: { literal: `${percent} %` } }),
      ),
      ...piece('guide', [a, b]),
      ...piece('user', [filler, base], 'dilutionLine'),
    ],
    marks: marks.filter((mark) => visible(mark.at)),
  };
}

/** Ferrite over dilution; the fields that the line crosses stand behind it. */
export function drawDilution(
  filler: Point,
  base: Point,
  ranges: ReadonlyMap<diagram.FieldName, readonly [number, number]>,
  dilutionPercent: number,
): ChartDrawing {
  const ferrite = (percent: number): number | null => diagram.ferriteAt(onLine(filler, base, percent / 100));
  const points = sample((percent) => ferrite(percent) ?? Number.NaN, 0, 100, 200);
  const highest = Math.max(20, ...points.map(([, value]) => (Number.isFinite(value) ? value : 0)));
  const top = Math.ceil(highest / 20) * 20;
  const now = ferrite(dilutionPercent);
  return {
    x: { label: 'dilutionAxis', symbol: 'D', unit: '%', scale: 'linear', domain: [0, 100], step: 20 },
    y: { label: 'ferrite', symbol: '\\delta', unit: '%', scale: 'linear', domain: [0, top] },
    regions: [...ranges].map(([name, range]) => ({
      polygon: rectangle(range, [0, top]),
      tone: tones[name],
      label: { literal: spaced(name) },
      labelAt: [(range[0] + range[1]) / 2, top * 0.9],
    })),
    lines: [
      ...clipLine(points, [0, 100], [0, top]).map((piece): Line => ({ role: 'user', points: piece })),
      {
        role: 'guide',
        points: [
          [dilutionPercent, 0],
          [dilutionPercent, top],
        ],
        label: 'weld',
      },
    ],
    marks: now === null ? [] : [{ at: [dilutionPercent, now], role: 'user' }],
  };
}
