import { anyInputs } from '@ferrite/calculators/contract/any-inputs.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { ChartDrawing, Line } from '@ferrite/calculators/core/chart.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, texts } from '@ferrite/calculators/definitions.ts';
import { isWithin, type Rect, type Xy } from '@ferrite/charts/clip.ts';
import { buildScene, type Scene } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { draggedInputs } from './dragging.ts';

/** Sizes of a diagram in a window of 1440 × 900, on a phone of 390 and in a report. */
const sizes = [
  { width: 739, height: 580 },
  { width: 356, height: 342 },
  { width: 700, height: 300 },
];
/** Number of random inputs per diagram (`LABEL_RUNS=200` for a longer run). */
const runs = Number(process.env['LABEL_RUNS'] ?? 4);

const overlaps = (a: Rect, b: Rect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** Returns labels at line ends that overlap or leave the drawing. */
function collisions({ endLabels, labels, width, height }: Scene): readonly string[] {
  const boxes = [
    ...endLabels.map(({ lines, box }) => ({ name: lines.join(' '), box, isEnd: true })),
    ...labels.map(({ text, box }) => ({ name: text, box, isEnd: false })),
  ];
  const over = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .flatMap((b) => ((a.isEnd || b.isEnd) && overlaps(a.box, b.box) ? [`${a.name} | ${b.name}`] : [])),
  );
  const left = endLabels.flatMap(({ lines, box }) =>
    box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
      ? [`${lines.join(' ')} leaves`]
      : [],
  );
  return [...over, ...left];
}

/** Returns the points inside the plot, every 2 pixels along a line. */
function pixelsOf({ points }: Line, { x, y, plot }: Scene): readonly Xy[] {
  const placed = points.map(([px, py]): Xy => [x.at(px), y.at(py)]);
  return placed
    .flatMap((to, at): readonly Xy[] => {
      const from = placed[at - 1] ?? to;
      const steps = Math.min(1000, Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2)));
      return Array.from({ length: steps + 1 }, (_, n): Xy => {
        const share = n / steps;
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      });
    })
    .filter((each) =>
      isWithin(each, {
        ...plot,
        left: plot.left - 1,
        right: plot.right + 1,
        top: plot.top - 1,
        bottom: plot.bottom + 1,
      }),
    );
}

const nearest = (box: Rect, points: readonly Xy[]): number =>
  points.reduce((least, [x, y]) => {
    const dx = Math.max(box.left - x, x - box.right, 0);
    const dy = Math.max(box.top - y, y - box.bottom, 0);
    return Math.min(least, Math.hypot(dx, dy));
  }, Number.POSITIVE_INFINITY);
const boxAt = ([x, y]: Xy): Rect => ({ left: x, right: x, top: y, bottom: y });

/** Returns labels that are closer to another line, and labels whose order differs from that of their lines. */
function mistakes(
  scene: Scene,
  { lines = [] }: ChartDrawing,
  nameOf: (line: Line) => string,
): readonly string[] {
  const pixels = lines.map((line) => ({
    name: nameOf(line),
    role: line.role,
    points: pixelsOf(line, scene),
  }));
  const own = (key: string) => pixels[Number(key.replace('line-', ''))];
  const inside = scene.labels.flatMap(({ key, text, box, leader }) => {
    if (!key.startsWith('line-') || text !== own(key)?.name) return [];
    const distance = nearest(leader ? boxAt(leader[1]) : box, own(key)?.points ?? []);
    if (leader) return distance > 2 ? [`${text} leads elsewhere`] : [];
    const other = pixels.find(
      ({ name, role, points }) =>
        name !== text && role !== 'extension' && nearest(box, points) < distance - 2,
    );
    return other ? [`${text} stands at ${other.name}`] : [];
  });
  const ends = scene.endLabels.flatMap(({ key, lines: parts, leader: { points }, y }, at) => {
    const [anchor] = points;
    const before = scene.endLabels[at - 1];
    const [above] = before?.leader.points ?? [];
    const name = parts.join(' ');
    return [
      ...(anchor && nearest(boxAt(anchor), own(key)?.points ?? []) > 2 ? [`${name} leads elsewhere`] : []),
      ...(before && above && anchor && (above[1] > anchor[1] || before.y > y)
        ? [`${name} out of order`]
        : []),
    ];
  });
  return [...inside, ...ends];
}

