/**
 * Diagrams of gas solubility: content versus the square root of pressure, content of pure iron versus temperature, and
 * degassing.
 */
import type { ChartDrawing, Line } from '../../core/chart.ts';
import { convert } from '../../core/quantity.ts';
import { sample } from '../../formulas/mathematics/plane-geometry.ts';
import {
  type DissolvedGas,
  gasContent,
  type SievertsLine,
  sievertsConstant,
  solidIron,
} from '../../formulas/solidification/gas-solubility.ts';

const symbols = { hydrogen: '[\\mathrm{H}]', nitrogen: '[\\mathrm{N}]' } as const;

/** Draws ppm over √p (p in mbar): a straight line through zero. */
export function drawOverPressure(
  contentAt: (mbar: number) => number,
  mbar: number,
  gas: DissolvedGas,
): ChartDrawing {
  const right = Math.sqrt(mbar * 2);
  const top = contentAt(right * right) * 1.05;
  const decade = 10 ** Math.floor(Math.log10(right * right));
  const ticks = [0.1, 0.2, 0.5, 1, 2, 5]
    .map((each) => Number((each * decade).toPrecision(3)))
    .filter((each) => each <= right * right);
  const second = { label: 'pressure', ticks: ticks.map((each) => [Math.sqrt(each), `${each}`] as const) };
  return {
    x: {
      label: 'rootOfPressure',
      symbol: '\\sqrt{p}',
      unit: '√mbar',
      scale: 'linear',
      domain: [0, right],
      second,
    },
    y: { label: gas, symbol: symbols[gas], unit: 'ppm', scale: 'linear', domain: [0, top] },
    lines: [{ role: 'user', points: sample((root) => contentAt(root * root), 0, right, 40), label: 'steel' }],
    marks: [{ at: [Math.sqrt(mbar), contentAt(mbar)], role: 'user' }],
    answer: { output: 'solubilityPpm', at: 'y' },
  };
}

/** Draws the content of pure iron at 1 atm through alpha, gamma, delta and liquid, with the steps at the transformations. */
export function drawOverTemperature(gas: DissolvedGas, liquid: SievertsLine): ChartDrawing {
  const ppm = (line: SievertsLine) => (celsius: number) =>
    1e4 * gasContent(sievertsConstant(line, convert(celsius, 'C', 'K')), 1, 0);
  const pieces = [
    ['alpha', 600, 912, solidIron[gas].bcc],
    ['gamma', 912, 1394, solidIron[gas].fcc],
    ['delta', 1394, 1538, solidIron[gas].bcc],
    ['liquid', 1538, 1700, liquid],
  ] as const;
  const lines = pieces.map(
    ([label, from, to, line]): Line => ({ role: 'series', points: sample(ppm(line), from, to, 30), label }),
  );
  const steps = pieces.slice(1).map(
    ([, from, , line], at): Line => ({
      role: 'guide',
      points: [
        [from, ppm(pieces[at]?.[3] ?? line)(from)],
        [from, ppm(line)(from)],
      ],
    }),
  );
  const highest = Math.max(...lines.flatMap((each) => each.points.map(([, y]) => y)));
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: [600, 1700] },
    y: { label: gas, symbol: symbols[gas], unit: 'ppm', scale: 'linear', domain: [0, highest * 1.05] },
    lines: [...lines, ...steps],
  };
}

/** Draws the content over the time under vacuum, with the equilibrium content. */
export function drawDegassing(
  contentAt: (minutes: number) => number,
  minutes: number,
  equilibrium: number,
): ChartDrawing {
  const right = minutes * 1.5;
  const top = 1.1 * Math.max(contentAt(0), contentAt(right), equilibrium);
  return {
    x: { label: 'time', symbol: 't', unit: 'min', scale: 'linear', domain: [0, right] },
    y: { label: 'content', unit: 'ppm', scale: 'linear', domain: [0, top] },
    lines: [
      { role: 'user', points: sample(contentAt, 0, right, 80), label: 'steel' },
      {
        role: 'guide',
        points: [
          [0, equilibrium],
          [right, equilibrium],
        ],
        label: 'equilibrium',
      },
    ],
    marks: [{ at: [minutes, contentAt(minutes)], role: 'user' }],
  };
}
