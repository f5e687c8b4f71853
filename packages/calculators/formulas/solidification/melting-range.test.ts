import { describe, expect, it } from 'vitest';
import * as melting from './melting-range.ts';

const { meltingTemperature } = melting;

describe('liquidus and solidus (C-01)', () => {
  it('each liquidus starts at the melting point of iron of its author', () => {
    expect(meltingTemperature(melting.liquidusMyazaki, {})).toBe(1536);
    expect(meltingTemperature(melting.liquidusThomas, {})).toBe(1537);
    expect(meltingTemperature(melting.liquidusHirai, {})).toBe(1538);
  });

  it('the liquidus contains the peritectic liquid of the iron-carbon diagram: 1495 °C at 0.53 % C', () => {
    expect(Math.abs(meltingTemperature(melting.liquidusMyazaki, { C: 0.53 }) - 1495)).toBeLessThan(3);
  });

  it('Hirai’s solidus has no step at 0.09 and 0.17 % C', () => {
    for (const carbon of [0.09, 0.17]) {
      const [below, above] = [carbon - 1e-9, carbon + 1e-9].map((C) =>
        meltingTemperature(melting.solidusHirai, { C }),
      );
      expect(Math.abs((below ?? 0) - (above ?? 0))).toBeLessThan(0.2);
    }
  });

  it('Hirai’s liquidus steps by about 1 K at 0.5 % C, where the second branch begins', () => {
    const [at, above] = [0.5, 0.5 + 1e-9].map((C) => meltingTemperature(melting.liquidusHirai, { C }));
    expect(Math.abs((at ?? 0) - (above ?? 0))).toBeLessThan(1.6);
  });

  it('the high-carbon formula of the handbook is used from exactly 0.6 % C', () => {
    expect(meltingTemperature(melting.liquidusCarbonSteel, { C: 0.6 })).toBeCloseTo(1534 - 73 * 0.6, 9);
    expect(meltingTemperature(melting.liquidusCarbonSteel, { C: 0.599 })).toBeCloseTo(1539 - 90 * 0.599, 9);
  });
});
