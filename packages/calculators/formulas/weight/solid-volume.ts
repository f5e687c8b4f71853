/** Plates and turned bodies: volume and total outer surface, in one length unit, its square and its cube. */
export type BodyFigures = { readonly volume: number; readonly surface: number };

export function plateBody(thickness: number, width: number, length: number): BodyFigures {
  return {
    volume: thickness * width * length,
    surface: 2 * (thickness * width + thickness * length + width * length),
  };
}

/** Computes V = π (D² - d²) h / 4 of a ring; with d = 0 the body is a disc. */
export function ringBody(outside: number, inside: number, height: number): BodyFigures {
  const face = (Math.PI * (outside ** 2 - inside ** 2)) / 4;
  return { volume: face * height, surface: 2 * face + Math.PI * (outside + inside) * height };
}

/** Computes V = π (D³ - d³) / 6 of a sphere; the surface is the outside only. */
export function sphereBody(outside: number, inside: number): BodyFigures {
  return { volume: (Math.PI * (outside ** 3 - inside ** 3)) / 6, surface: Math.PI * outside ** 2 };
}

/**
 * Computes V = π h (R² + R r + r²) / 3 of a frustum from its two diameters; with a smaller diameter of 0 it is a cone.
 */
export function frustumBody(largeDiameter: number, smallDiameter: number, height: number): BodyFigures {
  const [large, small] = [largeDiameter / 2, smallDiameter / 2];
  const slant = Math.hypot(height, large - small);
  return {
    volume: (Math.PI * height * (large ** 2 + large * small + small ** 2)) / 3,
    surface: Math.PI * (large ** 2 + small ** 2 + (large + small) * slant),
  };
}

/** Computes V = π² D_m d² / 4 of a round bar of diameter d bent to a closed ring of mean diameter D_m. */
export function torusBody(meanDiameter: number, barDiameter: number): BodyFigures {
  return {
    volume: (Math.PI ** 2 * meanDiameter * barDiameter ** 2) / 4,
    surface: Math.PI ** 2 * meanDiameter * barDiameter,
  };
}

/** Computes V = A θ R of a pipe bend of centre-line radius R; the surface is the outside without the ends. */
export function elbowBody(outside: number, wall: number, bendRadius: number, radians: number): BodyFigures {
  return {
    volume: Math.PI * (outside - wall) * wall * radians * bendRadius,
    surface: Math.PI * outside * radians * bendRadius,
  };
}
