/** Diagrams of the immersion time: the cooling curve, and the time versus the size for several baths. */

import { logSpanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Label, Line, Point } from '../../core/chart.ts';
import {
  type Bath,
  coolingOf,
  type Section,
  type SharesOverTime,
  timeUntil,
} from '../../formulas/heating/immersion-time.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';

type CoolingCase = {
  readonly start: number;
  readonly bath: number;
  readonly aim: { readonly place: 'centre' | 'mean'; readonly celsius: number };
  readonly martensiteStart?: number;
  /** Immersion time in minutes; null if the target temperature is never reached. */
  readonly minutes: number | null;
};

/** Draws the temperature of centre, mean and surface over the minutes in the bath. */
export function drawCooling(cooling: SharesOverTime, given: CoolingCase): ChartDrawing {
  const { start, bath, aim, minutes } = given;
  const reach = minutes ?? (timeUntil(cooling, 'centre', 0.05) ?? 60) / 60;
  const end = reach > 0 ? reach * 1.5 : 1;
  const top = Math.ceil((start + 1) / 100) * 100;
  const bottom = Math.min(0, Math.floor(bath / 100) * 100);
  const steps = Array.from({ length: 81 }, (_, at) => end * (at / 80) ** 2);
  const line = (part: 'centre' | 'mean' | 'surface', role: Line['role'], label: string): Line => ({
    role,
    label,
    points: steps.map((time): Point => {
      // A few terms of the series are inexact in the first instant; the curve is limited to start and bath temperature.
      const share = Math.min(1, Math.max(0, cooling(time * 60)[part]));
      return [time, bath + (start - bath) * share];
    }),
  });
  const level = (celsius: number, label: string): readonly Line[] =>
    celsius < bottom || celsius > top
      ? []
      : [
          {
            role: 'guide',
            label,
            points: [
              [0, celsius],
              [end, celsius],
            ],
          },
        ];
  return {
    x: { label: 'time', symbol: 't', unit: 'min', scale: 'linear', domain: [0, end] },
    y: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: [bottom, top] },
    lines: [
      line('centre', aim.place === 'centre' ? 'user' : 'series', 'centre'),
      line('mean', aim.place === 'mean' ? 'user' : 'series', 'average'),
      line('surface', 'series', 'surface'),
      ...level(aim.celsius, 'target'),
      ...(given.martensiteStart === undefined ? [] : level(given.martensiteStart, 'martensiteStart')),
      ...(minutes === null
        ? []
        : [
            {
              role: 'guide',
              label: 'removal',
              points: [
                [minutes, bottom],
                [minutes, top],
              ],
            } as const,
          ]),
    ],
    ...(minutes === null ? {} : { marks: [{ at: [minutes, aim.celsius], role: 'user' }] }),
    answer: { output: 'immersionTimeMin', at: 'x' },
  };
}

type SizeCase = {
  readonly section: Section;
  readonly bath: Bath;
  readonly place: 'centre' | 'mean';
  readonly share: number;
  readonly minutes: number | null;
  /** Labels and film coefficients of the baths shown for comparison. */
  readonly others: readonly (readonly [label: string, filmCoefficient: number])[];
};

const x = [10, 1000] as const;
const sizes = Array.from({ length: 21 }, (_, at) => 10 ** (1 + (2 * at) / 20));

/** Returns the section scaled to another size; a rectangle keeps its proportions. */
function scaled(section: Section, millimetres: number): Section {
  const size = millimetres / 1000;
  if (section.shape === 'round') return { shape: 'round', diameter: size };
  return { shape: 'rectangular', thickness: size, width: (section.width / section.thickness) * size };
}

/** Draws the minutes versus diameter or thickness, both logarithmic. */
export function drawTimeOverSize(given: SizeCase): ChartDrawing {
  const { section, bath, place, share, minutes, others } = given;
  const y = logSpanIncluding([0.1, 1000], minutes);
  const curve = (filmCoefficient: number): readonly Point[] =>
    sizes.flatMap((size): readonly Point[] => {
      const seconds = timeUntil(coolingOf(scaled(section, size), { ...bath, filmCoefficient }), place, share);
      return seconds === null ? [] : [[size, seconds / 60]];
    });
  const own = { literal: `h = ${Number(bath.filmCoefficient.toPrecision(2))} W/(m²K)` };
  const lines = (role: Line['role'], label: Label, film: number): readonly Line[] =>
    clipLine(curve(film), x, y).map((points): Line => ({ role, label, points }));
  const size = 1000 * (section.shape === 'round' ? section.diameter : section.thickness);
  return {
    x: {
      label: section.shape === 'round' ? 'diameter' : 'thickness',
      symbol: 'D',
      unit: 'mm',
      scale: 'log',
      domain: x,
    },
    y: { label: 'immersionTime', symbol: 't', unit: 'min', scale: 'log', domain: y },
    lines: [
      ...others
        .filter(([, film]) => film !== bath.filmCoefficient)
        .flatMap(([label, film]) => lines('series', label, film)),
      ...lines('user', own, bath.filmCoefficient),
    ],
    ...(minutes !== null && minutes > 0 ? { marks: [{ at: [size, minutes], role: 'user' }] } : {}),
  };
}
