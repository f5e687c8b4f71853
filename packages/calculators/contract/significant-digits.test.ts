/** Results are shown without digits that nothing supports. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { unitChoices } from '../core/quantity.ts';
import { valueText } from '../core/texts/value-text.ts';
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

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('C-02: shows every number with at most four significant digits, in every unit', () => {
    const cases = [{}, ...calculator.examples.map(({ inputs }) => inputs)];
    for (const inputs of cases) {
      const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
      if (!result.ok) continue;
      for (const output of calculator.outputs) {
        if (output.role === 'detail' || typeof result.values[output.key] !== 'number') continue;
        for (const unit of unitChoices(output.unit)) {
          const text = valueText(
            { calculator, texts: texts[id as keyof typeof texts].en, language: 'en', unit },
            output,
            result.values,
          );
          expect(figuresOf(text ?? ''), `${output.key} = ${text} ${unit}`).toBeLessThanOrEqual(
            output.figures ?? 4,
          );
        }
      }
    }
  });

  it('C-02: shows a small time, length, mass or content with two significant digits or as less than its last digit', () => {
    const small = calculator.outputs.filter(
      ({ digits, role, unit }) => digits !== undefined && role !== 'detail' && smallUnits.has(unit),
    );
    for (const output of small) {
      for (const value of [3.456e-2, 3.456e-3, 3.456e-9]) {
        const values = { [output.key]: value };
        const format = {
          calculator,
          texts: texts[id as keyof typeof texts].en,
          language: 'en',
          unit: output.unit,
        };
        const text = valueText(format as Parameters<typeof valueText>[0], output, values) ?? '';
        const isLess = text.startsWith('<') && Number(text.slice(2)) > value;
        const shown = Number(text);
        const isNear = Math.abs(shown / value - 1) < 0.2;
        expect(isLess || isNear, `${output.key} = ${value} is shown as ${text}`).toBe(true);
      }
    }
  });
});
