/** Shapes of the metal weight page: required dimensions and derived figures. */

import { plain } from '../../core/texts/worked-text.ts';
import * as section from '../../formulas/weight/section-area.ts';
import * as body from '../../formulas/weight/solid-volume.ts';
import type { StandardSection } from '../../formulas/weight/standard-section.ts';
import { type SectionName, standardSections } from '../../formulas/weight/standard-sections.ts';

export const dimensionKeys = [
  'diameterMm',
  'widthMm',
  'heightMm',
  'thicknessMm',
  'acrossFlatsMm',
  'outsideDiameterMm',
  'wallMm',
  'legAMm',
  'legBMm',
  'rootRadiusMm',
  'toeRadiusMm',
  'webMm',
  'flangeMm',
  'innerDiameterMm',
  'smallDiameterMm',
  'meanDiameterMm',
  'bendRadiusMm',
  'plateLengthMm',
] as const;
export type DimensionKey = (typeof dimensionKeys)[number];
export type Dimensions = Readonly<Record<DimensionKey, number>> & {
  readonly angleDeg: number;
  readonly standard: SectionName;
};

/** Figures of a shape. `bar`: area and outside perimeter in mm² and mm. `body`: volume and surface in mm³ and mm². */
export type Figures =
  | { readonly kind: 'bar'; readonly area: number; readonly perimeter: number | null }
  | { readonly kind: 'body'; readonly volume: number; readonly surface: number };

type Shape = {
  readonly asks: readonly (DimensionKey | 'angleDeg' | 'standard')[];
  readonly figures: (of: Dimensions) => Figures;
  /** Formula of the area or volume in TeX. */
  readonly formula: string;
  /** Returns the formula with inserted numbers. */
  readonly inserted: (of: Dimensions) => string;
};

const bar = (figures: section.SectionFigures): Figures => ({ kind: 'bar', ...figures });
const solid = (figures: body.BodyFigures): Figures => ({ kind: 'body', ...figures });

const hollow = (finish: section.HollowFinish): Shape => ({
  asks: ['widthMm', 'heightMm', 'wallMm'],
  figures: (of) => bar(section.hollowSection(of.widthMm, of.heightMm, of.wallMm, finish)),
  formula: 'A = 2t(B + H - 2t) - (4 - \\pi)(r_\\mathrm{o}^2 - r_\\mathrm{i}^2)',
  inserted: ({ widthMm, heightMm, wallMm }) => {
    const { outer, inner } = section.hollowRadii(finish, wallMm);
    return `= 2 × ${plain(wallMm)} × (${plain(widthMm)} + ${plain(heightMm)} − 2 × ${plain(wallMm)}) − (4 − π)(${plain(outer)}² − ${plain(inner)}²)`;
  },
});

export const flanged = (of: Dimensions): section.FlangedDimensions => ({
  height: of.heightMm,
  width: of.widthMm,
  web: of.webMm,
  flange: of.flangeMm,
  radius: of.rootRadiusMm,
});

/** Returns the area from the stored dimensions, otherwise from the printed mass. */
function standardFigures(name: SectionName): Figures {
  const { dimensions, kilogramsPerMetre } = standardSections[name] as StandardSection;
  if (!dimensions || dimensions.kind === 'taper')
    return { kind: 'bar', area: (kilogramsPerMetre / 7850) * 1e6, perimeter: null };
  if (dimensions.kind === 'beam') return bar(section.beamSection(dimensions));
  if (dimensions.kind === 'angle') return bar(section.angleSection(dimensions));
  if (dimensions.kind === 'hollow')
    return bar(section.hollowSection(dimensions.width, dimensions.height, dimensions.wall, 'hot'));
  return bar(
    dimensions.kind === 'tube'
      ? section.roundTube(dimensions.outside, dimensions.wall)
      : section.roundBar(dimensions.diameter),
  );
}

