/** Bounds that are printed in words: `unter 0,005`, `0.005 이하`, `< NWG 0,005`. They are read as `<0,005` and `≤0.005`. */

import {
  atMost,
  atMostAfter,
  below,
  belowAfter,
  detectionLimit,
} from '@ferrite/calculators/core/pasted/bound-words.ts';

const number = String.raw`(?:\d{1,6}(?:[.,]\d{1,6})?|[.,]\d{1,6})(?:ppm|%|‰)?`;
const is = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');
const whole = (pattern: string) => new RegExp(pattern, 'i');

const forms: readonly (readonly [RegExp, string])[] = [
  [whole(`^(?:${below})(${number})$`), '<'],
  [whole(`^(?:${atMost})(${number})$`), '≤'],
  [whole(`^(${number})(?:${belowAfter})$`), '<'],
  [whole(`^(${number})(?:${atMostAfter})$`), '≤'],
  [whole(`^<(?:${detectionLimit})(${number})?$`), '<'],
];

/** Returns a printed word with the sign `<` or `≤` in place of a bound in words; other words unchanged. */
export function withBoundSign(text: string): string {
  for (const [form, sign] of forms) {
    const found = form.exec(text);
    if (found) return `${sign}${found[1] ?? ''}`;
  }
  return text;
}

const words = {
  number: is(number),
  comparative: is('less|lower|kleiner|weniger|geringer'),
  than: is('than|als'),
  detection: is(detectionLimit),
  below: is(below),
  atMost: is(atMost),
  belowAfter: is(belowAfter),
  atMostAfter: is(atMostAfter),
} as const;

/** Returns two adjacent words that state a bound with its sign: `<0,005` for `unter` and `0,005`; null for other words. */
export function boundOf(before: string, after: string): string | null {
  if (words.comparative.test(before) && words.than.test(after)) return '<';
  if (before === '<' && words.detection.test(after)) return '<';
  if (words.number.test(after)) {
    if (words.below.test(before)) return `<${after}`;
    return words.atMost.test(before) ? `≤${after}` : null;
  }
  if (!words.number.test(before)) return null;
  if (words.belowAfter.test(after)) return `<${before}`;
  return words.atMostAfter.test(after) ? `≤${before}` : null;
}
