import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { headlineOf } from '../../core/models.ts';
import { languages } from '../../core/texts/language.ts';
import { valueWithUnit } from '../../core/texts/value-text.ts';
import calculator from './index.ts';
import texts from './texts/index.ts';

const bestOf = (temperatureC: number) => {
  const result = evaluate(calculator, { C: 0.1, quenchedHRC: 30, temperatureC, timeH: 2 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const output = calculator.outputs.find(({ key }) => key === 'bestHRC');
  if (!output) throw new Error('no output');
  const shown = languages.map((language) =>
    valueWithUnit({ calculator, texts: texts[language], language, unit: output.unit }, output, result.values),
  );
  return { shown, value: Number(result.values['bestHRC']), headline: headlineOf(calculator, result)?.key };
};

it('V-03: a hardness below the Rockwell C scale is shown as "< 20 HRC" in every language, and the main result is in HV', () => {
  const soft = bestOf(720);
  expect(soft.value).toBeLessThan(20);
  expect(soft.headline).toBe('bestHV');
  expect(new Set(soft.shown)).toEqual(new Set(['<\u00a020\u00a0HRC']));
  const hard = bestOf(150);
  expect(hard.value).toBeGreaterThan(20);
  expect(hard.shown[0]).toBe('30.0\u00a0HRC');
});
