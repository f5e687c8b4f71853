/**
 * Tapered ingots: sections, volume, surface, mass and modulus. SI units. Sizes are across flats, i.e. the diameter
 * (round) or side (square). Corner radius and chamfer are constant over the height.
 */
export type IngotSection =
  | { readonly kind: 'round' }
  | { readonly kind: 'polygon'; readonly sides: number; readonly radius: number }
  | { readonly kind: 'chamfered'; readonly chamfer: number }
  | { readonly kind: 'hollow'; readonly bore: number };

/**
 * Returns the area at one height. Regular polygon: n d²/4 tan(π/n) less n r² (tan(π/n) - π/n) for rounded corners;
 * square with 45° chamfers of leg c: a² - 2c².
 */
export function sectionArea(section: IngotSection, size: number): number {
  if (section.kind === 'round') return (Math.PI * size ** 2) / 4;
  if (section.kind === 'hollow') return (Math.PI * (size ** 2 - section.bore ** 2)) / 4;
  if (section.kind === 'chamfered') return size ** 2 - 2 * section.chamfer ** 2;
  const { sides, radius } = section;
  const tangent = Math.tan(Math.PI / sides);
  return (sides * size ** 2 * tangent) / 4 - sides * radius ** 2 * (tangent - Math.PI / sides);
}

/** Returns the outer perimeter; for a hollow ingot the perimeter of the bore is added, because it cools too. */
export function sectionPerimeter(section: IngotSection, size: number): number {
  if (section.kind === 'round') return Math.PI * size;
  if (section.kind === 'hollow') return Math.PI * (size + section.bore);
  if (section.kind === 'chamfered') return 4 * size - (8 - 4 * Math.SQRT2) * section.chamfer;
  const { sides, radius } = section;
  const tangent = Math.tan(Math.PI / sides);
  return sides * size * tangent - 2 * sides * radius * (tangent - Math.PI / sides);
}

/** Body with a straight taper from the bottom to the top size. */
export type TaperedBody = {
  readonly section: IngotSection;
  readonly bottom: number;
  readonly top: number;
  readonly height: number;
};

/** Computes V = H/6 (A1 + 4 Am + A2), with the area Am at the mean size; exact even if the sections are not similar. */
export function bodyVolume({ section, bottom, top, height }: TaperedBody): number {
  const middle = sectionArea(section, (bottom + top) / 2);
  return (height / 6) * (sectionArea(section, bottom) + 4 * middle + sectionArea(section, top));
}

/** Returns the volume up to a height above the bottom. */
export function volumeUpTo(body: TaperedBody, height: number): number {
  const top = body.bottom + ((body.top - body.bottom) * height) / body.height;
  return bodyVolume({ ...body, top, height });
}

/** Returns the surface: side faces, bottom and top. */
export function bodySurface(body: TaperedBody): number {
  const { section, bottom, top, height } = body;
  const slant = Math.hypot(height, (top - bottom) / 2);
  const sides = sectionPerimeter(section, (bottom + top) / 2) * slant;
  return sides + sectionArea(section, bottom) + sectionArea(section, top);
}

/** Returns the modulus V/A in m, with the whole surface A. */
export function bodyModulus(body: TaperedBody): number {
  return bodyVolume(body) / bodySurface(body);
}

/** Returns the total taper 100 (top - bottom)/height in %, both sides together; positive for big end up. */
export function totalTaper({ bottom, top, height }: TaperedBody): number {
  return (100 * (top - bottom)) / height;
}
