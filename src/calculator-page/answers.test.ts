import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { expect, it } from 'vitest';
import { rawInputs } from './form/form-entry.ts';
import { initialForm } from './form/form-state.ts';
import { headlineOutput } from './use-calculator.ts';

it('the main result of every calculator page has a value when the page is opened without inputs', () => {
  const empty = Object.values(definitions).flatMap((calculator) => {
    const good = evaluate(calculator, rawInputs(calculator, initialForm(calculator, 'en')));
    if (!good.ok) return [calculator.id];
    const headline = headlineOutput({ calculator, good: good as never });
    return headline && good.values[headline.key] !== null ? [] : [calculator.id];
  });
  expect(empty).toEqual([]);
});
