/** Diagrams of gas nitriding: Lehrer diagram with the atmosphere, and nitriding depth versus the square root of time. */

import { logSpanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Point } from '../../core/chart.ts';
import { lehrerBoundaries, nitrogenEutectoid } from '../../formulas/diffusion/gas-nitriding.ts';
import { depthMm, ironDepthMm, type NitridingCase } from './case.ts';

const x = [400, 650] as const;
const steps = Array.from({ length: 49 }, (_, at) => x[0] + ((nitrogenEutectoid - x[0]) * at) / 48);

/** Draws the phases of pure iron versus temperature and nitriding potential; above 592 °C austenite appears. */
export function drawLehrer(celsius: number, potential: number | null): ChartDrawing {
  const y = logSpanIncluding([0.05, 20], potential);
  const curve = (boundary: (kelvin: number) => number): readonly Point[] =>
    steps.map((each) => [each, Math.min(y[1], Math.max(y[0], boundary(each + 273.15)))]);
  const low = curve(lehrerBoundaries.gammaPrime);
  const high = curve(lehrerBoundaries.epsilon);
  return {
    x: {
      label: 'temperature',
      symbol: 'T',
      unit: '°C',
      scale: 'linear',
      domain: x,
      step: 50,
      input: 'temperatureC',
    },
    y: { label: 'potential', symbol: 'K_\\mathrm{N}', unit: '1/√atm', scale: 'log', domain: y },
    regions: [
      {
        polygon: [...low, [nitrogenEutectoid, y[0]], [x[0], y[0]]],
        tone: 'ferrite',
        label: { literal: 'α' },
        labelAt: [480, 0.11],
      },
      {
        polygon: [...high, ...[...low].reverse()],
        tone: 'mixed',
        label: { literal: 'γ′' },
        labelAt: [520, 0.85],
      },
      {
        polygon: [...high, [nitrogenEutectoid, y[1]], [x[0], y[1]]],
        tone: 'plain',
        label: { literal: 'ε' },
        labelAt: [550, 9],
      },
      {
        polygon: [
          [nitrogenEutectoid, y[0]],
          [x[1], y[0]],
          [x[1], y[1]],
          [nitrogenEutectoid, y[1]],
        ],
        tone: 'austenite',
        label: { literal: 'γ' },
        labelAt: [622, 0.85],
      },
    ],
    lines: [
      { role: 'boundary', points: low, model: 'gammaPrimeBoundary' },
      { role: 'boundary', points: high, model: 'epsilonBoundary' },
      {
        role: 'boundary',
        points: [
          [nitrogenEutectoid, y[0]],
          [nitrogenEutectoid, y[1]],
        ],
      },
    ],
    ...(potential !== null && potential > 0 ? { marks: [{ at: [celsius, potential], role: 'user' }] } : {}),
    answer: { output: 'nitridingPotential', at: 'y' },
  };
}

/** Draws the depth over √t: straight lines of the steel and of nitrogen in pure iron. */
export function drawDepth(given: NitridingCase): ChartDrawing {
  const root = Math.sqrt(given.timeH);
  const most = 1.4 * root;
  const own = depthMm(given, most * most);
  const iron = ironDepthMm(given, most * most);
  const depth = depthMm(given, given.timeH);
  return {
    x: { label: 'rootTime', unit: '√h', scale: 'linear', domain: [0, most] },
    y: {
      label: 'depthAxis',
      symbol: '\\xi',
      unit: 'mm',
      scale: 'linear',
      domain: [0, 1.05 * Math.max(own ?? 0, iron)],
    },
    lines: [
      {
        role: 'series',
        label: 'iron',
        points: [
          [0, 0],
          [most, iron],
        ],
      },
      ...(own === null
        ? []
        : [
            {
              role: 'user',
              label: 'steel',
              points: [
                [0, 0],
                [most, own],
              ],
            } as const,
          ]),
    ],
    ...(depth === null ? {} : { marks: [{ at: [root, depth], role: 'user' }] }),
  };
}
