/** Drawings of the WRC-1992 page: the fan with its modes, and FN over dilution. */
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';
import {
  creqAt,
  fan,
  ferriteNumber,
  ferriteNumberLines,
  modeBoundaries,
  wrcSheet,
} from '../../formulas/welding/wrc-1992.ts';

const x = wrcSheet.creq;
const y = wrcSheet.nieq;

const clamp = (value: number, [from, to]: readonly [number, number]): number =>
  Math.min(to, Math.max(from, value));
const visible = ([creq, nieq]: Point): boolean =>
  creq >= x[0] && creq <= x[1] && nieq >= y[0] && nieq <= y[1];
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

/** A metal on the sheet as a mark; off the sheet as a triangle on the frame, named as lying outside. */
function metalMark(
  at: Point,
  shape: 'circle' | 'square' | 'diamond' | 'dot',
  label: string,
  outsideLabel: string,
): Mark {
  if (visible(at)) return { at, role: 'mark', shape, label };
  return { at: [clamp(at[0], x), clamp(at[1], y)], role: 'mark', shape: 'triangle', label: outsideLabel };
}

/** FN lines, mode boundaries, the metals, the line of dilution with a tick every 10 %, and the weld. */
export function drawWrc({ a, b, base, filler, passes }: Metals): ChartDrawing {
  const piece = (role: Line['role'], points: readonly Point[], label?: Line['label']): readonly Line[] =>
    clipLine(points, x, y).map(
      (each): Line => ({ role, points: each, ...(label === undefined ? {} : { label }) }),
    );
  const ticks = Array.from(
    { length: 11 },
    (_, at): Mark => ({ at: onLine(filler, base, at / 10), role: 'mark', shape: 'dot' }),
  );
  const weld = passes.at(-1);
  return {
    x: {
      label: 'creq',
      symbol: '\\mathrm{Cr}_\\mathrm{eq}',
      unit: 'wt %',
      scale: 'linear',
      domain: x,
      step: 2,
    },
    y: {
      label: 'nieq',
      symbol: '\\mathrm{Ni}_\\mathrm{eq}',
      unit: 'wt %',
      scale: 'linear',
      domain: y,
      step: 1,
    },
    regions: [{ polygon: fan, tone: 'plain' }],
    lines: [
      ...ferriteNumberLines.flatMap(({ number, line }) =>
        piece('iso', line, number % 10 === 0 || number < 10 ? { literal: String(number) } : undefined),
      ),
      ...piece('boundary', modeBoundaries['A-AF'], { literal: 'A / AF (FN 0)' }),
      ...piece('boundary', modeBoundaries['AF-FA'], { literal: 'AF / FA' }),
      ...piece('boundary', modeBoundaries['FA-F'], { literal: 'FA / F' }),
      ...piece('guide', [a, b]),
      ...piece('user', [filler, base], 'dilutionLine'),
    ],
    marks: [
      ...ticks.filter(({ at }) => visible(at)),
      metalMark(a, 'circle', 'steelA', 'steelAOutside'),
      metalMark(b, 'square', 'steelB', 'steelBOutside'),
      metalMark(filler, 'diamond', 'filler', 'fillerOutside'),
      ...passes
        .slice(0, -1)
        .filter(visible)
        .map((at, n): Mark => ({ at, role: 'mark', shape: 'triangle', label: { literal: String(n + 1) } })),
      ...(weld && visible(weld) ? [{ at: weld, role: 'user' as const, label: 'weld' }] : []),
    ],
  };
}

/** FN along the line from filler to base mix, where the fan gives one. */
export function drawNumberOverDilution(filler: Point, base: Point, dilutionPercent: number): ChartDrawing {
  const numberAt = (percent: number): number | null => ferriteNumber(onLine(filler, base, percent / 100));
  const points = sample((percent) => numberAt(percent) ?? Number.NaN, 0, 100, 200);
  const highest = Math.max(20, ...points.map(([, value]) => (Number.isFinite(value) ? value : 0)));
  const top = Math.ceil(highest / 20) * 20;
  const now = numberAt(dilutionPercent);
  return {
    x: { label: 'dilutionAxis', symbol: 'D', unit: '%', scale: 'linear', domain: [0, 100], step: 20 },
    y: { label: 'ferriteNumber', unit: 'FN', scale: 'linear', domain: [0, top] },
    lines: [
      ...clipLine(points, [0, 100], [0, top]).map((each): Line => ({ role: 'user', points: each })),
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

/** Distance in Creq to the nearest mode boundary at the same Nieq. */
export function creqToBoundary([creq, nieq]: Point): number {
  return Math.min(...Object.values(modeBoundaries).map((points) => Math.abs(creq - creqAt(points, nieq))));
}
