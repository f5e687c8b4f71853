import { describe, expect, it } from 'vitest';
import { criticalRate, fractionAt, type Phase, type Reaction, reactionOf } from './decomposition-kinetics.ts';
import { ferriteLimit, structureAfter } from './phase-fractions.ts';

const steel = { C: 0.4, Mn: 0.8 };
const noMartensite = { carbon: 0.4, martensiteStart: 0, ratePerSecond: 1 };

/**
 * Returns a reaction that starts at 700 °C and whose S increases linearly with the undercooling: to 1 after 100 K at 1
 * K/s.
 */
const linear = (phase: Phase, end: number): Reaction => ({
  phase,
  start: 700,
  end,
  rate: (celsius) => Math.max(0, 700 - celsius) / 5000,
});
const total = (structure: object): number => Object.values(structure).reduce((sum, each) => sum + each, 0);

describe('structure after cooling (C-01)', () => {
  it.each([
    [0.02, 1],
    [0.395, 0.5],
    [0.77, 0],
    [0, 1],
    [1, 0],
  ])('by the lever rule, a steel with $0 % C can form a ferrite fraction of $1', (carbon, limit) => {
    expect(ferriteLimit(carbon)).toBeCloseTo(limit, 9);
  });

  it.each([0.01, 0.1, 0.5, 0.9])('a single reaction forms %s at its critical cooling rate', (fraction) => {
    const reaction = reactionOf('pearlite', steel, 8, { start: 720, end: 0 });
    const ratePerSecond = criticalRate(reaction, fraction);
    const { pearlite } = structureAfter({ ...noMartensite, reactions: [reaction], ratePerSecond });
    expect(pearlite).toBeCloseTo(fraction, 3);
  });

  it('a reaction accumulates progress down to its lowest temperature and not below', () => {
    const { pearlite } = structureAfter({ ...noMartensite, reactions: [linear('pearlite', 600.5)] });
    expect(pearlite).toBeCloseTo(fractionAt(1), 12);
  });

  it('a reaction ends at Ms', () => {
    const cooled = structureAfter({
      ...noMartensite,
      reactions: [linear('bainite', 0)],
      martensiteStart: 600,
    });
    expect(cooled.bainite).toBeCloseTo(fractionAt(1), 12);
  });

  it('two equal reactions compete for the remaining austenite: (1 − X)² remains', () => {
    const cooled = structureAfter({
      ...noMartensite,
      reactions: [linear('pearlite', 600), linear('bainite', 600)],
    });
    expect(cooled.retained).toBeCloseTo((1 - fractionAt(1)) ** 2, 12);
    expect(cooled.pearlite / cooled.bainite).toBeCloseTo(1, 1);
    expect(total(cooled)).toBeCloseTo(1, 12);
  });

  it('ferrite stops at the limit of the lever rule, and the rest of the austenite remains', () => {
    const cooled = structureAfter({ ...noMartensite, carbon: 0.395, reactions: [linear('ferrite', 0)] });
    expect([cooled.ferrite, cooled.retained].map((each) => Number(each.toFixed(9)))).toEqual([0.5, 0.5]);
  });

  it('without reactions, martensite follows Koistinen and Marburger: 88.92 % with Ms 200 K above room temperature', () => {
    const cooled = structureAfter({ ...noMartensite, reactions: [], martensiteStart: 220 });
    expect(cooled.martensite).toBeCloseTo(0.8892, 4);
    expect(total(cooled)).toBeCloseTo(1, 12);
    expect(structureAfter({ ...noMartensite, reactions: [], martensiteStart: 10 }).martensite).toBe(0);
  });
});
