/** Maps columns of a table to inputs. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { elementNames } from '@ferrite/calculators/core/element-names.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { type Labels, labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import { type CellField, cellFieldsOf } from './cell-fields.ts';
import { plain } from './column-name.ts';
import { computedColumns } from './exported-results.ts';
import { nameAndDivisor } from './header-factor.ts';
import { headerUnit, isUnitLike } from './header-units.ts';
import { isUsed } from './needed-choices.ts';
import { quantityNames } from './quantity-names.ts';
import { fieldWithSymbol } from './symbols.ts';
import type { TableNames } from './table-names.ts';

/** Choice that follows from a column name, e.g. the scale HRC. */
export type NamedChoice = { readonly key: string; readonly choice: string };
export type Column = {
  readonly at: number;
  readonly field: CellField;
  readonly unit: Unit | null;
  readonly chooses?: NamedChoice;
  /** Number by which the cells are divided when the table is read, as below `Mn ×100`. */
  readonly divisor?: number;
};
export type Columns =
  | {
      readonly ok: true;
      readonly columns: readonly Column[];
      /** Index of the column with row names, if any. */
      readonly name: number | null;
      /** Columns that are not read. */
      readonly others: readonly { readonly at: number; readonly header: string }[];
    }
  | { readonly ok: false; readonly problem: 'noHeader' }
  | { readonly ok: false; readonly problem: 'twice'; readonly key: string }
  | ({ readonly ok: false; readonly problem: 'unit' } & UnknownUnit);
/** Column of an input with a unit that the input does not accept. */
export type UnknownUnit = { readonly header: string; readonly key: string; readonly unit: string };

const longestHeading = 200;

