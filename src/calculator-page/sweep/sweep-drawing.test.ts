import { rangeAround } from '@ferrite/calculators/core/analysis/solve.ts';
import { runSweep } from '@ferrite/calculators/core/analysis/sweep.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { sweptFields, withSwept } from '@ferrite/calculators/core/inputs/swept-fields.ts';
import { headlineOf, isOutsideData } from '@ferrite/calculators/core/models.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { definitions, texts } from '@ferrite/calculators/definitions.ts';
import { buildScene } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { expect, it } from 'vitest';
import { rawInputs } from '../form/form-entry.ts';
import { initialForm } from '../form/form-state.ts';
import { sweepDrawing } from './sweep-drawing.ts';

it('C-02: "Vary an input" is dashed where the result is tagged as out of range, and solid elsewhere, on every page', () => {
  for (const calculator of Object.values(definitions)) {
    const state = initialForm(calculator, 'en');
    const raw = rawInputs(calculator, state);
    const good = evaluate(calculator, raw);
    if (!good.ok) throw new Error('the default inputs are refused');
    const y = headlineOf(calculator, good);
    for (const field of sweptFields(calculator, raw).slice(0, 4)) {
      if (!y || typeof good.values[y.key] !== 'number') continue;
      const ends = rangeAround(field, state.entries[field.key]?.value);
      const swept = runSweep(calculator, raw, { field, from: ends[0], to: ends[1], outputs: [y.key] });
      const page = { good, state, labels: labelsOf(calculator, texts[calculator.id].en) };
      const { lines = [] } = sweepDrawing(page, { field, y, swept, ends });
      for (const { points, isBeyond } of lines)
        for (const [x] of isBeyond ? points.slice(1, -1) : points) {
          const result = evaluate(calculator, withSwept(raw, field.key, x));
          const isOutside = result.ok && isOutsideData(calculator, result, y);
          expect(isOutside, `${calculator.id} ${field.key} ${x}`).toBe(isBeyond === true);
        }
    }
  }
});

it('C-02: "Vary an input" has a logarithmic axis with powers of ten for values over several decades and for very small ones', () => {
  const calculator = definitions['diffusion-coefficient'];
  const state = initialForm(calculator, 'en');
  const raw = rawInputs(calculator, state);
  const good = evaluate(calculator, raw);
  const field = fieldsOf(calculator).find(({ key }) => key === 'temperatureC');
  const y = calculator.outputs.find(({ key }) => key === 'diffusivityM2S');
  if (!good.ok || !y || (field?.kind !== 'number' && field?.kind !== 'element')) throw new Error('no field');
  const page = { good, state, labels: labelsOf(calculator, texts[calculator.id].en) };
  const words = chartWords({ names: {}, approximate: '', language: 'en' });
  for (const ends of [
    [750, 1150],
    [920, 940],
  ] as const) {
    const swept = runSweep(calculator, raw, { field, from: ends[0], to: ends[1], outputs: [y.key] });
    const drawing = sweepDrawing(page, { field, y, swept, ends });
    expect(drawing.y.scale).toBe('log');
    const { yTicks } = buildScene(drawing, { width: 739, height: 580 }, words, []);
    expect(yTicks.length).toBeGreaterThan(1);
    for (const { label } of yTicks) expect(label).toMatch(/10⁻\d*[¹⁰-⁹]/u);
  }
});
