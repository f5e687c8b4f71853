/** Diagrams of homogenization: residual segregation over time, and time versus temperature. */
import { logSpanOf, logsOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import { convert } from '../../core/quantity.ts';
import { homogenizationTime, residualSegregation } from '../../formulas/diffusion/homogenization.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

type State = {
  /** Distance between adjacent maxima after forging, m. */
  readonly wavelength: number;
  /** Diffusion coefficient in m²/s at a temperature in °C. */
  readonly diffusivityAt: (celsius: number) => number;
  /** Temperature range in °C in which the diffusion data were measured. */
  readonly measured: Line['ends'];
  readonly temperatureC: number;
  readonly solidusC: number;
  readonly targetResidual: number;
  readonly timeH: number;
  readonly timeForTargetH: number;
};

const nameOf = (celsius: number) => ({ literal: `${Number(celsius.toFixed(0))} °C`, hasUnit: true }) as const;

/**
 * Returns the mark of the soaking time on the highlighted curve. It has no name on phones, where the gaps between the
 * curves are too narrow.
 */
const soakingAt = (at: Point): Mark => ({
  at,
  role: 'mark',
  label: { literal: `${Number(at[0].toPrecision(3))} h` },
  short: { literal: '' },
});

/** Factor beyond the ends of the curves from which a soaking time is not drawn. */
const farFrom = 3;

/** Returns the span of whole decades around the values. @param room minimum distance in decades from the values to the ends */
const decades = (values: readonly number[], room: number): readonly [number, number] => {
  const logs = values.map((each) => Math.log10(each));
  return [10 ** Math.floor(Math.min(...logs) - room), 10 ** Math.ceil(Math.max(...logs) + room)];
};

/** Draws the residual segregation over the logarithm of time at the chosen temperature and 50 K to either side. */
export function drawResidual(state: State): ChartDrawing {
  const { wavelength, diffusivityAt, measured, temperatureC, targetResidual, timeH, timeForTargetH } = state;
  const least = Math.min(0.02, 0.8 * targetResidual);
  // The axis ends where the slowest curve ends.
  const slowest = homogenizationTime(wavelength, diffusivityAt(temperatureC - 50), least);
  const curves = [timeForTargetH * 0.05, convert(slowest, 's', 'h')] as const;
  // A soaking time far from the curves would compress them.
  const isNear = timeH >= curves[0] / farFrom && timeH <= curves[1] * farFrom;
  const span = logSpanOf([...curves, ...(isNear ? [timeH] : [])]);
  // Over many decades only these have labels, which puts a label at the end of the axis.
  const x = span[1] > 1000 * span[0] ? decades(span, 0) : span;
  const [from, to] = logsOf(x);
  const left = (celsius: number, hours: number): number =>
    residualSegregation(wavelength, diffusivityAt(celsius), convert(hours, 'h', 's'));
  const isBeyond = (celsius: number): boolean =>
    celsius < (measured?.min ?? celsius) || celsius > (measured?.max ?? celsius);
  // Values below 2 % cannot be read from the curves; the target is always shown.
  const curve = (celsius: number, role: Line['role']): readonly Line[] =>
    clipLine(
      sample((log) => left(celsius, 10 ** log), from, to, 240),
      [from, to],
      [least, 1],
    ).map(
      (piece): Line => ({
        role,
        points: piece.map(([log, y]): Point => [Math.min(x[1], Math.max(x[0], 10 ** log)), y]),
        label: nameOf(celsius),
        // The highlighted curve is labelled at its point, the others where there is space.
        naming: role === 'user' ? 'pointer' : 'beside',
        // Curves are solid within the data; names and order distinguish the temperatures.
        look: 0,
        // The whole curve is beyond the data.
        ...(isBeyond(celsius) && { ends: { max: x[0] } }),
      }),
    );
  const varies = diffusivityAt(temperatureC + 50) !== diffusivityAt(temperatureC);
  const neighbours = [temperatureC - 50, temperatureC + 50];
  // Above the solidus the steel melts.
  const others = varies
    ? neighbours.filter((celsius) => celsius <= Math.max(state.solidusC, temperatureC))
    : [];
  const own = nameOf(temperatureC);
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: x },
    y: { label: 'residual', symbol: '\\delta', scale: 'linear', domain: [0, 1], step: 0.2 },
    lines: [
      ...others.flatMap((celsius) => curve(celsius, 'series')),
      ...curve(temperatureC, 'user'),
      {
        role: 'guide',
        points: [
          [x[0], targetResidual],
          [x[1], targetResidual],
        ],
        label: 'target',
      },
    ],
    marks: [
      { at: [timeForTargetH, targetResidual], role: 'user', label: own, short: own },
      ...(isNear ? [soakingAt([timeH, left(temperatureC, timeH)])] : []),
    ],
    answer: { output: 'timeForTargetH', at: 'x' },
  };
}

/** Draws the logarithm of the time versus temperature for three residuals and the target. */
export function drawTimeOverTemperature(state: State): ChartDrawing {
  const { wavelength, diffusivityAt, measured, temperatureC, targetResidual, timeForTargetH } = state;
  const x = [Math.min(1000, temperatureC), Math.max(1350, temperatureC)] as const;
  const hours = (celsius: number, residual: number): number =>
    convert(homogenizationTime(wavelength, diffusivityAt(celsius), residual), 's', 'h');
  const ends = [x[0], x[1]].flatMap((celsius) =>
    [0.05, 0.2, targetResidual].map((each) => hours(celsius, each)),
  );
  const y = decades([...ends, timeForTargetH], 0.01);
  const curve = (residual: number, role: Line['role']): readonly Line[] =>
    clipLine(
      sample((celsius) => hours(celsius, residual), x[0], x[1], 60),
      x,
      y,
    ).map(
      (points): Line => ({
        role,
        points,
        label: { literal: `δ = ${Number(residual.toPrecision(2))}` },
        ...(measured && { ends: measured }),
      }),
    );
  const fixed = [0.05, 0.1, 0.2].filter((each) => Math.abs(each - targetResidual) > 1e-9);
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x },
    y: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: y },
    lines: [...fixed.flatMap((each) => curve(each, 'series')), ...curve(targetResidual, 'user')],
    marks: [{ at: [temperatureC, timeForTargetH], role: 'user' }],
  };
}
