/** Formula of a temperature printed in °C, °F or K, evaluated in °C from the heat analysis in wt %. */
import type { Composition } from '../../core/elements.ts';
import {
  type CompositionFormula,
  formulaInserted,
  formulaShares,
  formulaTex,
  formulaValue,
} from './composition-formula.ts';

export type TemperatureFormula = CompositionFormula & { readonly scale?: 'F' | 'K' };

export function celsiusOf(printed: TemperatureFormula, steel: Composition): number {
  const value = formulaValue(printed, steel);
  if (printed.scale === 'F') return ((value - 32) * 5) / 9;
  return printed.scale === 'K' ? value - 273.15 : value;
}

/** Returns the contribution of each term to the temperature, in K. */
export function kelvinShares(
  printed: TemperatureFormula,
  steel: Composition,
): Readonly<Record<string, number>> {
  const factor = printed.scale === 'F' ? 5 / 9 : 1;
  return Object.fromEntries(
    Object.entries(formulaShares(printed, steel)).map(([term, share]) => [term, factor * share]),
  );
}

/** Returns the right-hand side of the formula in TeX, converted to °C. */
export function celsiusTex(printed: TemperatureFormula): string {
  const tex = formulaTex(printed);
  if (printed.scale === 'F') return `\\tfrac{5}{9}\\,(${tex} - 32)`;
  return printed.scale === 'K' ? `${tex} - 273.15` : tex;
}

/** Returns the right-hand side of the formula with the contents of this steel inserted. */
export function celsiusInserted(printed: TemperatureFormula, steel: Composition): string {
  const text = formulaInserted(printed, steel);
  if (printed.scale === 'F') return `= 5/9 × (${text.slice(2)} − 32)`;
  return printed.scale === 'K' ? `${text} − 273.15` : text;
}
