/** Drawings of the stability of austenite over nickel, all other elements as entered. */
import type { ChartDrawing, Line, Mark, Point, Region, Tone } from '../../core/chart.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { formulaValue } from '../../formulas/composition/composition-formula.ts';
import { clipLine, rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import * as stability from '../../formulas/transformation/austenite-stability.ts';

type Model = readonly [label: string, value: (steel: Composition) => number];
type Span = readonly [number, number];

const nickelAxis = (steel: Composition): { readonly nickel: number; readonly x: Span } => {
  const nickel = percentOf(steel, 'Ni');
  return { nickel, x: [0, nickel > 25 ? 40 : 25] };
};

function linesOf(models: readonly Model[], steel: Composition, x: Span, y: Span): readonly Line[] {
  return models.flatMap(([label, value]) =>
    clipLine(
      sample((Ni) => value({ ...steel, Ni }), x[0], x[1], 50),
      x,
      y,
    ).map((points): Line => ({ role: 'series', label: { literal: label }, points })),
  );
}

function marksOf(models: readonly Model[], steel: Composition, y: Span): readonly Mark[] {
  const nickel = percentOf(steel, 'Ni');
  const points = models
    .map(([, value]): Point => [nickel, value(steel)])
    .filter(([, value]) => value >= y[0] && value <= y[1]);
  return points.map((at) => ({ at, role: 'mark', shape: 'dot' }));
}

/** Md30 by three authors, with the service temperature. */
export function drawMd30(steel: Composition, grainSize: number, serviceTemperature: number): ChartDrawing {
  const { x } = nickelAxis(steel);
  const y: Span = [-300, 400];
  const models: readonly Model[] = [
    ['Angel', (each) => formulaValue(stability.md30Angel, each)],
    ['Nohara', (each) => formulaValue(stability.md30Nohara, each) + stability.noharaGrainTerm(grainSize)],
    ['Sjöberg', (each) => formulaValue(stability.md30Sjoberg, each)],
  ];
  return {
    x: { label: 'nickel', symbol: '\\mathrm{Ni}', unit: 'wt %', scale: 'linear', domain: x },
    y: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    lines: [
      ...linesOf(models, steel, x, y),
      {
        role: 'guide',
        points: [
          [x[0], serviceTemperature],
          [x[1], serviceTemperature],
        ],
        label: 'service',
      },
    ],
    marks: [
      ...marksOf(models, steel, y),
      { at: [percentOf(steel, 'Ni'), serviceTemperature], role: 'user', label: 'steel' },
    ],
  };
}

const tones: readonly Tone[] = ['martensite', 'mixed', 'plain', 'austenite'];

/** Stacking-fault energy by five authors over the bands of the deformation mechanism. */
export function drawEnergy(steel: Composition): ChartDrawing {
  const { x } = nickelAxis(steel);
  const y: Span = [-40, 120];
  const models: readonly Model[] = [
    ['Schramm & Reed', (each) => formulaValue(stability.sfeSchrammReed, each)],
    ['Pickering', (each) => formulaValue(stability.sfePickering, each)],
    ['Brofman & Ansell', (each) => formulaValue(stability.sfeBrofmanAnsell, each)],
    ['Rhodes & Thompson', (each) => formulaValue(stability.sfeRhodesThompson, each)],
    ['Dai', (each) => stability.sfeDai(each)],
  ];
  const regions = stability.mechanismBounds.map(([label, from], at): Region => {
    const low = Math.max(y[0], from);
    const high = stability.mechanismBounds[at + 1]?.[1] ?? y[1];
    return {
      polygon: rectangle(x, [low, high]),
      tone: tones[at] ?? 'plain',
      label,
      labelAt: [x[1] * 0.8, (low + high) / 2],
    };
  });
  return {
    x: { label: 'nickel', symbol: '\\mathrm{Ni}', unit: 'wt %', scale: 'linear', domain: x },
    y: { label: 'energy', symbol: '\\gamma_\\mathrm{SF}', unit: 'mJ/m²', scale: 'linear', domain: y },
    regions,
    lines: linesOf(models, steel, x, y),
    marks: marksOf(models, steel, y),
  };
}
