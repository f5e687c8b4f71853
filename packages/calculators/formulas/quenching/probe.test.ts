import { describe, expect, it } from 'vitest';
import type { ThermalProperties } from '../heating/steel-thermal-properties.ts';
import { steelDensity } from './austenite.ts';
import { temperatureAt } from './cooling-history.ts';
import { coolingMeasure } from './jominy-equivalent.ts';
import { type FilmPoint, filmAt } from './medium.ts';
import { alloy600, type CurvePoint, filmOfProbe } from './probe.ts';
import { quenchSection } from './quenched-section.ts';

const bath = 60;
const boiling: readonly FilmPoint[] = [
  { celsius: 100, film: 400 },
  { celsius: 300, film: 800 },
  { celsius: 550, film: 3500 },
  { celsius: 700, film: 1200 },
  { celsius: 800, film: 500 },
];
/** Ratio of the density of the probe to that of steel, with which a section is computed. */
const ratio = 8470 / steelDensity;
const material: ThermalProperties = {
  ...alloy600,
  specificHeat: (t) => ratio * alloy600.specificHeat(t),
  heatContent: (t) => ratio * alloy600.heatContent(t),
};

/**
 * Returns the temperature of the probe's centre in this medium, one point each quarter of a second. @param noise
 * amplitude in K
 */
function curveIn(film: readonly FilmPoint[], noise = 0): readonly CurvePoint[] {
  const section = { shape: 'bar', half: 0.00625, start: 850, material } as const;
  const { history } = quenchSection(section, { temperature: bath, film });
  const curve: CurvePoint[] = [{ seconds: 0, celsius: 850 }];
  for (let seconds = 0.25; seconds <= (history.at(-1)?.seconds ?? 0); seconds += 0.25) {
    const celsius = temperatureAt(history, 48, seconds) + noise * Math.sin(17 * seconds);
    if (celsius < (curve.at(-1)?.celsius ?? 0)) curve.push({ seconds, celsius });
  }
  return curve;
}

/** Returns the cooling time from 800 to 500 °C of the centre of a bar of Ø 60 mm, s. */
const time = (film: readonly FilmPoint[]): number =>
  Number(
    coolingMeasure(
      quenchSection({ shape: 'bar', half: 0.03, start: 850 }, { temperature: bath, film }).history,
      48,
    ).coolingTime,
  );

describe('film coefficient from a probe curve', () => {
  it.each([
    [0, 0.08],
    [0.5, 0.12],
  ])(
    'W-04 the coefficients of a boiling medium are recovered from a curve with noise of %f K within %f of their values',
    (noise, most) => {
      const { film: found, deviation } = filmOfProbe(curveIn(boiling, noise), bath);
      expect(deviation).toBeLessThan(20);
      expect(found.length).toBeGreaterThan(10);
      for (const { celsius, film } of found)
        expect(Math.abs(film / filmAt(boiling, celsius).film - 1), `${celsius} °C`).toBeLessThan(most);
    },
  );

  it('W-04 forty points of a curve are enough to find the cooling time of a section within 5 %', () => {
    const whole = curveIn(boiling);
    const some = whole.filter((_, at) => at % 6 === 0);
    expect(some.length).toBeLessThan(42);
    expect(Math.abs(time(filmOfProbe(some, bath).film) / time(boiling) - 1)).toBeLessThan(0.05);
  });

  it('W-04 a section cools with the recovered coefficients as in the true medium within 2 %', () => {
    expect(Math.abs(time(filmOfProbe(curveIn(boiling), bath).film) / time(boiling) - 1)).toBeLessThan(0.02);
  });

  it('W-04 a curve that is physically impossible for a probe is reported with a large deviation', () => {
    const jump = Array.from({ length: 60 }, (_, at) => ({
      seconds: at / 2,
      celsius: bath + 790 * Math.exp(-at / 8),
    }));
    expect(filmOfProbe(jump, bath).deviation).toBeGreaterThan(100);
  });

  it('W-04 heat content and conductivity integral of alloy 600 are the integrals of its specific heat and conductivity', () => {
    expect(alloy600.specificHeat(25)).toBeCloseTo(432, 0);
    for (let celsius = 20; celsius <= 900; celsius += 40) {
      const slope = (value: (t: number) => number) => (value(celsius + 0.01) - value(celsius - 0.01)) / 0.02;
      expect(slope(alloy600.heatContent) / alloy600.specificHeat(celsius)).toBeCloseTo(1, 5);
      expect(slope(alloy600.conductivityIntegral) / alloy600.conductivity(celsius)).toBeCloseTo(1, 5);
    }
  });

  it.each([2.001, 2.01, 2.1, 2.5])(
    'W-04 a curve that falls by 630 K from 2 s to %f s has coefficients and a large deviation',
    (seconds) => {
      const times = [0, 1, 2, seconds, 60];
      const curve = [850, 840, 830, 200, 60].map((celsius, at) => ({ seconds: times[at] ?? 0, celsius }));
      const { film, deviation } = filmOfProbe(curve, 40);
      for (const each of film) expect(each.film).toBeGreaterThan(0);
      expect(deviation).toBeGreaterThan(100);
    },
  );

  it('W-04 invalid cooling curves are rejected', () => {
    const curve = curveIn(boiling);
    for (const wrong of [
      [],
      curve.slice(0, 3),
      curve.toReversed(),
      [...curve, { seconds: 1e4, celsius: bath - 1 }],
      curve.map((each) => ({ ...each, celsius: 500 })),
    ])
      expect(() => filmOfProbe(wrong, bath)).toThrow(RangeError);
  });
});
