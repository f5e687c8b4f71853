/** Diagrams of the forging load: force over height, pressure distribution, and force over the bite length. */

import { spanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point, Region } from '../../core/chart.ts';
import { discPressure, stripPressure } from '../../formulas/forging/forging-load.ts';
import { clipLine, clipPolygon } from '../../formulas/mathematics/plane-geometry.ts';
import {
  discAt,
  flowStress,
  forceBy,
  type LoadCase,
  type LoadModel,
  loadModels,
  recommended,
  stripAt,
  stripFriction,
} from './case.ts';

const labels = {
  loadIdealMN: 'ideal',
  loadSiebelMN: { literal: 'Siebel' },
  loadGrooverMN: { literal: 'Groover' },
  loadFrictionFactorMN: 'frictionFactorLine',
  loadSlabMN: 'slab',
  loadStripMN: 'strip',
  loadCoggingMN: { literal: 'Siebel' },
} as const;
const steps = 60;

/** Ratio of the final force to the force at the start above which the axis is logarithmic. */
const steepFrom = 20;

/** Returns an axis from zero that contains the curve, the point and, unless it is far above, the capacity of the press. */
function linearSpan(highest: number, usable: number, force: number): readonly [number, number] {
  const top = 1.25 * Math.max(highest, 1e-6);
  return spanIncluding([0, usable < 4 * top ? Math.max(top, 1.1 * usable) : top], force);
}

/** Returns the band between the lowest and the highest of curves with the same x, as vertical strips. */
function bandOf(curves: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const [first = [], ...others] = curves;
  if (others.length === 0) return [];
  const ends = first.flatMap(([x], at): readonly (readonly [Point, Point])[] => {
    const values = curves.flatMap((points) => (points[at]?.[0] === x ? points[at][1] : []));
    // A curve ends at the last point with a force.
    if (values.length < curves.length) return [];
    return [
      [
        [x, Math.min(...values)],
        [x, Math.max(...values)],
      ],
    ];
  });
  return ends.slice(1).map(([low, high], at) => {
    const [lowBefore, highBefore] = ends[at] ?? [low, high];
    return [lowBefore, low, high, highBefore];
  });
}

/** Draws the force over the remaining height by every formula for this process, with the capacity of the press. */
export function drawForce(given: LoadCase): ChartDrawing {
  const { heightMm: high, finalHeightMm: low, pressMN, usablePercent } = given;
  // A piece that is not forged down is drawn to a little below its height, to show a curve.
  const from = low < 0.98 * high ? low : 0.8 * high;
  const x = [Math.max(0, from - 0.1 * (high - from)), high + 0.1 * (high - from)] as const;
  const own = recommended(given);
  const curve = (model: LoadModel): readonly Point[] =>
    Array.from({ length: steps + 1 }, (_, at): Point => {
      const height = high + ((from - high) * at) / steps;
      return [height, forceBy(model, given, height) / 1e6];
    }).filter(([, force]) => Number.isFinite(force));
  const usable = (pressMN * usablePercent) / 100;
  const force = forceBy(own, given, low) / 1e6;
  const ownCurve = curve(own);
  // At the start of a work-hardening curve the force is zero.
  const first = ownCurve[Math.round(steps / 10)]?.[1] ?? 0;
  const isSteep = first > 0 && force > steepFrom * first;
  const y = isSteep
    ? ([0.4 * first, 1.5 * force] as const)
    : linearSpan(Math.min(Math.max(0, ...ownCurve.map(([, value]) => value)), 100 * pressMN), usable, force);
  const ofProcess: readonly LoadModel[] = loadModels[given.mode];
  /**
   * Draws the curves of the other formulas with friction. They differ little, so only the middle one is labelled; the
   * pointer readout names each.
   */
  const withFriction = ofProcess
    .filter((model) => model !== own && model !== 'loadIdealMN')
    .map((model) => ({ model, points: curve(model), at: forceBy(model, given, low) }))
    .toSorted((one, other) => one.at - other.at);
  const named = withFriction[Math.floor(withFriction.length / 2)]?.model;
  const line = (model: LoadModel): readonly Line[] =>
    clipLine(curve(model), x, y).map((points): Line => {
      if (model === own) return { role: 'user', label: labels[model], points };
      const isOther = model !== 'loadIdealMN' && model !== named;
      const label = model === named && withFriction.length > 1 ? 'withFriction' : labels[model];
      // Curves with the same name have the same colour and dash.
      const look = model === 'loadIdealMN' ? 0 : 1;
      return { role: 'series', label, points, look, ...(isOther && { naming: 'pointer' }) };
    });
  const level: readonly Line[] =
    usable <= y[1] && usable >= y[0]
      ? [
          {
            role: 'guide',
            label: 'press',
            points: [
              [x[0], usable],
              [x[1], usable],
            ],
          },
        ]
      : [];
  return {
    x: { label: 'height', symbol: 'h', unit: 'mm', scale: 'linear', domain: x },
    y: { label: 'loadAxis', symbol: 'F', unit: 'MN', scale: isSteep ? 'log' : 'linear', domain: y },
    regions: bandOf(withFriction.map(({ points }) => points)).flatMap((quad): Region[] => {
      const polygon = clipPolygon(quad, x, y);
      // Tint in the colour of these curves.
      return polygon.length > 2 ? [{ polygon, tone: 'austenite' }] : [];
    }),
    lines: [...ofProcess.flatMap(line), ...level],
    ...(Number.isFinite(force) ? { marks: [{ at: [low, force], role: 'user' }] } : {}),
    answer: { output: 'loadMN', at: 'y' },
  };
}

