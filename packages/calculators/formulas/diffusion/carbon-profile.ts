/**
 * Carbon profile below a carburized surface: dC/dt = d/dx (D(C) dC/dx) in finite volumes, implicit in time, for any
 * number of stages. Lengths in m, times in s, carbon in wt %, D in m²/s.
 */

/** Boundary condition at the surface: fixed carbon content, atmosphere with finite transfer (m/s), or vacuum. */
export type SurfaceCondition =
  | { readonly kind: 'carbon'; readonly percent: number }
  | { readonly kind: 'transfer'; readonly potential: number; readonly coefficient: number }
  | { readonly kind: 'sealed' };

export type Stage = {
  readonly seconds: number;
  readonly surface: SurfaceCondition;
  readonly diffusivity: (carbon: number) => number;
};

/** Carbon at the cell centres (x = (i + 1/2) `width`) and at the surface. */
export type CarbonProfile = {
  readonly width: number;
  readonly carbon: readonly number[];
  readonly surface: number;
};

const density = 7890;
const cells = 260;
const stepsPerStage = 90;
const tabulated = 160;

/** Diffusivity at multiples of `step` in wt % carbon. */
type Table = { readonly values: Float64Array; readonly step: number };

/**
 * Returns the diffusivity as an interpolation table, because its exponentials are too slow for millions of evaluations.
 */
function tabulate(diffusivity: Stage['diffusivity'], highest: number): Table {
  const step = highest / tabulated;
  return { values: Float64Array.from({ length: tabulated + 2 }, (_, at) => diffusivity(at * step)), step };
}

/** Interpolates in a table. */
function diffusivityAt({ values, step }: Table, carbon: number): number {
  const place = carbon / step;
  const at = Math.min(tabulated, Math.max(0, Math.floor(place)));
  const low = values[at] as number;
  return low + (place - at) * ((values[at + 1] as number) - low);
}

/** Returns the conductance from the surface into the first cell, m/s, and the carbon content in equilibrium. */
function surfaceLink(surface: SurfaceCondition, first: number, width: number, table: Table) {
  if (surface.kind === 'sealed') return { conductance: 0, aim: first };
  if (surface.kind === 'carbon') {
    return { conductance: diffusivityAt(table, surface.percent) / (width / 2), aim: surface.percent };
  }
  const conductance = 1 / (1 / surface.coefficient + width / 2 / diffusivityAt(table, first));
  return { conductance, aim: surface.potential };
}

/** Arrays of one calculation, reused in every step to avoid garbage collection. */
type Work = { readonly upper: Float64Array; readonly spare: Float64Array };

/** Time step of a stage, on cells of this width in m. */
type Step = Omit<Stage, 'diffusivity'> & { readonly table: Table; readonly width: number };

/**
 * Performs one implicit step from `old` into `guess`. The coefficients are taken from the latest guess of the new
 * profile (two iterations).
 */
function advance(
  old: Float64Array,
  guess: Float64Array,
  { seconds, width, surface, table }: Step,
  { upper, spare }: Work,
): void {
  const last = old.length - 1;
  const scale = seconds / (width * width);
  for (let round = 0; round < 2; round += 1) {
    const from = round === 0 ? old : spare;
    const next = round === 0 ? spare : guess;
    const link = surfaceLink(surface, from[0] ?? 0, width, table);
    let left = (link.conductance * seconds) / width;
    let here = from[0] ?? 0;
    let [known, upperBefore, nextBefore, inflow] = [left * link.aim, 0, 0, 0];
    for (let i = 0; i <= last; i += 1) {
      const there = i < last ? (from[i + 1] as number) : 0;
      const right = i < last ? scale * diffusivityAt(table, (here + there) / 2) : 0;
      // The elimination of the tridiagonal system runs while the system is set up.
      const pivot = 1 + left + right - inflow * upperBefore;
      nextBefore = ((old[i] as number) + known + inflow * nextBefore) / pivot;
      upperBefore = right / pivot;
      next[i] = nextBefore;
      upper[i] = upperBefore;
      known = 0;
      inflow = right;
      left = right;
      here = there;
    }
    for (let i = last - 1; i >= 0; i -= 1) {
      nextBefore = (next[i] as number) + (upper[i] as number) * nextBefore;
      next[i] = nextBefore;
    }
  }
}

function profileOf(
  carbon: Float64Array,
  { width, surface, table }: Pick<Step, 'width' | 'surface' | 'table'>,
): CarbonProfile {
  const [first = 0, second = 0] = carbon;
  const link = surfaceLink(surface, first, width, table);
  const atSurface =
    surface.kind === 'carbon'
      ? surface.percent
      : surface.kind === 'sealed'
        ? first + (first - second) / 8
        : surface.potential - (link.conductance * (surface.potential - first)) / surface.coefficient;
  return { width, carbon: [...carbon], surface: atSurface };
}

/** Returns the profile at the end of each stage; a stage of zero duration leaves the profile unchanged. */
export function carbonProfiles(
  core: number,
  stages: readonly Stage[],
  highest: number,
): readonly CarbonProfile[] {
  const reach = stages.reduce((sum, { seconds, diffusivity }) => sum + diffusivity(highest) * seconds, 0);
  // At a depth of five diffusion lengths, all but 0.04 % of the carbon difference from surface to core has decayed.
  const width = (5 * Math.sqrt(reach)) / cells;
  let carbon = new Float64Array(cells).fill(core);
  let next = new Float64Array(cells);
  const work: Work = { upper: new Float64Array(cells), spare: new Float64Array(cells) };
  return stages.map((stage) => {
    const { surface } = stage;
    const table = tabulate(stage.diffusivity, highest);
    for (let step = 1; step <= stepsPerStage && stage.seconds > 0; step += 1) {
      // The steps grow with the square root law: small at first, while the surface changes fast.
      const seconds = (stage.seconds * (2 * step - 1)) / stepsPerStage ** 2;
      advance(carbon, next, { surface, table, seconds, width }, work);
      [carbon, next] = [next, carbon];
    }
    return profileOf(carbon, { width, surface, table });
  });
}

/** Returns the greatest depth in m with at least this carbon content; null if there is none. */
export function depthAtCarbon({ width, carbon, surface }: CarbonProfile, wanted: number): number | null {
  for (let i = carbon.length - 1; i >= 0; i -= 1) {
    const here = carbon[i] ?? 0;
    if (here < wanted) continue;
    const deeper = carbon[i + 1];
    if (deeper === undefined) return null;
    return width * (i + 0.5 + (here - wanted) / (here - deeper));
  }
  const first = carbon[0] ?? 0;
  return surface >= wanted && surface > first ? (width / 2) * ((surface - wanted) / (surface - first)) : null;
}

/** Returns the carbon taken up, kg/m²: density times the integral of C - C0 as mass fraction. */
export function carbonUptake({ width, carbon }: CarbonProfile, core: number): number {
  return (density / 100) * width * carbon.reduce((sum, each) => sum + each - core, 0);
}
