import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { expect, it } from 'vitest';
import { fieldText } from './form-entry.ts';

it('C-02: a field shows a small number with a power of ten, in the notation of its language, and reads it back', () => {
  expect(fieldText(1.5e-7, 'en')).toBe('1.5\u00a0×\u00a010⁻⁷');
  expect(fieldText(1.5e-7, 'de')).toBe('1,5\u00a0·\u00a010⁻⁷');
  for (const language of languages)
    for (const value of [1.5e-7, 1e-14, 2.34567e-9, 1.6e-11, 0.42, 650]) {
      const reading = readQuantity(fieldText(value, language), { unit: 'm/s', signs: signsOf(language) });
      expect(reading, `${language} ${value}`).toMatchObject({ kind: 'number', value });
    }
});
