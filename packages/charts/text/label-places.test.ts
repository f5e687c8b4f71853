/** Tests the positions of names in diagrams, and of dimension lines in drawings to scale. */
import {
  type Axis,
  type ChartDrawing,
  dimensionOutside,
  type Point,
} from '@ferrite/calculators/core/chart.ts';
import { expect, test } from 'vitest';
import { buildScene, type ChartWords } from '../scene.ts';

const words: ChartWords = {
  fixed: (value, digits) => value.toFixed(digits),
  short: String,
  label: (label) =>
    typeof label === 'string' ? label : [label.key, label.literal].filter(Boolean).join(' '),
  axisTitle: () => 'axis',
  unit: ({ unit }) => unit ?? '',
  approximate: 'approximate',
};
const axis: Axis = { label: 'axis', scale: 'linear', domain: [0, 100] };
const wide = { width: 739, height: 580 };
const phone = { width: 356, height: 342 };

test('C-03 the label of a curve that ends within the plot is beside its end', () => {
  const points: readonly Point[] = [
    [0, 90],
    [60, 20],
  ];
  const scene = buildScene(
    { x: axis, y: axis, lines: [{ role: 'series', points, label: 'short' }] },
    wide,
    words,
    [],
  );
  const [label] = scene.labels;
  expect(label?.anchor).toBe('start');
  expect(Math.abs((label?.x ?? 0) - scene.x.at(60))).toBeLessThan(12);
  expect(Math.abs((label?.y ?? 0) - scene.y.at(20))).toBeLessThan(12);
});

test('C-03 on a phone the label of the result is next to its point or omitted, and never covers a curve', () => {
  const fan = Array.from({ length: 40 }, (_, at) => ({
    role: 'iso' as const,
    points: [
      [0, 2.5 * at],
      [100, 2.5 * at],
    ] as const,
  }));
  const user = { at: [50, 50] as const, role: 'user' as const, label: 'your steel' };
  const named = (lines: NonNullable<ChartDrawing['lines']>) =>
    buildScene({ x: axis, y: axis, lines, marks: [user] }, phone, words, []).labels.filter(
      ({ kind }) => kind === 'user',
    );
  expect(named([])).toHaveLength(1);
  expect(named(fan)).toHaveLength(0);
});

test('C-03 on a phone the label of a curve moves to the next best position if it would touch a curve at the best one', () => {
  const lines = [0, 24].map((dx, at) => ({
    role: 'series' as const,
    points: [
      [20 + dx, 95],
      [56 + dx, 5],
    ] as const,
    label: `curve ${at + 1}`,
    naming: 'beside' as const,
  }));
  const scene = buildScene({ x: axis, y: axis, lines }, { width: 398, height: 610 }, words, []);
  expect(scene.labels.map(({ text }) => text)).toEqual(['curve 1', 'curve 2']);
  expect(scene.labels.every(({ leader }) => leader === undefined)).toBe(true);
});

test('C-03 names at the right edge have line samples of their curves if leader lines would cross another curve', () => {
  const falling: readonly Point[] = [
    [0, 90],
    [60, 70],
    [100, 10],
  ];
  const short = (height: number): readonly Point[] => [
    [0, height],
    [85, height],
  ];
  const namesOf = (height: number) =>
    buildScene(
      {
        x: axis,
        y: axis,
        lines: [
          { role: 'user', points: falling, label: 'own' },
          { role: 'series', points: short(height), label: 'author' },
        ],
      },
      wide,
      words,
      [],
    ).endLabels.map(({ lines, sample }) => [lines.join(' '), sample?.stroke.colour]);
  expect(namesOf(25)).toEqual([
    ['author', 'var(--ink)'],
    ['own', undefined],
  ]);
  expect(namesOf(80)).toEqual([
    ['author', undefined],
    ['own', undefined],
  ]);
});

test('C-03 a dimension line outside a body has extension lines from the edges of the body', () => {
  const lines = dimensionOutside(
    [
      [0, 10],
      [40, 10],
    ],
    { y: -10 },
    '40 mm',
  );
  expect(lines.map(({ role }) => role)).toEqual(['extension', 'extension', 'dimension']);
  expect(lines.map(({ points }) => points.at(-1))).toEqual([
    [0, -10],
    [40, -10],
    [40, -10],
  ]);
  const scene = buildScene({ isToScale: true, x: axis, y: axis, lines }, wide, words, []);
  expect(scene.labels.map(({ text }) => text)).toEqual(['40 mm']);
  expect(scene.labels.every(({ leader }) => leader === undefined)).toBe(true);
});

test('C-03 an arrow in a drawing has one head, and its text includes the number', () => {
  const arrow: ChartDrawing = {
    isToScale: true,
    x: axis,
    y: axis,
    lines: [
      {
        role: 'arrow',
        points: [
          [20, 50],
          [80, 50],
        ],
        label: { key: 'upset', literal: '2' },
      },
    ],
  };
  const scene = buildScene(arrow, wide, words, []);
  expect(scene.labels.map(({ text }) => text)).toEqual(['upset 2']);
  expect(scene.lines[0]?.d.match(/M/g)).toHaveLength(2);
});
