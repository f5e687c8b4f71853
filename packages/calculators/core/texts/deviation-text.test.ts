import { expect, it } from 'vitest';
import { deviationText } from './deviation-text.ts';

it.each([
  { value: 3.9, format: { isRatio: true, unit: 'ppm', language: 'en' }, text: '1.04' },
  { value: 82.7, format: { isRatio: true, unit: 'ppm', language: 'de' }, text: '2,29' },
  { value: 27.4, format: { isRatio: undefined, unit: 'C', language: 'en' }, text: '27\u00a0K' },
  { value: 0.42, format: { isRatio: undefined, unit: 'FN', language: 'de' }, text: '0,42\u00a0FN' },
] as const)(
  'V-07 a measured deviation of $value is shown as $text, and never rounded to none',
  ({ value, format, text }) => {
    expect(deviationText(value, format)).toBe(text);
  },
);
