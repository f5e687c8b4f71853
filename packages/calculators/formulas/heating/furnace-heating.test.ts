import { describe, expect, it } from 'vitest';
import {
  type Furnace,
  type HeatedPiece,
  heatingOf,
  radiationTime,
  surfaceFlux,
  timeReached,
} from './furnace-heating.ts';
import { carbonSteel, constantProperties, stainlessSteel } from './steel-thermal-properties.ts';
import { cylinderTerms, plateTerms, sharesAt } from './transient-conduction.ts';

const furnaceAt = (temperature: number): Furnace => ({ temperature, emissivity: 0.8, convection: 10 });
const piece = (shape: 'bar' | 'plate', size: number, more: Partial<HeatedPiece> = {}): HeatedPiece => ({
  shape,
  half: size / 2,
  density: 7850,
  material: carbonSteel,
  start: 20,
  ...more,
});
const minutes = (given: HeatedPiece, furnace: Furnace, target: number, fineness?: [number, number]) => {
  const history = heatingOf(
    given,
    furnace,
    ...(fineness ? [{ cells: fineness[0], change: fineness[1] }] : []),
  )(target);
  return (['surface', 'centre'] as const).map(
    (place) => Number(timeReached(history, place, target, furnace.temperature)) / 60,
  );
};

describe('furnace heating by convection alone, with constant properties', () => {
  it.each([
    ['bar', 0.1, 200],
    ['bar', 0.4, 2000],
    ['plate', 0.1, 200],
    ['plate', 0.4, 2000],
  ] as const)(
    'C-01: a %s of %f m at %i W/(m²·K) follows the analytical series',
    (shape, size, convection) => {
      const [conductivity, specificHeat, density] = [30, 650, 7850];
      const given = piece(shape, size, { material: constantProperties(conductivity, specificHeat), density });
      const half = size / 2;
      const biot = (convection * half) / conductivity;
      const terms = shape === 'bar' ? cylinderTerms(biot) : plateTerms(biot);
      const history = heatingOf(given, { temperature: 900, emissivity: 0, convection })(850);
      const later = history.filter(({ centre }) => centre > 100);
      expect(later.length).toBeGreaterThan(10);
      for (const at of later) {
        const shares = sharesAt(terms, (at.seconds * conductivity) / (density * specificHeat * half * half));
        for (const place of ['surface', 'centre', 'mean'] as const)
          expect(Math.abs(900 - 880 * shares[place] - at[place]), `${place} at ${at.seconds} s`).toBeLessThan(
            2,
          );
      }
    },
  );
});

