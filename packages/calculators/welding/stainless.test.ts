/** Tests that formulas for welding low-alloy steel give no verdict for stainless steels, and name what they exclude. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { isOutsideData, isOutsideRange } from '../core/models.ts';
import carbonEquivalent from './carbon-equivalent/index.ts';
import coolingTime from './heat-input-cooling-time/index.ts';

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

describe('cooling time of steels that are not low-alloy', () => {
  it.each([austenitic, duplex])(
    'V-03: times, hardness and verdict are withheld with the reason (%o)',
    (steel) => {
      const result = resultOf(coolingTime, steel);
      const ofWeld = ['heatInputKJmm', 'arcEnergyKJmm', 'heatInputKJcm'];
      for (const { key } of coolingTime.outputs) {
        if (ofWeld.includes(key)) expect(result.values[key], key).not.toBeNull();
        else {
          expect(result.values[key], key).toBeNull();
          expect(result.explained, key).toContain(key);
        }
      }
      for (const { draw } of coolingTime.charts ?? []) {
        const { lines = [], marks = [] } = draw(result.inputs, result.values);
        expect(marks).toEqual([]);
        expect(lines.filter(({ role }) => role === 'user' || role === 'series')).toEqual([]);
      }
    },
  );

  it('V-03: the cooling time of a high-speed steel is out of range, with its elements and each missing formula named', () => {
    const result = resultOf(coolingTime, highSpeed);
    expect(result.isOutside('coolingTimeS')).toBe(true);
    expect(result.named).toEqual(['Cr', 'Mo', 'V']);
    expect(result.values['meanHardness']).toBeNull();
    for (const key of [
      'hardnessYurioka',
      'hardnessDuren',
      'hardnessSuzuki',
      'meanHardness',
      'martensiteTimeS',
    ])
      expect(result.explained, key).toContain(key);
  });

  it('V-03: a manganese steel is out of range, and times that no weld takes are withheld', () => {
    const result = resultOf(coolingTime, { C: 0.16, Mn: 30 });
    for (const key of ['coolingTimeS', 'meanHardness', 'hardnessCheck'])
      expect(result.isOutside(key), key).toBe(true);
    expect(result.named).toEqual(['Mn']);
    expect(result.values['martensiteTimeS']).toBeNull();
    expect(result.explained).toContain('martensiteTimeS');
  });

  it('V-03: every value of a structural steel is given and in range', () => {
    const result = resultOf(coolingTime, {});
    for (const key of ['coolingTimeS', 'meanHardness', 'hardnessCheck', 'martensiteTimeS', 'bainiteTimeS']) {
      expect(result.values[key], key).not.toBeNull();
      expect(result.isOutside(key), key).toBe(false);
    }
  });
});