/** Returns the index of the bracket that the last character closes, as in `Wärme (J/(kg·K))`; −1 without one. */
function bracketAt(text: string): number {
  if (!/[\])]$/.test(text)) return -1;
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (')]'.includes(text.charAt(at))) depth += 1;
    else if ('(['.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Splits `Dicke [mm]`, `Dicke (mm)`, `Dicke in mm`, `Dicke / mm` into name and unit. */
function nameAndUnit(header: string): { readonly name: string; readonly unit: string } {
  const text = header.slice(0, longestHeading).normalize('NFKC').trim();
  const sign = /[[(]/.test(text) ? -1 : text.search(/[‰‱]/);
  if (sign !== -1) {
    const name = `${text.slice(0, sign)}${text.slice(sign + 1)}`.trim();
    return { name: name.replace(/ in$/i, ''), unit: text.charAt(sign) };
  }
  const start = bracketAt(text);
  if (start !== -1) return { name: text.slice(0, start).trim(), unit: text.slice(start + 1, -1).trim() };
  const parts = /^(.*?)\s+in\s+(\S+)$/i.exec(text) ?? /^(.*?)\s*[/,]\s*([^/,]+)$/.exec(text);
  const spaced = /^(\S+)\s+(%|ppm)$/i.exec(text);
  const found = parts ?? spaced;
  return found ? { name: found[1] ?? '', unit: found[2] ?? '' } : { name: text, unit: '' };
}

type Named = { readonly field: CellField; readonly chooses?: NamedChoice };

/** Returns the scales that may name a number column: each choice with its key and label. */
function scaleNames(calculator: Calculator, fields: readonly CellField[], { choices = {} }: TableNames) {
  return fields.flatMap((field): readonly (readonly [string, Named])[] => {
    const key = field.kind === 'number' ? field.input.scale : undefined;
    const scale = calculator.inputs.find((input) => input.key === key);
    if (key === undefined || scale?.kind !== 'choice') return [];
    return scale.choices.flatMap((choice) =>
      [choice, choices[`${key}.${choice}`] ?? choice].map(
        (name) => [name, { field, chooses: { key, choice } }] as const,
      ),
    );
  });
}

type InUse = (field: CellField) => boolean;

const remark = /(?<!\s)\s*[(（[][^()（）[\]]*[)）\]]$/;

type FieldNames = readonly (readonly [string, CellField])[];

const namesOfQuantities = (fields: readonly CellField[]): FieldNames =>
  fields.flatMap((field) =>
    field.kind === 'number' ? quantityNames(field.input).map((name) => [name, field] as const) : [],
  );

const namesOfElements = (fields: readonly CellField[]): FieldNames =>
  fields.flatMap((field) =>
    field.kind === 'element' ? elementNames(field.element).map((name) => [name, field] as const) : [],
  );

/** Returns the names of one field only, or of one field that is in use. */
function uniqueNames(names: FieldNames, isInUse: InUse): FieldNames {
  const fields = Map.groupBy(names, ([name]) => plain(name));
  return names.filter(([name, field]) => {
    const same = new Set((fields.get(plain(name)) ?? []).map(([, other]) => other));
    return same.size === 1 || (isInUse(field) && [...same].filter(isInUse).length === 1);
  });
}

type Lookup = (name: string) => Named | undefined;

/** Returns the labels of the fields in other languages. */
function labelsIn(calculator: Calculator, fields: readonly CellField[], others: readonly TableNames[]) {
  return others.flatMap((each) => {
    const { input } = labelsOf(calculator, each);
    const named = fields.map((field) => [input(field.key), field] as const);
    const numbers = new Set(named.flatMap(([name, { kind }]) => (kind === 'choice' ? [] : [name])));
    // If a choice and a number have the same name, a column with this name contains the number.
    return named.filter(([name, { kind }]) => kind !== 'choice' || !numbers.has(name));
  });
}

/**
 * Returns fields by name: keys and labels of the page have priority, other names are included if they are unambiguous. A
 * name of several fields is that of the field in use.
 */
function fieldsByName(
  calculator: Calculator,
  names: readonly [TableNames, ...TableNames[]],
  isInUse: InUse,
): Lookup {
  const [own, ...others] = names;
  const labels: Labels = labelsOf(calculator, own);
  const fields = cellFieldsOf(calculator);
  const numbersFirst = [...fields].sort(
    (a, b) =>
      Number(a.kind === 'choice') - Number(b.kind === 'choice') || Number(isInUse(b)) - Number(isInUse(a)),
  );
  const several = calculator.inputs.filter(({ kind }) => kind === 'composition').length > 1;
  const ownLabels: FieldNames = numbersFirst.map((field) => [labels.input(field.key), field]);
  const otherLabels = labelsIn(calculator, numbersFirst, others);
  const short = (list: FieldNames): FieldNames =>
    uniqueNames(
      list.map(([name, field]) => [name.replace(remark, ''), field]),
      isInUse,
    );
  const named = (list: FieldNames) => list.map(([name, field]) => [name, { field }] as const);
  const all: readonly (readonly [string, Named])[] = [
    ...named(ownLabels),
    ...named(uniqueNames(otherLabels, isInUse)),
    ...named(numbersFirst.map((field) => [field.key, field])),
    ...named(short(ownLabels)),
    ...named(short(otherLabels)),
    ...names.flatMap((each) => scaleNames(calculator, fields, each)),
    ...named(uniqueNames(namesOfQuantities(fields), isInUse)),
    ...named(several ? [] : namesOfElements(fields)),
  ];
  // The first of equal names has priority.
  const found = new Map(all.toReversed().map(([name, field]) => [plain(name), field]));
  const keys = new Map(fields.map((field) => [field.key, { field }]));
  return (name) => keys.get(name.trim()) ?? found.get(plain(name));
}

type Header = Named & Pick<Column, 'unit' | 'divisor'>;

/** Parses a name and its unit or scale; null for an unknown unit, which would give wrong values. */
function readParts(byName: Lookup, name: string, unit: string): Header | null {
  const named = byName(name);
  const read = named && unit !== '' ? headerUnit(named.field, unit) : null;
  if (named && (unit === '' || read !== null)) return { ...named, unit: read };
  // `Hardness (HRC)` has a scale in place of a unit.
  const scale = unit === '' ? undefined : byName(unit);
  if (named && scale?.chooses && scale.field.key === named.field.key) return { ...scale, unit: null };
  return null;
}

/** Parses a header; null if it is unknown. */
function readHeader(
  byName: Lookup,
  fields: readonly CellField[],
  isInUse: InUse,
  written: string,
): Header | null {
  const { name, unit } = nameAndUnit(written);
  // The presumed unit may be part of the label, unless it is a single symbol (‰).
  const whole = plain(unit) === '' ? undefined : byName(written);
  if (whole) return { ...whole, unit: null };
  const scaled = nameAndDivisor(written);
  const content = scaled && byName(scaled.name);
  if (scaled && content?.field.kind === 'element')
    return { field: content.field, unit: 'wt%', divisor: scaled.divisor };
  // In `Härte HV`, the last word is the unit.
  const text = written.slice(0, longestHeading).trim();
  const cut = text.search(/\s\S+$/);
  return (
    readParts(byName, name, unit) ??
    fieldWithSymbol(fields, name, unit, isInUse) ??
    fieldWithSymbol(fields, text, '', isInUse) ??
    (cut > 0 ? readParts(byName, text.slice(0, cut), text.slice(cut + 1)) : null)
  );
}

/** Returns the input and the unit of a header that names an input with an unknown unit. */
function unknownUnit(byName: Lookup, header: string): UnknownUnit | null {
  const parts = nameAndUnit(header);
  // In `C at%`, the last word is the unit.
  const [, before = '', last = ''] = /^(.*\S)\s+(\S+)$/.exec(header.slice(0, longestHeading).trim()) ?? [];
  const { name, unit } = parts.unit === '' ? { name: before, unit: last } : parts;
  const named = isUnitLike(unit) ? byName(name) : undefined;
  return named && named.field.kind !== 'choice'
    ? { header: header.trim(), key: named.field.key, unit }
    : null;
}

type ColumnsRequest = {
  /** Names in the language of the page, and in other languages, in which the table may have been exported. */
  readonly names: readonly [TableNames, ...TableNames[]];
  /** Inputs of the form; they decide to which input an ambiguous column name belongs. */
  readonly form?: RawInputs | undefined;
};

/**
 * Parses the row of column names: keys (`C`, `A.C`, `thicknessMm`), labels of the page, symbols, scales of hardness,
 * and names of elements and quantities in every language, with or without a unit. The first column with another name
 * contains the row names.
 */
export function readColumns(
  calculator: Calculator,
  { names, form = {} }: ColumnsRequest,
  header: readonly string[],
): Columns {
  const fields = cellFieldsOf(calculator);
  const used = new Set(fields.filter(({ key }) => isUsed(calculator, key, form)));
  const isInUse: InUse = (field) => used.has(field);
  const byName = fieldsByName(calculator, names, isInUse);
  const columns: Column[] = [];
  const others: number[] = [];
  const computed = computedColumns(calculator, names, header);
  for (const [at, written] of header.entries()) {
    const read = computed.certain.has(at) ? null : readHeader(byName, fields, isInUse, written);
    if (!read) {
      const unknown = computed.named.has(at) ? null : unknownUnit(byName, written);
      // Without this column, its input would be taken from the form.
      if (unknown) return { ok: false, problem: 'unit', ...unknown };
      others.push(at);
    } else if (columns.some((column) => column.field.key === read.field.key))
      return { ok: false, problem: 'twice', key: read.field.key };
    else columns.push({ at, ...read });
  }
  if (columns.length === 0) return { ok: false, problem: 'noHeader' };
  const [name = null] = others.filter((at) => !computed.named.has(at));
  return {
    ok: true,
    columns,
    name,
    others: others.flatMap((at) => {
      const written = header[at]?.trim() ?? '';
      return at === name || written === '' || computed.named.has(at) ? [] : [{ at, header: written }];
    }),
  };
}

/** Column as sent between page and worker. */
export type ReadColumn = Omit<Column, 'field'> & { readonly key: string };
export const sentColumn = ({ field, ...column }: Column): ReadColumn => ({ ...column, key: field.key });

/**
 * Returns a column that the user assigned to an input; its header may state a unit. Null if the input does not accept
 * the unit.
 */
export function assignedColumn(
  calculator: Calculator,
  at: number,
  key: string,
  header: string,
): ReadColumn | null {
  const field = cellFieldsOf(calculator).find((each) => each.key === key);
  const written = nameAndUnit(header).unit;
  const unit = field ? headerUnit(field, written) : null;
  const isFactor = field?.kind === 'element' && nameAndDivisor(header) !== null;
  return field && !isFactor && (unit !== null || !isUnitLike(written)) ? { at, key, unit } : null;
}

export function columnsOf(calculator: Calculator, read: readonly ReadColumn[]): readonly Column[] {
  const fields = cellFieldsOf(calculator);
  return read.flatMap(({ key, ...column }) => {
    const field = fields.find((each) => each.key === key);
    return field ? [{ ...column, field }] : [];
  });
}

/** Returns the column names of an empty table: the labels of the page. */
export function headerOf(calculator: Calculator, labels: Labels): readonly string[] {
  return cellFieldsOf(calculator).map(({ key }) => labels.input(key));
}
