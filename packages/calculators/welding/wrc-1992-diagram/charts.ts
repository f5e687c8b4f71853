/** Diagrams of the WRC-1992 page: the covered area with its solidification modes, and FN versus dilution. */
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import {
  creqAt,
  diagramRange,
  ferriteNumber,
  ferriteNumberLines,
  modeBoundaries,
  wrcSheet,
} from '../../formulas/welding/wrc-1992.ts';
import {
  axesIncluding,
  dilutionTicks,
  drawOverDilution,
  type ExtendedAxes,
  equivalentAxes,
  type MetalPoints,
  onSheet,
  passMarks,
} from '../weld-charts.ts';

const clamp = (value: number, [from, to]: readonly [number, number]): number =>
  Math.min(to, Math.max(from, value));
/** Length of the arrow to a metal outside the diagram, as a share of each axis. */
const arrowShare = 0.08;

type Outside = { readonly at: Point; readonly label: string; readonly outside: string };

/**
 * Returns the arrow at the edge nearest to a metal outside the diagram, its name, and its equivalents for the line
 * below the diagram.
 */
function arrowTo({ x, y }: ExtendedAxes, { at, label, outside }: Outside) {
  const edge: Point = [clamp(at[0], x.domain), clamp(at[1], y.domain)];
  const inward = (axis: 0 | 1, [from, to]: readonly [number, number]): number =>
    edge[axis] === at[axis]
      ? edge[axis]
      : edge[axis] + Math.sign(edge[axis] - at[axis]) * arrowShare * (to - from);
  const [creq, nieq] = at.map((each) => each.toFixed(1));
  const start: Point = [inward(0, x.domain), inward(1, y.domain)];
  return {
    line: { role: 'arrow', points: [start, edge] } as const,
    mark: { at: start, role: 'mark', shape: 'none', label } as const,
    note: { key: outside, literal: `Creq ${creq} · Nieq ${nieq}` },
  };
}

/** Draws FN lines, mode boundaries, the metals, the dilution line with a tick every 10 %, and the weld. */
export function drawWrc(metals: MetalPoints): ChartDrawing {
  const { a, b, base, filler, passes } = metals;
  const weld = passes.at(-1);
  const axes = { creq: { domain: wrcSheet.creq, step: 2 }, nieq: { domain: wrcSheet.nieq, step: 1 } };
  const sheet = axesIncluding(axes, weld);
  const { visible } = sheet;
  const piece = onSheet(sheet.x.domain, sheet.y.domain);
  const named = [
    { at: a, shape: 'circle', label: 'steelA', outside: 'steelAOutside' },
    { at: b, shape: 'square', label: 'steelB', outside: 'steelBOutside' },
    { at: filler, shape: 'diamond', label: 'filler', outside: 'fillerOutside' },
  ] as const;
  const arrows = named.filter(({ at }) => !visible(at)).map((metal) => arrowTo(sheet, metal));
  return {
    ...equivalentAxes(sheet.x, sheet.y),
    regions: [{ polygon: diagramRange, tone: 'plain' }],
    lines: [
      ...ferriteNumberLines.flatMap(({ number, line }) =>
        piece('iso', line, number % 10 === 0 || number <= 4 ? { literal: String(number) } : undefined),
      ),
      ...piece('boundary', modeBoundaries['A-AF'], { literal: 'A / AF (FN 0)' }),
      ...piece('boundary', modeBoundaries['AF-FA'], { literal: 'AF / FA' }),
      ...piece('boundary', modeBoundaries['FA-F'], { literal: 'FA / F' }),
      ...piece('guide', [a, b]),
      ...piece('user', [filler, base], 'dilutionLine').map((line): Line => ({ ...line, naming: 'pointer' })),
      ...arrows.map(({ line }) => line),
    ],
    marks: [
      ...dilutionTicks(metals).filter(({ at }) => visible(at)),
      ...named
        .filter(({ at }) => visible(at))
        .map(({ at, shape, label }): Mark => ({ at, role: 'mark', shape, label })),
      ...arrows.map(({ mark }) => mark),
      ...passMarks(passes.slice(0, -1).filter(visible)),
      ...(weld ? [{ at: weld, role: 'user' as const, label: 'weld' }] : []),
    ],
    answer: { output: 'ferriteNumber', at: 'map' },
    notes: arrows.map(({ note }) => note),
  };
}

/** Draws FN along the line from filler to base mix, where the diagram defines it. */
export function drawNumberOverDilution(
  metals: Pick<MetalPoints, 'filler' | 'base'>,
  dilutionPercent: number,
): ChartDrawing {
  return drawOverDilution(metals, dilutionPercent, {
    valueAt: ferriteNumber,
    y: { label: 'ferriteNumber', unit: 'FN' },
  });
}

/** Returns the distance in Creq to the nearest mode boundary at the same Nieq. */
export function creqToBoundary([creq, nieq]: Point): number {
  return Math.min(...Object.values(modeBoundaries).map((points) => Math.abs(creq - creqAt(points, nieq))));
}
