import { describe, expect, it } from 'vitest';
import { definitions } from '../definitions.ts';
import { intervalsOf, spreadsOf } from './analysis/uncertainty.ts';
import { evaluate } from './evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from './inputs/fields.ts';
import { outputsWithLimit, type Requirement } from './inputs/requirement.ts';
import { measuredErrorAt } from './models.ts';
import { assessRequirement } from './requirement-doubt.ts';

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
          assessRequirement(calculator, result, required(output, value)).doubt === 'outside'
        )
          continue;
        const at = (share: number) =>
          assessRequirement(calculator, result, required(output, value + share * error.within90)).doubt;
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
    expect(assessRequirement(calculator, result, required(output, limit)).doubt).toBeNull();
    expect(assessRequirement(calculator, result, required(output, limit), CE_IIW).doubt).toBe('band');
    expect(
      assessRequirement(calculator, result, required(output, CE_IIW.high + 0.001), CE_IIW).doubt,
    ).toBeNull();
  });

  it.each(Object.values(definitions))(
    'B-07 $id: a requirement on a result that depends on a carbon content that is not stated has no verdict',
    (calculator) => {
      const carbon = fieldsOf(calculator).flatMap((field) =>
        field.kind === 'element' && field.element === 'C' ? [field.key] : [],
      );
      const stated = Object.entries(defaultInputs(calculator)).filter(([key]) => !carbon.includes(key));
      const result = evaluate(calculator, Object.fromEntries(stated));
      // Calculators that require carbon have no result.
      if (!result.ok) return;
      const outside = result.warnings.find(({ code }) => code === 'carbon_missing')?.outside ?? [];
      for (const output of outputsWithLimit(calculator, result.values)) {
        const { isMet, doubt } = assessRequirement(calculator, result, required(output, 1e9));
        expect([isMet === null, doubt === 'noCarbon'], output.key).toEqual(
          outside.includes(output.key) ? [true, true] : [false, false],
        );
      }
    },
  );

  it('B-07 no carbon content: no verdict on CE (IIW) and on the hardness of martensite; an entered 0 counts', () => {
    const verdictOf = (id: 'carbon-equivalent' | 'martensite-hardness', raw: RawInputs) => {
      const calculator = definitions[id];
      const result = evaluate(calculator, raw);
      const [output] = result.ok ? outputsWithLimit(calculator, result.values) : [];
      if (!result.ok || !output) throw new Error('no result');
      return assessRequirement(calculator, result, required(output, 1e9));
    };
    const steel = { Si: 0.35, Mn: 1.4 };
    for (const id of ['carbon-equivalent', 'martensite-hardness'] as const) {
      expect(verdictOf(id, steel)).toEqual({ isMet: null, doubt: 'noCarbon' });
      expect(verdictOf(id, { ...steel, C: 0.2 })).toMatchObject({ isMet: true });
    }
    expect(verdictOf('carbon-equivalent', { ...steel, C: 0 })).toMatchObject({ isMet: true });
  });
});
