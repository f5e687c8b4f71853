/** Preheat by table: hydrogen control method of AWS D1.1 and Table C.1 of EN 1011-2. */

export const hydrogenLevels = ['H1', 'H2', 'H3'] as const;
export type HydrogenLevel = (typeof hydrogenLevels)[number];
export const groups = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Group = (typeof groups)[number];
export type Restraint = 'low' | 'medium' | 'high';

const hydrogenOf = { H1: 5, H2: 10, H3: 30 } as const;

/** Returns the hydrogen level by diffusible hydrogen in ml/100 g: up to 5, up to 10, above. */
export function hydrogenLevel(diffusible: number): HydrogenLevel {
  if (diffusible <= 5) return 'H1';
  return diffusible <= 10 ? 'H2' : 'H3';
}

/** Computes the susceptibility index SI = 12 Pcm + log10 H, with H = 5, 10, 30 ml/100 g by hydrogen level. */
export function susceptibilityIndex(pcm: number, level: HydrogenLevel): number {
  return 12 * pcm + Math.log10(hydrogenOf[level]);
}

/** Returns the susceptibility group by SI rounded to 0.1: A up to 3.0, then steps of 0.5, G up to 7.0; null above. */
export function groupByIndex(index: number): Group | null {
  const rounded = Math.round(index * 10) / 10;
  return groups.find((_, at) => rounded <= ([3, 3.5, 4, 4.5, 5, 5.5, 7][at] ?? 0)) ?? null;
}

/**
 * Returns the susceptibility group by the printed table with bands of Pcm: below 0.18, 0.23, 0.28, 0.33, 0.38; null
 * above.
 */
export function groupByTable(pcm: number, level: HydrogenLevel): Group | null {
  const band = [0.18, 0.23, 0.28, 0.33, 0.38].findIndex((limit) => pcm < limit);
  return band < 0 ? null : (groups[band + hydrogenLevels.indexOf(level)] ?? null);
}

// biome-ignore format: one line per row of the table; below 10, 10 to 20, to 38, to 75, above 75 mm.
const awsTable: Readonly<Record<Restraint, readonly (readonly number[])[]>> = {
  low: [
    [20, 20, 20, 20, 60, 140, 150],
    [20, 20, 20, 60, 100, 140, 150],
    [20, 20, 20, 80, 110, 140, 150],
    [20, 20, 40, 95, 120, 140, 150],
    [20, 20, 40, 95, 120, 140, 150],
  ],
  medium: [
    [20, 20, 20, 20, 70, 140, 160],
    [20, 20, 20, 80, 115, 145, 160],
    [20, 20, 75, 110, 140, 150, 160],
    [20, 80, 110, 130, 150, 150, 160],
    [95, 120, 140, 150, 160, 160, 160],
  ],
  high: [
    [20, 20, 20, 40, 110, 150, 160],
    [20, 20, 65, 105, 140, 160, 160],
    [20, 85, 115, 140, 150, 160, 160],
    [115, 130, 150, 150, 160, 160, 160],
    [115, 130, 150, 150, 160, 160, 160],
  ],
};

/** Maximum thickness in mm of each row of the table. */
export const awsThicknesses = [10, 20, 38, 75] as const;

/** Returns the minimum preheat and interpass temperature in °C; 20 where the table states 'below 20'. */
export function awsPreheat(restraint: Restraint, thicknessMm: number, group: Group): number {
  const row =
    thicknessMm < 10 ? 0 : awsThicknesses.slice(1).filter((limit) => thicknessMm > limit).length + 1;
  return awsTable[restraint][row]?.[groups.indexOf(group)] ?? Number.NaN;
}

/**
 * Combined thicknesses of Table C.1. Rows: hydrogen up to 3, 5, 10, 15 and above; columns: CE 0.43 and 0.49, each at Q
 * 1.0 and 2.0.
 */
const combinedLimits = [
  [100, 100, 60, 100],
  [100, 100, 50, 100],
  [60, 100, 35, 65],
  [50, 90, 30, 55],
  [40, 80, 25, 50],
] as const;

/**
 * Returns the combined thickness in mm weldable without preheat, rounded to the safe side: the CE column at or above
 * that of the steel, the heat input column at or below the actual one. Null above CE 0.49 or below 1 kJ/mm.
 */
export function thicknessWithoutPreheat(ceIiw: number, hydrogen: number, heatInput: number): number | null {
  if (ceIiw > 0.49 || heatInput < 1) return null;
  const row = [3, 5, 10, 15].filter((limit) => hydrogen > limit).length;
  const column = (ceIiw > 0.43 ? 2 : 0) + (heatInput >= 2 ? 1 : 0);
  return combinedLimits[row]?.[column] ?? null;
}
