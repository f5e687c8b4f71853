import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../calculators/core/evaluate.ts';
import { defaultInputs } from '../../../calculators/core/inputs/fields.ts';
import { languages } from '../../../calculators/core/texts/language.ts';
import { definitions, texts } from '../../../calculators/definitions.ts';
import { anyInputs } from '../../../test/any-inputs.ts';
import { chartWords } from '../../ui/chart/chart-words.ts';
import type { Rect } from '../../ui/chart/clip.ts';
import { buildScene, type Scene } from '../../ui/chart/scene.ts';
import { en } from '../messages/en.ts';
import { draggedInputs } from './dragging.ts';

/** The place of a diagram in a window of 1440 × 900 and on a phone of 390. */
const sizes = [
  { width: 739, height: 580 },
  { width: 356, height: 342 },
];
/** Of each diagram; more of them say the same at a greater length (`LABEL_RUNS=200`). */
const runs = Number(process.env['LABEL_RUNS'] ?? 4);

const overlaps = (a: Rect, b: Rect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** Names at the ends that lie over each other, or leave the drawing. */
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

describe('B-02 names of curves', () => {
  test.each(Object.values(definitions).map((each) => [each.id, each] as const))(
    'B-02 of %s stand free of each other at their ends, for any inputs, in five languages, wide and narrow',
    (id, calculator) => {
      const found = new Set<string>();
      const drawn = fc.sample(anyInputs(calculator), { numRuns: runs, seed: 20261123 });
      for (const raw of [defaultInputs(calculator), ...drawn]) {
        const result = evaluate(calculator, raw);
        if (!result.ok) continue;
        for (const chart of calculator.charts ?? []) {
          const drawing = chart.draw(result.inputs, result.values);
          for (const language of languages) {
            const words = chartWords({
              names: texts[id][language].chart,
              approximate: en.approximate,
              language,
            });
            for (const size of sizes)
              for (const each of collisions(buildScene(drawing, size, words, [])))
                found.add(`${chart.key} ${language} ${size.width}: ${each}`);
          }
        }
      }
      expect([...found]).toEqual([]);
    },
  );
});

describe('B-02 dragging', () => {
  test('B-02 the point that is dragged stands at the value of the input it changes, on all pages but those without a number on an axis', () => {
    const without: string[] = [];
    for (const calculator of Object.values(definitions)) {
      const raw = defaultInputs(calculator);
      const keys = (calculator.charts ?? []).flatMap((chart) => {
        const { x, y } = draggedInputs(calculator, chart, raw, raw as Record<string, string>);
        return [x?.key, y?.key].filter((key) => key !== undefined);
      });
      if (keys.length === 0) without.push(calculator.id);
    }
    // Of these no number stands on an axis at the start: sums of an analysis, steps, rows, sketches and shares.
    expect(without).toEqual([
      'ideal-critical-diameter',
      'temper-parameter',
      'forging-ratio',
      'billet-stock',
      'metal-weight',
    ]);
  });
});
