import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { unitChoices } from '@ferrite/calculators/core/quantity.ts';
import { readUnits, shownFor, unitsInUse, writeUnits } from '@ferrite/calculators/core/units/shown-units.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import quenching from '@ferrite/calculators/heat-treatment/quenching-immersion-time/index.ts';
import temper from '@ferrite/calculators/heat-treatment/temper-parameter/index.ts';
import carbonEquivalent from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import { describe, expect, it } from 'vitest';
import { rawInputs, shownUnit } from '../form/form-entry.ts';
import { type FormAction, formReducer, initialForm } from '../form/form-state.ts';

const all = Object.values(definitions);
const kept = readUnits('F,dF,inch,ksi');
/** °F, with the differences that follow from it. */
const fahrenheit = { temperature: 'F', 'temperature difference': 'dF' };
const formWith = (calculator: (typeof all)[number], ...actions: readonly FormAction[]) =>
  actions.reduce((state, action) => formReducer(calculator, state, action), initialForm(calculator, 'en'));

describe('C-05 chosen units', () => {
  it('C-05 a chosen unit applies to every field of the same quantity on every page, and changes no result', () => {
    for (const calculator of all) {
      const form = formWith(calculator, { type: 'units', kept });
      for (const input of calculator.inputs) {
        if (input.kind !== 'number') continue;
        const offered = unitChoices(input.unit);
        const imperial = (['F', 'dF', 'inch', 'ksi'] as const).find((unit) => offered.includes(unit));
        expect(shownUnit(calculator, form, input.key), `${calculator.id} ${input.key}`).toBe(
          imperial ?? input.unit,
        );
      }
      expect(rawInputs(calculator, form)).toEqual(rawInputs(calculator, formWith(calculator)));
      expect(evaluate(calculator, rawInputs(calculator, form))).toEqual(
        evaluate(calculator, rawInputs(calculator, formWith(calculator))),
      );
    }
  });

  it('C-05 °F chosen at one field applies to every temperature of the page, including table columns', () => {
    const [first, second] = quenching.inputs.filter((input) => input.kind === 'number' && input.unit === 'C');
    const form = formWith(quenching, { type: 'unit', key: first?.key ?? '', unit: 'F' });
    expect(shownUnit(quenching, form, second?.key ?? '')).toBe('F');
    expect(form.kept).toEqual(fahrenheit);
    const steps = formWith(temper, { type: 'unit', key: 'steps.temperatureC', unit: 'F' });
    expect(shownUnit(temper, steps, 'steps.0.temperatureC')).toBe('F');
  });

  it('C-05 a unit of time or fraction (hours or seconds, % or ppm) applies to one field only and is not stored', () => {
    const form = formWith(temper, { type: 'unit', key: 'steps.timeH', unit: 'min' });
    expect(shownUnit(temper, form, 'steps.0.timeH')).toBe('min');
    expect(form.kept).toEqual({});
    expect(formWith(carbonEquivalent, { type: 'unit', key: 'composition', unit: 'ppm' }).kept).toEqual({});
    expect(readUnits('min,ppm')).toEqual({});
  });

  it('C-05 a chosen unit leaves invalid text in a field unchanged', () => {
    const [input] = quenching.inputs.filter((each) => each.kind === 'number' && each.unit === 'C');
    const key = input?.key ?? '';
    const form = formWith(quenching, { type: 'typed', entries: { [key]: 'hot' } }, { type: 'units', kept });
    expect(form.entries[key]).toEqual({ text: 'hot', value: null });
  });

  it('C-05 chosen units are restored from the browser or a link, and invalid ones are ignored', () => {
    expect(readUnits(writeUnits(kept))).toEqual(kept);
    expect(readUnits('F,inch')).toEqual({ ...fahrenheit, length: 'inch' });
    for (const text of ['', 'x', ',,', 'toString', '{"a":1}', 'F,<script>'])
      expect(
        Object.values(readUnits(text)).every((unit) => unit === 'F' || unit === 'dF'),
        text,
      ).toBe(true);
    expect(shownFor('um', kept)).toBe('um');
    expect(shownFor('HRC', kept)).toBe('HRC');
  });

  it('C-04 a link contains only units that its page shows instead of the default ones, under a key that is not an input', () => {
    expect(unitsInUse(quenching, readUnits('F,ksi'))).toEqual(fahrenheit);
    for (const calculator of all) {
      expect(unitsInUse(calculator, {})).toEqual({});
      expect(fieldsOf(calculator).map(({ key }) => key)).not.toContain('units');
    }
  });
});
