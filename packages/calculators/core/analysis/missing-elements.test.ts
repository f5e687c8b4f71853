import { describe, expect, it } from 'vitest';
import { findDefinition } from '../../definitions.ts';
import { evaluate } from '../evaluate.ts';
import { lacksCarbon } from '../models.ts';
import { missingFor } from './missing-elements.ts';

function calculated(id: string, inputs: Readonly<Record<string, unknown>>) {
  const calculator = findDefinition(id);
  if (!calculator) throw new Error(`There is no calculator ${id}.`);
  const result = evaluate(calculator, inputs);
  if (!result.ok) throw new Error(`${id} has no result.`);
  return {
    missing: (key: string) => missingFor(calculator, result, key),
    isWithoutCarbon: (key: string) => lacksCarbon(key, result),
  };
}

describe('W-03 elements that are not stated', () => {
  it('W-03 each output names only the elements that its formula has', () => {
    const { missing } = calculated('carbon-equivalent', { C: 0.45 });
    expect(missing('CE_IIW')).toEqual(['Mn', 'Cr', 'Mo', 'V', 'Ni', 'Cu']);
    expect(missing('CET')).toEqual(['Mn', 'Cr', 'Mo', 'Ni', 'Cu']);
    expect(missing('Pcm')).toContain('B');
  });

  it('W-03 a stated 0 is not missing', () => {
    const { missing } = calculated('carbon-equivalent', { C: 0, Mn: 0, Cr: 0.1 });
    expect(missing('CE_IIW')).toEqual(['Mo', 'V', 'Ni', 'Cu']);
  });

  it.each([
    ['carbon-equivalent', 'CE_IIW'],
    ['transformation-temperatures', 'msBestC'],
    ['transformation-temperatures', 'ac3MeanC'],
    ['transformation-temperatures', 'msAndrewsC'],
    ['melting-point', 'liquidusMeanC'],
  ])('W-03 a result that depends on carbon lacks a carbon content that is not stated: %s %s', (id, key) => {
    expect(calculated(id, { Mn: 0.8, Si: 0.2 }).isWithoutCarbon(key)).toBe(true);
  });

  it('W-03 a result that does not depend on carbon lacks none', () => {
    expect(calculated('pitting-resistance', { Cr: 18, Mo: 2, N: 0.05 }).isWithoutCarbon('pren16')).toBe(
      false,
    );
  });
});
