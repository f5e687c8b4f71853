import { kindOf, type Unit } from '@ferrite/calculators/core/quantity.ts';
import type { CellField } from './cell-fields.ts';
import { headerUnit } from './header-units.ts';

/** Returns the letters of a TeX symbol, and its first letter: `T_\\mathrm{aus}` gives `Taus` and `T`. */
function lettersOf(symbol: string): readonly string[] {
  const text = symbol.replace(/\\mathrm|[{}_^\\\s]/g, '');
  return [text, text.slice(0, 1)];
}

type InUse = (field: CellField) => boolean;
type Found = { readonly field: CellField; readonly unit: Unit | null };

/** Prefixes of the keys of lengths, by their usual symbol in upper or lower case. */
const lengths: Readonly<Record<string, string>> = {
  b: 'width',
  d: 'diameter',
  h: 'height',
  l: 'length',
  t: 'thickness',
  w: 'width',
};

/** Returns the only length in use with this symbol. Without a unit, T is a temperature. */
function lengthOf(
  fields: readonly CellField[],
  letters: string,
  written: string,
  isInUse: InUse,
): Found | null {
  const word = lengths[letters.toLowerCase()];
  if (word === undefined || (letters === 'T' && written === '')) return null;
  const [only, ...more] = fields.flatMap((field) => {
    if (field.kind !== 'number' || kindOf(field.unit) !== 'length' || !isInUse(field)) return [];
    const unit = written === '' ? null : headerUnit(field, written);
    return field.key.startsWith(word) && (unit !== null || written === '') ? [{ field, unit }] : [];
  });
  return only && more.length === 0 ? only : null;
}

/**
 * Returns the field with this symbol: the only one with all its letters, else the only one that begins with them; of
 * several, the one in use. The letter of a field that is not in use may stand for a length, such as D for a diameter.
 * Symbols are case-sensitive, because `T` and `t` differ. Without a unit, all letters of the symbol must be given.
 */
export function fieldWithSymbol(
  fields: readonly CellField[],
  name: string,
  written: string,
  isInUse: InUse,
): Found | null {
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
  const candidates = wholes.length > 0 ? wholes : named;
  const inUse = candidates.filter(({ field }) => isInUse(field));
  const [only, ...more] = inUse.length > 0 ? inUse : candidates;
  const isDoubtful = only ? inUse.length === 0 : written !== '';
  const length = isDoubtful ? lengthOf(fields, letters, written, isInUse) : null;
  return length ?? (only && more.length === 0 ? { field: only.field, unit: only.unit } : null);
}
