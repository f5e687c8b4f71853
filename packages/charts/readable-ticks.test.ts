/** Tests that both axes of every diagram are readable beside the value of the result. */
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs, fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions, texts } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { buildScene } from './scene.ts';
import { chartWords } from './text/chart-words.ts';

/** Sizes of a diagram in a window of 1440 × 900 and on a phone of 390. */
const sizes = [
  { width: 739, height: 580 },
  { width: 356, height: 342 },
];

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('C-03 each axis has at least three readable tick labels, whichever numeric input is changed, on a desktop and on a phone', () => {
    const defaults = defaultInputs(calculator);
    const moved = fieldsOf(calculator).flatMap((field) =>
      field.kind === 'number'
        ? [0.8, 1.15].map((factor) => ({ [field.key]: Number(defaults[field.key]) * factor }))
        : [],
    );
    const words = chartWords({
      names: texts[id as keyof typeof texts].kr.chart,
      approximate: '',
      language: 'kr',
    });
    for (const changed of [{}, ...moved]) {
      const result = evaluate(calculator, { ...defaults, ...changed });
      if (!result.ok) continue;
      for (const { key, draw } of calculator.charts ?? []) {
        const drawing = draw(result.inputs, result.values);
        if (drawing.isToScale) continue;
        for (const size of sizes) {
          const { xTicks, yTicks } = buildScene(drawing, size, words, []);
          const name = `${key} ${size.width} ${JSON.stringify(changed)}`;
          expect(xTicks.length, `x of ${name}`).toBeGreaterThanOrEqual(3);
          expect(yTicks.length, `y of ${name}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});
