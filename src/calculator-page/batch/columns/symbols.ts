import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import type { CellField } from './columns.ts';
import { headerUnit } from './header-units.ts';

/** Returns the letters of a TeX symbol, and its first letter: `T_\\mathrm{aus}` gives `Taus` and `T`. */
function lettersOf(symbol: string): readonly string[] {
  const text = symbol.replace(/\\mathrm|[{}_^\\\s]/g, '');
  return [text, text.slice(0, 1)];
}

/**
 * Returns the field with this symbol and unit if there is exactly one. Symbols are case-sensitive, because `T` and `t`
 * differ.
 */
export function fieldWithSymbol(
  fields: readonly CellField[],
  name: string,
  written: string,
): { readonly field: CellField; readonly unit: Unit } | null {
  const found = fields.flatMap((field) => {
    const unit = headerUnit(field, written);
    const letters =
      field.kind === 'number'
        ? [
            ...(field.input.symbol ? lettersOf(field.input.symbol) : []),
            ...(unit === 'C' || unit === 'F' || unit === 'K' ? ['T', 'ϑ', 'θ'] : []),
          ]
        : [];
    return unit !== null && letters.includes(name.trim().replace(/\s/g, '')) ? [{ field, unit }] : [];
  });
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}