/** Yields the scenes of all diagrams for default and random inputs, in five languages and three sizes. */
function* scenesOf(calculator: Calculator, seed: number) {
  const names = texts[calculator.id as keyof typeof texts];
  const drawn = fc.sample(anyInputs(calculator), { numRuns: runs, seed });
  for (const raw of [defaultInputs(calculator), ...drawn]) {
    const result = evaluate(calculator, raw);
    if (!result.ok) continue;
    for (const { key, draw } of calculator.charts ?? []) {
      const drawing = draw(result.inputs, result.values);
      for (const language of languages) {
        const words = chartWords({ names: names[language].chart, approximate: en.approximate, language });
        for (const size of sizes) {
          const nameOf = ({ label }: Line) => (label === undefined ? '' : words.label(label));
          const scene = buildScene(drawing, size, words, []);
          yield { name: `${key} ${language} ${size.width}`, scene, drawing, nameOf };
        }
      }
    }
  }
}

/** Returns names of lines that cover a dotted line between the result and an axis. */
function onReadings({ labels, plot, x, y, hasAxes }: Scene, { marks = [] }: ChartDrawing): readonly string[] {
  const own = marks.find(({ role }) => role === 'user')?.at;
  if (!own || !hasAxes) return [];
  const [px, py] = [x.at(own[0]), y.at(own[1])];
  if (!isWithin([px, py], plot)) return [];
  const readings: readonly Rect[] = [
    { left: plot.left, right: px, top: py - 1, bottom: py + 1 },
    { left: px - 1, right: px + 1, top: py, bottom: plot.bottom },
  ];
  return labels.flatMap(({ key, text, box }) =>
    key.startsWith('line-') && readings.some((each) => overlaps(box, each)) ? [text] : [],
  );
}

describe('B-02 labels of curves', () => {
  test.each(Object.values(definitions).map((each) => [each.id, each] as const))(
    'B-02 the labels of %s do not overlap, are placed at their curves and, on a phone, off the dotted lines of the result, for any inputs, in five languages and three sizes',
    (_id, calculator) => {
      const found = new Set<string>();
      for (const { name, scene, drawing, nameOf } of scenesOf(calculator, 20261123))
        for (const each of [
          ...collisions(scene),
          ...mistakes(scene, drawing, nameOf),
          ...(scene.wide ? [] : onReadings(scene, drawing)),
        ])
          found.add(`${name}: ${each}`);
      expect([...found]).toEqual([]);
    },
  );

  test('B-02 the levels Ms, M50 and M90 of a diagram are labelled in the order of their temperatures, also in a report', () => {
    for (const { name, scene } of scenesOf(definitions['ttt-cct-diagram'], 20261125)) {
      if (!/^(isothermal|continuous)/.test(name)) continue;
      const order = scene.endLabels
        .map(({ lines }) => lines[0])
        .filter((each) => /^(Ms|M50|M90)$/.test(each ?? ''));
      expect([name, ...order]).toEqual([name, ...['Ms', 'M50', 'M90'].slice(0, order.length)]);
    }
  });
});

describe('B-02 dragging', () => {
  test('B-02 the result point can be dragged on all pages but six, whose diagrams have no input on an axis', () => {
    const without: string[] = [];
    for (const calculator of Object.values(definitions)) {
      const raw = defaultInputs(calculator);
      const keys = (calculator.charts ?? []).flatMap((chart) => {
        const { x, y } = draggedInputs(calculator, chart, raw, raw as Record<string, string>);
        return [x?.key, y?.key].filter((key) => key !== undefined);
      });
      if (keys.length === 0) without.push(calculator.id);
    }
    // Their default diagrams have no input on an axis: sums of an analysis, steps, rows, drawings and shares.
    expect(without).toEqual([
      'ideal-critical-diameter',
      'carburizing-depth',
      'temper-parameter',
      'forging-ratio',
      'billet-stock',
      'metal-weight',
    ]);
  });
});
