/** Diagrams of flow stress: every model versus strain, and every model versus temperature. */

import { logSpanOf, logsOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { meanStrain, meanTemperature } from './ranges.ts';

export type Curve = {
  readonly literal: string;
  /** Output key of the model. */
  readonly model: string;
  readonly stress: (celsius: number, strain: number) => number | null;
  /** True if the model gives the peak stress instead of the stress at a strain; it then does not count in the mean. */
  readonly isPeak?: boolean;
  /** Whether an input other than the one on the axis is outside the range of the model, by the input on the axis. */
  readonly isBeyond: Pass['isBeyond'];
};

/** Returns the mean of the models at a strain, MPa. */
function meanOf(curves: readonly Curve[], celsius: number, strain: number): number {
  const stresses = curves
    .filter(({ isPeak }) => !isPeak)
    .map((each) => each.stress(celsius, strain) ?? Number.NaN);
  return stresses.reduce((sum, each) => sum + each, 0) / stresses.length;
}

/** Forging pass with its mean flow stress in MPa. */
export type Pass = {
  readonly celsius: number;
  readonly strain: number;
  readonly stress: number;
  /** Whether an input other than the one on the axis is outside the range of a model of the mean, by the input on the axis. */
  readonly isBeyond: Readonly<Record<'strain' | 'temperatureC', boolean>>;
};

export function drawOverStrain(
  curves: readonly Curve[],
  { celsius, strain, stress, isBeyond }: Pass,
): ChartDrawing {
  const x = [0, Math.max(0.8, 1.2 * strain)] as const;
  // A peak stress does not depend on the strain.
  const atStrain = curves.filter(({ isPeak }) => !isPeak);
  const series = atStrain.map(({ literal, model, stress: of, isBeyond: { strain: isDashed } }) => ({
    literal,
    model,
    isDashed,
    points: sample((each) => of(celsius, each) ?? Number.NaN, 0.02, x[1], 80),
  }));
  const heights = series.flatMap(({ points }) => points.map(([, height]) => height)).filter(Number.isFinite);
  const y = [0, Math.max(50, 1.1 * Math.max(0, ...heights))] as const;
  return {
    x: { label: 'strain', symbol: '\\varphi', scale: 'linear', domain: x, input: 'strain' },
    y: { label: 'stress', symbol: '\\sigma', unit: 'MPa', scale: 'linear', domain: y },
    lines: [
      ...series.flatMap(({ literal, model, isDashed, points }) =>
        clipLine(points, x, y).map(
          (piece): Line => ({
            role: 'series',
            points: piece,
            label: { literal },
            model,
            ...(isDashed && { isBeyond: true }),
          }),
        ),
      ),
      ...clipLine(
        sample((each) => meanOf(curves, celsius, each), 0.02, x[1], 80),
        x,
        y,
      ).map(
        (piece): Line => ({
          role: 'user',
          points: piece,
          label: 'mean',
          ...(isBeyond.strain ? { isBeyond: true } : { ends: meanStrain }),
        }),
      ),
      {
        role: 'guide',
        points: [
          [strain, y[0]],
          [strain, y[1]],
        ],
        label: { literal: `φ = ${strain}` },
      },
    ],
    marks: Number.isFinite(stress) ? [{ at: [strain, stress], role: 'user' }] : [],
    answer: { output: 'meanStressMPa', at: 'y' },
  };
}

export function drawOverTemperature(
  curves: readonly Curve[],
  { celsius, strain, stress: own, isBeyond }: Pass,
): ChartDrawing {
  const x = [Math.min(700, celsius), Math.max(1300, celsius)] as const;
  const stresses = logSpanOf([
    own,
    ...curves.flatMap(({ stress }) => x.map((each) => stress(each, strain) ?? Number.NaN)),
  ]);
  const piecesOf = (of: (celsius: number) => number | null): readonly (readonly Point[])[] => {
    const points = sample((each) => Math.log10(of(each) ?? Number.NaN), x[0], x[1], 80);
    return clipLine(points, x, logsOf(stresses)).map((piece) =>
      piece.map(([at, log]): Point => [at, 10 ** log]),
    );
  };
  const lines = curves.flatMap(({ literal, model, stress, isBeyond: { temperatureC: isDashed } }) =>
    piecesOf((each) => stress(each, strain)).map(
      (points): Line => ({
        role: 'series',
        points,
        label: { literal },
        model,
        ...(isDashed && { isBeyond: true }),
      }),
    ),
  );
  const mean = piecesOf((each) => meanOf(curves, each, strain)).map(
    (points): Line => ({
      role: 'user',
      points,
      label: 'mean',
      ...(isBeyond.temperatureC ? { isBeyond: true } : { ends: meanTemperature }),
    }),
  );
  return {
    x: {
      label: 'temperature',
      symbol: 'T',
      unit: '°C',
      scale: 'linear',
      domain: x,
      step: 100,
      input: 'temperatureC',
    },
    y: { label: 'stress', symbol: '\\sigma', unit: 'MPa', scale: 'log', domain: stresses },
    lines: [
      ...lines,
      ...mean,
      {
        role: 'guide',
        points: [
          [celsius, stresses[0]],
          [celsius, stresses[1]],
        ],
        label: { literal: `${celsius} °C`, hasUnit: true },
      },
    ],
    marks: own > 0 ? [{ at: [celsius, own], role: 'user' }] : [],
  };
}
