/** Rolled section, pipe or bar as printed in its standard. */

/** Its size, printed mass and, where they give the area, dimensions in mm. */
export type StandardSection = {
  /** Nominal size that distinguishes the sections of the series, mm (W: inches). */
  readonly size: number;
  /** Printed mass per metre for 7850 kg/m³. */
  readonly kilogramsPerMetre: number;
  readonly dimensions?:
    | {
        readonly kind: 'beam';
        readonly height: number;
        readonly width: number;
        readonly web: number;
        readonly flange: number;
        readonly radius: number;
      }
    /** Tapered flanges: for the drawing only; the area is derived from the printed mass. */
    | {
        readonly kind: 'taper';
        readonly height: number;
        readonly width: number;
        readonly web: number;
        readonly flange: number;
      }
    | {
        readonly kind: 'angle';
        /** Longer leg, and the other one. */
        readonly leg: number;
        readonly otherLeg: number;
        readonly thickness: number;
        readonly rootRadius: number;
        readonly toeRadius: number;
      }
    /** Hot finished hollow section. */
    | { readonly kind: 'hollow'; readonly height: number; readonly width: number; readonly wall: number }
    | { readonly kind: 'tube'; readonly outside: number; readonly wall: number }
    | { readonly kind: 'round'; readonly diameter: number };
};

/** A beam or channel with parallel flanges, mm and kg/m. */
export const beam = (
  [height, width, web, flange, radius]: readonly [
    height: number,
    width: number,
    web: number,
    flange: number,
    radius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'beam', height, width, web, flange, radius },
});

/** An angle with legs of two lengths, mm and kg/m. */
export const unequalAngle = (
  [leg, otherLeg, thickness, rootRadius, toeRadius]: readonly [
    leg: number,
    otherLeg: number,
    thickness: number,
    rootRadius: number,
    toeRadius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: leg,
  kilogramsPerMetre,
  dimensions: { kind: 'angle', leg, otherLeg, thickness, rootRadius, toeRadius },
});

/** An angle with equal legs, mm and kg/m. */
export const angle = (
  [leg, thickness, rootRadius, toeRadius]: readonly [
    leg: number,
    thickness: number,
    rootRadius: number,
    toeRadius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => unequalAngle([leg, leg, thickness, rootRadius, toeRadius], kilogramsPerMetre);

/** A hot finished hollow section, mm and kg/m. */
export const hollow = (
  height: number,
  width: number,
  wall: number,
  kilogramsPerMetre: number,
): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'hollow', height, width, wall },
});

/** A pipe or round hollow section, mm and kg/m. */
export const pipe = (outside: number, wall: number, kilogramsPerMetre: number): StandardSection => ({
  size: outside,
  kilogramsPerMetre,
  dimensions: { kind: 'tube', outside, wall },
});

/** A round bar, mm and kg/m. */
export const bar = (diameter: number, kilogramsPerMetre: number): StandardSection => ({
  size: diameter,
  kilogramsPerMetre,
  dimensions: { kind: 'round', diameter },
});

/** A section with tapered flanges, mm and kg/m. */
export const taper = (
  [height, width, web, flange]: readonly [height: number, width: number, web: number, flange: number],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'taper', height, width, web, flange },
});

/** Section of which only the printed mass is used, kg/m. */
export const tabulated = (size: number, kilogramsPerMetre: number): StandardSection => ({
  size,
  kilogramsPerMetre,
});