/** Draws the pressure on the die from the middle to the edge at the final height. */
export function drawPressure(given: LoadCase): ChartDrawing {
  const height = given.finalHeightMm;
  const sigma = flowStress(given, height);
  const disc = discAt(given, height);
  const strip = stripAt(given, height);
  const half = given.mode === 'upset' ? disc.diameter / 2 : strip.width / 2;
  const pressure = (place: number): number =>
    given.mode === 'upset'
      ? discPressure(disc, sigma, given.friction, place)
      : stripPressure(strip, sigma, stripFriction(given), half - place);
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const place = (half * at) / steps;
    return [place * 1000, pressure(place) / 1e6];
  }).filter(([, value]) => Number.isFinite(value));
  const edge = Math.max(pressure(half) / 1e6, 1e-6);
  const middle = pressure(0) / 1e6;
  // The pressure in the middle of a very flat disc is practically unlimited; the axis then ends at 1000 times the
  // pressure of the edge.
  const least = Math.min(sigma / 1e6, edge);
  const y = [
    // For a low friction hill the axis starts slightly below its lowest pressure.
    middle < 4 * least ? 0.8 * least : 0,
    Number.isFinite(middle) && middle < 1e3 * edge ? 1.1 * Math.max(middle, edge) : 1e3 * edge,
  ] as const;
  const x = [0, half * 1000] as const;
  return {
    x: {
      label: given.mode === 'upset' ? 'radius' : 'fromMiddle',
      symbol: given.mode === 'upset' ? 'r' : 'x',
      unit: 'mm',
      scale: 'linear',
      domain: x,
    },
    y: { label: 'pressureAxis', symbol: 'p', unit: 'MPa', scale: 'linear', domain: y },
    lines: [
      ...clipLine(points, x, y).map((piece): Line => ({ role: 'user', label: 'hill', points: piece })),
      {
        role: 'guide',
        label: 'flowStressLine',
        points: [
          [x[0], sigma / 1e6],
          [x[1], sigma / 1e6],
        ],
      },
    ],
  };
}

/** Draws the force over the bite length; from a bite of half the height on, the workpiece is forged through. */
export function drawBite(given: LoadCase): ChartDrawing {
  const { finalHeightMm: height, biteMm } = given;
  const ratio = biteMm / height;
  const x = [Math.min(0.2, ratio), Math.max(1.5, 1.2 * ratio)] as const;
  const force = (each: number): number =>
    forceBy('loadCoggingMN', { ...given, biteMm: each * height }, height) / 1e6;
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const each = x[0] + ((x[1] - x[0]) * at) / steps;
    return [each, force(each)];
  });
  const y = [0, Math.max(1e-6, 1.1 * force(x[1]))] as const;
  return {
    x: { label: 'biteRatio', symbol: 's/h', scale: 'linear', domain: x },
    y: { label: 'loadAxis', symbol: 'F', unit: 'MN', scale: 'linear', domain: y },
    lines: [
      ...clipLine(points, x, y).map((piece): Line => ({ role: 'user', points: piece })),
      {
        role: 'guide',
        label: 'through',
        points: [
          [0.5, 0],
          [0.5, y[1]],
        ],
      },
    ],
    marks: [{ at: [ratio, force(ratio)], role: 'user' }],
  };
}
