/** Tests that results are shown without digits beyond their precision. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { convert, unitChoices } from '../core/quantity.ts';
import { valueText } from '../core/texts/value-text.ts';
import { digitsIn, isRatioScale } from '../core/units/shown-units.ts';
import { definitions, texts } from '../definitions.ts';

/**
 * Returns the number of significant digits of a number in an English text. Trailing zeros of an integer are not
 * significant.
 */
function figuresOf(text: string): number {
  const [mantissa = ''] = text.replaceAll(',', '').split('×');
  const digits = mantissa.replace(/^[−<>\s]*/, '').trim();
  const significant = digits.includes('.')
    ? digits.replace('.', '').replace(/^0+/, '')
    : digits.replace(/^0+/, '').replace(/0+$/, '');
  return significant.length;
}

const smallUnits: ReadonlySet<string> = new Set(['h', 's', 'mm', 'kg', 'ppm', 'ml/100g']);

/**
 * Returns the values of all outputs that are shown as numbers, in every unit, with the default inputs and those of the
 * examples.
 */
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
        // Of a range only the lower end is used.
        const [shown = ''] = output.upTo === undefined ? [text] : text.split('–');
        yield { output, unit, value: convert(value, output.unit, unit), text: shown };
      }
    }
  }
}

describe.each(Object.keys(definitions) as (keyof typeof texts)[])('%s', (id) => {
  it('C-02: every shown result has at most four significant digits, in every unit', () => {
    for (const { output, unit, text } of shownNumbers(id))
      expect(figuresOf(text), `${output.key} = ${text} ${unit}`).toBeLessThanOrEqual(output.figures ?? 4);
  });

  it('C-02: rounding changes no shown result by more than 5 %, however wide its error band, if two digits can be shown', () => {
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

  it('C-02: a small time, length, mass or content has two significant digits or is shown as less than its last digit', () => {
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

/** Outputs of exact calculators whose shown values add up or multiply to another output. */
const sums: readonly {
  readonly id: keyof typeof texts;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly parts: readonly string[];
  readonly times?: number;
  readonly total: string;
}[] = [
  ...[
    { pieces: 35 },
    { pieces: 34943, thicknessMm: 0.1 },
    { pieces: 7, thicknessMm: 0.1, widthMm: 13, plateLengthMm: 17 },
  ].map((inputs) => ({
    id: 'metal-weight' as const,
    inputs,
    parts: ['massKg'],
    times: inputs.pieces,
    total: 'totalMassKg',
  })),
  ...[{}, { heightMm: 3137 }, { section: 'round', bottomMm: 480, topMm: 533 }].map((inputs) => ({
    id: 'ingot-weight' as const,
    inputs,
    parts: ['bodyMassKg', 'hotTopMassKg'],
    total: 'totalMassKg',
  })),
];

it.each(sums)(
  'C-02: the values of $id shown as $parts add up to the shown $total ($inputs)',
  ({ id, inputs, parts, times = 1, total }) => {
    const calculator = definitions[id];
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const shown = (key: string): string => {
      const output = calculator.outputs.find((each) => each.key === key);
      if (!output) throw new Error(key);
      const format = { calculator, texts: texts[id].en, language: 'en', unit: output.unit } as const;
      return (valueText(format, output, result.values) ?? '').replaceAll(',', '');
    };
    const sum = times * parts.reduce((all, key) => all + Number(shown(key)), 0);
    // The total agrees in at least four significant digits, i.e. within half a unit of the fifth.
    expect(Math.abs(sum / Number(shown(total)) - 1)).toBeLessThanOrEqual(5e-5);
  },
);
