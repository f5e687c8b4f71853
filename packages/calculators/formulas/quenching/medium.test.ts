import { describe, expect, it } from 'vitest';
import { exchangeWith, type FilmPoint, filmAt, filmOfSeverity } from './medium.ts';

const film: readonly FilmPoint[] = [
  { celsius: 100, film: 1000 },
  { celsius: 300, film: 3000 },
  { celsius: 500, film: 500 },
];

describe('heat transfer to a medium', () => {
  it('W-04 the film coefficient of a medium is linear between its given points and constant outside them', () => {
    expect([50, 100, 200, 300, 400, 500, 600].map((celsius) => filmAt(film, celsius).film)).toEqual([
      1000, 1000, 2000, 3000, 1750, 500, 500,
    ]);
    expect([50, 200, 400, 600].map((celsius) => filmAt(film, celsius).slope)).toEqual([0, 10, -12.5, 0]);
    expect(filmAt([], 200)).toEqual({ film: 0, slope: 0 });
  });

  it('W-04 the slope of the heat flux is the change of the flux per kelvin, negative for flux into the node', () => {
    const { node, area, flux, slope } = exchangeWith({ temperature: 60, film }, 3, 0.02);
    expect([node, area]).toEqual([3, 0.02]);
    expect(flux(200)).toBe(-280_000);
    for (const celsius of [50, 150, 250, 350, 450, 700])
      expect((flux(celsius - 0.01) - flux(celsius + 0.01)) / 0.02 / slope(celsius)).toBeCloseTo(1, 6);
  });

  it('W-04 a severity of 1/inch equals 2205 W/(m²·K) in steel of 28 W/(m·K), by hand', () => {
    expect(filmOfSeverity(1)).toBeCloseTo(2204.7, 1);
  });
});
