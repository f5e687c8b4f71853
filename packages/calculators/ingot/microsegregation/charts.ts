/** Diagrams of microsegregation: enrichment of the liquid and temperature of the interface over the solid fraction. */
import { spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { backDiffusionModels } from '../../formulas/solidification/microsegregation.ts';
import {
  enrichmentOver,
  lastFraction,
  liquidusOf,
  type SegregationCase,
  type SolidificationPath,
  temperatureOver,
} from './case.ts';

/** Solid fractions of the points, denser towards the end, where the curves rise. */
const fractions = Array.from({ length: 60 }, (_, at) => lastFraction * (1 - (1 - at / 59) ** 2));
const x = [0, 1] as const;
/** Solid fractions at which curves are compared, and the relative difference from which they count as distinct. */
const compared = [0.5, 0.9, lastFraction];
const minApart = 0.04;
const names = {
  lever: 'lever',
  scheil: 'scheil',
  'brody-flemings': { literal: 'Brody–Flemings' },
  'clyne-kurz': { literal: 'Clyne–Kurz' },
  'ohnaka-plate': 'ohnakaPlate',
  'ohnaka-columnar': 'ohnakaColumnar',
  'won-thomas': { literal: 'Won–Thomas' },
} as const;

const pointsOf = (value: (solid: number) => number): readonly Point[] =>
  fractions.map((solid): Point => [solid, value(solid)]);

/** Draws C_L/C0 of the chosen element by every model; without a solidification time only the two limiting models are drawn. */
export function drawEnrichment(given: SegregationCase, path: SolidificationPath | null): ChartDrawing {
  const alpha = path?.alphaOf(given.element) ?? null;
  const known = backDiffusionModels.filter((each) => alpha !== null || each === 'lever' || each === 'scheil');
  const ratios = new Map(
    known.map((model) => [model, enrichmentOver(given, path, given.element, model)] as const),
  );
  const ratio = (model: (typeof known)[number], solid: number): number =>
    ratios.get(model)?.(solid) ?? Number.NaN;
  // Curves that coincide with another one are omitted; their values are in the table of models.
  const apart = (one: (typeof known)[number], other: (typeof known)[number]): boolean =>
    compared.some((solid) => Math.abs(ratio(one, solid) / ratio(other, solid) - 1) > minApart);
  const shown = [...new Set([given.model, 'scheil', 'lever', ...known] as const)]
    .filter((each) => known.includes(each))
    .reduce<(typeof known)[number][]>(
      (all, each) => (all.every((other) => apart(each, other)) ? [...all, each] : all),
      [],
    );
  const ends = shown.map((model) => ratio(model, lastFraction));
  const domain = spanOf([1, ...ends], Math.max(...ends) > 5 || Math.min(...ends) < 0.5 ? 1 : 0.2);
  const line = (model: (typeof shown)[number]): Line => ({
    role: model === given.model ? 'user' : 'series',
    label: names[model],
    points: pointsOf((solid) => ratio(model, solid)),
  });
  const own = alpha === null ? null : ratio(given.model, given.solidFraction);
  return {
    x: { label: 'solidFraction', symbol: 'f_\\mathrm{s}', scale: 'linear', domain: x, step: 0.1 },
    y: { label: 'ratio', symbol: 'C_\\mathrm{L}/C_0', scale: 'linear', domain },
    lines: shown.map(line),
    ...(own === null ? {} : { marks: [{ at: [given.solidFraction, own], role: 'user' }] }),
    answer: { output: 'enrichmentRatio', at: 'y' },
  };
}

/** Draws the temperature of the interface by the chosen model, between the lever rule and Scheil. */
export function drawTemperature(given: SegregationCase, path: SolidificationPath | null): ChartDrawing {
  const liquidus = liquidusOf(given);
  const shown = path ? ([...new Set([given.model, 'lever', 'scheil'])] as SegregationCase['model'][]) : [];
  const lines = shown.map(
    (model): Line => ({
      role: model === given.model ? 'user' : 'series',
      label: names[model],
      points: path ? pointsOf(temperatureOver(given, path, model)) : [],
    }),
  );
  const lowest = Math.min(
    liquidus - 50,
    ...lines.flatMap(({ points }) => points.map(([, celsius]) => celsius)),
  );
  const y = [Math.floor(lowest / 50) * 50, Math.ceil((liquidus + 1) / 50) * 50] as const;
  return {
    x: { label: 'solidFraction', symbol: 'f_\\mathrm{s}', scale: 'linear', domain: x, step: 0.1 },
    y: { label: 'interfaceTemperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    lines: [
      ...lines,
      {
        role: 'guide',
        label: 'liquidus',
        points: [
          [0, liquidus],
          [1, liquidus],
        ],
      },
    ],
    ...(path
      ? {
          marks: [
            {
              at: [given.solidFraction, temperatureOver(given, path, given.model)(given.solidFraction)],
              role: 'user',
            },
          ],
        }
      : {}),
  };
}
