/** Texts of results that their digits would show as 0 or 1, and units by size. */
import { expect, it } from 'vitest';
import { definitions, texts } from '../../definitions.ts';
import { evaluate } from '../evaluate.ts';
import { defaultInputs } from '../inputs/fields.ts';
import { unitForSize } from '../units/shown-units.ts';
import { valueText } from './value-text.ts';

function shown(
  id: 'homogenization-time' | 'forging-load',
  key: string,
  inputs: Readonly<Record<string, number>>,
) {
  const calculator = definitions[id];
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  const output = calculator.outputs.find((each) => each.key === key);
  if (!result.ok || !output) throw new Error('no result');
  const unit = unitForSize(calculator, result.values, output.unit);
  const format = { calculator, texts: texts[id].en, language: 'en', unit } as const;
  return [valueText(format, output, result.values), unit];
}

it('C-02: a residual is never shown as 0 or 1', () => {
  expect(shown('homogenization-time', 'residual', { temperatureC: 1390, spacingUm: 20 })[0]).toBe(
    '<\u00a00.01',
  );
  expect(shown('homogenization-time', 'residual', { temperatureC: 1100, spacingUm: 1000 })[0]).toBe(
    '>\u00a00.99',
  );
  expect(shown('homogenization-time', 'residual', {})[0]).toMatch(/^0\.\d\d$/);
});

it('C-02: small forces and energies are shown in smaller units, all of a page in the same', () => {
  const small = { diameterMm: 5, heightMm: 6, finalHeightMm: 5.9 };
  const [load, unit] = shown('forging-load', 'loadMN', small);
  expect(unit).toBe('kN');
  expect(Number(load)).toBeGreaterThan(0.1);
  expect(shown('forging-load', 'loadSlabMN', small)[1]).toBe('kN');
  expect(shown('forging-load', 'workMJ', small)[1]).toBe('J');
  expect(shown('forging-load', 'loadMN', {})[1]).toBe('MN');
});
