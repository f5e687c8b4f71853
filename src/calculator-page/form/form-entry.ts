/**
 * Entries of the form: the typed text, and the exact value in the input's own unit, which makes changing units back and
 * forth lossless.
 */
import type { Calculator, NumberInput, SeriesInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { fieldsOf, isAsked, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { plainSigns, plusMinusText, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { formatPower } from '@ferrite/calculators/core/numbers.ts';
import { clean, convert, type Unit } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type PreferredUnits, shownFor } from '@ferrite/calculators/core/units/shown-units.ts';

/** Entry of a field. `value` is null if the text is empty, ambiguous or not a number. */
export type Entry = {
  readonly text: string;
  readonly value: number | null;
  /** Possible readings of an ambiguous text, in the shown unit. */
  readonly readings?: readonly [decimal: number, grouped: number];
  /** Value in the shown unit, if it differs from the number in the text: `390 °F`, `1/2`, `<0.01`. */
  readonly countsAs?: number;
  /** Uncertainty in the input's own unit: `0.42 ± 0.02`. */
  readonly plusMinus?: number;
  /** True if the content is stated as an upper limit: `<0.003`. */
  readonly isBelow?: true;
};
export type PickedGrade = {
  /** Key in the table of grades, if the user selected the grade there. */
  readonly key?: string;
  readonly name: string;
  readonly number?: string | undefined;
  /** Typical analysis of the grade in wt %. */
  readonly typical: Composition;
  readonly confirmed: boolean;
};

export type FormState = {
  readonly language: Language;
  /** Entries by flat key: `temperatureC`, `A.C`, `steps.0.timeH`. */
  readonly entries: Readonly<Record<string, Entry>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, number>>;
  /** Units of single fields, by input key, `series.column`, or `composition`. */
  readonly units: Readonly<Record<string, Unit>>;
  /** Preferred units, which apply to all fields of their kind. */
  readonly kept: PreferredUnits;
  readonly grades: Readonly<Record<string, PickedGrade>>;
  /** False until the first change; the URL is not updated before. */
  readonly changed: boolean;
  /** True if the inputs come from a link or the selected heat, i.e. the default inputs were never shown. */
  readonly linked: boolean;
};

export const compositionUnitKey = 'composition';

/**
 * Formats a number for a field: six significant digits without grouping, with the decimal separator of the language and
 * powers of ten.
 */
export function fieldText(value: number, language: Language): string {
  const short = String(Number(value.toPrecision(6)));
  if (short.includes('e')) return formatPower(value, short.replace(/e.*|\D/g, '').length, language);
  return language === 'de' ? short.replace('.', ',') : short;
}

type Place = { readonly unitKey: string; readonly own: Unit };

/** Returns the key of a field's unit, and the own unit of its value. */
function placeOf(calculator: Calculator, key: string): Place {
  const [, series, column] = /^(\w+)\.\d+\.(\w+)$/.exec(key) ?? [];
  const rows = calculator.inputs.find(
    (input): input is SeriesInput => input.kind === 'series' && input.key === series,
  );
  const found = rows?.columns.find((each) => each.key === column);
  if (found) return { unitKey: `${series}.${column}`, own: found.unit };
  const input = calculator.inputs.find(
    (each): each is NumberInput => each.kind === 'number' && each.key === key,
  );
  return input ? { unitKey: key, own: input.unit } : { unitKey: compositionUnitKey, own: 'wt%' };
}

export function shownUnit(
  calculator: Calculator,
  state: Pick<FormState, 'units' | 'kept'>,
  key: string,
): Unit {
  const place = placeOf(calculator, key);
  return state.units[place.unitKey] ?? shownFor(place.own, state.kept);
}

/** Returns the entry of a value with its uncertainty, both in the input's own unit. */
export function entryOf(
  calculator: Calculator,
  state: FormState,
  key: string,
  {
    value,
    plusMinus,
    isBelow,
  }: {
    readonly value: number;
    readonly plusMinus?: number | undefined;
    readonly isBelow?: boolean | undefined;
  },
): Entry {
  const { own } = placeOf(calculator, key);
  const shown = shownUnit(calculator, state, key);
  const written = (each: number) => fieldText(clean(each), state.language);
  const countsAs = clean(convert(value, own, shown));
  const text = written(countsAs);
  if (isBelow) return { text: `<${text}`, value, countsAs, isBelow };
  if (!plusMinus) return { text, value };
  const off = Math.abs(convert(value + plusMinus, own, shown) - convert(value, own, shown));
  return { text: `${text} ± ${written(off)}`, value, plusMinus };
}

export function readEntry(calculator: Calculator, state: FormState, key: string, text: string): Entry {
  const { own } = placeOf(calculator, key);
  const shown = shownUnit(calculator, state, key);
  const reading = readQuantity(text, { unit: shown, signs: signsOf(state.language) });
  if (reading.kind === 'ambiguous')
    return { text, value: null, readings: [reading.decimal, reading.grouped] };
  if (reading.kind === 'none') return { text, value: null };
  const inOwn = (each: number) => (shown === own ? each : clean(convert(each, shown, own)));
  const value = inOwn(reading.value);
  const derived = {
    ...(reading.isDerived && { countsAs: reading.value }),
    ...(reading.bound === 'below' && { isBelow: true as const }),
  };
  if (!reading.plusMinus) return { text, value, ...derived };
  return {
    text,
    value,
    ...derived,
    plusMinus: clean(Math.abs(inOwn(reading.value + reading.plusMinus) - value)),
  };
}

/** Returns the entry of an external value: a number in the input's own unit, or a text from a program or URL. */
export function openedEntry(calculator: Calculator, state: FormState, key: string, value: unknown): Entry {
  if (typeof value === 'number') return entryOf(calculator, state, key, { value });
  const text = String(value ?? '');
  const { own } = placeOf(calculator, key);
  const reading = readQuantity(text, { unit: own, signs: plainSigns });
  if (reading.kind === 'number') return entryOf(calculator, state, key, reading);
  if (reading.kind === 'none') return { text, value: null };
  return { text, value: null, readings: [reading.decimal, reading.grouped] };
}

/** Returns the value of an entry in the input's own unit, with its uncertainty; invalid text unchanged; undefined if empty. */
function outsideValue(entry: Entry | undefined): number | string | undefined {
  if (!entry || entry.text.trim() === '') return undefined;
  if (entry.value !== null && entry.plusMinus) return plusMinusText(entry.value, entry.plusMinus);
  return entry.value ?? entry.text;
}

/** Returns the keys of the contents that are stated as upper limits. */
export const belowOf = ({ entries }: FormState): readonly string[] =>
  Object.keys(entries).filter((key) => entries[key]?.isBelow);

/** Returns the form's values as flat, unvalidated inputs. */
export function rawInputs(calculator: Calculator, state: FormState): RawInputs {
  const raw: Record<string, unknown> = {};
  for (const field of fieldsOf(calculator)) {
    // Hidden inputs are not part of links, exports and saved calculations.
    if (!isAsked(field.input, state.choices)) continue;
    if (field.kind === 'choice') raw[field.key] = state.choices[field.key];
    else if (field.kind === 'series') {
      raw[field.key] = Array.from({ length: state.rows[field.key] ?? 0 }, (_, at) =>
        Object.fromEntries(
          field.input.columns.map((column) => [
            column.key,
            outsideValue(state.entries[`${field.key}.${at}.${column.key}`]),
          ]),
        ),
      );
    } else {
      const value = outsideValue(state.entries[field.key]);
      if (value !== undefined) raw[field.key] = value;
    }
  }
  return raw;
}
