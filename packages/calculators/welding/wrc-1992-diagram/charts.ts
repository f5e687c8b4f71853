/** Diagrams of the WRC-1992 page: the fan with its modes, and FN over dilution. */
import type { ChartDrawing, Mark, Point } from '../../core/chart.ts';
import {
  creqAt,
  fan,
  ferriteNumber,
  ferriteNumberLines,
  modeBoundaries,
  wrcSheet,
} from '../../formulas/welding/wrc-1992.ts';
import {
  dilutionTicks,
  drawOverDilution,
  equivalentAxes,
  type HeldSheet,
  type MetalPoints,
  onSheet,
  passMarks,
  sheetHolding,
} from '../weld-charts.ts';

const clamp = (value: number, [from, to]: readonly [number, number]): number =>
  Math.min(to, Math.max(from, value));
/** Mark of a metal in the diagram; outside as a triangle on the frame, named as outside. */
const metalMark =
  ({ x, y, visible }: HeldSheet) =>
  (
    at: Point,
    shape: 'circle' | 'square' | 'diamond' | 'dot',
    [inside, outside]: readonly [string, string],
  ): Mark => {
    if (visible(at)) return { at, role: 'mark', shape, label: inside };
    const onFrame: Point = [clamp(at[0], x.domain), clamp(at[1], y.domain)];
    return { at: onFrame, role: 'mark', shape: 'triangle', label: outside };
  };

/** FN lines, mode boundaries, the metals, the line of dilution with a tick every 10 %, and the weld. */
export function drawWrc(metals: MetalPoints): ChartDrawing {
  const { a, b, base, filler, passes } = metals;
  const weld = passes.at(-1);
  const axes = { creq: { domain: wrcSheet.creq, step: 2 }, nieq: { domain: wrcSheet.nieq, step: 1 } };
  const sheet = sheetHolding(axes, weld);
  const { visible } = sheet;
  const piece = onSheet(sheet.x.domain, sheet.y.domain);
  const metal = metalMark(sheet);
  return {
    ...equivalentAxes(sheet.x, sheet.y),
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
      ...dilutionTicks(metals).filter(({ at }) => visible(at)),
      metal(a, 'circle', ['steelA', 'steelAOutside']),
      metal(b, 'square', ['steelB', 'steelBOutside']),
      metal(filler, 'diamond', ['filler', 'fillerOutside']),
      ...passMarks(passes.slice(0, -1).filter(visible)),
      ...(weld ? [{ at: weld, role: 'user' as const, label: 'weld' }] : []),
    ],
    answer: { output: 'ferriteNumber', at: 'map' },
  };
}

/** FN along the line from filler to base mix, where the diagram defines it. */
export function drawNumberOverDilution(
  metals: Pick<MetalPoints, 'filler' | 'base'>,
  dilutionPercent: number,
): ChartDrawing {
  return drawOverDilution(metals, dilutionPercent, {
    valueAt: ferriteNumber,
    y: { label: 'ferriteNumber', unit: 'FN' },
  });
}

/** Distance in Creq to the nearest mode boundary at the same Nieq. */
export function creqToBoundary([creq, nieq]: Point): number {
  return Math.min(...Object.values(modeBoundaries).map((points) => Math.abs(creq - creqAt(points, nieq))));
}
