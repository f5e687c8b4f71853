/**
 * Cross-sections of bars and profiles: area and outside perimeter. Any length unit; areas in its square.
 * Rounded corners as in EN 10365, EN 10056-1, EN 10210-2 and EN 10219-2.
 */
export type SectionFigures = { readonly area: number; readonly perimeter: number };

/**
 * Area between a quarter circle of radius 1 and its circumscribed square, and the difference in length of their
 * outlines.
 */
const cornerArea = 1 - Math.PI / 4;
const cornerEdge = 2 - Math.PI / 2;

export function roundBar(diameter: number): SectionFigures {
  return { area: (Math.PI * diameter ** 2) / 4, perimeter: Math.PI * diameter };
}

export function rectangularBar(width: number, thickness: number): SectionFigures {
  return { area: width * thickness, perimeter: 2 * (width + thickness) };
}

/** Computes A = (√3/2) s², with s across flats. */
export function hexagonBar(acrossFlats: number): SectionFigures {
  return { area: (Math.sqrt(3) / 2) * acrossFlats ** 2, perimeter: 2 * Math.sqrt(3) * acrossFlats };
}

/** Computes A = 2 (√2 - 1) s², with s across flats. */
export function octagonBar(acrossFlats: number): SectionFigures {
  return { area: 2 * (Math.SQRT2 - 1) * acrossFlats ** 2, perimeter: 8 * (Math.SQRT2 - 1) * acrossFlats };
}

/** Computes A = π (D - t) t. */
export function roundTube(outside: number, wall: number): SectionFigures {
  return { area: Math.PI * (outside - wall) * wall, perimeter: Math.PI * outside };
}

export type HollowFinish = 'hot' | 'cold' | 'sharp';

/**
 * Returns the outer and inner corner radius of a hollow section: EN 10210-2 (hot finished), EN 10219-2 (cold formed),
 * or none (`sharp`).
 */
export function hollowRadii(
  finish: HollowFinish,
  wallMm: number,
): { readonly outer: number; readonly inner: number } {
  if (finish === 'sharp') return { outer: 0, inner: 0 };
  if (finish === 'hot') return { outer: 1.5 * wallMm, inner: wallMm };
  if (wallMm <= 6) return { outer: 2 * wallMm, inner: wallMm };
  return wallMm <= 10
    ? { outer: 2.5 * wallMm, inner: 1.5 * wallMm }
    : { outer: 3 * wallMm, inner: 2 * wallMm };
}

/**
 * Computes A = 2t (B + H - 2t) - (4 - π)(r_o² - r_i²). Lengths in mm, since the radii depend on the wall thickness in
 * mm.
 */
export function hollowSection(
  widthMm: number,
  heightMm: number,
  wallMm: number,
  finish: HollowFinish,
): SectionFigures {
  const { outer, inner } = hollowRadii(finish, wallMm);
  return {
    area: 2 * wallMm * (widthMm + heightMm - 2 * wallMm) - 4 * cornerArea * (outer ** 2 - inner ** 2),
    perimeter: 2 * (widthMm + heightMm) - 4 * cornerEdge * outer,
  };
}

/** Angle section: outer leg lengths, and radii at the root and at both toes. */
export type AngleDimensions = {
  readonly leg: number;
  readonly otherLeg: number;
  readonly thickness: number;
  readonly rootRadius: number;
  readonly toeRadius: number;
};

/** Computes A = t (a + b - t) + (1 - π/4)(r1² - 2 r2²), r1 at the root, r2 at both toes. EN 10056-1. */
export function angleSection({
  leg,
  otherLeg,
  thickness,
  rootRadius,
  toeRadius,
}: AngleDimensions): SectionFigures {
  return {
    area: thickness * (leg + otherLeg - thickness) + cornerArea * (rootRadius ** 2 - 2 * toeRadius ** 2),
    perimeter: 2 * (leg + otherLeg) - cornerEdge * (rootRadius + 2 * toeRadius),
  };
}

/** Section with web and flanges, with the fillet radius between them. */
export type FlangedDimensions = {
  readonly height: number;
  readonly width: number;
  readonly web: number;
  readonly flange: number;
  readonly radius: number;
};

/** Computes A = 2 b t_f + (h - 2 t_f) t_w + (4 - π) r²: I and H sections with parallel flanges. EN 10365. */
export function beamSection({ height, width, web, flange, radius }: FlangedDimensions): SectionFigures {
  return {
    area: 2 * width * flange + (height - 2 * flange) * web + 4 * cornerArea * radius ** 2,
    perimeter: 4 * width + 2 * height - 2 * web - 4 * cornerEdge * radius,
  };
}

/** Computes A = 2 b t_f + (h - 2 t_f) t_w + (2 - π/2) r²: channel with parallel flanges. */
export function channelSection({ height, width, web, flange, radius }: FlangedDimensions): SectionFigures {
  return {
    area: 2 * width * flange + (height - 2 * flange) * web + 2 * cornerArea * radius ** 2,
    perimeter: 4 * width + 2 * height - 2 * web - 2 * cornerEdge * radius,
  };
}

/** Computes A = b t_f + (h - t_f) t_w + (2 - π/2) r². */
export function teeSection({ height, width, web, flange, radius }: FlangedDimensions): SectionFigures {
  return {
    area: width * flange + (height - flange) * web + 2 * cornerArea * radius ** 2,
    perimeter: 2 * (width + height) - 2 * cornerEdge * radius,
  };
}
