/** Diagrams of hardness as quenched: versus carbon for several martensite contents, and versus the martensite content. */
import { spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { burnsHardness, hardnessAtMartensite } from '../../formulas/hardness/martensite-hardness.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

const shares = [99.9, 95, 90, 80, 50] as const;
/** Carbon range of the standard, wt %. */
const drawnFor = { min: 0.1, max: 0.7 } as const;
const hardnessAxis = {
  label: 'hardness',
  symbol: 'H',
  unit: 'HRC',
  scale: 'linear',
  domain: [20, 70],
  step: 10,
} as const;

/** Draws HRC versus carbon; constant above 0.7 % C, as in the standard. */
export function drawOverCarbon(carbon: number, percent: number, hardness: number): ChartDrawing {
  const right = carbon > 0.8 ? 1.5 : 0.8;
  const iso = shares
    .filter((share) => share !== percent)
    .map(
      (share): Line => ({
        role: 'iso',
        ends: drawnFor,
        points: sample((C) => hardnessAtMartensite(C, share), 0, right, 80),
        label: { literal: `${share} %` },
      }),
    );
  const user = sample((C) => hardnessAtMartensite(C, percent), 0, right, 80);
  // Points are denser at the beginning, where the hardness rises with the square root of carbon.
  const burnsLine = sample((root) => burnsHardness(root ** 2), 0, Math.sqrt(0.6), 60);
  const burns = clipLine(
    burnsLine.map(([root, rockwell]): Point => [root ** 2, rockwell]),
    [0, right],
    [20, 70],
  );
  return {
    x: {
      label: 'carbon',
      symbol: '\\mathrm{C}',
      unit: 'wt %',
      scale: 'linear',
      domain: [0, right],
      input: 'C',
    },
    y: hardnessAxis,
    lines: [
      ...iso,
      ...burns.map((points): Line => ({ role: 'series', points, label: 'burns', model: 'burnsHRC' })),
      { role: 'user', points: user, label: { literal: `${percent} %` }, model: 'hardnessHRC' },
    ],
    marks: [{ at: [carbon, hardness], role: 'user', label: 'steel' }],
    answer: { output: 'hardnessHRC', at: 'y' },
  };
}

/** Draws HRC versus the martensite content at this carbon content. */
export function drawOverMartensite(carbon: number, percent: number, hardness: number): ChartDrawing {
  const points = sample((share) => hardnessAtMartensite(carbon, share), 50, 99.9, 50);
  const domain = spanOf([hardness, ...points.map(([, rockwell]) => rockwell)], 2);
  return {
    x: { label: 'martensite', symbol: 'M', unit: '%', scale: 'linear', domain: [50, 100], step: 10 },
    y: { ...hardnessAxis, domain, step: 2 },
    lines: [
      {
        role: 'user',
        points,
        label: 'steel',
      },
    ],
    marks: [{ at: [percent, hardness], role: 'user' }],
  };
}
