import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions, findTexts } from '@ferrite/calculators/definitions.ts';
import { expect, it } from 'vitest';
import { formatOutput } from '../../describe.ts';
import { reportWords } from '../messages/index.ts';
import { freeze } from './freeze.ts';
import { localizeCalculation } from './localize-calculation.ts';

it('C-02: a report and a saved calculation show the force of a small part in kN, as its page does', async () => {
  const calculator = definitions['forging-load'];
  const raw = { ...defaultInputs(calculator), diameterMm: 5, heightMm: 6, finalHeightMm: 5.9 };
  const evaluated = evaluate(calculator, raw);
  const texts = findTexts('forging-load')?.en;
  const output = calculator.outputs.find(({ key }) => key === 'loadMN');
  if (!evaluated.ok || !texts || !output) throw new Error('the inputs are refused');
  const query = `${toQuery(calculator, raw)}&require=loadMN,max,0.002`;
  const { answers, results, diagram } = localizeCalculation(
    freeze(calculator, query, evaluated),
    evaluated.values,
    { language: 'en', words: await reportWords.en(), typeset: () => '' },
  );
  expect(answers[0]).toMatchObject({ value: '1.3', unit: 'kN' });
  expect(answers[1]?.label).toContain('≤\u00a02\u00a0kN');
  expect(results.map(({ text }) => text).filter((text) => text.endsWith('MN'))).toEqual([]);
  expect(diagram?.drawing.y.unit).toBe('kN');
  const [line] = formatOutput(calculator, output, { texts, language: 'en' }, evaluated.values);
  expect(line?.text).toBe('1.3\u00a0kN');
});
