/** Diagrams of the heat input page: t8/5 versus heat input and versus thickness, hardness versus t8/5. */
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { clipLine, rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { durenHardness, suzukiHardness, yuriokaHardness } from '../../formulas/welding/haz-hardness.ts';
import { coolingTime, type JointFactors } from '../../formulas/welding/weld-cooling.ts';

type Span = readonly [number, number];
export type Weld = {
  readonly heatInput: number;
  readonly thickness: number;
  readonly preheat: number;
  readonly factors: JointFactors;
  readonly seconds: number;
  readonly window: Span;
  /** True for a steel outside the range of the formulas; its curves are dashed. */
  readonly isBeyond: boolean;
  /** True for a steel without results; its point is omitted. */
  readonly isWithheld: boolean;
};

/** Returns the curve of a weld; none for a steel without results. */
const linesOf = (pieces: readonly (readonly Point[])[], { isBeyond, isWithheld }: Weld): readonly Line[] =>
  isWithheld ? [] : pieces.map((points): Line => ({ role: 'user', points, ...(isBeyond && { isBeyond }) }));

const around = (value: number, [low, high]: Span): Span => [
  Math.min(low, 10 ** Math.floor(Math.log10(value))),
  Math.max(high, 10 ** Math.ceil(Math.log10(value))),
];

/** Returns the points of a curve on logarithmic axes, clipped to the diagram. */
function logCurve(height: (x: number) => number, x: Span, y: Span): readonly (readonly Point[])[] {
  const logs = [Math.log10(x[0]), Math.log10(x[1])] as const;
  const heights = [Math.log10(y[0]), Math.log10(y[1])] as const;
  const pieces = clipLine(
    sample((log) => Math.log10(height(10 ** log)), logs[0], logs[1], 120),
    logs,
    heights,
  );
  return pieces.map((piece) => piece.map(([log, up]): Point => [10 ** log, 10 ** up]));
}

/** Returns the tint of the target window, with a line at each end that is inside the diagram. */
function windowParts(
  window: Span,
  x: Span,
  y: Span,
): Pick<ChartDrawing, 'regions'> & { readonly ends: readonly Line[] } {
  const [low, high] = [Math.max(window[0], y[0]), Math.min(window[1], y[1])];
  if (!(high > low)) return { ends: [] };
  const ends = [low, high].map(
    (at): Line => ({
      role: 'guide',
      points: [
        [x[0], at],
        [x[1], at],
      ],
    }),
  );
  return {
    regions: [{ polygon: rectangle(x, [low, high]), tone: 'austenite-ferrite', label: 'window' }],
    ends,
  };
}

export function drawTimeOverHeat(weld: Weld): ChartDrawing {
  const { heatInput, thickness, preheat, factors, seconds, window } = weld;
  const x = around(heatInput, [0.1, 10]);
  const y = around(seconds, [1, 100]);
  const tint = windowParts(window, x, y);
  return {
    x: { label: 'heatInput', symbol: 'Q', unit: 'kJ/mm', scale: 'log', domain: x },
    y: { label: 'time', symbol: 't_{8/5}', unit: 's', scale: 'log', domain: y },
    ...(tint.regions && { regions: tint.regions }),
    lines: [
      ...linesOf(
        logCurve((heat) => coolingTime(heat, thickness, preheat, factors).seconds, x, y),
        weld,
      ),
      ...tint.ends,
    ],
    marks: weld.isWithheld ? [] : [{ at: [heatInput, seconds], role: 'user' }],
    answer: { output: 'coolingTimeS', at: 'y' },
  };
}

export function drawTimeOverThickness(weld: Weld): ChartDrawing {
  const { heatInput, thickness, preheat, factors, seconds, window } = weld;
  const { transition } = coolingTime(heatInput, thickness, preheat, factors);
  const x = around(thickness, [1, 100]);
  const y = around(seconds, [1, 100]);
  const tint = windowParts(window, x, y);
  const inSheet = transition > x[0] && transition < x[1];
  return {
    x: { label: 'thickness', symbol: 'd', unit: 'mm', scale: 'log', domain: x },
    y: { label: 'time', symbol: 't_{8/5}', unit: 's', scale: 'log', domain: y },
    ...(tint.regions && { regions: tint.regions }),
    lines: [
      ...linesOf(
        logCurve((plate) => coolingTime(heatInput, plate, preheat, factors).seconds, x, y),
        weld,
      ),
      ...(inSheet
        ? [
            {
              role: 'guide' as const,
              points: [
                [transition, y[0]],
                [transition, y[1]],
              ] as const,
              label: 'transition',
            },
          ]
        : []),
      ...tint.ends,
    ],
    marks: weld.isWithheld ? [] : [{ at: [thickness, seconds], role: 'user' }],
    answer: { output: 'coolingTimeS', at: 'y' },
  };
}

/** Draws the hardness by three authors over time, the limit if one is chosen, and the entered time on each curve. */
export function drawHardness(
  steel: Composition,
  { seconds, isBeyond, isWithheld }: Weld,
  limit: number | null,
): ChartDrawing {
  const x = around(seconds, [1, 100]);
  const y = [100, 600] as const;
  const logs = [Math.log10(x[0]), Math.log10(x[1])] as const;
  const authors = [
    ['Yurioka', yuriokaHardness],
    ['Düren', durenHardness],
    ['Suzuki', suzukiHardness],
  ] as const;
  const curves = (isWithheld ? [] : authors).flatMap(([literal, hardness]) => {
    const pieces = clipLine(
      sample((log) => hardness(steel, 10 ** log) ?? Number.NaN, logs[0], logs[1], 100),
      logs,
      y,
    );
    return pieces.map(
      (piece): Line => ({
        role: 'series',
        points: piece.map(([log, hv]): Point => [10 ** log, hv]),
        label: { literal },
        ...(isBeyond && { isBeyond }),
      }),
    );
  });
  const marks = (isWithheld ? [] : authors).flatMap(([, hardness]) => {
    const value = hardness(steel, seconds);
    return value !== null && value >= y[0] && value <= y[1]
      ? [{ at: [seconds, value] as const, role: 'mark' as const, shape: 'dot' as const }]
      : [];
  });
  return {
    x: { label: 'time', symbol: 't_{8/5}', unit: 's', scale: 'log', domain: x },
    y: { label: 'hardness', unit: 'HV10', scale: 'linear', domain: y, step: 100 },
    lines: [
      ...curves,
      ...(isWithheld
        ? []
        : [
            {
              role: 'guide' as const,
              points: [
                [seconds, y[0]],
                [seconds, y[1]],
              ] as const,
              label: { literal: `${Number(seconds.toPrecision(2))} s` },
            },
          ]),
      ...(limit === null
        ? []
        : [
            {
              role: 'boundary' as const,
              points: [
                [x[0], limit],
                [x[1], limit],
              ] as const,
              label: 'limit',
            },
          ]),
    ],
    marks,
  };
}
