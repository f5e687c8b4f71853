/** Diagrams of retained austenite: over the lowest temperature reached, and over dissolved carbon. */
import { type Span, spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { celsiusOf } from '../../formulas/composition/temperature-formula.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { msVanBohemen } from '../../formulas/transformation/martensite-start.ts';
import {
  koistinenMarburgerRate,
  rateByAnalysis,
  retainedShare,
} from '../../formulas/transformation/retained-austenite.ts';

type Treatment = {
  readonly steel: Composition;
  readonly quenchTemperatureC: number;
  readonly subzeroTemperatureC: number;
};

const shareAxis = {
  label: 'retained',
  symbol: '\\mathrm{RA}',
  unit: '%',
  scale: 'linear',
  domain: [0, 100],
  step: 20,
} as const;

/**
 * Draws both laws from 400 °C down to the temperature of liquid nitrogen, with the temperatures of quench and sub-zero
 * treatment.
 */
export function drawOverTemperature(
  given: Treatment,
  starts: { readonly km: number; readonly vb: number },
  headline: 'koistinenPercent' | 'vanBohemenPercent',
): ChartDrawing {
  const rate = rateByAnalysis(given.steel);
  const km = (celsius: number): number => 100 * retainedShare(koistinenMarburgerRate, starts.km, celsius);
  const ends = [
    ['afterQuench', given.quenchTemperatureC],
    ['afterSubzero', given.subzeroTemperatureC],
  ] as const;
  const vb = (celsius: number): number => 100 * retainedShare(rate ?? 0, starts.vb, celsius);
  const own = headline === 'koistinenPercent' ? km : vb;
  const coldest = Math.min(-200, given.quenchTemperatureC, given.subzeroTemperatureC);
  const highest = Math.max(4 * own(given.quenchTemperatureC), own(given.subzeroTemperatureC));
  const most = Math.min(100, Math.max(20, 20 * Math.ceil(highest / 20)));
  const x = spanOf(
    [
      coldest,
      given.quenchTemperatureC,
      given.subzeroTemperatureC,
      ...Array.from({ length: 61 }, (_, at) => coldest + 10 * at).filter((each) => own(each) < most),
    ],
    50,
  );
  const y: Span = [0, most];
  const curve = (role: Line['role'], label: string, at: (celsius: number) => number): readonly Line[] =>
    clipLine(sample(at, x[0], x[1], 120), x, y).map((points): Line => ({ role, label, points }));
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x },
    y: { ...shareAxis, domain: y, step: most > 50 ? 20 : 10 },
    lines: [
      ...curve(own === km ? 'user' : 'series', 'koistinen', km),
      ...(rate === null ? [] : curve(own === vb ? 'user' : 'series', 'vanBohemen', vb)),
    ],
    marks: ends.map(
      ([label, celsius]): Mark => ({
        at: [celsius, own(celsius)],
        role: label === 'afterQuench' ? 'user' : 'mark',
        label,
      }),
    ),
    answer: { output: headline, at: 'y' },
  };
}

/** Draws the law of van Bohemen versus carbon for several temperatures; the other elements as entered. */
export function drawOverCarbon(steel: Composition, subzero: number): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x = [0, carbon > 1.4 ? 2 : 1.4] as const;
  const shareAt = (C: number, celsius: number): number => {
    const each = { ...steel, C };
    const rate = rateByAnalysis(each);
    return rate === null ? 100 : 100 * retainedShare(rate, celsiusOf(msVanBohemen, each), celsius);
  };
  const temperatures = [...new Set([20, -80, -196, Math.round(subzero)])];
  const at: Point = [carbon, shareAt(carbon, 20)];
  return {
    x: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: x },
    y: shareAxis,
    lines: temperatures.map(
      (celsius): Line => ({
        role: 'series',
        label: { literal: `${String(celsius).replace('-', '−')} °C`, hasUnit: true },
        points: sample((C) => shareAt(C, celsius), x[0], x[1], 80),
      }),
    ),
    marks: [{ at, role: 'user', label: 'steel' }],
  };
}
