/** Tests that the number on the axis of a diagram equals the number of the result. */
import { anyInputs } from '@ferrite/calculators/contract/any-inputs.ts';
import { dominantField, numericOutputs, rangeAround } from '@ferrite/calculators/core/analysis/solve.ts';
import { runSweep } from '@ferrite/calculators/core/analysis/sweep.ts';
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { withAnswer } from '@ferrite/calculators/core/charts/with-answer.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { sweptFields } from '@ferrite/calculators/core/inputs/swept-fields.ts';
import { headlineOf } from '@ferrite/calculators/core/models.ts';
import { type Unit, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { valueText } from '@ferrite/calculators/core/texts/value-text.ts';
import { drawingIn } from '@ferrite/calculators/core/units/drawing-units.ts';
import { unitForSize } from '@ferrite/calculators/core/units/shown-units.ts';
import { definitions, texts } from '@ferrite/calculators/definitions.ts';
import { buildScene } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawInputs } from '../form/form-entry.ts';
import { initialForm } from '../form/form-state.ts';
import { sweepDrawing } from '../sweep/sweep-drawing.ts';

const size = { width: 739, height: 580 };

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (_id, calculator) => {
  const state = initialForm(calculator, 'en');
  const raw = rawInputs(calculator, state);
  const good = evaluate(calculator, raw);
  if (!good.ok) throw new Error('the default inputs are refused');
  const headline = headlineOf(calculator, good);
  const value = headline && good.values[headline.key];
  const names = texts[calculator.id];
  const shown = (key: string | undefined, values = good.values): string | undefined => {
    const output = calculator.outputs.find((each) => each.key === key);
    if (!output) return undefined;
    const unit = unitForSize(calculator, values, output.unit);
    return valueText({ calculator, texts: names.en, language: 'en', unit }, output, values) ?? undefined;
  };
  const chips = (drawing: ChartDrawing, values = good.values): readonly string[] => {
    const rows = { x: shown(drawing.rows?.x, values), y: shown(drawing.rows?.y, values) };
    const words = chartWords({ names: names.en.chart, approximate: '', rows, language: 'en' });
    const sized = drawingIn({}, drawing, (unit) => unitForSize(calculator, values, unit));
    return buildScene(sized, size, words, []).chips.map(({ text }) => text);
  };

  it('C-02: every diagram with a point at the main result shows the value with the same digits as the main result', () => {
    for (const { key, draw } of calculator.charts ?? []) {
      const drawing = withAnswer(calculator, good, draw(good.inputs, good.values));
      const point = drawing.marks?.find(({ role }) => role === 'user')?.at;
      if (!point || drawing.isToScale || drawing.answer?.at === 'map' || typeof value !== 'number') continue;
      if (drawing.answer?.output === headline?.key || point[1] === value)
        expect(chips(drawing), key).toContain(shown(headline?.key));
    }
  });

  it('C-02: a coordinate of the result point that is an output is shown with the digits of the output’s row, in every diagram', () => {
    for (const given of [raw, ...fc.sample(anyInputs(calculator), { numRuns: 12, seed: 27 })]) {
      const result = evaluate(calculator, given);
      if (!result.ok) continue;
      const exact = (key: string): number =>
        calculator.unrounded?.(result.inputs, key) ?? Number(result.values[key] ?? Number.NaN);
      for (const { key, draw } of calculator.charts ?? []) {
        const drawing = withAnswer(calculator, result, draw(result.inputs, result.values));
        const point = drawing.marks?.find(({ role }) => role === 'user')?.at;
        if (!point || drawing.isToScale) continue;
        const [y, x] = chips(drawing, result.values);
        for (const [on, own, chip] of [['x', point[0], x] as const, ['y', point[1], y] as const]) {
          if (drawing[on].input) continue;
          const alike = calculator.outputs.filter(
            (each) =>
              unitSymbol(each.unit) === (drawing[on].unit ?? '') &&
              Math.abs(exact(each.key) - own) <= 1e-5 * Math.abs(own),
          );
          if (alike.length > 0) {
            const rows = alike.map((each) => shown(each.key, result.values));
            expect(rows, `${key} ${on} ${JSON.stringify(given)}`).toContain(chip);
          }
        }
      }
    }
  });

  it('C-02: "Vary an input" opens with an input that changes the main result, and shows this result with the same digits', () => {
    const fields = sweptFields(calculator, raw);
    const y = numericOutputs(calculator, good.values).find((each) => each === headline);
    const field = y && dominantField(calculator, raw, fields, y.key);
    const own = field && state.entries[field.key]?.value;
    if (!field || typeof own !== 'number') return;
    const [from, to] = rangeAround(field, own);
    const swept = runSweep(calculator, raw, { field, from, to, outputs: [y.key] });
    const values = swept.flatMap(({ runs }) => runs.flat().map(([, each]) => each));
    expect(Math.max(...values) - Math.min(...values), field.key).toBeGreaterThan(
      1e-6 * Math.abs(Number(value)),
    );
    const page = { good, state, labels: labelsOf(calculator, names.en) };
    expect(chips(sweepDrawing(page, { field, y, swept, ends: [from, to] }))).toContain(shown(y.key));
  });
});

it('C-02: the forging force of a small part is in kN on the axis and in "Vary an input", as it is beside the diagram', () => {
  const calculator = definitions['forging-load'];
  const raw = { ...defaultInputs(calculator), diameterMm: 5, heightMm: 6, finalHeightMm: 5.9 };
  const good = evaluate(calculator, raw);
  const [chart] = calculator.charts ?? [];
  const field = sweptFields(calculator, raw).find(({ key }) => key === 'diameterMm');
  const y = calculator.outputs.find(({ key }) => key === 'loadMN');
  if (!good.ok || !chart || !field || !y) throw new Error('the inputs are refused');
  const names = texts['forging-load'].en;
  const swept = runSweep(calculator, raw, { field, from: 4, to: 6, outputs: [y.key] });
  const entries = { [field.key]: { value: 5 } };
  const page = {
    good,
    state: { ...initialForm(calculator, 'en'), entries },
    labels: labelsOf(calculator, names),
  };
  const ofSize = (unit: Unit): Unit => unitForSize(calculator, good.values, unit);
  const [own, varied] = [
    chart.draw(good.inputs, good.values),
    sweepDrawing(page as Parameters<typeof sweepDrawing>[0], { field, y, swept, ends: [4, 6] }),
  ].map((drawing) => drawingIn({}, drawing, ofSize));
  for (const drawing of [own, varied]) {
    expect(drawing?.y.unit).toBe('kN');
    expect(drawing?.marks?.find(({ role }) => role === 'user')?.at[1]).toBeCloseTo(1.31, 2);
  }
});
