/** Outlines of the pieces around the origin, in mm. */
import type { Point } from '../../core/chart.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';
import {
  type FlangedDimensions,
  type HollowFinish,
  hollowRadii,
} from '../../formulas/weight/section-area.ts';
import type { StandardSection } from '../../formulas/weight/standard-section.ts';
import { type SectionName, standardSections } from '../../formulas/weight/standard-sections.ts';
import { type Dimensions, flanged, type ShapeName } from './shapes.ts';

/** Returns a regular outline with flats at left and right: circles have 72 corners, hexagons 6. */
function ring(corners: number, radius: number): readonly Point[] {
  return Array.from({ length: corners }, (_, at): Point => {
    const angle = (2 * Math.PI * (at + 0.5)) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Number of corners of a drawn circle. */
export const roundCorners = 72;
const circle = (diameter: number) => ring(roundCorners, diameter / 2);
export const box = (width: number, height: number) =>
  rectangle([-width / 2, width / 2], [-height / 2, height / 2]);

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

/** Section with web and flanges; tapered flanges are drawn without a radius. */
type FlangedOutline = Omit<FlangedDimensions, 'radius'> & { readonly radius?: number };

/** Number of straight parts in a rounded corner. */
const cornerParts = 6;

/** Rounds the inner corners of an outline that has right angles and counterclockwise order. */
function withFillets(points: readonly Point[], radius = 0): readonly Point[] {
  return points.flatMap((corner, at): readonly Point[] => {
    const [before, after] = [points.at(at - 1) ?? corner, points[(at + 1) % points.length] ?? corner];
    const toward = ([x, y]: Point) => {
      const length = Math.hypot(x - corner[0], y - corner[1]) || 1;
      return { x: (x - corner[0]) / length, y: (y - corner[1]) / length, length };
    };
    const [back, on] = [toward(before), toward(after)];
    const isInner = on.x * back.y - on.y * back.x < 0;
    const r = Math.min(radius, back.length / 2, on.length / 2);
    if (!isInner || r <= 0) return [corner];
    const [x, y] = [corner[0] + r * (back.x + on.x), corner[1] + r * (back.y + on.y)];
    return Array.from({ length: cornerParts + 1 }, (_, part): Point => {
      const angle = (Math.PI / 2) * (part / cornerParts);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return [x - r * (cos * on.x + sin * back.x), y - r * (cos * on.y + sin * back.y)];
    });
  });
}

type WebAt = 'middle' | 'left' | 'tee';

const beam = (of: FlangedOutline, webAt: WebAt): readonly Point[] =>
  withFillets(sharpBeam(of, webAt), of.radius);

function sharpBeam({ height, width, web, flange }: FlangedOutline, webAt: WebAt): readonly Point[] {
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

const angle = (a: number, b: number, t: number, radius: number): readonly Point[] =>
  withFillets(
    [
      [-b / 2, -a / 2],
      [b / 2, -a / 2],
      [b / 2, -a / 2 + t],
      [-b / 2 + t, -a / 2 + t],
      [-b / 2 + t, a / 2],
      [-b / 2, a / 2],
    ],
    radius,
  );

function standardOutlines(name: SectionName): readonly (readonly Point[])[] {
  const { dimensions }: StandardSection = standardSections[name];
  if (!dimensions) return [];
  if (dimensions.kind === 'taper') return [beam(dimensions, 'left')];
  if (dimensions.kind === 'beam') return [beam(dimensions, 'middle')];
  if (dimensions.kind === 'angle')
    return [angle(dimensions.leg, dimensions.otherLeg, dimensions.thickness, dimensions.rootRadius)];
  if (dimensions.kind === 'hollow') {
    const { width, height, wall } = dimensions;
    return [box(width, height), box(width - 2 * wall, height - 2 * wall)];
  }
  if (dimensions.kind === 'round') return [circle(dimensions.diameter)];
  return [circle(dimensions.outside), circle(dimensions.outside - 2 * dimensions.wall)];
}

type Outlines = (of: Dimensions) => readonly (readonly Point[])[];

const disc: Outlines = (of) => [circle(of.diameterMm)];
const pipe: Outlines = (of) => [circle(of.outsideDiameterMm), circle(of.outsideDiameterMm - 2 * of.wallMm)];
const ringed: Outlines = (of) => [circle(of.outsideDiameterMm), circle(of.innerDiameterMm)];
const plate: Outlines = (of) => [box(of.widthMm, of.thicknessMm)];

const hollow =
  (finish: HollowFinish): Outlines =>
  (of) => {
    const { outer, inner } = hollowRadii(finish, of.wallMm);
    const [width, height] = [of.widthMm - 2 * of.wallMm, of.heightMm - 2 * of.wallMm];
    return [roundedBox(of.widthMm, of.heightMm, outer), roundedBox(width, height, inner)];
  };

function cone(heightMm: number, diameterMm: number, smallDiameterMm: number): readonly Point[] {
  const [h, large, small] = [heightMm / 2, diameterMm / 2, smallDiameterMm / 2];
  return [
    [-large, -h],
    [large, -h],
    [small, h],
    [-small, h],
  ];
}

const byShape: Readonly<Record<ShapeName, Outlines>> = {
  standard: (of) => standardOutlines(of.standard),
  round: disc,
  sphere: disc,
  disc,
  square: (of) => [box(of.widthMm, of.widthMm)],
  flat: plate,
  plate,
  hexagon: (of) => [ring(6, of.acrossFlatsMm / Math.sqrt(3))],
  octagon: (of) => [ring(8, of.acrossFlatsMm / 2 / Math.cos(Math.PI / 8))],
  tube: pipe,
  elbow: pipe,
  ring: ringed,
  'hollow-sphere': ringed,
  angle: (of) => [angle(of.legAMm, of.legBMm, of.thicknessMm, of.rootRadiusMm)],
  beam: (of) => [beam(flanged(of), 'middle')],
  channel: (of) => [beam(flanged(of), 'left')],
  tee: (of) => [beam(flanged(of), 'tee')],
  torus: (of) => [circle(of.meanDiameterMm + of.diameterMm), circle(of.meanDiameterMm - of.diameterMm)],
  cone: (of) => [cone(of.heightMm, of.diameterMm, 0)],
  frustum: (of) => [cone(of.heightMm, of.diameterMm, of.smallDiameterMm)],
  'hollow-hot': hollow('hot'),
  'hollow-cold': hollow('cold'),
  'hollow-sharp': hollow('sharp'),
};

/** Returns the closed outlines around the origin, the outer one first; bodies are shown from the side or from above. */
export const outlines = (shape: ShapeName, of: Dimensions): readonly (readonly Point[])[] =>
  byShape[shape](of);

/** Thicknesses of a section in mm, which its overall size does not show. */
export type Thicknesses = {
  readonly wall?: number;
  readonly web?: number;
  readonly isWebInMiddle?: boolean;
  readonly flange?: number;
  readonly leg?: number;
};

function standardThicknesses(name: SectionName): Thicknesses {
  const { dimensions }: StandardSection = standardSections[name];
  if (dimensions?.kind === 'beam' || dimensions?.kind === 'taper')
    return { web: dimensions.web, flange: dimensions.flange, isWebInMiddle: dimensions.kind === 'beam' };
  if (dimensions?.kind === 'angle') return { leg: dimensions.thickness };
  return dimensions?.kind === 'hollow' || dimensions?.kind === 'tube' ? { wall: dimensions.wall } : {};
}

/** Returns the thicknesses for which the drawing of a shape has dimension lines. */
export function thicknesses(shape: ShapeName, of: Dimensions): Thicknesses {
  if (shape === 'standard') return standardThicknesses(of.standard);
  if (shape === 'beam' || shape === 'channel' || shape === 'tee')
    return { web: of.webMm, flange: of.flangeMm, isWebInMiddle: shape !== 'channel' };
  if (shape === 'angle') return { leg: of.thicknessMm };
  const walled: readonly ShapeName[] = ['tube', 'elbow', 'hollow-hot', 'hollow-cold', 'hollow-sharp'];
  return walled.includes(shape) ? { wall: of.wallMm } : {};
}
