/** Drawings of the hardness as quenched: over carbon for several shares of martensite, and over that share. */
import type { ChartDrawing, Line } from '../../core/chart.ts';
import { burnsHardness, hardnessAtMartensite } from '../../formulas/hardness/martensite-hardness.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

const shares = [99.9, 95, 90, 80, 50] as const;
const hardnessAxis = {
  label: 'hardness',
  symbol: 'H',
  unit: 'HRC',
  scale: 'linear',
  domain: [20, 70],
  step: 10,
} as const;

/** HRC over carbon; above 0.7 % C the lines are level, as the standard reads its table. */
export function drawOverCarbon(carbon: number, percent: number, hardness: number): ChartDrawing {
  const right = carbon > 0.8 ? 1.5 : 0.8;
  const iso = shares.map(
    (share): Line => ({
      role: 'iso',
      points: sample((C) => hardnessAtMartensite(C, share), 0, right, 80),
      label: { literal: `${share} %` },
    }),
  );
  const user = sample((C) => hardnessAtMartensite(C, percent), 0, right, 80);
  const burns = clipLine(sample(burnsHardness, 0, 0.6, 60), [0, right], [20, 70]);
  return {
    x: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: [0, right] },
    y: hardnessAxis,
    lines: [
      ...iso,
      ...burns.map((points): Line => ({ role: 'series', points, label: 'burns' })),
      { role: 'user', points: user, label: 'yourShare' },
    ],
    marks: [{ at: [carbon, hardness], role: 'user', label: 'steel' }],
    answer: { output: 'hardnessHRC', at: 'y' },
  };
}

/** HRC over the share of martensite at this carbon. */
export function drawOverMartensite(carbon: number, percent: number, hardness: number): ChartDrawing {
  return {
    x: { label: 'martensite', symbol: 'M', unit: '%', scale: 'linear', domain: [50, 100], step: 10 },
    y: hardnessAxis,
    lines: [
      {
        role: 'user',
        points: sample((share) => hardnessAtMartensite(carbon, share), 50, 99.9, 50),
        label: 'steel',
      },
    ],
    marks: [{ at: [percent, hardness], role: 'user' }],
  };
}
