import { describe, expect, it } from 'vitest';
import { hardnessTables } from '../hardness/hardness-conversion.ts';
import { convertHardness, type HardnessScale, pairsOf } from '../hardness/hardness-interpolation.ts';
import { carbonSteel, stainlessSteel } from '../heating/steel-thermal-properties.ts';
import { awsPreheat, groups } from '../welding/preheat-tables.ts';
import { comparedColumns } from './printings.ts';

const { 'iso-a1': iso, 'e140-1': hard, 'e140-2': soft } = hardnessTables;

/** Returns each printed number with the value expected from a cubic through the two rows on either side of it. */
function expectations(pairs: readonly (readonly [number, number])[]) {
  return pairs.slice(2, -2).map(([place, printed], at) => {
    const around = [pairs[at], pairs[at + 1], pairs[at + 3], pairs[at + 4]].flatMap((each) =>
      each ? [each] : [],
    );
    const expected = around.reduce(
      (sum, [x, y]) =>
        sum +
        around.reduce(
          (weight, [other]) => (other === x ? weight : (weight * (place - other)) / (x - other)),
          y,
        ),
      0,
    );
    return { place, printed, expected };
  });
}

describe('printed tables', () => {
  it('V-08: for every column of a hardness table it is stated whether it was compared with a second printing', () => {
    for (const [name, columns] of Object.entries(comparedColumns)) {
      const table = hardnessTables[name as keyof typeof comparedColumns];
      expect(Object.keys(columns).sort(), name).toEqual([...table.columns].sort());
    }
  });

  it('V-08: every number of the hardness tables is consistent with its neighbours', () => {
    // The tolerance is two units of the last place, ten where HRB is coarse beside HV. Strength is rounded to 5 MPa,
    // and is coarse where A370 prints whole ksi.
    const slackOf = (scale: HardnessScale, digits: number): number =>
      scale === 'Rm' ? 20 : (scale === 'HRB' ? 10 : 2.6) * 10 ** -digits;
    for (const [name, table] of Object.entries(hardnessTables)) {
      const [first] = table.columns;
      for (const scale of table.columns.slice(1)) {
        const pairs = first ? pairsOf(table, first, scale) : [];
        const digits = scale === 'HBW' || pairs.every(([, value]) => Number.isInteger(value)) ? 0 : 1;
        for (const { place, printed, expected } of expectations(pairs))
          expect(
            Math.abs(printed - expected),
            `${name}: ${scale} beside ${place} ${first}`,
          ).toBeLessThanOrEqual(slackOf(scale, digits));
      }
    }
  });

  it('V-08: two standards agree on HRC and HRA for each HV, which rules out a shifted row', () => {
    for (let vickers = 240; vickers <= 900; vickers += 10) {
      for (const scale of ['HRC', 'HRA'] as const) {
        const [one, other] = [
          convertHardness(iso, 'HV', scale, vickers),
          convertHardness(hard, 'HV', scale, vickers),
        ];
        expect(Math.abs((one ?? 0) - (other ?? 99)), `${scale} at ${vickers} HV`).toBeLessThanOrEqual(0.2);
      }
    }
    for (const vickers of [100, 130, 160, 200, 230])
      expect(
        Math.abs(
          (convertHardness(iso, 'HV', 'HRB', vickers) ?? 0) -
            (convertHardness(soft, 'HV', 'HRB', vickers) ?? 99),
        ),
      ).toBeLessThanOrEqual(3);
  });

  it('V-08: Brinell hardness in ISO 18265 is 0.95 HV, as the table states', () => {
    for (const [vickers, brinell] of pairsOf(iso, 'HV', 'HBW'))
      expect(Math.abs(brinell - 0.95 * vickers), `${vickers} HV`).toBeLessThanOrEqual(0.8);
  });

  it('V-08: the preheat of AWS D1.1 increases with group, thickness and restraint', () => {
    for (const [at, group] of groups.entries()) {
      for (const [step, thickness] of [5, 15, 30, 60, 100].entries()) {
        const [low, medium, high] = (['low', 'medium', 'high'] as const).map((each) =>
          awsPreheat(each, thickness, group),
        );
        expect(medium).toBeGreaterThanOrEqual(low ?? 0);
        expect(high).toBeGreaterThanOrEqual(medium ?? 0);
        const thinner = [5, 5, 15, 30, 60][step] ?? 5;
        expect(low).toBeGreaterThanOrEqual(awsPreheat('low', thinner, group));
        const milder = groups[at - 1] ?? group;
        expect(low).toBeGreaterThanOrEqual(awsPreheat('low', thickness, milder));
      }
    }
  });

  it('V-08: heat content and conductivity of EN 1993-1-2 are continuous and match their integrals', () => {
    for (const { heatContent, specificHeat, conductivity, conductivityIntegral } of [
      carbonSteel,
      stainlessSteel,
    ]) {
      for (let celsius = 21; celsius < 1200; celsius += 7) {
        const slope = (of: (t: number) => number) => (of(celsius + 0.01) - of(celsius - 0.01)) / 0.02;
        expect(slope(heatContent) / specificHeat(celsius)).toBeCloseTo(1, 1);
        expect(slope(conductivityIntegral) / conductivity(celsius)).toBeCloseTo(1, 1);
      }
    }
  });
});
