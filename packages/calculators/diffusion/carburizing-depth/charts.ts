/** Diagrams of the carburizing page: carbon versus depth after each stage, and depth versus the square root of time. */
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { convert } from '../../core/quantity.ts';
import type { CarbonProfile } from '../../formulas/diffusion/carbon-profile.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';

const toMm = (metres: number): number => convert(metres, 'm', 'mm');

function pointsOf({ width, carbon, surface }: CarbonProfile): readonly Point[] {
  const inner = carbon.map((each, i): Point => [toMm(width * (i + 0.5)), each]);
  return [[0, surface], ...inner.filter((_, i) => i < 20 || i % 3 === 0)];
}

/** Minimum distance between two named marks, as a share of the axis. */
const minApart = 0.06;

type Aim = {
  readonly criterion: number;
  readonly depthMm: number | null;
  /** Carbon content of martensite with 550 HV in wt %; `depth550Mm` is its depth. */
  readonly criterion550: number;
  readonly depth550Mm: number | null;
  readonly core: number;
};

/** Draws carbon versus depth; the last profile is that of the user. */
export function drawProfiles(
  profiles: readonly CarbonProfile[],
  { criterion, depthMm, criterion550, depth550Mm, core }: Aim,
): ChartDrawing {
  const curves = profiles.map(pointsOf);
  const deepest = Math.max(
    ...curves.flatMap((each) => each.filter(([, c]) => c > core + 0.02).map(([x]) => x)),
    0.01,
  );
  const x = [0, niceTop(1.05 * deepest)] as const;
  const y = [0, Math.ceil((Math.max(criterion, ...curves.flat().map(([, c]) => c)) + 0.05) * 5) / 5] as const;
  const last = curves.length - 1;
  const lines = curves.flatMap((points, at): readonly Line[] =>
    clipLine(points, x, y).map(
      (piece): Line => ({
        role: at === last ? 'user' : 'series',
        points: piece,
        label: at === 0 ? 'afterBoost' : 'afterDiffuse',
      }),
    ),
  );
  const level = (carbon: number, label: Line['label']): Line => ({
    role: 'guide',
    points: [
      [0, carbon],
      [x[1], carbon],
    ],
    ...(label !== undefined && { label }),
  });
  const byCarbon = depthMm === null ? [] : [[depthMm, criterion] as const];
  const by550 = depth550Mm === null ? [] : [[depth550Mm, criterion550] as const];
  const [hot, other] = [...by550, ...byCarbon];
  // There is no room for a second name beside the highlighted point; both levels have their names at the right.
  const isApart = ([depth]: Point, from: Point | undefined): boolean =>
    from === undefined || Math.abs(depth - from[0]) > minApart * x[1];
  return {
    x: { label: 'depth', symbol: 'x', unit: 'mm', scale: 'linear', domain: x },
    y: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: y },
    lines: [
      ...lines,
      level(criterion, 'criterion'),
      ...(by550.length > 0 ? [level(criterion550, { literal: '550 HV' })] : []),
    ],
    marks: [
      ...(hot ? [{ at: hot, role: 'user', ...(by550.length === 0 && { label: 'caseDepth' }) } as const] : []),
      ...(other
        ? [{ at: other, role: 'mark', ...(isApart(other, hot) && { label: 'caseDepth' }) } as const]
        : []),
    ],
    answer: { output: by550.length > 0 ? 'depth550Mm' : 'caseDepthMm', at: 'x' },
  };
}

/** Returns a rounded upper end of an axis, slightly above the value. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const part = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10].find(
    (each) => each * power >= value * (1 - 1e-9),
  );
  return (part ?? 10) * power;
}

type DepthAtTime = { readonly hours: number; readonly depthMm: number | null; readonly harrisMm: number };

type Boost = { readonly hours: number; readonly depthMm: number | null };

/** Draws the depth of the criterion and Harris' total depth over time at the boost conditions, with the point of the boost. */
export function drawDepthOverTime(rows: readonly DepthAtTime[], boost: Boost): ChartDrawing {
  const root = (hours: number): number => Math.sqrt(hours);
  const longest = Math.max(...rows.map((each) => each.hours));
  const highest = Math.max(...rows.flatMap((each) => [each.depthMm ?? 0, each.harrisMm]), 0.001);
  const [x, y] = [[0, root(longest)] as const, [0, niceTop(highest)] as const];
  const depth = rows.flatMap(({ hours, depthMm }): readonly Point[] =>
    depthMm === null ? [] : [[root(hours), depthMm]],
  );
  const harris = rows.map(({ hours, harrisMm }): Point => [root(hours), harrisMm]);
  return {
    x: { label: 'rootOfTime', symbol: 't^{1/2}', unit: '√h', scale: 'linear', domain: x },
    y: { label: 'depth', symbol: 'x', unit: 'mm', scale: 'linear', domain: y },
    lines: [
      ...(depth.length > 1 ? [{ role: 'user', points: depth, label: 'caseDepth' } as const] : []),
      { role: 'series', points: [[0, 0], ...harris], label: { literal: 'Harris' } },
    ],
    ...(boost.depthMm !== null && {
      marks: [{ at: [root(boost.hours), boost.depthMm], role: 'user' }],
    }),
  };
}
