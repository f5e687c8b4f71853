import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import type { CellField } from './cell-fields.ts';
import { headerUnit } from './header-units.ts';

/** Returns the letters of a TeX symbol, and its first letter: `T_\\mathrm{aus}` gives `Taus` and `T`. */
function lettersOf(symbol: string): readonly string[] {
  const text = symbol.replace(/\\mathrm|[{}_^\\\s]/g, '');
  return [text, text.slice(0, 1)];
}

/**
 * Returns the field with this symbol: the only one with all its letters, else the only one that begins with them.
 * Symbols are case-sensitive, because `T` and `t` differ. Without a unit, all letters of the symbol must be given.
 */
export function fieldWithSymbol(
  fields: readonly CellField[],
  name: string,
  written: string,
): { readonly field: CellField; readonly unit: Unit | null } | null {
  const letters = name.trim().replace(/\s/g, '');
  const named = fields.flatMap((field) => {
    const unit = written === '' ? null : headerUnit(field, written);
    if (field.kind !== 'number' || (unit === null && written !== '')) return [];
    const [whole, first] = field.input.symbol ? lettersOf(field.input.symbol) : [];
    const isTemperature = unit === 'C' || unit === 'F' || unit === 'K';
    const isFirst =
      unit !== null && (letters === first || (isTemperature && ['T', 'ϑ', 'θ'].includes(letters)));
    return letters === whole || isFirst ? [{ field, unit, isWhole: letters === whole }] : [];
  });
  const wholes = named.filter(({ isWhole }) => isWhole);
  const [only, ...more] = wholes.length > 0 ? wholes : named;
  return only && more.length === 0 ? { field: only.field, unit: only.unit } : null;
}
