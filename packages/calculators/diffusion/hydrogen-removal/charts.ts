/** Diagrams of the hydrogen page: content over time, and time versus size at several temperatures. */
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

type Contents = { readonly mean: number; readonly centre: number };

type OverTime = {
  readonly contentAt: (hours: number) => Contents;
  readonly hours: number;
  readonly timeForTarget: number | null;
  readonly initialPpm: number;
  readonly targetPpm: number;
  readonly place: keyof Contents;
  /** True if the temperature is outside the range of the diffusivity; the curve is then dashed. */
  readonly isBeyond: boolean;
};

/** Draws the mean and centre content over time, with the target. */
export function drawContent({
  contentAt,
  hours,
  timeForTarget,
  initialPpm,
  targetPpm,
  place,
  isBeyond,
}: OverTime): ChartDrawing {
  const reach = timeForTarget !== null && timeForTarget > 0 ? timeForTarget : hours;
  const longest = reach * 1.25;
  const [x, y] = [[0, longest] as const, [0, Math.max(initialPpm, targetPpm) * 1.1] as const];
  const curve = (part: keyof Contents): Line => ({
    role: part === place ? 'user' : 'series',
    // Points are denser at the beginning, where the content falls with the square root of time.
    points: sample((root) => contentAt(root ** 2)[part], 0, Math.sqrt(longest), 120).map(
      ([root, ppm]): Point => [root ** 2, ppm],
    ),
    label: part,
    ...(isBeyond && { isBeyond }),
  });
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'linear', domain: x },
    y: { label: 'hydrogen', symbol: '\\mathrm{H}', unit: 'ppm', scale: 'linear', domain: y },
    lines: [
      curve('mean'),
      curve('centre'),
      {
        role: 'guide',
        points: [
          [0, targetPpm],
          [longest, targetPpm],
        ],
        label: 'target',
      },
    ],
    marks: [
      ...(timeForTarget === null ? [] : [{ at: [timeForTarget, targetPpm], role: 'user' } as const]),
      ...(hours <= longest
        ? [
            {
              at: [hours, contentAt(hours)[place]],
              role: 'mark',
              label: { literal: `${Number(hours.toPrecision(3))} h` },
            } as const,
          ]
        : []),
    ],
    answer: { output: 'timeForTargetH', at: 'x' },
  };
}

type OverSize = {
  /** Curve of each temperature in °C: hours to the target with all dimensions multiplied by a factor. */
  readonly curves: readonly {
    readonly celsius: number;
    readonly isBeyond: boolean;
    readonly hoursAt: (factor: number) => number | null;
  }[];
  readonly sizeMm: number;
  readonly sizeLabel: 'diameter' | 'thickness';
};

/** Draws the time versus size, both logarithmic, with a slope of 2. The last curve is that of the user. */
export function drawTimeOverSize({ curves, sizeMm, sizeLabel }: OverSize): ChartDrawing {
  const x = [sizeMm / 10, sizeMm * 4] as const;
  const hours = curves
    .flatMap(({ hoursAt }) => [hoursAt(0.1), hoursAt(4)])
    .filter((each) => each !== null && each > 0);
  const logs = hours.map((each) => Math.log10(each ?? 1));
  const [low, high] =
    logs.length > 0 ? [Math.floor(Math.min(...logs) - 0.01), Math.ceil(Math.max(...logs) + 0.01)] : [-1, 3];
  const lines = curves.flatMap(({ celsius, isBeyond, hoursAt }, at): readonly Line[] => {
    const logHours = (log: number): number => {
      const value = hoursAt(10 ** log);
      return value === null || value <= 0 ? Number.NaN : Math.log10(value);
    };
    return clipLine(sample(logHours, -1, Math.log10(4), 30), [-1, Math.log10(4)], [low, high]).map(
      (piece): Line => ({
        role: at === curves.length - 1 ? 'user' : 'series',
        points: piece.map(
          ([log, value]): Point => [Math.min(x[1], Math.max(x[0], sizeMm * 10 ** log)), 10 ** value],
        ),
        label: { literal: `${Number(celsius.toFixed(0))} °C`, hasUnit: true },
        ...(isBeyond && { isBeyond }),
      }),
    );
  });
  const own = curves.at(-1)?.hoursAt(1) ?? null;
  return {
    x: { label: sizeLabel, unit: 'mm', scale: 'log', domain: x },
    y: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: [10 ** low, 10 ** high] },
    lines,
    marks: own !== null && own > 0 ? [{ at: [sizeMm, own], role: 'user' }] : [],
  };
}