export const shapes = {
  plate: {
    asks: ['thicknessMm', 'widthMm', 'plateLengthMm'],
    figures: (of) => solid(body.plateBody(of.thicknessMm, of.widthMm, of.plateLengthMm)),
    formula: 'V = t\\,b\\,l',
    inserted: (of) => `= ${plain(of.thicknessMm)} × ${plain(of.widthMm)} × ${plain(of.plateLengthMm)}`,
  },
  round: {
    asks: ['diameterMm'],
    figures: (of) => bar(section.roundBar(of.diameterMm)),
    formula: 'A = \\pi d^2/4',
    inserted: (of) => `= π × ${plain(of.diameterMm)}²/4`,
  },
  square: {
    asks: ['widthMm'],
    figures: (of) => bar(section.rectangularBar(of.widthMm, of.widthMm)),
    formula: 'A = a^2',
    inserted: (of) => `= ${plain(of.widthMm)}²`,
  },
  flat: {
    asks: ['widthMm', 'thicknessMm'],
    figures: (of) => bar(section.rectangularBar(of.widthMm, of.thicknessMm)),
    formula: 'A = b\\,t',
    inserted: (of) => `= ${plain(of.widthMm)} × ${plain(of.thicknessMm)}`,
  },
  hexagon: {
    asks: ['acrossFlatsMm'],
    figures: (of) => bar(section.hexagonBar(of.acrossFlatsMm)),
    formula: 'A = \\tfrac{\\sqrt{3}}{2}\\,s^2',
    inserted: (of) => `= 0.866025 × ${plain(of.acrossFlatsMm)}²`,
  },
  octagon: {
    asks: ['acrossFlatsMm'],
    figures: (of) => bar(section.octagonBar(of.acrossFlatsMm)),
    formula: 'A = 2(\\sqrt{2} - 1)\\,s^2',
    inserted: (of) => `= 0.828427 × ${plain(of.acrossFlatsMm)}²`,
  },
  tube: {
    asks: ['outsideDiameterMm', 'wallMm'],
    figures: (of) => bar(section.roundTube(of.outsideDiameterMm, of.wallMm)),
    formula: 'A = \\pi (D - t)\\,t',
    inserted: (of) => `= π × (${plain(of.outsideDiameterMm)} − ${plain(of.wallMm)}) × ${plain(of.wallMm)}`,
  },
  'hollow-hot': hollow('hot'),
  'hollow-cold': hollow('cold'),
  'hollow-sharp': hollow('sharp'),
  angle: {
    asks: ['legAMm', 'legBMm', 'thicknessMm', 'rootRadiusMm', 'toeRadiusMm'],
    figures: (of) =>
      bar(
        section.angleSection({
          leg: of.legAMm,
          otherLeg: of.legBMm,
          thickness: of.thicknessMm,
          rootRadius: of.rootRadiusMm,
          toeRadius: of.toeRadiusMm,
        }),
      ),
    formula: 'A = t(a + b - t) + (1 - \\pi/4)(r_1^2 - 2 r_2^2)',
    inserted: (of) =>
      `= ${plain(of.thicknessMm)} × (${plain(of.legAMm)} + ${plain(of.legBMm)} − ${plain(of.thicknessMm)}) + 0.214602 × (${plain(of.rootRadiusMm)}² − 2 × ${plain(of.toeRadiusMm)}²)`,
  },
  beam: {
    asks: ['heightMm', 'widthMm', 'webMm', 'flangeMm', 'rootRadiusMm'],
    figures: (of) => bar(section.beamSection(flanged(of))),
    formula: 'A = 2 b\\,t_\\mathrm{f} + (h - 2 t_\\mathrm{f})\\,t_\\mathrm{w} + (4 - \\pi)\\,r^2',
    inserted: (of) =>
      `= 2 × ${plain(of.widthMm)} × ${plain(of.flangeMm)} + (${plain(of.heightMm)} − 2 × ${plain(of.flangeMm)}) × ${plain(of.webMm)} + 0.858407 × ${plain(of.rootRadiusMm)}²`,
  },
  channel: {
    asks: ['heightMm', 'widthMm', 'webMm', 'flangeMm', 'rootRadiusMm'],
    figures: (of) => bar(section.channelSection(flanged(of))),
    formula: 'A = 2 b\\,t_\\mathrm{f} + (h - 2 t_\\mathrm{f})\\,t_\\mathrm{w} + (2 - \\pi/2)\\,r^2',
    inserted: (of) =>
      `= 2 × ${plain(of.widthMm)} × ${plain(of.flangeMm)} + (${plain(of.heightMm)} − 2 × ${plain(of.flangeMm)}) × ${plain(of.webMm)} + 0.429204 × ${plain(of.rootRadiusMm)}²`,
  },
  tee: {
    asks: ['heightMm', 'widthMm', 'webMm', 'flangeMm', 'rootRadiusMm'],
    figures: (of) => bar(section.teeSection(flanged(of))),
    formula: 'A = b\\,t_\\mathrm{f} + (h - t_\\mathrm{f})\\,t_\\mathrm{w} + (2 - \\pi/2)\\,r^2',
    inserted: (of) =>
      `= ${plain(of.widthMm)} × ${plain(of.flangeMm)} + (${plain(of.heightMm)} − ${plain(of.flangeMm)}) × ${plain(of.webMm)} + 0.429204 × ${plain(of.rootRadiusMm)}²`,
  },
  standard: {
    asks: ['standard'],
    figures: (of) => standardFigures(of.standard),
    formula: 'A = A(h, b, t_\\mathrm{w}, t_\\mathrm{f}, r)',
    inserted: (of) => of.standard.replaceAll('-', ' '),
  },
  disc: {
    asks: ['diameterMm', 'thicknessMm'],
    figures: (of) => solid(body.ringBody(of.diameterMm, 0, of.thicknessMm)),
    formula: 'V = \\pi d^2 t/4',
    inserted: (of) => `= π × ${plain(of.diameterMm)}² × ${plain(of.thicknessMm)}/4`,
  },
  ring: {
    asks: ['outsideDiameterMm', 'innerDiameterMm', 'heightMm'],
    figures: (of) => solid(body.ringBody(of.outsideDiameterMm, of.innerDiameterMm, of.heightMm)),
    formula: 'V = \\pi (D^2 - d^2)\\,h/4',
    inserted: (of) =>
      `= π × (${plain(of.outsideDiameterMm)}² − ${plain(of.innerDiameterMm)}²) × ${plain(of.heightMm)}/4`,
  },
  sphere: {
    asks: ['diameterMm'],
    figures: (of) => solid(body.sphereBody(of.diameterMm, 0)),
    formula: 'V = \\pi d^3/6',
    inserted: (of) => `= π × ${plain(of.diameterMm)}³/6`,
  },
  'hollow-sphere': {
    asks: ['outsideDiameterMm', 'innerDiameterMm'],
    figures: (of) => solid(body.sphereBody(of.outsideDiameterMm, of.innerDiameterMm)),
    formula: 'V = \\pi (D^3 - d^3)/6',
    inserted: (of) => `= π × (${plain(of.outsideDiameterMm)}³ − ${plain(of.innerDiameterMm)}³)/6`,
  },
  cone: {
    asks: ['diameterMm', 'heightMm'],
    figures: (of) => solid(body.frustumBody(of.diameterMm, 0, of.heightMm)),
    formula: 'V = \\pi d^2 h/12',
    inserted: (of) => `= π × ${plain(of.diameterMm)}² × ${plain(of.heightMm)}/12`,
  },
  frustum: {
    asks: ['diameterMm', 'smallDiameterMm', 'heightMm'],
    figures: (of) => solid(body.frustumBody(of.diameterMm, of.smallDiameterMm, of.heightMm)),
    formula: 'V = \\pi h (R^2 + R r + r^2)/3',
    inserted: (of) => {
      const [large, small] = [plain(of.diameterMm / 2), plain(of.smallDiameterMm / 2)];
      return `= π × ${plain(of.heightMm)} × (${large}² + ${large} × ${small} + ${small}²)/3`;
    },
  },
  torus: {
    asks: ['meanDiameterMm', 'diameterMm'],
    figures: (of) => solid(body.torusBody(of.meanDiameterMm, of.diameterMm)),
    formula: 'V = \\pi^2 D_\\mathrm{m}\\, d^2/4',
    inserted: (of) => `= π² × ${plain(of.meanDiameterMm)} × ${plain(of.diameterMm)}²/4`,
  },
  elbow: {
    asks: ['outsideDiameterMm', 'wallMm', 'bendRadiusMm', 'angleDeg'],
    figures: (of) =>
      solid(body.elbowBody(of.outsideDiameterMm, of.wallMm, of.bendRadiusMm, (of.angleDeg * Math.PI) / 180)),
    formula: 'V = \\pi (D - t)\\,t\\;\\theta R',
    inserted: (of) =>
      `= π × (${plain(of.outsideDiameterMm)} − ${plain(of.wallMm)}) × ${plain(of.wallMm)} × ${plain((of.angleDeg * Math.PI) / 180)} × ${plain(of.bendRadiusMm)}`,
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as readonly ShapeName[];

export function dimensionKeysOf(shape: string): readonly string[] {
  return (shapes as Readonly<Record<string, Shape>>)[shape]?.asks ?? [];
}

/** Returns whether the shape is sold by length: bars, tubes and sections. */
export function isBar(shape: string): boolean {
  const ask = [
    'round',
    'square',
    'flat',
    'hexagon',
    'octagon',
    'tube',
    'hollow-hot',
    'hollow-cold',
    'hollow-sharp',
    'angle',
    'beam',
    'channel',
    'tee',
    'standard',
  ];
  return ask.includes(shape);
}

/** Returns pairs of a dimension and its upper bound, with which the shape is valid. */
export function bounds(shape: ShapeName, of: Dimensions): readonly (readonly [DimensionKey, number])[] {
  if (shape === 'tube' || shape === 'elbow') {
    const wall = ['wallMm', of.outsideDiameterMm / 2] as const;
    return shape === 'tube' ? [wall] : [wall, ['outsideDiameterMm', 2 * of.bendRadiusMm]];
  }
  if (shape === 'hollow-hot' || shape === 'hollow-cold' || shape === 'hollow-sharp') {
    const narrow = Math.min(of.widthMm, of.heightMm) / 2;
    const finish = shape === 'hollow-hot' ? 'hot' : shape === 'hollow-cold' ? 'cold' : 'sharp';
    const { outer } = section.hollowRadii(finish, of.wallMm);
    return [['wallMm', narrow / Math.max(1, outer / of.wallMm)]];
  }
  if (shape === 'angle') {
    const leg = Math.min(of.legAMm, of.legBMm);
    return [
      ['thicknessMm', leg],
      ['rootRadiusMm', leg - of.thicknessMm],
      ['toeRadiusMm', of.thicknessMm],
    ];
  }
  if (shape === 'beam' || shape === 'channel' || shape === 'tee') {
    const [flanges, sides] = [shape === 'tee' ? 1 : 2, shape === 'channel' ? 1 : 2];
    const room = Math.min((of.heightMm - flanges * of.flangeMm) / flanges, (of.widthMm - of.webMm) / sides);
    return [
      ['flangeMm', of.heightMm / flanges],
      ['webMm', of.widthMm],
      ['rootRadiusMm', Math.max(0, room)],
    ];
  }
  if (shape === 'ring' || shape === 'hollow-sphere') return [['innerDiameterMm', of.outsideDiameterMm]];
  return shape === 'torus' ? [['diameterMm', of.meanDiameterMm]] : [];
}
