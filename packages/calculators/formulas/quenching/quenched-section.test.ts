import { describe, expect, it } from 'vitest';
import { constantProperties } from '../heating/steel-thermal-properties.ts';
import { cylinderTerms, plateTerms, sharesAt } from '../heating/transient-conduction.ts';
import { erfc, erfcx } from '../mathematics/error-function.ts';
import { austenite, steelDensity } from './austenite.ts';
import { passageOf, temperatureAt } from './cooling-history.ts';
import { coolingMeasure } from './jominy-equivalent.ts';
import { filmAt, filmOfSeverity, type Medium, severityOfFilm } from './medium.ts';
import { quenchSection, type Section } from './quenched-section.ts';

const [conductivity, specificHeat] = [25, 600];
const material = constantProperties(conductivity, specificHeat);
const diffusivity = conductivity / (steelDensity * specificHeat);
const [start, bath] = [850, 50];
const shareOf = (celsius: number): number => (celsius - bath) / (start - bath);
const mediumOf = (film: number): Medium => ({ temperature: bath, film: [{ celsius: 0, film }] });
const fine = { cells: 96, change: 0.02 };

describe('quenched section against analytical solutions', () => {
  it.each(
    (['bar', 'plate'] as const).flatMap((shape) =>
      [0.1, 0.5, 2, 10, 100].map((biot) => [shape, biot] as const),
    ),
  )(
    'W-04 a $0 at Bi $1 follows the series solution within 0.3 % of the temperature difference',
    (shape, biot) => {
      const half = 0.03;
      const film = (biot * conductivity) / half;
      const { history } = quenchSection({ shape, half, start, material }, mediumOf(film), fine);
      const terms = shape === 'bar' ? cylinderTerms(biot) : plateTerms(biot);
      for (const fourier of [0.05, 0.1, 0.2, 0.4, 0.8, 1.6]) {
        const seconds = (fourier * half * half) / diffusivity;
        if (seconds > (history.at(-1)?.seconds ?? 0)) continue;
        const exact = sharesAt(terms, fourier);
        expect(Math.abs(shareOf(temperatureAt(history, fine.cells, seconds)) - exact.centre)).toBeLessThan(
          0.003,
        );
        expect(Math.abs(shareOf(temperatureAt(history, 0, seconds)) - exact.surface)).toBeLessThan(0.003);
      }
    },
  );

  it('W-04 a section with a small Biot number has a uniform temperature that falls exponentially (lumped limit)', () => {
    const [half, film] = [0.005, 20];
    const { history } = quenchSection({ shape: 'bar', half, start, material }, mediumOf(film));
    const rate = (2 * film) / (steelDensity * specificHeat * half);
    for (const seconds of [100, 300, 600]) {
      const expected = bath + (start - bath) * Math.exp(-rate * seconds);
      for (const node of [0, 48])
        expect(Math.abs(temperatureAt(history, node, seconds) - expected)).toBeLessThan(1.5);
    }
  });

  it('W-04 a thick plate cools like a semi-infinite body while its centre is still hot', () => {
    const [half, film] = [0.3, 2000];
    const { depths, history } = quenchSection(
      { shape: 'plate', half, start, material },
      mediumOf(film),
      fine,
    );
    for (const seconds of [5, 20, 80])
      for (const node of [0, 5, 10, 20]) {
        const depth = depths[node] ?? 0;
        const length = Math.sqrt(diffusivity * seconds);
        const [x, y] = [depth / (2 * length), (film * length) / conductivity];
        // By exp(hx/k + h²αt/k²) erfc(x + y) = exp(−x²) erfcx(x + y).
        const exact = 1 - (erfc(x) - Math.exp(-x * x) * erfcx(x + y));
        expect(Math.abs(shareOf(temperatureAt(history, node, seconds)) - exact)).toBeLessThan(0.003);
      }
  });
});

const section = (more: Partial<Section> = {}): Section => ({ shape: 'bar', half: 0.04, start, ...more });

