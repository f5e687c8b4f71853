/** Diagrams of the hardness converter: curves of the table with the entered value. */

import { type Span, spanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import { hardnessTables, type MaterialClass } from '../../formulas/hardness/hardness-conversion.ts';
import {
  type HardnessScale,
  type HardnessTable,
  pairsOf,
} from '../../formulas/hardness/hardness-interpolation.ts';
import { monotonePoints } from '../../formulas/mathematics/monotone-curve.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';

type Sheet = readonly [x: Span, y: Span];
type Values = Readonly<Record<string, number | string | null>>;

/** Number of parts of a curve between two adjacent rows of its table. */
const partsBetweenRows = 4;

/** Returns the x value at which a rising curve reaches the end of its scale. */
function endOfScale(points: readonly Point[], most = Number.POSITIVE_INFINITY): Line['ends'] {
  const last = points.findLast(([, y]) => y <= most);
  return last && last !== points.at(-1) ? { max: last[0] } : {};
}

function curves(
  tables: readonly HardnessTable[],
  from: HardnessScale,
  to: readonly HardnessScale[],
  { sheet, headline }: { readonly sheet: Sheet; readonly headline?: string },
): readonly Line[] {
  return tables.flatMap((table) =>
    to.flatMap((scale) => {
      const points = monotonePoints(pairsOf(table, from, scale), partsBetweenRows);
      const ends = endOfScale(points, table.bracketedAbove[scale]);
      const pieces = clipLine(points, ...sheet).filter((piece) => piece.length > 1);
      return pieces.map(
        (piece): Line => ({
          role: scale === headline ? 'user' : 'series',
          points: piece,
          label: { literal: scale },
          ...(ends && { ends }),
        }),
      );
    }),
  );
}

function userPoints(values: Values, from: HardnessScale, to: readonly HardnessScale[]): readonly Point[] {
  return to.flatMap((scale): Point[] => {
    const [across, up] = [values[from], values[scale]];
    return typeof across === 'number' && typeof up === 'number' ? [[across, up]] : [];
  });
}

/**
 * Returns the marks of the entered value; the highlighted point is on the scale of the main result, otherwise on the
 * first scale.
 */
const userMarks = (points: readonly Point[], hot = 0): readonly Mark[] =>
  points.map(
    (at, index): Mark => ({
      at,
      role: index === hot ? 'user' : 'mark',
      ...(index !== hot && { shape: 'dot' as const }),
    }),
  );

const axesIncluding = (least: Sheet, points: readonly Point[]): Sheet =>
  points.reduce<Sheet>(([x, y], [across, up]) => [spanIncluding(x, across), spanIncluding(y, up)], least);

const tablesOf = (material: MaterialClass): readonly HardnessTable[] =>
  material === 'unalloyed'
    ? [hardnessTables['iso-a1']]
    : [hardnessTables['e140-1'], hardnessTables['e140-2']];

/** Draws the Rockwell scales over Vickers; for austenitic sheet the other Rockwell scales over HRC. */
export function drawRockwell(material: MaterialClass, values: Values, headline: string): ChartDrawing {
  const austenitic = material === 'austenitic';
  if (austenitic && values['HRC'] === null && values['HBW'] !== null)
    return {
      ...drawBrinell(material, values),
      answer: { output: headline, at: headline === 'HBW' ? 'y' : 'x' },
    };
  const least: Sheet = austenitic
    ? [
        [18, 50],
        [20, 100],
      ]
    : [
        [60, 960],
        [20, 120],
      ];
  const from = austenitic ? 'HRC' : 'HV';
  const to = austenitic ? (['HRA', 'HR15N', 'HR30N', 'HR45N'] as const) : (['HRC', 'HRB', 'HRA'] as const);
  const points = userPoints(values, from, to);
  const sheet = axesIncluding(least, points);
  const shown = to.filter((scale) => typeof values[scale] === 'number');
  const hot = Math.max(
    0,
    shown.findIndex((scale) => scale === headline),
  );
  return {
    x: { label: austenitic ? 'rockwellC' : 'vickers', scale: 'linear', domain: sheet[0] },
    y: { label: 'rockwellAxis', scale: 'linear', domain: sheet[1], step: 20 },
    lines: curves(austenitic ? [hardnessTables['a370-4']] : tablesOf(material), from, to, {
      sheet,
      headline,
    }),
    marks: userMarks(points, hot),
    answer: { output: headline, at: headline === from ? 'x' : 'y' },
  };
}

/** Draws Brinell hardness and tensile strength over Vickers; for austenitic plate Brinell over HRB. */
export function drawBrinell(material: MaterialClass, values: Values): ChartDrawing {
  const austenitic = material === 'austenitic';
  const least: Sheet = austenitic
    ? [
        [55, 105],
        [80, 280],
      ]
    : [
        [60, 960],
        [0, 2500],
      ];
  const from = austenitic ? 'HRB' : 'HV';
  const to = austenitic ? (['HBW'] as const) : (['Rm', 'HBW'] as const);
  const points = userPoints(values, from, to);
  const sheet = axesIncluding(least, points);
  return {
    x: { label: austenitic ? 'rockwellB' : 'vickers', scale: 'linear', domain: sheet[0] },
    y: { label: austenitic ? 'brinellAxis' : 'brinellStrengthAxis', scale: 'linear', domain: sheet[1] },
    lines: curves(austenitic ? [hardnessTables['a370-5']] : tablesOf(material), from, to, { sheet }),
    marks: userMarks(points),
  };
}