describe('furnace heating with radiation', () => {
  it.each([
    ['bar', 0.02, 900, 890],
    ['bar', 0.1, 860, 850],
    ['bar', 1, 1250, 1240],
    ['bar', 0.3, 745, 740],
    ['plate', 0.2, 1250, 1240],
  ] as const)(
    'C-01: the heating time of a $0 of $1 m in $2 °C changes by less than 0.2 % with four times as many cells and time steps',
    (shape, size, temperature, target) => {
      const given = piece(shape, size);
      const usual = minutes(given, furnaceAt(temperature), target);
      const fine = minutes(given, furnaceAt(temperature), target, [80, 0.02]);
      for (const [at, value] of usual.entries())
        expect(Math.abs(value / Number(fine[at]) - 1)).toBeLessThan(0.002);
    },
  );

  it('C-01: the time of a thin bar heated by radiation matches the closed solution for uniform temperature', () => {
    const furnace: Furnace = { temperature: 900, emissivity: 0.8, convection: 0 };
    const thin = piece('bar', 0.002, { material: constantProperties(200, 650) });
    const lumped = radiationTime(20, 850, furnace, { density: 7850, specificHeat: 650, length: 0.0005 });
    const [surface = 0, centre = 0] = minutes(thin, furnace, 850);
    expect(Math.abs((surface * 60) / lumped - 1)).toBeLessThan(0.003);
    expect(centre).toBeGreaterThan(surface);
  });

  it('C-01: the increase of the heat content equals the heat through the surface', () => {
    const [given, furnace] = [piece('plate', 0.1), furnaceAt(900)];
    const history = heatingOf(given, furnace, { cells: 40, change: 0.02 })(880);
    let flown = 0;
    for (const [at, to] of history.entries()) {
      const from = history[at - 1];
      if (from)
        flown +=
          ((surfaceFlux(furnace, from.surface) + surfaceFlux(furnace, to.surface)) / 2) *
          (to.seconds - from.seconds);
    }
    const last = history.at(-1);
    const gained = 7850 * 0.05 * (carbonSteel.heatContent(Number(last?.mean)) - carbonSteel.heatContent(20));
    expect(Math.abs(flown / gained - 1)).toBeLessThan(0.005);
  });

  it('C-01: by hand, a surface at 20 °C takes up 94.4 kW/m² in a furnace at 900 °C, and none at the furnace temperature', () => {
    // By hand: 0.8 × 5.670374e-8 (1173.15⁴ − 293.15⁴) + 10 × 880.
    expect(surfaceFlux(furnaceAt(900), 20)).toBeCloseTo(94389.3, 0);
    expect(surfaceFlux(furnaceAt(900), 900)).toBe(0);
  });

  it('C-01: between two time steps, the temperature difference to the furnace decreases exponentially', () => {
    const at = (seconds: number, celsius: number) => ({
      seconds,
      surface: celsius,
      centre: celsius,
      mean: celsius,
    });
    const history = [at(0, 100), at(10, 500), at(30, 700)];
    // (900 − 700)/(900 − 500) = 1/2; half-way, √½ of the 400 K remains.
    expect(timeReached(history, 'mean', 900 - 400 * Math.SQRT1_2, 900)).toBeCloseTo(20, 9);
    expect(timeReached(history, 'mean', 100, 900)).toBe(0);
    expect(timeReached(history, 'mean', 500, 900)).toBeCloseTo(10, 9);
    expect(timeReached(history, 'mean', 701, 900)).toBeNull();
  });

  it('C-01: a target temperature that the furnace cannot reach is rejected', () => {
    const message = 'the target temperature must be below the furnace temperature';
    expect(() => heatingOf(piece('bar', 0.1), furnaceAt(860))(860)).toThrow(new RangeError(message));
    for (const start of [860, 900])
      expect(() => heatingOf(piece('bar', 0.1, { start }), furnaceAt(860))(850)).toThrow(
        new RangeError(message),
      );
    expect(timeReached(heatingOf(piece('bar', 0.1), furnaceAt(860))(500), 'centre', 700, 860)).toBeNull();
  });

  it('C-01: a heating starts at 0 s with the start temperature; its first step is a tenth of the time in which heat crosses a cell', () => {
    const given = piece('bar', 0.1, { material: constantProperties(30, 650) });
    const [first, second] = heatingOf(given, furnaceAt(860), { cells: 50, change: 0.08 })(100);
    expect(first).toMatchObject({ seconds: 0, surface: 20, centre: 20 });
    expect(first?.mean).toBeCloseTo(20, 9);
    // By hand: 0.1 × (0.001 m)² × 7850 × 650 / 30.
    expect(second?.seconds).toBeCloseTo(0.0170083, 7);
  });

  it.each([0.08, 0.001])(
    'C-01: no step brings the surface nearer to the furnace temperature than twice the share %f, and most come near the share',
    (change) => {
      const history = heatingOf(piece('bar', 0.1), furnaceAt(900), { cells: 4, change })(850);
      const shares = history
        .slice(1)
        .map(({ surface }, at) => 1 - (900 - surface) / (900 - (history[at]?.surface ?? 0)));
      expect(Math.max(...shares)).toBeLessThanOrEqual(2 * change);
      expect(shares.filter((share) => share > change / 2).length).toBeGreaterThan(shares.length / 2);
      const steps = history.slice(1).map(({ seconds }, at) => seconds - (history[at]?.seconds ?? 0));
      for (const [at, step] of steps.slice(1).entries())
        expect(step / (steps[at] ?? 0), `step ${at + 1}`).toBeLessThanOrEqual(1.5 + 1e-9);
    },
  );

  it('C-01: a heating ends after 20,000 steps, also without having reached the target temperature', () => {
    const history = heatingOf(piece('bar', 0.1), furnaceAt(900), { cells: 2, change: 1e-7 })(850);
    expect(history).toHaveLength(20_000);
    expect(timeReached(history, 'centre', 850, 900)).toBeNull();
  });

  it('C-01: heating to a higher target temperature continues the computed heating to a lower one, which ends earlier', () => {
    const heat = heatingOf(piece('bar', 0.1), furnaceAt(860));
    const [short, long] = [[...heat(500)], [...heat(850)]];
    expect(long).toEqual(heatingOf(piece('bar', 0.1), furnaceAt(860))(850));
    expect(long.slice(0, short.length)).toEqual(short);
    expect(short.length).toBeLessThan(long.length);
    expect(heat(500)).toEqual(short);
    const last = short.at(-1)?.centre ?? 0;
    expect(last).toBeGreaterThanOrEqual(500);
    expect(heat(last)).toEqual(short);
  });
});

describe('thermal properties of steel', () => {
  it.each([
    [20, 440, 53.3],
    [600, 760, 34],
  ])('C-01: the properties have the printed values at %i °C', (celsius, heat, conductivity) => {
    expect(carbonSteel.specificHeat(celsius)).toBeCloseTo(heat, -0.5);
    expect(carbonSteel.conductivity(celsius)).toBeCloseTo(conductivity, 1);
  });

  it('C-01: the specific heat has a peak of 5000 J/(kg·K) at 735 °C', () => {
    expect(carbonSteel.specificHeat(735)).toBeCloseTo(5000, 6);
    expect(carbonSteel.specificHeat(735 - 1e-9)).toBeCloseTo(5000, 3);
  });

  it.each([
    ['carbon steel', carbonSteel],
    ['stainless steel', stainlessSteel],
    ['constant properties', constantProperties(28, 700)],
  ])('C-01: the integrals of %s match its values at every temperature', (_name, of) => {
    for (let celsius = -5.5; celsius <= 1300; celsius += 7) {
      const slope = (value: (t: number) => number) => (value(celsius + 0.01) - value(celsius - 0.01)) / 0.02;
      expect(slope(of.heatContent) / of.specificHeat(celsius)).toBeCloseTo(1, 3);
      expect(slope(of.conductivityIntegral) / of.conductivity(celsius)).toBeCloseTo(1, 3);
    }
  });
});
