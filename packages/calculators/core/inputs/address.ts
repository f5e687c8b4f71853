/** Encodes inputs in a URL query, always with a decimal point. */
import type { Calculator, CompositionInput } from '../calculator.ts';
import { kindOf, type Unit } from '../quantity.ts';
import { type ContinuousField, fieldsOf, type RawInputs } from './fields.ts';
import { belowKey, chartKey, requirementKey } from './link-marks.ts';
import { plainSigns, plusMinusText } from './read-number.ts';
import { readQuantity } from './read-quantity.ts';
import { readRequirement, writeRequirement } from './requirement.ts';

/** Returns the query key of the steel grade of a composition. */
export const gradeKeyOf = (input: CompositionInput): string => `${input.prefix}grade`;

/** Query key of the units that differ from the calculator's own units. */
export const unitsKey = 'units';

export const compositionsOf = (calculator: Calculator): readonly CompositionInput[] =>
  calculator.inputs.filter((input): input is CompositionInput => input.kind === 'composition');

function writeRows(rows: unknown, columns: readonly { readonly key: string }[]): string | undefined {
  if (!Array.isArray(rows)) return undefined;
  return rows
    .map((row: Readonly<Record<string, unknown>>) =>
      columns.map((column) => String(row[column.key] ?? '')).join(','),
    )
    .join(';');
}

/** Returns the query of a link, without `?`: all given inputs and `v`, the version of the formulas. */
export function toQuery(calculator: Calculator, inputs: RawInputs): string {
  const query = new URLSearchParams();
  for (const field of fieldsOf(calculator)) {
    const value = inputs[field.key];
    const text = field.kind === 'series' ? writeRows(value, field.input.columns) : value;
    if (text !== undefined && text !== null) query.set(field.key, String(text));
  }
  query.set('v', calculator.version);
  // `,` and `;` are valid in a query and easier to read unencoded.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3B', ';');
}

/** Returns the fields that accept a limit: contents of an analysis and other contents such as that of the surface. */
const contentsOf = (calculator: Calculator) =>
  fieldsOf(calculator).filter(
    (field): field is ContinuousField =>
      field.kind === 'element' || (field.kind === 'number' && kindOf(field.unit) === 'mass fraction'),
  );

export const isContent = (calculator: Calculator, key: string): boolean =>
  contentsOf(calculator).some((field) => field.key === key);

/** Returns the keys of the contents that a query states as below a limit: in a list of their keys, or as `B=<0.0005`. */
export function belowIn(calculator: Calculator, query: URLSearchParams): readonly string[] {
  const listed = (query.get(belowKey) ?? '').split(',');
  const isLimit = ({ key, unit }: ContinuousField) => {
    const reading = readQuantity(query.get(key) ?? '', { unit, signs: plainSigns });
    return reading.kind === 'number' && reading.bound === 'below';
  };
  return contentsOf(calculator)
    .filter((field) => listed.includes(field.key) || isLimit(field))
    .map(({ key }) => key);
}

/** Maximum length of a grade key or list of units. */
const longestRemark = 40;

/**
 * Returns the parts of a query that do not affect results, each prefixed with `&`: grades, units, diagram, requirement
 * and contents below a limit. Other keys are dropped.
 */
export function remarksOf(calculator: Calculator, query: URLSearchParams): string {
  const requirement = readRequirement(calculator, query);
  const chart = calculator.charts?.find(({ key }) => key === query.get(chartKey));
  const remarks = [
    ...[...compositionsOf(calculator).map(gradeKeyOf), unitsKey].map((key) => [key, query.get(key) ?? '']),
    [chartKey, chart?.key ?? ''],
    [requirementKey, requirement ? writeRequirement(requirement) : ''],
    [belowKey, belowIn(calculator, query).join(',')],
  ] as const;
  return remarks
    .filter(
      ([key, text]) =>
        text !== '' && (text.length <= longestRemark || key === requirementKey || key === belowKey),
    )
    .map(([key, text]) => `&${key}=${encodeURIComponent(text ?? '').replaceAll('%2C', ',')}`)
    .join('');
}

/** Input of an optional field that a link states without a value, e.g. `C=`: not stated, as an empty field of the page. */
const notStatedInput = '-';

const isOptional = (field: ContinuousField): boolean =>
  field.kind === 'element' || field.input.optional === true;

export type FromQuery = {
  /** Inputs of the query. Unreadable numbers stay text, which makes parsing report the field. */
  readonly inputs: RawInputs;
  readonly version?: string;
};

/** Parses a query written by {@link toQuery}; ignores other keys (`lang`, campaign parameters). */
export function fromQuery(calculator: Calculator, query: URLSearchParams): FromQuery {
  const inputs: Record<string, unknown> = {};
  const number = (text: string, unit: Unit): number | string => {
    const reading = readQuantity(text, { unit, signs: plainSigns });
    if (reading.kind !== 'number') return text;
    return reading.plusMinus ? plusMinusText(reading.value, reading.plusMinus) : reading.value;
  };
  for (const field of fieldsOf(calculator)) {
    const text = query.get(field.key);
    if (text === null) continue;
    if (field.kind === 'choice') inputs[field.key] = text;
    else if (field.kind !== 'series')
      inputs[field.key] = text.trim() === '' && isOptional(field) ? notStatedInput : number(text, field.unit);
    else {
      inputs[field.key] = text
        .split(';')
        .filter((row) => row !== '')
        .map((row) => {
          const cells = row.split(',');
          const named = field.input.columns.map(
            (column, at) => [column.key, number(cells[at] ?? '', column.unit)] as const,
          );
          return Object.fromEntries(named);
        });
    }
  }
  const version = query.get('v');
  return version === null ? { inputs } : { inputs, version };
}
