/** Tests that formulas for welding low-alloy steel give no verdict for stainless steels, and name what they exclude. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { isOutsideData, isOutsideRange } from '../core/models.ts';
import carbonEquivalent from './carbon-equivalent/index.ts';

const austenitic = { C: 0.05, Si: 0.4, Mn: 1.5, Cr: 18.2, Ni: 9.2 };
const duplex = { C: 0.02, Si: 0.4, Mn: 1.5, Cr: 22.5, Ni: 5.5, Mo: 3.1 };
const highSpeed = { C: 0.9, Si: 0.3, Mn: 0.3, Cr: 4.1, Mo: 5, V: 1.9 };

function resultOf(calculator: typeof carbonEquivalent, raw: object) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const isOutside = (key: string): boolean => {
    const output = calculator.outputs.find((each) => each.key === key);
    return output !== undefined && isOutsideData(calculator, result, output);
  };
  const named = result.warnings.flatMap(({ code, params }) => (code === 'alloyed' ? [params?.['key']] : []));
  const explained = result.warnings.flatMap(({ explains = [] }) => explains);
  return { ...result, isOutside, named, explained };
}

describe('carbon equivalent of steels that are not low-alloy', () => {
  it.each([austenitic, duplex])('V-03: guide values are withheld with the reason (%o)', (steel) => {
    const result = resultOf(carbonEquivalent, { ...steel, limit: 'EN-10025-2-S355', plateThicknessMm: 20 });
    for (const key of ['guidance', 'gravilleZone', 'cevCheck']) {
      expect(result.values[key], key).toBeNull();
      expect(result.explained, key).toContain(key);
    }
    for (const key of ['CE_IIW', 'CE_AWS', 'CEN', 'CET', 'Pcm']) {
      expect(result.isOutside(key), key).toBe(true);
      expect(isOutsideRange(key, result), key).toBe(true);
    }
  });

  it('V-03: the indices of a high-speed steel are out of range, with its elements named', () => {
    const { isOutside, named } = resultOf(carbonEquivalent, highSpeed);
    for (const key of ['CE_IIW', 'CE_AWS', 'CEN', 'guidance']) expect(isOutside(key), key).toBe(true);
    expect(named).toEqual(['Cr', 'Mo', 'V']);
  });

  it('V-03: the indices of a structural steel are in range', () => {
    const { isOutside, named } = resultOf(carbonEquivalent, {});
    for (const key of ['CE_IIW', 'CE_AWS', 'CEN', 'guidance']) expect(isOutside(key), key).toBe(false);
    expect(named).toEqual([]);
  });
});
