import { describe, expect, it } from 'vitest';
import type { Warning } from '../calculator.ts';
import { remarkInUnit } from './remark-unit.ts';

const warning = (params: NonNullable<Warning['params']>): Warning => ({
  code: 'outside_range',
  level: 'warning',
  params,
});

describe('C-05 warnings in the units of the page', () => {
  it('C-05 value and limits of an input are converted exactly', () => {
    const given = warning({ key: 'temperatureC', value: 1250, unit: 'C', min: 800, max: 1200, model: 'x' });
    expect(remarkInUnit(given, 'F').params).toEqual({
      ...given.params,
      value: 2282,
      unit: 'F',
      min: 1472,
      max: 2192,
    });
  });

  it('C-05 a limit on one side stays on one side', () => {
    expect(remarkInUnit(warning({ key: 'k', value: 3, unit: 'mm', min: 25.4 }), 'inch').params).toMatchObject(
      {
        min: 1,
        unit: 'inch',
      },
    );
  });

  it('C-05 the range of models is rounded to three digits', () => {
    expect(remarkInUnit(warning({ unit: 'MPa', min: 65, max: 173 }), 'ksi').params).toEqual({
      unit: 'ksi',
      min: 9.43,
      max: 25.1,
    });
  });

  it('C-05 a warning with other numbers, which its text gives in their own units, and one in the shown unit, are unchanged', () => {
    const given = warning({ value: 720, unit: 'C', ac1: 715 });
    expect(remarkInUnit(given, 'F')).toBe(given);
    const exact = warning({ unit: 'C', min: 1183, max: 1217 });
    expect(remarkInUnit(exact, 'C')).toBe(exact);
    const without = warning({ most: 3 });
    expect(remarkInUnit(without, 'F')).toBe(without);
  });
});
