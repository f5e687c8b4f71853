/** Diagrams of the decarburization page: carbon versus depth with its zones, and depth versus temperature. */
import type { ChartDrawing, Line, Point, Region } from '../../core/chart.ts';
import { clipLine, rectangle } from '../../formulas/mathematics/plane-geometry.ts';

type ProfileState = {
  /** Returns C/C0 at a depth in mm from the original surface; null where the metal was lost to scale. */
  readonly shareAt: (depthMm: number) => number | null;
  readonly lossMm: number;
  readonly ferriteMm: number | null;
  /** Depth of the criterion from the original surface, mm. */
  readonly depthMm: number | null;
  readonly fraction: number;
};

/** Draws C/C0 versus depth with the zones scale, complete decarburization, partial decarburization and core. */
export function drawProfile({ shareAt, lossMm, ferriteMm, depthMm, fraction }: ProfileState): ChartDrawing {
  const deepest = Math.max(depthMm ?? 0, ferriteMm ?? 0, lossMm, 0.001);
  // Depth counts from the present surface; the metal lost to scale has negative depths.
  const [x, y] = [[-lossMm, 1.6 * deepest - lossMm] as const, [0, 1.1] as const];
  const edges = [
    -lossMm,
    0,
    Math.max(0, (ferriteMm ?? 0) - lossMm),
    Math.max(0, (depthMm ?? 0) - lossMm),
    x[1],
  ];
  const zones = [
    ['scale', 'hot'],
    ['complete', 'ferrite'],
    ['partial', 'mixed'],
    ['core', 'austenite'],
  ] as const;
  const regions = zones.flatMap(([label, tone], at): readonly Region[] => {
    const [from = 0, to = 0] = [edges[at], edges[at + 1]];
    if (to - from < 0.005 * (x[1] - x[0])) return [];
    return [{ polygon: rectangle([from, to], y), tone, label, labelAt: [(from + to) / 2, 1.05] }];
  });
  const at = (depth: number, from: number): Point => [depth, shareAt(from + lossMm) ?? Number.NaN];
  const steps = Array.from({ length: 241 }, (_, n) => x[0] + ((x[1] - x[0]) * n) / 240);
  // At the front of the ferrite layer carbon jumps, which is drawn as a vertical line.
  const front = ferriteMm === null ? [] : [ferriteMm - lossMm];
  const points = [
    ...steps.filter((depth) => depth < (front[0] ?? Infinity)).map((depth) => at(depth, depth)),
    ...front.flatMap((depth) => [at(depth, depth * (1 - 1e-9)), at(depth, depth * (1 + 1e-9))]),
    ...steps.filter((depth) => depth > (front[0] ?? Infinity)).map((depth) => at(depth, depth)),
  ];
  return {
    x: { label: 'depth', symbol: 'x', unit: 'mm', scale: 'linear', domain: x },
    y: { label: 'share', symbol: '\\mathrm{C}/\\mathrm{C}_0', scale: 'linear', domain: y, step: 0.2 },
    regions,
    lines: [
      ...clipLine(points, x, y).map((piece): Line => ({ role: 'user', points: piece })),
      {
        role: 'guide',
        points: [
          [x[0], fraction],
          [x[1], fraction],
        ],
        label: 'criterion',
      },
    ],
    marks: depthMm === null ? [] : [{ at: [depthMm - lossMm, fraction], role: 'user' }],
    answer: { output: 'totalDepthMm', at: 'x' },
  };
}

type AtTemperature = {
  readonly celsius: number;
  readonly totalMm: number | null;
  readonly ferriteMm: number | null;
};

/** Draws the total depth and the complete layer after the same time versus temperature. */
export function drawOverTemperature(rows: readonly AtTemperature[], now: AtTemperature): ChartDrawing {
  const all = [...rows, now];
  const highest = Math.max(0.001, ...all.flatMap((each) => [each.totalMm ?? 0, each.ferriteMm ?? 0]));
  const x = [
    Math.min(...all.map((each) => each.celsius)),
    Math.max(...all.map((each) => each.celsius)),
  ] as const;
  const y = [0, 1.1 * highest] as const;
  const curve = (of: (each: AtTemperature) => number | null, label: string): readonly Line[] =>
    clipLine(
      rows.map((each): Point => [each.celsius, of(each) ?? Number.NaN]),
      x,
      y,
    ).map((points): Line => ({ role: 'series', points, label }));
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x },
    y: { label: 'depth', symbol: 'x', unit: 'mm', scale: 'linear', domain: y },
    lines: [...curve((each) => each.totalMm, 'total'), ...curve((each) => each.ferriteMm, 'complete')],
    marks: now.totalMm === null ? [] : [{ at: [now.celsius, now.totalMm], role: 'user' }],
  };
}