describe('quenched section with the properties of austenite', () => {
  it('W-04 the heat through the surface equals the heat that the section loses', () => {
    const { depths, history } = quenchSection(section({ shape: 'plate' }), mediumOf(1500), fine);
    const contentOf = (nodes: Float64Array): number => {
      let sum = 0;
      for (let at = 1; at < nodes.length; at++) {
        const width = (depths[at] ?? 0) - (depths[at - 1] ?? 0);
        sum +=
          (width * (austenite.heatContent(nodes[at - 1] ?? 0) + austenite.heatContent(nodes[at] ?? 0))) / 2;
      }
      return steelDensity * sum;
    };
    let flown = 0;
    for (const [at, to] of history.entries()) {
      const from = history[at - 1];
      if (!from) continue;
      const flux = (nodes: Float64Array): number => 1500 * ((nodes[0] ?? 0) - bath);
      flown += ((flux(from.nodes) + flux(to.nodes)) / 2) * (to.seconds - from.seconds);
    }
    const [first, last] = [history[0], history.at(-1)];
    if (!first || !last) throw new Error('no history');
    expect(Math.abs(flown / (contentOf(first.nodes) - contentOf(last.nodes)) - 1)).toBeLessThan(0.002);
  });

  it('W-04 a larger section, a weaker medium and a deeper position cool slower, and a plate cools slower than a bar', () => {
    const centre = (more: Partial<Section>, film: number): number =>
      coolingMeasure(quenchSection(section(more), mediumOf(film)).history, 48).coolingTime ?? Number.NaN;
    const sizes = [0.01, 0.02, 0.04, 0.08, 0.16].map((half) => centre({ half }, 1500));
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    const films = [100, 500, 2000, 8000, 30_000].map((film) => centre({}, film));
    expect(films).toEqual(films.toSorted((one, other) => other - one));
    expect(centre({ shape: 'plate' }, 1500)).toBeGreaterThan(1.5 * centre({}, 1500));
    const { history } = quenchSection(section(), mediumOf(1500));
    const depths = Array.from(
      { length: 49 },
      (_, node) => passageOf(history, node, 500)?.seconds ?? Number.NaN,
    );
    expect(depths).toEqual(depths.toSorted((one, other) => one - other));
  });

  it.each([
    [0.005, 500],
    [0.04, 1500],
    [0.04, 5000],
    [0.15, 1500],
    [0.01, 30],
  ])(
    'W-04 radius $0 m at $1 W/(m²·K): four times as many cells and a quarter of the time step change the result by less than 1 %',
    (half, film) => {
      const usual = quenchSection(section({ half }), mediumOf(film));
      const finer = quenchSection(section({ half }), mediumOf(film), { cells: 192, change: 0.0125 });
      for (const [node, same] of [
        [0, 0],
        [48, 192],
      ] as const) {
        const [one, other] = [coolingMeasure(usual.history, node), coolingMeasure(finer.history, same)];
        expect(Math.abs(Number(one.coolingTime) / Number(other.coolingTime) - 1)).toBeLessThan(0.01);
        expect(Math.abs(Number(one.rate) / Number(other.rate) - 1)).toBeLessThan(0.01);
      }
    },
  );

  it('W-04 a film coefficient with a boiling peak gives times between those of its constant minimum and maximum', () => {
    const boiling: Medium = {
      temperature: 40,
      film: [
        { celsius: 100, film: 1000 },
        { celsius: 300, film: 8000 },
        { celsius: 500, film: 2000 },
        { celsius: 700, film: 400 },
      ],
    };
    const time = (medium: Medium): number =>
      coolingMeasure(quenchSection(section(), medium).history, 48).coolingTime ?? Number.NaN;
    const constant = (film: number): number => time({ temperature: 40, film: [{ celsius: 0, film }] });
    expect(time(boiling)).toBeGreaterThan(constant(8000));
    expect(time(boiling)).toBeLessThan(constant(400));
    expect(filmAt(boiling.film, 400)).toEqual({ film: 5000, slope: -30 });
    expect(filmAt(boiling.film, 20).film).toBe(1000);
    expect(filmAt(boiling.film, 900)).toEqual({ film: 400, slope: 0 });
    expect(severityOfFilm(filmOfSeverity(0.35))).toBeCloseTo(0.35, 12);
  });

  it('W-04 a medium hotter than the section is rejected', () => {
    expect(() => quenchSection(section(), { temperature: 900, film: [{ celsius: 0, film: 1000 }] })).toThrow(
      RangeError,
    );
    expect(() => quenchSection(section(), mediumOf(0))).toThrow(RangeError);
  });

  it('W-04 heat content and conductivity integral of austenite are the integrals of its specific heat and conductivity', () => {
    for (let celsius = 0; celsius <= 1200; celsius += 50) {
      const slope = (value: (t: number) => number) => (value(celsius + 0.01) - value(celsius - 0.01)) / 0.02;
      expect(slope(austenite.heatContent) / austenite.specificHeat(celsius)).toBeCloseTo(1, 5);
      expect(slope(austenite.conductivityIntegral) / austenite.conductivity(celsius)).toBeCloseTo(1, 5);
    }
  });
});
