import carbonEquivalent from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import { expect, test } from 'vitest';
import { rawInputs } from '../form/form-entry.ts';
import { formReducer, initialForm } from '../form/form-state.ts';
import { firstComposition } from './first-composition.ts';
import { fillActions, unusedElements } from './heat-values.ts';

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

test('W-01 elements of a heat without a field in the calculator are listed, except iron and contents of 0', () => {
  const input = firstComposition(carbonEquivalent);
  if (!input) throw new Error('no composition');
  const analysis = { Fe: 80, C: 0.9, W: 6.3, Co: 0, V: 1.9, Sn: 0.01 };
  expect(unusedElements(input, { id: 1, name: 'Heat 1', grade: '', analysis, tolerance: {} })).toEqual([
    'W',
    'Sn',
  ]);
});
