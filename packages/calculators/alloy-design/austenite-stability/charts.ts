/** Diagrams of the stability of austenite over the nickel content; all other elements as entered. */
import { type Span, spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point, Region, Tone } from '../../core/chart.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { formulaValue } from '../../formulas/composition/composition-formula.ts';
import { clipLine, rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import * as stability from '../../formulas/transformation/austenite-stability.ts';

type Model = readonly [label: string, value: (steel: Composition) => number];

const absoluteZeroC = -273;

/** Returns the axis of nickel contents, 6 % below and above that of the steel, on a grid of 2 %. */
function nickelAxis(steel: Composition): Span {
  const from = Math.max(0, 2 * Math.floor((percentOf(steel, 'Ni') - 6) / 2));
  return [from, Math.max(from + 12, 2 * Math.ceil((percentOf(steel, 'Ni') + 6) / 2))];
}

/** Axis ranges, and the name of the model that gives the result. */
type Within = { readonly x: Span; readonly y: Span; readonly own?: string };

function linesOf(models: readonly Model[], steel: Composition, { x, y, own }: Within): readonly Line[] {
  return models.flatMap(([label, value]) =>
    clipLine(
      sample((Ni) => value({ ...steel, Ni }), x[0], x[1], 50),
      x,
      y,
    ).map((points): Line => ({ role: label === own ? 'user' : 'series', label: { literal: label }, points })),
  );
}

function marksOf(models: readonly Model[], steel: Composition, y: Span): readonly Mark[] {
  const nickel = percentOf(steel, 'Ni');
  const points = models
    .map(([, value]): Point => [nickel, value(steel)])
    .filter(([, value]) => value >= y[0] && value <= y[1]);
  return points.map((at) => ({ at, role: 'mark', shape: 'dot' }));
}

/** Draws Md30 by three authors, with the service temperature. */
export function drawMd30(steel: Composition, grainSize: number, serviceTemperature: number): ChartDrawing {
  const x = nickelAxis(steel);
  const nickel = percentOf(steel, 'Ni');
  const models: readonly Model[] = [
    ['Angel', (each) => formulaValue(stability.md30Angel, each)],
    ['Nohara', (each) => formulaValue(stability.md30Nohara, each) + stability.noharaGrainTerm(grainSize)],
    ['Sjöberg', (each) => formulaValue(stability.md30Sjoberg, each)],
  ];
  const own = models[1]?.[1](steel) ?? Number.NaN;
  const heights = models.flatMap(([, value]) => x.map((Ni) => value({ ...steel, Ni })));
  const highest = Math.max(serviceTemperature, own, ...heights);
  const y: Span = [
    Math.max(absoluteZeroC, spanOf([...heights, own, serviceTemperature], 50)[0]),
    spanOf([highest], 50)[1],
  ];
  const isShown = own >= y[0] && own <= y[1];
  return {
    x: { label: 'nickel', symbol: '\\mathrm{Ni}', unit: 'wt %', scale: 'linear', domain: x },
    y: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    lines: [
      ...linesOf(models, steel, { x, y, own: 'Nohara' }),
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
      ...marksOf(models, steel, y).filter(({ at }) => at[1] !== own),
      ...(isShown ? [{ at: [nickel, own], role: 'user', label: 'steel' } as const] : []),
    ],
    answer: { output: 'md30NoharaC', at: 'y' },
  };
}

const tones: readonly Tone[] = ['martensite', 'mixed', 'plain', 'austenite'];

/** Draws the stacking-fault energy by five authors, over the bands of the deformation mechanism. */
export function drawEnergy(steel: Composition): ChartDrawing {
  const x = nickelAxis(steel);
  const models: readonly Model[] = [
    ['Schramm & Reed', (each) => formulaValue(stability.sfeSchrammReed, each)],
    ['Pickering', (each) => formulaValue(stability.sfePickering, each)],
    ['Brofman & Ansell', (each) => formulaValue(stability.sfeBrofmanAnsell, each)],
    ['Rhodes & Thompson', (each) => formulaValue(stability.sfeRhodesThompson, each)],
    ['Dai', (each) => stability.sfeDai(each)],
  ];
  const y = spanOf(
    models.flatMap(([, value]) => [x[0], percentOf(steel, 'Ni'), x[1]].map((Ni) => value({ ...steel, Ni }))),
    10,
  );
  const regions = stability.mechanismBounds.map(([label, from], at): Region => {
    const low = Math.min(y[1], Math.max(y[0], from));
    const high = Math.min(y[1], Math.max(low, stability.mechanismBounds[at + 1]?.[1] ?? y[1]));
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
    lines: linesOf(models, steel, { x, y }),
    marks: marksOf(models, steel, y),
  };
}
