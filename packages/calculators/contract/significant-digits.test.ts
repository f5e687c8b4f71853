/** Results are shown without digits that nothing supports. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { convert, unitChoices } from '../core/quantity.ts';
import { valueText } from '../core/texts/value-text.ts';
import { digitsIn, isRatioScale } from '../core/units/shown-units.ts';
import { definitions, texts } from '../definitions.ts';

/** Number of significant digits of a number in an English text. Zeros that end a whole number are not significant. */
function figuresOf(text: string): number {
  const [mantissa = ''] = text.replaceAll(',', '').split('×');
  const digits = mantissa.replace(/^[−\s]*/, '').trim();
  const significant = digits.includes('.')
    ? digits.replace('.', '').replace(/^0+/, '')
    : digits.replace(/^0+/, '').replace(/0+$/, '');
  return significant.length;
}

const smallUnits: ReadonlySet<string> = new Set(['h', 's', 'mm', 'kg', 'ppm', 'ml/100g']);

/** Values of all outputs that are shown as numbers, in every unit, with the default inputs and those of the examples. */
function* shownNumbers(id: keyof typeof texts) {
  const calculator = definitions[id];
  const cases = [{}, ...calculator.examples.map(({ inputs }) => inputs)];
  for (const inputs of cases) {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
    if (!result.ok) continue;
    for (const output of calculator.outputs) {
      const value = result.values[output.key];
      if (output.role === 'detail' || typeof value !== 'number') continue;
      for (const unit of unitChoices(output.unit)) {
        const format = { calculator, texts: texts[id].en, language: 'en', unit } as const;
        const text = valueText(format, output, result.values) ?? '';
        yield { output, unit, value: convert(value, output.unit, unit), text };
      }
    }
  }
}

describe.each(Object.keys(definitions) as (keyof typeof texts)[])('%s', (id) => {
  it('C-02: shows every number with at most four significant digits, in every unit', () => {
    for (const { output, unit, text } of shownNumbers(id))
      expect(figuresOf(text), `${output.key} = ${text} ${unit}`).toBeLessThanOrEqual(output.figures ?? 4);
  });

  it('C-02: shows every number with an error of less than 5 %, however wide its band, if its decimals allow two digits', () => {
    for (const { output, unit, value, text } of shownNumbers(id)) {
      const shown = Number(text.replaceAll(',', '').replace('−', '-'));
      const isSmall = Math.abs(value) < 10 ** (1 - digitsIn(output, unit));
      if (!Number.isFinite(shown) || isSmall || !isRatioScale(unit)) continue;
      expect(
        Math.abs(shown - value),
        `${output.key} = ${value} shown as ${text} ${unit}`,
      ).toBeLessThanOrEqual(0.05 * Math.abs(value));
    }
  });

  it('C-02: shows a small time, length, mass or content with two significant digits or as less than its last digit', () => {
    const calculator = definitions[id];
    const small = calculator.outputs.filter(
      ({ digits, role, unit }) => digits !== undefined && role !== 'detail' && smallUnits.has(unit),
    );
    for (const output of small) {
      for (const value of [3.456e-2, 3.456e-3, 3.456e-9]) {
        const format = { calculator, texts: texts[id].en, language: 'en', unit: output.unit } as const;
        const text = valueText(format, output, { [output.key]: value }) ?? '';
        const isLess = text.startsWith('<') && Number(text.slice(2)) > value;
        const isNear = Math.abs(Number(text) / value - 1) < 0.2;
        expect(isLess || isNear, `${output.key} = ${value} is shown as ${text}`).toBe(true);
      }
    }
  });
});
