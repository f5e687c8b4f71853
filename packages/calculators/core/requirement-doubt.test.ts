import { describe, expect, it } from 'vitest';
import { definitions } from '../definitions.ts';
import { intervalsOf, spreadsOf } from './analysis/uncertainty.ts';
import { evaluate } from './evaluate.ts';
import { defaultInputs, type RawInputs } from './inputs/fields.ts';
import { outputsWithLimit, type Requirement } from './inputs/requirement.ts';
import { measuredErrorAt } from './models.ts';
import { doubtOf } from './requirement-doubt.ts';

const required = (output: Requirement['output'], limit: number): Requirement => ({
  output,
  kind: 'max',
  limit,
});

describe('doubt about a requirement (B-07)', () => {
  it.each(Object.values(definitions))(
    'B-07 $id: a limit within the measured error of a result, in its range, is in doubt; one outside is not',
    (calculator) => {
      const result = evaluate(calculator, defaultInputs(calculator));
      if (!result.ok) throw new Error('no result');
      for (const output of outputsWithLimit(calculator, result.values)) {
        const value = Number(result.values[output.key]);
        const model = calculator.models?.find((each) => each.output === output.key);
        const error = model && measuredErrorAt(model, result);
        if (
          output.band ||
          !error ||
          error.isRatio ||
          doubtOf(calculator, result, required(output, value)) === 'outside'
        )
          continue;
        const at = (share: number) =>
          doubtOf(calculator, result, required(output, value + share * error.within90));
        expect([at(0), at(0.9), at(-0.9), at(1.1), at(-1.1)]).toEqual(['band', 'band', 'band', null, null]);
      }
    },
  );

  it('B-07 a limit within the 90 % interval by ± of the inputs is in doubt, although the value meets it', () => {
    const calculator = definitions['carbon-equivalent'];
    const raw: RawInputs = { ...defaultInputs(calculator), C: '0.16±0.02' };
    const result = evaluate(calculator, raw);
    const spreads = spreadsOf(calculator, raw);
    if (!result.ok || !spreads) throw new Error('no result');
    const { CE_IIW } = intervalsOf(calculator, spreads);
    const output = calculator.outputs.find(({ key }) => key === 'CE_IIW');
    if (!CE_IIW || !output) throw new Error('no interval');
    const limit = (Number(result.values['CE_IIW']) + CE_IIW.high) / 2;
    expect(doubtOf(calculator, result, required(output, limit))).toBeNull();
    expect(doubtOf(calculator, result, required(output, limit), CE_IIW)).toBe('band');
    expect(doubtOf(calculator, result, required(output, CE_IIW.high + 0.001), CE_IIW)).toBeNull();
  });
});
