import type { Composition, ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import {
  type Cluster,
  distanceBetween,
  type FittedModel,
} from '@ferrite/calculators/formulas/measured/fitted-model.ts';
import type { Row } from './rows.ts';

type Scale = FittedModel['scale'];

/** Minimum number of steels in a cluster; the mean of fewer would be close to a single steel. */
const minPerBin = 5;
const rounds = 30;
/** Trace elements, which are ignored in the distance of two steels because they do not affect the value. */
const traces: readonly ElementSymbol[] = ['P', 'S'];

/** Returns the scale of an element: its standard deviation among the steels, but at least the scatter of repeated analyses. */
export function scaleOf(steels: readonly Composition[]): Scale {
  const named = [...new Set(steels.flatMap((steel) => Object.keys(steel)))] as ElementSymbol[];
  return Object.fromEntries(
    named.flatMap((element) => {
      if (traces.includes(element)) return [];
      const contents = steels.map((steel) => steel[element] ?? 0);
      const mean = contents.reduce((sum, content) => sum + content, 0) / contents.length;
      const square = contents.reduce((sum, content) => sum + (content - mean) ** 2, 0) / contents.length;
      return [[element, Number(Math.max(0.05, Math.sqrt(square)).toPrecision(3))]];
    }),
  );
}

type Measured = Pick<Row, 'steelId' | 'steel'>;

/** Returns the means of clusters of similar steels (k-means, initialized with those farthest from each other). */
export function clustersOf(
  rows: readonly Measured[],
  scale: Scale,
  count: number,
): readonly Omit<Cluster, 'deviation'>[] {
  let centres = farthest(
    rows.map(({ steel }) => steel),
    scale,
    count,
  );
  let groups: Measured[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    groups = centres.map(() => []);
    for (const row of rows) groups[nearestOf(centres, scale, row.steel)]?.push(row);
    centres = groups.map((group, index) =>
      group.length > 0 ? meanOf(group.map(({ steel }) => steel)) : (centres[index] ?? {}),
    );
  }
  return groups.flatMap((group, index) => {
    // A steel that was measured twice counts as one steel.
    const steels = new Set(group.map(({ steelId }) => steelId)).size;
    return steels < minPerBin ? [] : [{ steel: rounded(centres[index] ?? {}), steels }];
  });
}

function farthest(steels: readonly Composition[], scale: Scale, count: number): Composition[] {
  const chosen = [meanOf(steels)];
  // The steels farthest from the others are mostly isolated; starting with the denser half keeps the groups large.
  while (chosen.length < count) {
    const byDistance = steels
      .map((steel) => ({ steel, away: Math.min(...chosen.map((one) => distanceBetween(scale, one, steel))) }))
      .toSorted((one, other) => one.away - other.away);
    const next = byDistance[Math.floor(byDistance.length * 0.9)];
    if (!next || next.away === 0) break;
    chosen.push(next.steel);
  }
  return chosen;
}

function nearestOf(centres: readonly Composition[], scale: Scale, steel: Composition): number {
  const distances = centres.map((centre) => distanceBetween(scale, centre, steel));
  return distances.indexOf(Math.min(...distances));
}

function meanOf(steels: readonly Composition[]): Composition {
  const named = [...new Set(steels.flatMap((steel) => Object.keys(steel)))] as ElementSymbol[];
  return Object.fromEntries(
    named.map((element) => [
      element,
      steels.reduce((sum, steel) => sum + (steel[element] ?? 0), 0) / steels.length,
    ]),
  );
}

/** Rounds to the precision of an analysis; absent elements are omitted. */
function rounded(steel: Composition): Composition {
  const contents = Object.entries(steel).map(
    ([element, content]) => [element, Number(content.toFixed(2))] as const,
  );
  return Object.fromEntries(
    contents.filter(([element, content]) => content > 0 && !traces.some((trace) => trace === element)),
  );
}
