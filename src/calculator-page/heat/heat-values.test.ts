import carbonEquivalent from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import { expect, test } from 'vitest';
import { rawInputs } from '../form/form-entry.ts';
import { formReducer, initialForm } from '../form/form-state.ts';
import { firstComposition } from './first-composition.ts';
import { fillActions } from './heat-values.ts';

test('W-01 elements that a heat does not state stay empty in a calculator; a stated 0 is filled in', () => {
  const input = firstComposition(carbonEquivalent);
  if (!input) throw new Error('no composition');
  const analysis = { C: 0.45, Cr: 0 };
  const heat = { id: 1, name: 'Heat 1', grade: '', version: 1, analysis, tolerance: { C: 0.02 } };
  const state = fillActions(input, heat).reduce(
    (form, action) => formReducer(carbonEquivalent, form, action),
    initialForm(carbonEquivalent, 'en'),
  );
  expect(state.entries['Mn']).toMatchObject({ text: '', value: null });
  expect(rawInputs(carbonEquivalent, state)).toMatchObject({ C: '0.45±0.02', Cr: 0 });
  expect(rawInputs(carbonEquivalent, state)).not.toHaveProperty('Mn');
});
