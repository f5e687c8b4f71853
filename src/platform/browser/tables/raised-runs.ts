/** Digits of rich text that are raised or lowered, e.g. a footnote mark behind a number. */

const signs = { superscript: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾', subscript: '₀₁₂₃₄₅₆₇₈₉₊₋₍₎' } as const;
const plain = '0123456789+-()';

/** Follows the runs of a rich text while it is read, and returns their texts with raised characters. */
export function createRuns() {
  let position: keyof typeof signs | null = null;
  return {
    open(name: string, attribute: (name: string) => string | null | undefined): void {
      if (name === 'r') position = null;
      if (name !== 'vertAlign') return;
      const value = attribute('val');
      position = value === 'superscript' || value === 'subscript' ? value : null;
    },
    close(name: string): void {
      if (name === 'r') position = null;
    },
    text(text: string): string {
      const to = position === null ? null : signs[position];
      return to === null ? text : text.replace(/[-+()\d]/g, (sign) => to[plain.indexOf(sign)] ?? sign);
    },
  };
}
