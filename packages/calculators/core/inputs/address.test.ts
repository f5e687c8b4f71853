import { expect, it } from 'vitest';
import { definitions } from '../../definitions.ts';
import { evaluate } from '../evaluate.ts';
import { fromQuery, toQuery } from './address.ts';
import { defaultInputs, fieldsOf } from './fields.ts';
import { unknownParameters } from './unknown-parameters.ts';

const all = Object.values(definitions);

it.each(all.map((each) => [each.id, each] as const))(
  'C-04 C-05: in a link of %s, an optional input without a value is not stated, as an empty field of the page',
  (_, calculator) => {
    const inputs = defaultInputs(calculator);
    const optional = fieldsOf(calculator).filter(
      (field) => field.kind === 'element' || (field.kind === 'number' && field.input.optional),
    );
    for (const { key } of optional) {
      const query = new URLSearchParams(toQuery(calculator, inputs));
      query.set(key, '');
      const opened = evaluate(calculator, fromQuery(calculator, query).inputs);
      expect([key, opened]).toEqual([key, evaluate(calculator, { ...inputs, [key]: 'n/a' })]);
      expect(unknownParameters(calculator, query)).toEqual([]);
    }
  },
);

it.each(all.map((each) => [each.id, each] as const))(
  'C-04: a link of %s gives the same inputs and result',
  (_, calculator) => {
    const inputs = defaultInputs(calculator);
    const query = toQuery(calculator, inputs);
    const back = fromQuery(calculator, new URLSearchParams(query));
    expect(back).toEqual({ inputs, version: calculator.version });
    expect(evaluate(calculator, back.inputs)).toEqual(evaluate(calculator, inputs));
  },
);

it('C-04: a series is written to the URL as rows of columns, with a decimal point', () => {
  const calculator = definitions['temper-parameter'];
  const steps = [
    { temperatureC: 600, timeH: 1.5 },
    { temperatureC: 650.5, timeH: 2 },
  ];
  const query = toQuery(calculator, { steps });
  expect(query).toBe(`steps=600,1.5;650.5,2&v=${calculator.version}`);
  expect(fromQuery(calculator, new URLSearchParams(query)).inputs).toEqual({ steps });
});

it('C-05: unknown keys of a URL are ignored, unreadable values are kept for the error at their field, and nothing throws', () => {
  const calculator = definitions['carbon-equivalent'];
  const { inputs, version } = fromQuery(calculator, new URLSearchParams('?lang=de&utm=x&C=0,2&Mn=abc&Si='));
  expect(inputs).toEqual({ C: 0.2, Mn: 'abc', Si: '-' });
  expect(version).toBeUndefined();
  const result = evaluate(calculator, inputs);
  expect(result.ok ? [] : result.problems.map((each) => each.key)).toEqual(['Mn']);
});
