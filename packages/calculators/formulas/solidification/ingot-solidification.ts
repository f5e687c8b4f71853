/**
 * Solidification of ingots and castings. In an iron mould conduction through the shell limits the rate, d = K √t. In a
 * sand mould the mould limits it (Chvorinov). SI units, so K in m/√s.
 */
import { findRoot } from '../mathematics/find-root.ts';

/** Converts K from mm/√min to m/√s. */
export function solidificationConstant(mmPerRootMinute: number): number {
  return mmPerRootMinute / 1000 / Math.sqrt(60);
}

/** Returns the shell thickness on a plane face, K √t - C, at least 0. J. Chipman, C. R. FonDersmith 1937. */
export function planeShell(constant: number, seconds: number, delay: number): number {
  return Math.max(0, constant * Math.sqrt(seconds) - delay);
}

/** Returns the time until a plane shell has this thickness, ((d + C)/K)². */
export function planeTime(constant: number, thickness: number, delay: number): number {
  return ((thickness + delay) / constant) ** 2;
}

/** Shapes with half thickness or (inscribed) radius R; a square counts as a cylinder of 1.08 times half its side. */
export type SolidifyingShape = 'plate' | 'round' | 'square';

/**
 * Returns the solidification time by the quasi-steady Stefan solution: plate R²/K², long cylinder R²/(2 K²). The square
 * is an estimate.
 */
export function stefanTime(shape: SolidifyingShape, half: number, constant: number): number {
  if (shape === 'plate') return (half / constant) ** 2;
  const radius = shape === 'square' ? 1.08 * half : half;
  return (radius / constant) ** 2 / 2;
}

/**
 * Returns the time until the liquid core of a cylinder of radius R has the radius r: 2/K² [(R² - r²)/4 - r²/2 ln(R/r)].
 */
export function cylinderTime(radius: number, liquid: number, constant: number): number {
  const log = liquid > 0 ? ((liquid * liquid) / 2) * Math.log(radius / liquid) : 0;
  return (2 / constant ** 2) * ((radius ** 2 - liquid ** 2) / 4 - log);
}

/** Returns the shell thickness of a cylinder after a time; the radius once it is solid. */
export function cylinderShell(radius: number, constant: number, seconds: number): number {
  if (seconds >= cylinderTime(radius, 0, constant)) return radius;
  const liquid = findRoot((r) => cylinderTime(radius, r, constant) - seconds, 0, radius);
  return radius - (liquid ?? radius);
}

/** Returns the modulus V/A of a box, a b c / [2 (ab + bc + ca)]. */
export function boxModulus(a: number, b: number, c: number): number {
  return (a * b * c) / (2 * (a * b + b * c + c * a));
}

/** Returns the modulus V/A of a cylinder with both ends, D H / (4 H + 2 D); D/4 when it is long. */
export function cylinderModulus(diameter: number, height: number): number {
  return (diameter * height) / (4 * height + 2 * diameter);
}

/** Computes the solidification time t = C_m M², with C_m in s/m². N. Chvorinov, Giesserei 27 (1940) 177. */
export function chvorinovTime(mouldConstant: number, modulus: number): number {
  return mouldConstant * modulus ** 2;
}

export type SandMould = {
  readonly metalDensity: number;
  readonly heatOfFusion: number;
  readonly liquidHeat: number;
  readonly superheat: number;
  /** Melting temperature minus mould temperature, K. */
  readonly difference: number;
  readonly conductivity: number;
  readonly mouldDensity: number;
  readonly mouldHeat: number;
};

/** Computes C_m = π/4 [ρ (H_f + c_l ΔT)/(T_m - T_0)]² / (k ρ c of the mould), s/m². */
export function mouldConstant(of: SandMould): number {
  const heat = (of.metalDensity * (of.heatOfFusion + of.liquidHeat * of.superheat)) / of.difference;
  return ((Math.PI / 4) * heat ** 2) / (of.conductivity * of.mouldDensity * of.mouldHeat);
}

/**
 * Returns the volume of a feeder, β V/(η - β), with the shrinkage β and the usable share η of the feeder; null unless η
 * > β.
 */
export function feederVolume(body: number, shrinkage: number, efficiency: number): number | null {
  return efficiency > shrinkage ? (shrinkage * body) / (efficiency - shrinkage) : null;
}
