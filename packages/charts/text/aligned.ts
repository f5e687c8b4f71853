import { decimalsOn, formatCompact, type NumberWords, type Scale } from '../axis.ts';

/** Formats a value with the decimals that can be distinguished on this axis, which aligns values below each other. */
export function formatAligned(scale: Scale, value: number, words: NumberWords): string {
  return scale.log ? formatCompact(scale, value, words) : words.fixed(value, decimalsOn(scale));
}
