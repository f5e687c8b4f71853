/**
 * Linear interpolation between the rows of a hardness table, without extrapolation. Only rows with values in both
 * scales are used.
 */

export const hardnessScales = [
  'HV',
  'HBW',
  'HRC',
  'HRB',
  'HRA',
  'HRD',
  'HRF',
  'HK',
  'HR15N',
  'HR30N',
  'HR45N',
  'HR15T',
  'HR30T',
  'HR45T',
  'HBS',
  'HB500',
  'HS',
  'Rm',
] as const;
export type HardnessScale = (typeof hardnessScales)[number];

export type HardnessTable = {
  readonly columns: readonly HardnessScale[];
  /** Values above these limits are printed in brackets, because they are outside the standard range of their scale. */
  readonly bracketedAbove: Readonly<Partial<Record<HardnessScale, number>>>;
  readonly rows: readonly (readonly (number | null)[])[];
};

type Pairs = readonly (readonly [number, number])[];

/** Cache of the rows of each pair of scales, since curves convert hundreds of values. */
const knownPairs = new WeakMap<HardnessTable, Map<string, Pairs>>();

/** Returns the rows of a table with values in both scales, by ascending source value. */
export function pairsOf(table: HardnessTable, from: HardnessScale, to: HardnessScale): Pairs {
  const known = knownPairs.get(table) ?? new Map<string, Pairs>();
  knownPairs.set(table, known);
  const name = `${from} ${to}`;
  const pairs = known.get(name) ?? readPairs(table, from, to);
  known.set(name, pairs);
  return pairs;
}

function readPairs(table: HardnessTable, from: HardnessScale, to: HardnessScale): Pairs {
  const [source, target] = [table.columns.indexOf(from), table.columns.indexOf(to)];
  if (source < 0 || target < 0) return [];
  const pairs = table.rows.flatMap((row) => {
    const [x, y] = [row[source], row[target]];
    return typeof x === 'number' && typeof y === 'number' ? [[x, y] as const] : [];
  });
  return pairs.sort(([a], [b]) => a - b);
}

/** Returns the minimum and maximum of a scale in a table, or null without such a column. */
export function scaleRange(table: HardnessTable, scale: HardnessScale): readonly [number, number] | null {
  const pairs = pairsOf(table, scale, scale);
  const [first, last] = [pairs[0], pairs.at(-1)];
  return first && last ? [first[0], last[0]] : null;
}

export type Neighbours = {
  readonly below: readonly [number, number];
  readonly above: readonly [number, number];
};

/** Returns the two rows around a value (twice the same row when it is printed), or null outside the table. */
export function neighboursOf(
  table: HardnessTable,
  from: HardnessScale,
  to: HardnessScale,
  value: number,
): Neighbours | null {
  const pairs = pairsOf(table, from, to);
  const exact = pairs.find(([x]) => x === value);
  if (exact) return { below: exact, above: exact };
  const at = pairs.findIndex(([x]) => x > value);
  const [below, above] = [pairs[at - 1], pairs[at]];
  return below && above ? { below, above } : null;
}

/**
 * Returns the value converted to another scale; null outside the table or without such a column. Rm is rounded to 5
 * MPa, as printed.
 */
export function convertHardness(
  table: HardnessTable,
  from: HardnessScale,
  to: HardnessScale,
  value: number,
): number | null {
  if (from === to) return scaleRange(table, from) === null ? null : value;
  const around = neighboursOf(table, from, to, value);
  if (!around) return null;
  const { below, above } = around;
  const share = above[0] === below[0] ? 0 : (value - below[0]) / (above[0] - below[0]);
  const read = below[1] + share * (above[1] - below[1]);
  return to === 'Rm' ? 5 * Math.round(read / 5) : read;
}

/** Returns whether the table prints this value in brackets. */
export function isBracketed(table: HardnessTable, scale: HardnessScale, value: number): boolean {
  const limit = table.bracketedAbove[scale];
  return limit !== undefined && value > limit;
}
