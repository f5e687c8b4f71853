/** Rolled section, pipe or bar as printed in its standard. */

/** Section with its size, its printed mass and, where they determine the area, its dimensions in mm. */
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
    /**
     * Section with tapered flanges. The dimensions are for the drawing only; the area is derived from the printed mass.
     */
    | {
        readonly kind: 'taper';
        readonly height: number;
        readonly width: number;
        readonly web: number;
        readonly flange: number;
      }
    | {
        readonly kind: 'angle';
        /** Longer leg; `otherLeg` is the shorter one. */
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

/** Returns a beam or channel with parallel flanges. Dimensions in mm, mass in kg/m. */
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

/** Returns an angle with unequal legs. Dimensions in mm, mass in kg/m. */
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

/** Returns an angle with equal legs. Dimensions in mm, mass in kg/m. */
export const angle = (
  [leg, thickness, rootRadius, toeRadius]: readonly [
    leg: number,
    thickness: number,
    rootRadius: number,
    toeRadius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => unequalAngle([leg, leg, thickness, rootRadius, toeRadius], kilogramsPerMetre);

/** Returns a hot finished hollow section. Dimensions in mm, mass in kg/m. */
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

/** Returns a pipe or round hollow section. Dimensions in mm, mass in kg/m. */
export const pipe = (outside: number, wall: number, kilogramsPerMetre: number): StandardSection => ({
  size: outside,
  kilogramsPerMetre,
  dimensions: { kind: 'tube', outside, wall },
});

/** Returns a round bar. Diameter in mm, mass in kg/m. */
export const bar = (diameter: number, kilogramsPerMetre: number): StandardSection => ({
  size: diameter,
  kilogramsPerMetre,
  dimensions: { kind: 'round', diameter },
});

/** Returns a section with tapered flanges. Dimensions in mm, mass in kg/m. */
export const taper = (
  [height, width, web, flange]: readonly [height: number, width: number, web: number, flange: number],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'taper', height, width, web, flange },
});

/** Returns a section of which only the printed mass in kg/m is used. */
export const tabulated = (size: number, kilogramsPerMetre: number): StandardSection => ({
  size,
  kilogramsPerMetre,
});
