/**
 * Press force of open-die forging: slab, upper-bound and empirical formulas. Stresses in Pa, lengths in m,
 * forces in N. `sigma` is the flow stress, `friction` Coulomb's μ, `factor` the friction factor m of τ = m k.
 */

/** Disc between flat dies, with its current dimensions. */
export type Disc = { readonly diameter: number; readonly height: number };

const area = ({ diameter }: Disc): number => (Math.PI * diameter * diameter) / 4;

/** Returns the diameter of a disc after upsetting to a height at constant volume. */
export function upsetDiameter({ diameter, height }: Disc, finalHeight: number): number {
  return diameter * Math.sqrt(height / finalHeight);
}

/** Returns the force without friction. */
export function idealUpset(disc: Disc, sigma: number): number {
  return sigma * area(disc);
}

/** Returns the force by Siebel: mean pressure of the slab method to first order, σ (1 + μ D/(3h)). */
export function siebelUpset(disc: Disc, sigma: number, friction: number): number {
  return idealUpset(disc, sigma) * (1 + (friction * disc.diameter) / (3 * disc.height));
}

/** Returns the force with Groover's shape factor for open-die forging, 1 + 0.4 μ D/h. */
export function grooverUpset(disc: Disc, sigma: number, friction: number): number {
  return idealUpset(disc, sigma) * (1 + (0.4 * friction * disc.diameter) / disc.height);
}

/** Returns the force as the upper bound for a disc without barrelling, σ (1 + m D/(3√3 h)). */
export function frictionFactorUpset(disc: Disc, sigma: number, factor: number): number {
  return idealUpset(disc, sigma) * (1 + (factor * disc.diameter) / (3 * Math.sqrt(3) * disc.height));
}

/**
 * Returns the radius in m of the sticking zone, where Coulomb friction μ p would exceed the shear yield stress k =
 * σ/√3. 0 if the whole disc slides; the whole disc from μ = 1/√3.
 */
export function stickingRadius({ diameter, height }: Disc, friction: number): number {
  if (friction <= 0) return 0;
  const sliding = (height / (2 * friction)) * Math.log(1 / (Math.sqrt(3) * friction));
  return Math.min(diameter / 2, Math.max(0, diameter / 2 - sliding));
}

/**
 * Returns the pressure at a radius: sliding from the edge, σ e^{2μ(R − r)/h}, and sticking inside, where the pressure
 * increases by 2k/h per metre. Slab method with both zones: Bishop 1958; Schey, Tribology in Metalworking.
 */
export function discPressure(disc: Disc, sigma: number, friction: number, radius: number): number {
  const sticking = stickingRadius(disc, friction);
  const slid = disc.diameter / 2 - Math.max(radius, sticking);
  const stuck = Math.max(0, sticking - radius);
  return sigma * (Math.exp((2 * friction * slid) / disc.height) + (2 * stuck) / (Math.sqrt(3) * disc.height));
}

/** Returns the force: the integral of {@link discPressure} over the sliding ring and the sticking core. */
export function slabUpset(disc: Disc, sigma: number, friction: number): number {
  const radius = disc.diameter / 2;
  const core = stickingRadius(disc, friction);
  const a = (2 * friction) / disc.height;
  const wide = radius - core;
  const across = a * wide;
  // Integral ∫ r e^{a(R − r)} dr from the core to the rim, as a series where the difference would lose precision.
  const ring =
    across < 1e-3
      ? wide * (radius - wide / 2 + across * (radius / 2 - wide / 3 + (across / 2) * (radius / 3 - wide / 4)))
      : (core * Math.exp(across) - radius) / a + Math.expm1(across) / (a * a);
  const edge = Math.exp(across);
  const stuck = core * core * (edge / 2 + core / (3 * Math.sqrt(3) * disc.height)) * Math.PI * 2;
  return sigma * (2 * Math.PI * ring + stuck);
}

/** Long strip that spreads only sideways: width, height, length. */
export type Strip = { readonly width: number; readonly height: number; readonly length: number };

/**
 * Returns the distance from the edge within which the strip slides, m; beyond it the friction equals the shear yield
 * stress.
 */
export function slidingLength(height: number, friction: number): number {
  return friction > 0 ? (height / (2 * friction)) * Math.log(1 / (2 * friction)) : Number.POSITIVE_INFINITY;
}

/** Returns the pressure at a distance from the edge of a strip in plane strain (Ghosh & Mallik); μ at most 0.5. */
export function stripPressure(strip: Strip, sigma: number, friction: number, fromEdge: number): number {
  const k = sigma / Math.sqrt(3);
  const sliding = slidingLength(strip.height, friction);
  if (fromEdge <= sliding) return 2 * k * Math.exp((2 * friction * fromEdge) / strip.height);
  return 2 * k * (1 / (2 * friction)) + (2 * k * (fromEdge - sliding)) / strip.height;
}

/** Returns the force on a strip: sliding near the edges, sticking in the middle if it is wide enough. */
export function stripForce(strip: Strip, sigma: number, friction: number): number {
  const { height, length, width } = strip;
  const k = sigma / Math.sqrt(3);
  const half = width / 2;
  if (friction === 0) return 2 * k * width * length;
  const sliding = slidingLength(height, friction);
  const slid = Math.min(half, sliding);
  const outer = 2 * k * (height / (2 * friction)) * Math.expm1((2 * friction * slid) / height);
  if (half <= sliding) return 2 * length * outer;
  const inner =
    2 *
    k *
    ((1 / (2 * friction)) * (1 - Math.log(1 / (2 * friction))) * (half - sliding) +
      (half * half - sliding * sliding) / (2 * height));
  return 2 * length * (outer + inner);
}

/** One bite of flat dies: width of contact, length of the bite and height of the workpiece. */
export type Bite = { readonly width: number; readonly bite: number; readonly height: number };

/** Returns the cogging force by Siebel: friction increases it for a long bite, internal shear for a short one. */
export function coggingForce({ width, bite, height }: Bite, sigma: number, friction: number): number {
  return sigma * width * bite * (1 + (0.5 * friction * bite) / height + (0.25 * height) / bite);
}

/** Returns the upsetting strain φ = ln(h0/h1). */
export function upsetStrain(from: number, to: number): number {
  return Math.log(from / to);
}

/** Returns the work of a force between two heights, J, by Simpson's rule with equal strain increments. */
export function forgingWork(force: (height: number) => number, from: number, to: number): number {
  const parts = 40;
  const strain = upsetStrain(from, to);
  const value = (at: number): number => {
    const height = from * Math.exp((-strain * at) / parts);
    return force(height) * height;
  };
  let sum = value(0) + value(parts);
  for (let at = 1; at < parts; at++) sum += (at % 2 === 1 ? 4 : 2) * value(at);
  return (sum * strain) / (3 * parts);
}
