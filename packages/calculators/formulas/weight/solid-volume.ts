/** Plates and turned bodies: volume and total outer surface, in one length unit, its square and its cube. */
export type BodyFigures = { readonly volume: number; readonly surface: number };

export function plateBody(thickness: number, width: number, length: number): BodyFigures {
  return {
    volume: thickness * width * length,
    surface: 2 * (thickness * width + thickness * length + width * length),
  };
}

/** π (D² - d²) h / 4; d = 0 is a disc. */
export function ringBody(outside: number, inside: number, height: number): BodyFigures {
  const face = (Math.PI * (outside ** 2 - inside ** 2)) / 4;
  return { volume: face * height, surface: 2 * face + Math.PI * (outside + inside) * height };
}

/** π (D³ - d³) / 6; the surface is the outside only. */
export function sphereBody(outside: number, inside: number): BodyFigures {
  return { volume: (Math.PI * (outside ** 3 - inside ** 3)) / 6, surface: Math.PI * outside ** 2 };
}

/** π h (R² + R r + r²) / 3 from the two diameters; with a smaller one of 0 it is a cone. */
export function frustumBody(largeDiameter: number, smallDiameter: number, height: number): BodyFigures {
  const [large, small] = [largeDiameter / 2, smallDiameter / 2];
  const slant = Math.hypot(height, large - small);
  return {
    volume: (Math.PI * height * (large ** 2 + large * small + small ** 2)) / 3,
    surface: Math.PI * (large ** 2 + small ** 2 + (large + small) * slant),
  };
}

/** π² D_m d² / 4: round bar of diameter d bent to a closed ring of mean diameter D_m. */
export function torusBody(meanDiameter: number, barDiameter: number): BodyFigures {
  return {
    volume: (Math.PI ** 2 * meanDiameter * barDiameter ** 2) / 4,
    surface: Math.PI ** 2 * meanDiameter * barDiameter,
  };
}

/** A θ R: pipe bend of centre-line radius R; the surface is the outside without the ends. */
export function elbowBody(outside: number, wall: number, bendRadius: number, radians: number): BodyFigures {
  return {
    volume: Math.PI * (outside - wall) * wall * radians * bendRadius,
    surface: Math.PI * outside * radians * bendRadius,
  };
}
