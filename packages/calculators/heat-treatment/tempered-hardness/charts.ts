/**
 * Tempering curve: hardness versus temperature, in HV where the result is below the Rockwell C scale. Shows the fitted
 * value with its band, and each author only within the published temperature range.
 */

import { type Span, spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point, Region } from '../../core/chart.ts';
import { hardnessTables, vickersOfRockwellC } from '../../formulas/hardness/hardness-conversion.ts';
import { convertHardness } from '../../formulas/hardness/hardness-interpolation.ts';
import * as tempered from '../../formulas/hardness/tempered-hardness.ts';
import { clipLine, clipPolygon } from '../../formulas/mathematics/plane-geometry.ts';
import { measuredTemperatures } from '../../formulas/measured/tempered-hardness.ts';
import { bestOf, drawnBest, scaleOf, type Treatment } from './best.ts';
import { holdsOf, hottestOf, maynierParameter } from './steps.ts';

const x = [100, 720] as const;
const modelOf = {
  maynierMartensite: 'martensiteHV',
  maynierBainite: 'bainiteHV',
  spies: 'spiesHB',
  just: 'justHRC',
} as const;

type Scale = 'HRC' | 'HV';

/** Converts a hardness to the scale of the diagram by table; NaN outside the table. */
const converted = (from: 'HBW' | 'HV', to: Scale, value: number): number =>
  from === to ? value : (convertHardness(hardnessTables['e140-1'], from, to, value) ?? Number.NaN);

/** Converts a value of the regression to the scale of the diagram. */
const inScale = (scale: Scale, rockwell: number): number =>
  scale === 'HV' ? vickersOfRockwellC(rockwell) : Math.max(0, rockwell);

type Given = Treatment & { readonly hardeningDegree: number; readonly martensitePercent: number };
type Curve = readonly [
  label: keyof typeof modelOf,
  from: number,
  to: number,
  hardness: (celsius: number) => number,
];

/** Returns the authors whose formula uses the hardness as quenched. */
const fromQuenched = (given: Given, quenchedHRC: number, scale: Scale): readonly Curve[] => {
  const hottest = (temperatureC: number) => hottestOf(holdsOf({ ...given, temperatureC }));
  const spies = (celsius: number) => tempered.spiesBrinell(given.steel, quenchedHRC, hottest(celsius));
  const just = (celsius: number) =>
    inScale(scale, tempered.justTempered(quenchedHRC, given.hardeningDegree, hottest(celsius)));
  return [
    ['spies', 500, 650, (celsius) => converted('HBW', scale, spies(celsius))],
    ['just', 490, 610, just],
  ];
};

/** Draws the fitted value versus temperature, with its band as vertical strips, which end at Ac1. */
function drawBest(
  given: Treatment,
  y: Span,
  scale: Scale,
): {
  readonly lines: readonly Line[];
  readonly regions: readonly Region[];
} {
  const sampled = Array.from({ length: 63 }, (_, at) => {
    const celsius = 100 + at * 10;
    const { value, band } = drawnBest({ ...given, temperatureC: celsius });
    const place = (hardness: number): Point => [celsius, inScale(scale, hardness)];
    return { value: place(value), band: band && { low: place(band.low), high: place(band.high) } };
  });
  const regions = sampled.slice(1).flatMap((right, at): readonly Region[] => {
    const [from, to] = [sampled[at]?.band, right.band];
    const polygon = from && to ? clipPolygon([from.low, to.low, to.high, from.high], x, y) : [];
    return polygon.length > 2 ? [{ polygon, tone: 'hot' }] : [];
  });
  const lines = clipLine(
    sampled.map(({ value }) => value),
    x,
    y,
  ).map((points): Line => ({ role: 'user', label: 'best', points, ends: measuredTemperatures(given.timeH) }));
  return { lines, regions };
}

export function drawTemperingCurve(given: Given): ChartDrawing {
  const { steel, quenchedHRC, temperatureC, martensitePercent } = given;
  const scale = scaleOf(given);
  const step = scale === 'HV' ? 50 : 5;
  const here = inScale(scale, bestOf(given).value);
  const quenched = quenchedHRC === null ? null : inScale(scale, quenchedHRC);
  const coolest = bestOf({ ...given, temperatureC: x[0] });
  const hottest = bestOf({ ...given, temperatureC: x[1] });
  const y = spanOf([inScale(scale, coolest.high), inScale(scale, hottest.low), here, quenched ?? here], step);
  const best = drawBest(given, y, scale);
  const maynier = (structure: tempered.TemperedStructure) => (celsius: number) =>
    converted(
      'HV',
      scale,
      tempered.temperedVickers(structure, steel, maynierParameter({ ...given, temperatureC: celsius })),
    );
  const curves: readonly Curve[] = [
    ['maynierMartensite', 450, 700, maynier(tempered.temperedMartensite)],
    ['maynierBainite', 450, 700, maynier(tempered.temperedBainite)],
    ...(quenchedHRC === null ? [] : fromQuenched(given, quenchedHRC, scale)),
  ];
  const shares = { maynierMartensite: martensitePercent, maynierBainite: 100 - martensitePercent };
  const lines = curves.flatMap(([label, from, to, hardness]) => {
    if (label in shares && shares[label as keyof typeof shares] === 0) return [];
    const points = Array.from({ length: 41 }, (_, at): Point => {
      const celsius = from + ((to - from) * at) / 40;
      return [celsius, hardness(celsius)];
    });
    return clipLine(points, x, y).map(
      (piece): Line => ({ role: 'series', label, points: piece, model: modelOf[label] }),
    );
  });
  const guide = (hardness: number): readonly Line[] =>
    clipLine(
      [
        [x[0], hardness],
        [x[1], hardness],
      ],
      x,
      y,
    ).map((points): Line => ({ role: 'guide', label: 'quenched', points }));
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x, input: 'temperatureC' },
    y: { label: 'hardness', unit: scale, scale: 'linear', domain: y, step },
    regions: best.regions,
    lines: [...lines, ...best.lines, ...(quenched === null ? [] : guide(quenched))],
    ...(Number.isFinite(here) ? { marks: [{ at: [temperatureC, here], role: 'user', label: 'steel' }] } : {}),
    answer: { output: scale === 'HV' ? 'bestHV' : 'bestHRC', at: 'y' },
  };
}
