/** Diagrams of the metal weight page: the piece to scale, and its mass beside neighbouring sizes or other metals. */
import { type ChartDrawing, dimension, dimensionOutside, type Line, type Point } from '../../core/chart.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';
import { densities } from '../../formulas/weight/densities.ts';
import { type FlangedDimensions, hollowRadii } from '../../formulas/weight/section-area.ts';
import type { StandardSection } from '../../formulas/weight/standard-section.ts';
import {
  type SectionName,
  sectionNames,
  seriesOf,
  standardSections,
} from '../../formulas/weight/standard-sections.ts';
import { type Dimensions, flanged, type ShapeName } from './shapes.ts';

/** Regular outline with flats left and right: circles have 72 corners, hexagons 6. */
function ring(corners: number, radius: number): readonly Point[] {
  return Array.from({ length: corners }, (_, at): Point => {
    const angle = (2 * Math.PI * (at + 0.5)) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

const circle = (diameter: number) => ring(72, diameter / 2);
const box = (width: number, height: number) => rectangle([-width / 2, width / 2], [-height / 2, height / 2]);

function roundedBox(width: number, height: number, radius: number): readonly Point[] {
  const corner = (x: number, y: number, from: number): readonly Point[] =>
    Array.from({ length: 9 }, (_, at): Point => {
      const angle = from + (at * Math.PI) / 16;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  return [
    ...corner(x, y, 0),
    ...corner(-x, y, Math.PI / 2),
    ...corner(-x, -y, Math.PI),
    ...corner(x, -y, (3 * Math.PI) / 2),
  ];
}

/** Section with web and flanges, drawn without radii. */
type FlangedOutline = Omit<FlangedDimensions, 'radius'>;

function beam(
  { height, width, web, flange }: FlangedOutline,
  webAt: 'middle' | 'left' | 'tee',
): readonly Point[] {
  const [h, b, w] = [height / 2, width / 2, web / 2];
  if (webAt === 'left')
    return [
      [-b, -h],
      [b, -h],
      [b, -h + flange],
      [-b + web, -h + flange],
      [-b + web, h - flange],
      [b, h - flange],
      [b, h],
      [-b, h],
    ];
  if (webAt === 'tee')
    return [
      [-b, h],
      [-b, h - flange],
      [-w, h - flange],
      [-w, -h],
      [w, -h],
      [w, h - flange],
      [b, h - flange],
      [b, h],
    ];
  return [
    [-b, -h],
    [b, -h],
    [b, -h + flange],
    [w, -h + flange],
    [w, h - flange],
    [b, h - flange],
    [b, h],
    [-b, h],
    [-b, h - flange],
    [-w, h - flange],
    [-w, -h + flange],
    [-b, -h + flange],
  ];
}

const angle = (a: number, b: number, t: number): readonly Point[] => [
  [-b / 2, -a / 2],
  [b / 2, -a / 2],
  [b / 2, -a / 2 + t],
  [-b / 2 + t, -a / 2 + t],
  [-b / 2 + t, a / 2],
  [-b / 2, a / 2],
];

function standardOutlines(name: SectionName): readonly (readonly Point[])[] {
  const { dimensions }: StandardSection = standardSections[name];
  if (!dimensions) return [];
  if (dimensions.kind === 'taper') return [beam(dimensions, 'left')];
  if (dimensions.kind === 'beam') return [beam(dimensions, 'middle')];
  if (dimensions.kind === 'angle') return [angle(dimensions.leg, dimensions.otherLeg, dimensions.thickness)];
  if (dimensions.kind === 'hollow') {
    const { width, height, wall } = dimensions;
    const box = (w: number, h: number) => rectangle([-w / 2, w / 2], [-h / 2, h / 2]);
    return [box(width, height), box(width - 2 * wall, height - 2 * wall)];
  }
  if (dimensions.kind === 'round') return [circle(dimensions.diameter)];
  return [circle(dimensions.outside), circle(dimensions.outside - 2 * dimensions.wall)];
}

/** Closed outlines around the origin, the outer one first; bodies in side or top view. */
function outlines(shape: ShapeName, of: Dimensions): readonly (readonly Point[])[] {
  if (shape === 'standard') return standardOutlines(of.standard);
  if (shape === 'round' || shape === 'sphere' || shape === 'disc') return [circle(of.diameterMm)];
  if (shape === 'square') return [box(of.widthMm, of.widthMm)];
  if (shape === 'flat' || shape === 'plate') return [box(of.widthMm, of.thicknessMm)];
  if (shape === 'hexagon') return [ring(6, of.acrossFlatsMm / Math.sqrt(3))];
  if (shape === 'octagon') return [ring(8, of.acrossFlatsMm / 2 / Math.cos(Math.PI / 8))];
  if (shape === 'tube' || shape === 'elbow')
    return [circle(of.outsideDiameterMm), circle(of.outsideDiameterMm - 2 * of.wallMm)];
  if (shape === 'ring' || shape === 'hollow-sphere')
    return [circle(of.outsideDiameterMm), circle(of.innerDiameterMm)];
  if (shape === 'angle') return [angle(of.legAMm, of.legBMm, of.thicknessMm)];
  if (shape === 'beam') return [beam(flanged(of), 'middle')];
  if (shape === 'channel') return [beam(flanged(of), 'left')];
  if (shape === 'tee') return [beam(flanged(of), 'tee')];
  if (shape === 'torus')
    return [circle(of.meanDiameterMm + of.diameterMm), circle(of.meanDiameterMm - of.diameterMm)];
  if (shape === 'cone' || shape === 'frustum') {
    const [h, large, small] = [
      of.heightMm / 2,
      of.diameterMm / 2,
      shape === 'cone' ? 0 : of.smallDiameterMm / 2,
    ];
    return [
      [
        [-large, -h],
        [large, -h],
        [small, h],
        [-small, h],
      ],
    ];
  }
  const finish = shape === 'hollow-hot' ? 'hot' : shape === 'hollow-cold' ? 'cold' : 'sharp';
  const { outer, inner } = hollowRadii(finish, of.wallMm);
  const [width, height] = [of.widthMm - 2 * of.wallMm, of.heightMm - 2 * of.wallMm];
  return [roundedBox(of.widthMm, of.heightMm, outer), roundedBox(width, height, inner)];
}

/** Sections without stored dimensions have only a height (W: nominal, in inches). */
function nominalHeight(name: SectionName): number {
  const { size }: StandardSection = standardSections[name];
  return seriesOf(name) === 'W' ? size * 25.4 : size;
}

const size = (millimetres: number): string => `${Number(millimetres.toFixed(millimetres < 100 ? 1 : 0))} mm`;

/** Outlines with overall dimensions below and to the right. */
function dimensioned(rings: readonly (readonly Point[])[], note: string | null): ChartDrawing {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const gap = 0.1 * Math.max(right - left, top - bottom);
  const [outer] = rings;
  // Widths of round shapes are measured at half of the height.
  const isBox = rings.flat().some(([x, y]) => x === left && y === bottom);
  const [below, beside] = isBox ? [bottom, right] : [(bottom + top) / 2, (left + right) / 2];
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: [left - gap, right + 2 * gap] },
    y: { label: 'height', unit: 'mm', scale: 'linear', domain: [bottom - 2 * gap, top + gap] },
    regions:
      rings.length === 1 && outer
        ? [
            {
              polygon: outer,
              tone: 'mixed',
              ...(note !== null && {
                label: { literal: note },
                labelAt: [(left + right) / 2, (bottom + top) / 2] as const,
              }),
            },
          ]
        : [],
    lines: [
      ...rings.map((points): Line => ({ role: 'boundary', points: [...points, ...points.slice(0, 1)] })),
      ...dimensionOutside(
        [
          [left, below],
          [right, below],
        ],
        { y: bottom - gap },
        size(right - left),
      ),
      ...dimensionOutside(
        [
          [beside, bottom],
          [beside, top],
        ],
        { x: right + gap },
        size(top - bottom),
      ),
    ],
    answer: { output: 'massKg', at: 'drawing' },
  };
}

/** The outline to scale with its dimensions; a plate is seen from above. */
export function drawSketch(shape: ShapeName, of: Dimensions): ChartDrawing {
  const rings = outlines(shape, of);
  if (shape === 'plate')
    return dimensioned([box(of.plateLengthMm, of.widthMm)], `t = ${size(of.thicknessMm)}`);
  if (rings.length > 0) return dimensioned(rings, null);
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

/** Printed kg/m over the size of the same series. */
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

/** The same piece in other metals; a straight line through the origin with common metals marked. */
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
      { at: [density, kilograms], role: 'user', label: 'yourPiece' },
    ],
  };
}
