/** Diagrams: TTT, CCT, and structure and hardness over the cooling rate. */

import { type Span, spanIncluding, spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';
import {
  cumulatedRate,
  isothermalTime,
  kineticIntegral,
  type Reaction,
} from '../../formulas/transformation/decomposition-kinetics.ts';
import type { Structure } from '../../formulas/transformation/phase-fractions.ts';
import { fields, type Temperatures as Levels, logTime, type Start, time } from './fields.ts';

type Temperatures = Levels & { readonly reactions: readonly Reaction[] };

const timeAxis = { label: 'time', symbol: 't', unit: 's', scale: 'log', domain: time } as const;

function temperatureAxis({ ae3, ae1, ms }: Temperatures) {
  const domain = spanOf([Math.max(0, ms - 153), (ae3 ?? ae1) + 20], 50);
  return { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain } as const;
}

/** Clips points to the axes on the logarithm of time, and converts them back to time. */
function onAxes(points: readonly Point[], y: Span): readonly (readonly Point[])[] {
  return clipLine(points, logTime, y).map((piece) =>
    piece.map(([log, celsius]): Point => [Math.min(time[1], Math.max(time[0], 10 ** log)), celsius]),
  );
}

/** Index of the colour and dash of each phase, the same in every diagram. */
const looks = { martensite: 0, ferrite: 1, pearlite: 5, bainite: 3, retained: 4 } as const;

function levels({ ae3, ae1, bs, ms }: Temperatures, y: Span): readonly Line[] {
  const all = [
    ['ae3', ae3],
    ['ae1', ae1],
    ['bs', bs],
    ['ms', ms],
    ['m50', ms - 47],
    ['m90', ms - 103],
  ] as const;
  return all.flatMap(([label, celsius]): Line[] => {
    if (celsius === null || celsius < y[0] || celsius > y[1]) return [];
    const points = time.map((seconds): Point => [seconds, celsius]);
    return [{ role: 'guide', label, points }];
  });
}

/** Returns the lines at which 1 % of each phase has formed. */
const startLines = (starts: readonly Start[], y: Span): readonly Line[] =>
  starts.flatMap(({ phase, points }) =>
    onAxes(points, y).map(
      (piece): Line => ({ role: 'series', points: piece, label: phase, look: looks[phase] }),
    ),
  );

const letters = { ferrite: 'F', pearlite: 'P', bainite: 'B' } as const;

/** Draws the TTT diagram: 1, 50 and 99 % of each phase, and the holding temperature. */
export function drawIsothermal(found: Temperatures, hold: number): ChartDrawing {
  const y = temperatureAxis(found);
  const curve = (reaction: Reaction, fraction: number): readonly Point[] => {
    const points: Point[] = [];
    for (let celsius = reaction.start - 1; celsius >= reaction.end; celsius -= 2) {
      const seconds = isothermalTime(reaction, fraction, celsius);
      if (seconds !== null) points.push([Math.log10(seconds), celsius]);
    }
    return points;
  };
  const starts = found.reactions.map((reaction) => ({
    phase: reaction.phase,
    points: curve(reaction, 0.01),
  }));
  const lines = found.reactions.flatMap((reaction, at) => [
    ...startLines(starts.slice(at, at + 1), y.domain),
    ...([0.5, 0.99] as const).flatMap((fraction) =>
      onAxes(curve(reaction, fraction), y.domain).map(
        (points): Line => ({
          role: 'iso',
          points,
          label: { literal: `${letters[reaction.phase]} ${100 * fraction} %` },
        }),
      ),
    ),
  ]);
  const held: readonly Line[] =
    hold >= y.domain[0] && hold <= y.domain[1]
      ? [{ role: 'user', points: time.map((seconds): Point => [seconds, hold]), label: 'hold' }]
      : [];
  return {
    x: timeAxis,
    y,
    regions: fields(found, starts, y.domain),
    lines: [...lines, ...held, ...levels(found, y.domain)],
  };
}

const drawnRates = [100, 30, 10, 3, 1, 0.3, 0.1, 0.03, 0.01] as const;
/** Returns whether two cooling rates differ enough. Curves and hardness labels of closer rates would overlap. */
const isApart = (one: number, other: number): boolean => Math.abs(Math.log(one / other)) > 0.8;

/** Draws the CCT diagram: 1 % of each phase at constant cooling rate by the additivity rule; time counts from Ae3. */
export function drawContinuous(
  found: Temperatures,
  rate: number,
  hardness: (ratePerSecond: number) => number,
): ChartDrawing {
  const y = temperatureAxis(found);
  const top = found.ae3 ?? found.ae1;
  /** Cooling rates at which 1 % has formed on reaching each temperature. */
  const limits = found.reactions.map((reaction) => ({
    phase: reaction.phase,
    limiting: cumulatedRate(reaction, reaction.end).map(
      ([celsius, sum]) => [celsius, sum / kineticIntegral(0.01)] as const,
    ),
  }));
  const starts = limits.map(({ phase, limiting }) => ({
    phase,
    points: limiting.map(
      ([celsius, each]): Point => [each > 0 ? Math.log10((top - celsius) / each) : Number.NaN, celsius],
    ),
  }));
  /** Temperature at which this rate has first formed 1 % of a phase; otherwise the martensite start. */
  const first = limits.flatMap(({ limiting }) => limiting.find(([, each]) => each >= rate)?.[0] ?? []);
  const begin = Math.max(found.ms, ...first);
  const firstChange: Point = [(top - begin) / rate, begin];
  const isShown =
    firstChange[0] >= time[0] && firstChange[0] <= time[1] && begin >= y.domain[0] && begin <= y.domain[1];
  const cooling = (role: 'iso' | 'user', each: number): readonly Line[] => {
    const points = Array.from({ length: 121 }, (_, at): Point => {
      const drop = top * (0.001 + 0.999 * (at / 120) ** 2);
      return [Math.log10(drop / each), top - drop];
    });
    const vickers = hardness(each);
    const label = vickers > 0 ? { literal: `${vickers.toFixed(0)} HV` } : { literal: `${each} °C/s` };
    const foot = vickers > 0 ? { literal: vickers.toFixed(0) } : label;
    return onAxes(points, y.domain).map(
      (piece): Line => (role === 'iso' ? { role, points: piece, label, foot } : { role, points: piece }),
    );
  };
  const own = hardness(rate);
  /** Lower end of the cooling curve, where printed diagrams show the hardness. */
  const foot: Point = [(top - y.domain[0]) / rate, y.domain[0]];
  const isFootShown = foot[0] >= time[0] && foot[0] <= time[1];
  return {
    x: timeAxis,
    y,
    regions: fields(found, starts, y.domain),
    lines: [
      ...startLines(starts, y.domain),
      ...drawnRates.filter((each) => isApart(each, rate)).flatMap((each) => cooling('iso', each)),
      ...cooling('user', rate),
      ...levels(found, y.domain),
    ],
    marks: [
      ...(isShown ? [{ at: firstChange, role: 'mark' } as const] : []),
      ...(isFootShown
        ? [
            {
              at: foot,
              role: 'user',
              label: { literal: own > 0 ? `${own.toFixed(0)} HV` : `${rate} °C/s` },
              ...(own > 0 && { short: { literal: own.toFixed(0) } }),
            } as const,
          ]
        : []),
    ],
    answer: { output: 'hardnessHV', at: 'map' },
  };
}

const rateSpan: Span = [0.001, 1000];
const rateAxis = {
  label: 'coolingRate',
  symbol: 'V_\\mathrm{R}',
  unit: '°C/s',
  scale: 'log',
  domain: rateSpan,
} as const;
const sampledRates = Array.from({ length: 193 }, (_, at) =>
  Math.min(rateSpan[1], Math.max(rateSpan[0], 10 ** (-3 + at / 32))),
);

/** Draws the shares of the phases over the cooling rate. */
export function drawStructure(
  structure: ((ratePerSecond: number) => Structure) | undefined,
  rate: number,
): ChartDrawing {
  const all = structure ? sampledRates.map((each) => [each, structure(each)] as const) : [];
  const phases = structure ? (['ferrite', 'pearlite', 'bainite', 'martensite', 'retained'] as const) : [];
  const share = (value: number): number => Math.min(100, Math.max(0, 100 * value));
  return {
    x: rateAxis,
    y: { label: 'share', unit: '%', scale: 'linear', domain: [0, 100], step: 20 },
    lines: [
      ...phases.map(
        (phase): Line => ({
          role: 'series',
          label: phase,
          look: looks[phase],
          // All other phases are near 0 at the right edge, where their names would overlap.
          ...(phase !== 'martensite' && { naming: 'line' as const }),
          points: all.map(([each, found]) => [each, share(found[phase])]),
        }),
      ),
      {
        role: 'guide',
        label: { literal: `${rate} °C/s` },
        points: [
          [rate, 0],
          [rate, 100],
        ],
      },
    ],
    marks: phases.map((phase) => ({ at: [rate, share(structure?.(rate)[phase] ?? 0)], role: 'mark' })),
  };
}

/** Draws HV over the cooling rate, without a curve where no hardness is defined. */
export function drawHardness(
  hardness: ((ratePerSecond: number) => number) | undefined,
  rate: number,
): ChartDrawing {
  const axis = { label: 'vickers', unit: 'HV', scale: 'linear', step: 100 } as const;
  if (!hardness) return { x: rateAxis, y: { ...axis, domain: [100, 900] } };
  const own = hardness(rate);
  const y = spanIncluding([100, 900], own, 100);
  const points = sampledRates.map((each): Point => [Math.log10(each), hardness(each)]);
  return {
    x: rateAxis,
    y: { ...axis, domain: y },
    lines: clipLine(points, [-3, 3], y).map(
      (piece): Line => ({
        role: 'user',
        label: 'vickers',
        points: piece.map(
          ([log, value]): Point => [Math.min(rateSpan[1], Math.max(rateSpan[0], 10 ** log)), value],
        ),
      }),
    ),
    marks: [{ at: [rate, own], role: 'user' }],
  };
}
