import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';

/**
 * Returns a function that formats errors of a quantity: with its unit, or as factors for quantities on a ratio scale
 * (unit `%`).
 */
export function useErrorFormat(unit: string) {
  const language = useLanguage();
  const isRatio = unit === '%';
  const factor = (value: number) => formatShort(Number(Math.exp(value / 100).toPrecision(3)), language);
  const number = (value: number) =>
    isRatio ? `×\u00a0${factor(value)}` : `${formatShort(value, language)}\u00a0${unit}`;
  return {
    isRatio,
    number,
    signed: (value: number) =>
      isRatio
        ? number(value)
        : `${value > 0 ? '+' : value < 0 ? '−' : '±'}${formatShort(Math.abs(value), language)}\u00a0${unit}`,
    within: (value: number) => (isRatio ? `×/÷\u00a0${factor(value)}` : `±${number(value)}`),
  };
}
