/** Drawings of the carbon equivalent page: Graville's diagram and the factor A(C). */
import type { ChartDrawing } from '../../core/chart.ts';
import { rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { carbonAccommodation } from '../../formulas/welding/carbon-equivalent.ts';

const upTo = (value: number, least: number, step: number): number =>
  Math.max(least, Math.ceil(value / step) * step);

/** Carbon over CE (AWS). The line between zones II and III is an approximate band around 0.50. */
export function drawGraville(carbon: number, ceAws: number | string | null | undefined): ChartDrawing {
  const equivalent = typeof ceAws === 'number' ? ceAws : 0;
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
        polygon: rectangle([left, 0.5], [0.1, top]),
        tone: 'mixed',
        label: 'zoneII',
        labelAt: [(left + 0.5) / 2, 0.28],
      },
      {
        polygon: rectangle([0.5, right], [0.1, top]),
        tone: 'hot',
        label: 'zoneIII',
        labelAt: [(0.5 + right) / 2, 0.28],
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
      {
        role: 'boundary',
        points: [
          [0.5, 0.1],
          [0.5, top],
        ],
        label: 'approximate',
        blurX: 0.1,
      },
    ],
    marks: [{ at: [equivalent, carbon], role: 'user', label: 'steel' }],
  };
}

/** A(C) with its limits 0.5 and 1. */
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
