/** Which column of a pasted table stands for which input. */
import type { Calculator } from '../../../calculators/core/calculator.ts';
import { type Field, fieldsOf } from '../../../calculators/core/inputs/fields.ts';
import { type Unit, unitChoices, unitSymbol } from '../../../calculators/core/quantity.ts';
import type { Labels } from '../../../calculators/core/texts/common-texts.ts';
import { elementNames } from './element-names.ts';

/** Inputs that a cell can hold. */
export type CellField = Exclude<Field, { kind: 'series' }>;
export type Column = { readonly at: number; readonly field: CellField; readonly unit: Unit | null };
export type Columns =
  | {
      readonly ok: true;
      readonly columns: readonly Column[];
      /** Where each row's name stands, if somewhere. */
      readonly name: number | null;
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly problem: 'noHeader' }
  | { readonly ok: false; readonly problem: 'twice'; readonly key: string };

/** Letters and digits only, small: `Austenitizing temperature` and `AUSTENITIZING-TEMPERATURE` are the same. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]/gu, '');

/** Longer cells name no column. */
const longestHeading = 200;

/** `Dicke [mm]`, `Dicke (mm)`, `Dicke in mm`, `Dicke / mm`: the name and what stands for the unit. */
function nameAndUnit(header: string): { readonly name: string; readonly unit: string } {
  const text = header.slice(0, longestHeading).normalize('NFKC').trim();
  const parts =
    /^(.*?)\s*[[(]\s*([^\])]*)\s*[\])]$/.exec(text) ??
    /^(.*?)\s+in\s+(\S+)$/i.exec(text) ??
    /^(.*?)\s*[/,]\s*([^/,]+)$/.exec(text);
  const spaced = /^(\S+)\s+(%|ppm)$/i.exec(text);
  const found = parts ?? spaced;
  return found ? { name: found[1] ?? '', unit: found[2] ?? '' } : { name: text, unit: '' };
}

/** A unit as a header writes it, among those that the input is offered in; null when it is none of them. */
function unitOf(field: CellField, written: string): Unit | null {
  if (field.kind === 'choice') return null;
  const same = (text: string) =>
    text
      .replace(/\s/g, '')
      .replace(/^(wt|gew|mass|ma)\.?-?%$/i, '%')
      .toLowerCase();
  return (
    unitChoices(field.unit).find((unit) => same(unitSymbol(unit).normalize('NFKC')) === same(written)) ?? null
  );
}

/** Keys and the page's own labels first; what laboratories call an element only where it names nothing else. */
function fieldsByName(calculator: Calculator, labels: Labels): ReadonlyMap<string, CellField> {
  const fields = fieldsOf(calculator).filter((field): field is CellField => field.kind !== 'series');
  const found = new Map<string, CellField>();
  const add = (name: string, field: CellField) => {
    if (!found.has(plain(name))) found.set(plain(name), field);
  };
  for (const field of fields) add(field.key, field);
  for (const field of fields) add(labels.input(field.key), field);
  const several = calculator.inputs.filter((input) => input.kind === 'composition').length > 1;
  for (const field of fields)
    if (field.kind === 'element' && !several)
      for (const name of elementNames(field.element)) add(name, field);
  return found;
}

type Header = { readonly field: CellField; readonly unit: Unit | null };

/** A column in a unit that its input is not known in would give wrong figures silently: it is not read. */
function readHeader(byName: ReadonlyMap<string, CellField>, written: string): Header | null {
  const { name, unit } = nameAndUnit(written);
  const named = byName.get(plain(name));
  const read = named && unit !== '' ? unitOf(named, unit) : null;
  if (named && (unit === '' || read !== null)) return { field: named, unit: read };
  // What looked like a unit may be part of a label; a mere sign (‰) is not.
  const whole = unit === '' || plain(unit) === '' ? undefined : byName.get(plain(written));
  return whole ? { field: whole, unit: null } : null;
}

/**
 * Reads the first row: keys (`C`, `A.C`, `thicknessMm`), the page's own labels, and names of elements in every
 * language, with or without a unit. The first other column names the rows.
 */
export function readColumns(calculator: Calculator, labels: Labels, header: readonly string[]): Columns {
  const byName = fieldsByName(calculator, labels);
  const columns: Column[] = [];
  const others: number[] = [];
  for (const [at, written] of header.entries()) {
    const read = readHeader(byName, written);
    if (!read) others.push(at);
    else if (columns.some((column) => column.field.key === read.field.key))
      return { ok: false, problem: 'twice', key: read.field.key };
    else columns.push({ at, ...read });
  }
  if (columns.length === 0) return { ok: false, problem: 'noHeader' };
  const [name = null, ...more] = others;
  return {
    ok: true,
    columns,
    name,
    ignored: more.flatMap((at) => (header[at]?.trim() ? [header[at]] : [])),
  };
}

/** The names that a header may use, for whoever begins with an empty table. */
export function headerOf(calculator: Calculator): readonly string[] {
  return fieldsOf(calculator).flatMap((field) => (field.kind === 'series' ? [] : [field.key]));
}
