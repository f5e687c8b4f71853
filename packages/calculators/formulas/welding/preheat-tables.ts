/** Preheat by table: hydrogen control method of AWS D1.1 and Table C.1 of EN 1011-2. */

export const hydrogenLevels = ['H1', 'H2', 'H3'] as const;
export type HydrogenLevel = (typeof hydrogenLevels)[number];
export const groups = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Group = (typeof groups)[number];
export type Restraint = 'low' | 'medium' | 'high';

const hydrogenOf = { H1: 5, H2: 10, H3: 30 } as const;

/** Level by diffusible hydrogen, ml/100 g: up to 5, up to 10, above. */
export function hydrogenLevel(diffusible: number): HydrogenLevel {
  if (diffusible <= 5) return 'H1';
  return diffusible <= 10 ? 'H2' : 'H3';
}

/** SI = 12 Pcm + log10 H, H = 5, 10, 30 ml/100 g by level. */
export function susceptibilityIndex(pcm: number, level: HydrogenLevel): number {
  return 12 * pcm + Math.log10(hydrogenOf[level]);
}

/** Group by SI rounded to 0.1: A up to 3.0, then steps of 0.5, G up to 7.0; null above. */
export function groupByIndex(index: number): Group | null {
  const rounded = Math.round(index * 10) / 10;
  return groups.find((_, at) => rounded <= ([3, 3.5, 4, 4.5, 5, 5.5, 7][at] ?? 0)) ?? null;
}

/** Group by the printed table: bands of Pcm below 0.18, 0.23, 0.28, 0.33, 0.38; null above. */
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

/** Thicknesses in mm at which the rows of the table end. */
export const awsThicknesses = [10, 20, 38, 75] as const;

/** Minimum preheat and interpass temperature in °C; 20 if the table states 'below 20'. */
export function awsPreheat(restraint: Restraint, thicknessMm: number, group: Group): number {
  const row =
    thicknessMm < 10 ? 0 : awsThicknesses.slice(1).filter((limit) => thicknessMm > limit).length + 1;
  return awsTable[restraint][row]?.[groups.indexOf(group)] ?? Number.NaN;
}

/** Rows of Table C.1 by hydrogen up to 3, 5, 10, 15 and above; columns CE 0.43 and 0.49 by Q 1.0 and 2.0. */
const combinedLimits = [
  [100, 100, 60, 100],
  [100, 100, 50, 100],
  [60, 100, 35, 65],
  [50, 90, 30, 55],
  [40, 80, 25, 50],
] as const;

/**
 * Combined thickness in mm weldable without preheat, on the safe side: the CE column at or above the
 * steel's, the heat column at or below the actual one; null above CE 0.49 or below 1 kJ/mm.
 */
export function thicknessWithoutPreheat(ceIiw: number, hydrogen: number, heatInput: number): number | null {
  if (ceIiw > 0.49 || heatInput < 1) return null;
  const row = [3, 5, 10, 15].filter((limit) => hydrogen > limit).length;
  const column = (ceIiw > 0.43 ? 2 : 0) + (heatInput >= 2 ? 1 : 0);
  return combinedLimits[row]?.[column] ?? null;
}
