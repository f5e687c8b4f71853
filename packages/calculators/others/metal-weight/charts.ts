/** Diagrams of the metal weight page: the piece to scale, and its mass compared with adjacent sizes or other metals. */
import { type ChartDrawing, dimension, dimensionOutside, type Line, type Point } from '../../core/chart.ts';
import { densities } from '../../formulas/weight/densities.ts';
import type { StandardSection } from '../../formulas/weight/standard-section.ts';
import {
  type SectionName,
  sectionNames,
  seriesOf,
  standardSections,
} from '../../formulas/weight/standard-sections.ts';
import { box, outlines, roundCorners, type Thicknesses, thicknesses } from './outlines.ts';
import type { Dimensions, ShapeName } from './shapes.ts';

/** Returns the nominal height of a section without stored dimensions (W: in inches). */
function nominalHeight(name: SectionName): number {
  const { size }: StandardSection = standardSections[name];
  return seriesOf(name) === 'W' ? size * 25.4 : size;
}

/** Formats a length as it was entered. */
const size = (millimetres: number): string => `${Number(millimetres.toPrecision(6))} mm`;

/** Outermost coordinates of an outline. */
type Edges = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };

function edgesOf(points: readonly Point[]): Edges {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Returns the dimension lines of wall, web and leg above the section, and of the flange left of it. */
function thicknessLines({ left, right, top, bottom }: Edges, gap: number, of: Thicknesses): readonly Line[] {
  const middle = (bottom + top) / 2;
  const across = (from: number, thickness: number, y: number): readonly Line[] =>
    dimensionOutside(
      [
        [from, y],
        [from + thickness, y],
      ],
      { y: top + gap },
      size(thickness),
    );
  const { wall, web, flange, leg, isWebInMiddle } = of;
  return [
    ...(wall === undefined ? [] : across(right - wall, wall, middle)),
    ...(web === undefined ? [] : across(isWebInMiddle ? -web / 2 : left, web, middle)),
    ...(leg === undefined ? [] : across(left, leg, top)),
    ...(flange === undefined
      ? []
      : dimensionOutside(
          [
            [left, top - flange],
            [left, top],
          ],
          { x: left - gap },
          size(flange),
        )),
  ];
}

/** Returns the overall dimensions below and at the right; for round pieces the diameters. */
function overallLines(rings: readonly (readonly Point[])[], gap: number, hasWall: boolean): readonly Line[] {
  const [outer = [], inner] = rings;
  const { left, right, bottom, top } = edgesOf(outer);
  const isRound = outer.length === roundCorners;
  // Widths of round shapes are measured at half their height.
  const isBox = outer.some(([x, y]) => x === left && y === bottom);
  const [below, beside] = isBox ? [bottom, right] : [(bottom + top) / 2, (left + right) / 2];
  const sign = isRound ? 'Ø ' : '';
  const diameterOf = (points: readonly Point[]) => 2 * Math.hypot(...(points[0] ?? [0, 0]));
  const width = isRound ? diameterOf(outer) : right - left;
  const across = dimensionOutside(
    [
      [left, below],
      [right, below],
    ],
    { y: bottom - gap },
    `${sign}${size(width)}`,
  );
  if (isRound && (hasWall || !inner)) return across;
  const upright = isRound && inner ? edgesOf(inner) : { bottom, top };
  const height = isRound && inner ? diameterOf(inner) : top - bottom;
  return [
    ...across,
    ...dimensionOutside(
      [
        [beside, upright.bottom],
        [beside, upright.top],
      ],
      { x: right + gap },
      `${sign}${size(height)}`,
    ),
  ];
}

/** Returns the outlines with their dimension lines. */
function dimensioned(rings: readonly (readonly Point[])[], of: Thicknesses): ChartDrawing {
  const edges = edgesOf(rings.flat());
  const { left, right, bottom, top } = edges;
  const gap = 0.1 * Math.max(right - left, top - bottom);
  const [outer] = rings;
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: [left - 2 * gap, right + 2 * gap] },
    y: { label: 'height', unit: 'mm', scale: 'linear', domain: [bottom - 2 * gap, top + 2 * gap] },
    regions: rings.length === 1 && outer ? [{ polygon: outer, tone: 'mixed' }] : [],
    lines: [
      ...rings.map((points): Line => ({ role: 'boundary', points: [...points, ...points.slice(0, 1)] })),
      ...overallLines(rings, gap, of.wall !== undefined),
      ...thicknessLines(edges, gap, of),
    ],
    answer: { output: 'massKg', at: 'drawing' },
  };
}

