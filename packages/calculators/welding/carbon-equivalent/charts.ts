/** Diagrams of the carbon equivalent page: the indices, Graville's diagram and the factor A(C). */
import { spanOf } from '../../core/axis-span.ts';
import type { OutputValues } from '../../core/calculator.ts';
import type { ChartDrawing, Line } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { carbonAccommodation } from '../../formulas/welding/carbon-equivalent.ts';

const upTo = (value: number, least: number, step: number): number =>
  Math.max(least, Math.ceil(value / step) * step);

const names: Readonly<Record<string, string>> = {
  CE_IIW: 'CE (IIW)',
  CE_AWS: 'CE (AWS)',
  CEN: 'CEN',
  CET: 'CET',
  Pcm: 'Pcm',
};

type Shown = {
  readonly headline: string;
  readonly limit: number | null;
  /** Indices that a remark excludes for the steel; their curves are dashed. */
  readonly excluded: readonly string[];
};

/** Draws every index versus carbon with all other elements as entered; the main result is highlighted. */
export function drawIndices(
  steel: Composition,
  indices: Readonly<Record<string, (steel: Composition) => number>>,
  { headline, limit, excluded }: Shown,
): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x = [0, upTo(1.5 * carbon, 0.3, 0.1)] as const;
  const curves = Object.entries(indices).map(([key, of]) => ({
    key,
    points: sample((C) => of({ ...steel, C }), x[0], x[1], 60),
  }));
  const own = indices[headline]?.(steel) ?? Number.NaN;
  const y = spanOf(
    [own, limit ?? own, ...curves.flatMap(({ points }) => points.map(([, value]) => value))],
    0.1,
  );
  const level: readonly Line[] =
    limit === null
      ? []
      : [
          {
            role: 'guide',
            points: [
              [x[0], limit],
              [x[1], limit],
            ],
            label: 'cevLimit',
          },
        ];
  return {
    x: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: x, input: 'C' },
    y: { label: 'index', unit: 'wt %', scale: 'linear', domain: y },
    lines: [
      ...curves.map(
        ({ key, points }): Line => ({
          role: key === headline ? 'user' : 'series',
          points,
          label: { literal: names[key] ?? key },
          model: key,
          ...(excluded.includes(key) && { isBeyond: true }),
        }),
      ),
      ...level,
    ],
    marks: [{ at: [carbon, own], role: 'user', label: 'steel' }],
    answer: { output: headline, at: 'y' },
  };
}

/** Range of CE (AWS) in which the boundary between Graville’s zones II and III lies. */
const between = [0.45, 0.55] as const;

/** Draws carbon over CE (AWS) with the zones of Graville; without the steel if its zone is withheld. */
export function drawGraville(
  carbon: number,
  { CE_AWS: ceAws, gravilleZone: zone }: OutputValues,
): ChartDrawing {
  const equivalent = typeof ceAws === 'number' && zone !== null ? ceAws : 0;
  const right = upTo(equivalent, 0.8, 0.2);
  const left = equivalent < 0.2 ? 0 : 0.2;
  const top = upTo(carbon, 0.4, 0.1);
  return {
    x: {
      label: 'ceAws',
      symbol: '\\mathrm{CE}_\\mathrm{AWS}',
      unit: 'wt %',
      scale: 'linear',
      domain: [left, right],
    },
    y: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: [0, top] },
    regions: [
      {
        polygon: rectangle([left, right], [0, 0.1]),
        tone: 'plain',
        label: 'zoneI',
        labelAt: [(left + right) / 2, 0.05],
      },
      {
        polygon: rectangle([left, between[0]], [0.1, top]),
        tone: 'mixed',
        label: 'zoneII',
        labelAt: [(left + between[0]) / 2, 0.28],
      },
      {
        polygon: rectangle(between, [0.1, top]),
        tone: 'plain',
        label: 'zoneBetween',
        labelAt: [0.5, 0.34],
      },
      {
        polygon: rectangle([between[1], right], [0.1, top]),
        tone: 'hot',
        label: 'zoneIII',
        labelAt: [(between[1] + right) / 2, 0.28],
      },
    ],
    lines: [
      {
        role: 'boundary',
        points: [
          [left, 0.1],
          [right, 0.1],
        ],
      },
      ...between.map(
        (at): Line => ({
          role: 'guide',
          points: [
            [at, 0.1],
            [at, top],
          ],
        }),
      ),
    ],
    marks: zone === null ? [] : [{ at: [equivalent, carbon], role: 'user', label: 'steel' }],
  };
}

/** Draws A(C) with its limits 0.5 and 1. */
export function drawAccommodation(carbon: number): ChartDrawing {
  const right = upTo(carbon, 0.3, 0.1);
  return {
    x: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: [0, right] },
    y: { label: 'factor', symbol: 'A(\\mathrm{C})', scale: 'linear', domain: [0.4, 1.1], step: 0.1 },
    lines: [
      {
        role: 'guide',
        points: [
          [0, 0.5],
          [right, 0.5],
        ],
      },
      {
        role: 'guide',
        points: [
          [0, 1],
          [right, 1],
        ],
      },
      { role: 'series', points: sample(carbonAccommodation, 0, right, 90), label: { literal: 'A(C)' } },
    ],
    marks: [
      { at: [0.12, 0.75], role: 'mark', shape: 'dot', label: 'turningPoint' },
      { at: [carbon, carbonAccommodation(carbon)], role: 'user', label: 'steel' },
    ],
  };
}
