/** Formats results with the digits that their uncertainty allows; pages, tables, reports and descriptions use these functions. */
import type { Calculator, Output, OutputValues } from '../calculator.ts';
import type { Requirement } from '../inputs/requirement.ts';
import { formatNumber, formatShort, formatToPlace, joinEnds, roundToFigures, withUnit } from '../numbers.ts';
import { convert, differenceUnit, type Unit } from '../quantity.ts';
import { decimalsFor, digitsIn, isBelowDecimals, maxFigures, placeIn } from '../units/shown-units.ts';
import type { Language } from './language.ts';
import type { CalculatorTexts } from './texts.ts';

export type ValueFormat = {
  readonly calculator: Calculator;
  readonly texts: CalculatorTexts;
  readonly language: Language;
  /** Unit in which the output is shown. */
  readonly unit: Unit;
};

/** Returns a result without its unit; null without a value. */
export function valueText(format: ValueFormat, output: Output, values: OutputValues): string | null {
  const { texts, language, unit } = format;
  const value = values[output.key] ?? null;
  if (value === null) return null;
  if (typeof value === 'string') {
    const text = texts.values?.[`${output.key}.${value}`] ?? value;
    const limit = output.atLeast === undefined ? undefined : values[output.atLeast];
    return typeof limit === 'number' ? `≥\u00a0${formatShort(limit, language)}: ${text}` : text;
  }
  const end = values[output.upTo ?? ''];
  if (typeof end !== 'number') return numberText(format, output, values);
  const ends = [value, end].map((each) =>
    formatNumber(convert(each, output.unit, unit), output.digits ?? 0, language),
  );
  return joinEnds(ends, language);
}

function numberText(
  { calculator, language, unit }: ValueFormat,
  output: Output,
  values: OutputValues,
): string {
  const shown = convert(Number(values[output.key]), output.unit, unit);
  if (shown < Number(output.least)) return `<\u00a0${output.least}`;
  if (output.digits === undefined)
    return formatShort(roundToFigures(shown, output.figures ?? maxFigures), language, output.figures);
  const decimals = decimalsFor(output, unit, shown);
  const least = 10 ** -digitsIn(output, unit);
  if (output.isOpen && shown < least / 2) return `<\u00a0${formatShort(least, language)}`;
  if (output.isOpen && shown > 1 - least / 2) return `>\u00a0${formatShort(1 - least, language)}`;
  // What no additional decimals show is small, not zero.
  if (isBelowDecimals(output, unit, shown))
    return shown > 0 ? `<\u00a0${formatShort(least, language)}` : formatShort(shown, language);
  // Sums and products of exact values agree in what is shown.
  if (calculator.isExact && output.figures && output.digits)
    return formatShort(roundToFigures(shown, output.figures), language, output.figures);
  return formatToPlace(shown, decimals, placeIn(calculator, values, output, unit), language);
}

/** Returns a result with its unit; null without a value. */
export function valueWithUnit(format: ValueFormat, output: Output, values: OutputValues): string | null {
  const text = valueText(format, output, values);
  return text === null || typeof values[output.key] !== 'number'
    ? text
    : withUnit(text, format.unit, format.language);
}

/** Significant digits of a margin that the digits of its result would show as 0. */
const smallFigures = 1;

/** Returns the limit of a requirement with its sign and unit, and the distance of the value from it with the digits of the result. */
export function requirementTexts(
  { calculator, language, unit }: Omit<ValueFormat, 'texts'>,
  { output, kind, limit }: Requirement,
  values: OutputValues,
): { readonly limit: string; readonly margin: string } {
  const value = values[output.key];
  const shownLimit = convert(limit, output.unit, unit);
  const difference = typeof value === 'number' ? Math.abs(convert(value, output.unit, unit) - shownLimit) : 0;
  const place = Math.max(placeIn(calculator, values, output, unit), 10 ** -digitsIn(output, unit));
  const margin =
    output.digits === undefined || difference < place / 2
      ? formatShort(roundToFigures(difference, smallFigures), language)
      : formatToPlace(difference, digitsIn(output, unit), place, language);
  return {
    limit: `${kind === 'min' ? '≥' : '≤'}\u00a0${withUnit(formatShort(shownLimit, language), unit, language)}`,
    margin: withUnit(margin, differenceUnit(unit), language),
  };
}