/** Returns the note with the thickness of a plate, above its top view. */
function thicknessNote({ plateLengthMm, widthMm, thicknessMm }: Dimensions): Line {
  const y = widthMm / 2;
  const [from, to]: readonly [Point, Point] = [
    [-plateLengthMm / 2, y],
    [plateLengthMm / 2, y],
  ];
  return {
    role: 'extension',
    points: [from, to],
    label: { literal: `t = ${size(thicknessMm)}`, hasUnit: true },
  };
}

/** Draws the outline to scale with its dimensions; a plate is seen from above. */
export function drawSketch(shape: ShapeName, of: Dimensions): ChartDrawing {
  const rings = outlines(shape, of);
  if (shape === 'plate') {
    const plate = dimensioned([box(of.plateLengthMm, of.widthMm)], {});
    return { ...plate, lines: [...(plate.lines ?? []), thicknessNote(of)] };
  }
  if (rings.length > 0) return dimensioned(rings, thicknesses(shape, of));
  const half = nominalHeight(of.standard) / 2;
  const level = (y: number): Line => ({
    role: 'guide',
    points: [
      [-half, y],
      [half, y],
    ],
  });
  const span = [-1.15 * half, 1.15 * half] as const;
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: span },
    y: { label: 'height', unit: 'mm', scale: 'linear', domain: span },
    lines: [level(-half), level(half), dimension([0, -half], [0, half], size(2 * half))],
    answer: { output: 'massKg', at: 'drawing' },
  };
}

/** Draws the printed kg/m versus the size within the same series. */
function drawSeries(name: SectionName): ChartDrawing {
  const own: StandardSection = standardSections[name];
  const same = sectionNames
    .filter((each) => seriesOf(each) === seriesOf(name))
    .map((each): StandardSection => standardSections[each]);
  const points = same.map(({ size, kilogramsPerMetre }): Point => [size, kilogramsPerMetre]);
  const largest = Math.max(...points.map(([size]) => size));
  const heaviest = Math.max(...points.map(([, mass]) => mass));
  return {
    x: { label: 'nominalSize', scale: 'linear', domain: [0, 1.1 * largest] },
    y: { label: 'massPerMetre', unit: 'kg/m', scale: 'linear', domain: [0, 1.1 * heaviest] },
    lines: [{ role: 'series', points, label: { literal: seriesOf(name) } }],
    marks: [
      { at: [own.size, own.kilogramsPerMetre], role: 'user', label: { literal: name.replaceAll('-', ' ') } },
    ],
  };
}

/**
 * Draws the mass of the same piece in other metals: a straight line over density through the origin, with common metals
 * marked.
 */
export function drawComparison(
  shape: ShapeName,
  of: Dimensions,
  kilograms: number,
  density: number,
): ChartDrawing {
  if (shape === 'standard') return drawSeries(of.standard);
  const perDensity = kilograms / density;
  const right = Math.max(12000, density * 1.1);
  const others = [
    ['Mg', densities.magnesium],
    ['Al', densities['Al 6061']],
    ['Ti', densities['Titanium Grade 2']],
    ['Fe', densities.iron],
    ['Cu', densities.copper],
    ['Pb', densities.lead],
  ] as const;
  return {
    x: { label: 'density', symbol: '\\rho', unit: 'kg/m³', scale: 'linear', domain: [0, right] },
    y: { label: 'mass', symbol: 'm', unit: 'kg', scale: 'linear', domain: [0, perDensity * right * 1.05] },
    lines: [
      {
        role: 'series',
        points: [
          [0, 0],
          [right, perDensity * right],
        ],
      },
    ],
    marks: [
      ...others.map(([literal, value]) => ({
        at: [value, perDensity * value] as const,
        role: 'mark' as const,
        shape: 'dot' as const,
        label: { literal },
      })),
      { at: [density, kilograms], role: 'user' },
    ],
  };
}
