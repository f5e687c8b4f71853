import { describe, expect, it } from 'vitest';
import * as melting from './melting-range.ts';

const { meltingTemperature } = melting;

describe('liquidus and solidus (C-01)', () => {
  it("each liquidus formula starts at its author's melting point of iron", () => {
    expect(meltingTemperature(melting.liquidusMyazaki, {})).toBe(1536);
    expect(meltingTemperature(melting.liquidusThomas, {})).toBe(1537);
    expect(meltingTemperature(melting.liquidusHirai, {})).toBe(1538);
  });

  it('the liquidus passes through the peritectic liquid of the iron-carbon diagram: 1495 °C at 0.53 % C', () => {
    expect(Math.abs(meltingTemperature(melting.liquidusMyazaki, { C: 0.53 }) - 1495)).toBeLessThan(3);
  });

  it('Hirai’s solidus is continuous at 0.09 and 0.17 % C', () => {
    for (const carbon of [0.09, 0.17]) {
      const [below, above] = [carbon - 1e-9, carbon + 1e-9].map((C) =>
        meltingTemperature(melting.solidusHirai, { C }),
      );
      expect(Math.abs((below ?? 0) - (above ?? 0))).toBeLessThan(0.2);
    }
  });

  it('Hirai’s liquidus has a step of about 1 K at 0.5 % C, where the second branch begins', () => {
    const [at, above] = [0.5, 0.5 + 1e-9].map((C) => meltingTemperature(melting.liquidusHirai, { C }));
    expect(Math.abs((at ?? 0) - (above ?? 0))).toBeLessThan(1.6);
  });

  it('the high-carbon piece of the handbook formula applies from exactly 0.6 % C', () => {
    expect(meltingTemperature(melting.liquidusCarbonSteel, { C: 0.6 })).toBeCloseTo(1534 - 73 * 0.6, 9);
    expect(meltingTemperature(melting.liquidusCarbonSteel, { C: 0.599 })).toBeCloseTo(1539 - 90 * 0.599, 9);
  });

  it('each element lowers the temperature by its slope times its content: 0.4 C, 0.25 Si, 0.8 Mn give 1498.98 °C', () => {
    const steel = { C: 0.4, Si: 0.25, Mn: 0.8 };
    // Myazaki: 1536 − 78 × 0.4 − 7.6 × 0.25 − 4.9 × 0.8.
    expect(meltingTemperature(melting.liquidusMyazaki, steel)).toBeCloseTo(1498.98, 9);
    const lowering = melting.liquidusLowering(melting.liquidusMyazaki, steel);
    expect(
      [lowering['C'], lowering['Si'], lowering['Mn'], lowering['Ni']].map((each) => Number(each?.toFixed(9))),
    ).toEqual([31.2, 1.9, 3.92, 0]);
    // Hirai has a square of carbon: 1538 − 55 × 0.4 − 80 × 0.16.
    expect(meltingTemperature(melting.liquidusHirai, { C: 0.4 })).toBeCloseTo(1503.2, 9);
  });

  it('a carbon limit of a piecewise formula belongs to the piece below it, and the last piece continues beyond the last limit', () => {
    const pieces = {
      carbon: [
        { upTo: 0.1, constant: 1500, linear: 0 },
        { upTo: 0.2, constant: 1400, linear: 0 },
      ],
      slopes: [{}],
    };
    expect([0.1, 0.11, 0.2, 0.3].map((C) => meltingTemperature(pieces, { C }))).toEqual([
      1500, 1400, 1400, 1400,
    ]);
    expect(() => meltingTemperature({ carbon: [], slopes: [] }, { C: 0.1 })).toThrow('carbon term');
  });

  it('the temperature smoothed over the joint of two pieces is their mean at the joint, and follows one piece alone beside it', () => {
    const at = (C: number): number =>
      melting.jointlessTemperature(melting.liquidusHirai, { C, Si: 0.2 }, 0.02);
    // 1538 − 55 × 0.5 − 80 × 0.25 = 1490.5 and 1494 + 21 × 0.5 − 52 × 0.25 = 1491.5, each less 13 × 0.2.
    expect(at(0.5)).toBeCloseTo(1491 - 2.6, 9);
    for (const C of [0.3, 0.479, 0.521, 0.8])
      expect(at(C)).toBeCloseTo(meltingTemperature(melting.liquidusHirai, { C, Si: 0.2 }), 9);
    for (let C = 0.47; C < 0.53; C += 0.001) expect(Math.abs(at(C + 0.001) - at(C))).toBeLessThan(0.2);
    expect(melting.jointlessTemperature(melting.liquidusMyazaki, { C: 0.4 }, 0.02)).toBeCloseTo(1504.8, 9);
  });
});
