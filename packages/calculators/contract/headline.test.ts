/** Tests that each calculator has one headline, and that its first diagram shows the headline. */
import { describe, expect, it } from 'vitest';
import { type Evaluated, evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { headlineOf } from '../core/models.ts';
import { definitions } from '../definitions.ts';

type Done = Extract<Evaluated, { ok: true }>;

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (_id, calculator) => {
  const defaults = defaultInputs(calculator);
  const choices = fieldsOf(calculator).flatMap((field): RawInputs[] =>
    field.kind === 'choice'
      ? field.input.choices.map((choice) => ({ ...defaults, [field.key]: choice }))
      : [],
  );
  const cases = [
    defaults,
    ...choices,
    ...calculator.examples.map(({ inputs }) => ({ ...defaults, ...inputs })),
  ];
  const results = cases.map((raw) => evaluate(calculator, raw)).filter((each): each is Done => each.ok);

  it('C-02: the calculator has a main result with the default inputs', () => {
    const [first] = results;
    const headline = first && headlineOf(calculator, first);
    expect(headline && first.values[headline.key]).not.toBeNull();
  });

  it('C-02: the first diagram has a point at the value of the main result', () => {
    const [chart] = calculator.charts ?? [];
    for (const { inputs, values, warnings } of results) {
      const headline = headlineOf(calculator, { inputs, values, warnings });
      const drawing = chart?.draw(inputs, values);
      if (!headline || !drawing) throw new Error('no headline or no diagram');
      expect(drawing.answer?.output).toBe(headline.key);
      const value = values[headline.key];
      const at = drawing.answer?.at;
      if (at === 'drawing') expect(drawing.isToScale).toBe(true);
      if (at === 'drawing' || value === null) continue;
      const points = (drawing.marks ?? []).filter(({ role }) => role === 'user');
      // A point that its diagram cannot show, e.g. outside the Schaeffler diagram, is omitted.
      if (at === 'map') expect(points.length).toBeLessThanOrEqual(1);
      if (at === 'map') continue;
      expect(points, `${headline.key} = ${value} has no hot point`).toHaveLength(1);
      const shown = points[0]?.at[at === 'x' ? 0 : 1] ?? Number.NaN;
      expect(
        Math.abs(shown - Number(value)),
        `${headline.key} = ${value}, shown at ${shown}`,
      ).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(Number(value))));
    }
  });

  it('C-02: the marked point of a map is within the axes of the map with the default inputs', () => {
    const [chart] = calculator.charts ?? [];
    const [first] = results;
    const drawing = first && chart?.draw(first.inputs, first.values);
    if (drawing?.answer?.at !== 'map') return;
    expect(drawing.marks?.filter(({ role }) => role === 'user')).toHaveLength(1);
  });
});
