/**
 * Definition of a calculator as data. One file in a category's folder calls {@link defineCalculator}; pages, catalogue,
 * tests, command line and HTTP API read that definition. Texts in five languages are in `texts/` beside it.
 */

import type { CalculatorId } from '../registry.ts';
import type { SourceKey } from '../sources/index.ts';
import type { ChartDrawing } from './chart.ts';
import { withModelEnds } from './charts/model-ends.ts';
import type { Composition, ElementSymbol } from './elements.ts';
import type { Unit } from './quantity.ts';
import { withoutUndefined } from './texts/without-undefined.ts';

/** Closed interval in the unit of its quantity; an omitted side is unbounded. */
export type Interval = { readonly min?: number; readonly max?: number };

/** Intervals by flat input key. */
export type Ranges = Readonly<Record<string, Interval>>;

/** Validity range of a model; values outside give a warning that names the source. */
export type ValidRange = Interval & { readonly source: SourceKey };

export type NumberInput = {
  readonly kind: 'number';
  /** Key in camelCase with the unit as suffix: `temperatureC`, `diameterMm`, `timeH`. */
  readonly key: string;
  readonly unit: Unit;
  /** Symbol in TeX, e.g. `T_\\mathrm{aus}`. */
  readonly symbol?: string;
  /** Initial value in the form; also the default for programs when `programDefault` is true. */
  readonly default: number;
  /** True if programs may omit the input, which then has the value `default`. */
  readonly programDefault?: boolean;
  /** True if the input may be omitted or left empty; `compute` then receives null. */
  readonly optional?: boolean;
  /** Returns a different initial value for some choices, e.g. oil baths are warmer than water. */
  readonly defaultFor?: (choices: Readonly<Record<string, string>>) => number;
  /** Returns the value for a selected steel, e.g. its martensite hardness; otherwise the example value would stay. */
  readonly ofSteel?: (steel: Composition) => number;
  /** Key of the choice input that selects the scale of the number. Tables may name the column by the scale, e.g. `HRC`. */
  readonly scale?: string;
  /** True if only integers are allowed, e.g. for a number of passes. */
  readonly whole?: boolean;
  /** Physically possible values; others are rejected. */
  readonly limits: Required<Interval>;
  readonly range?: ValidRange;
  /** Shown and required only if this returns true for the choices. */
  readonly when?: (choices: Readonly<Record<string, string>>) => boolean;
  /** Form control: number field (default), or slider with a field. */
  readonly control?: 'field' | 'slider';
};

export type ChoiceInput<C extends string = string> = {
  readonly kind: 'choice';
  readonly key: string;
  readonly choices: readonly C[];
  readonly default: C;
  readonly programDefault?: boolean;
  readonly when?: (choices: Readonly<Record<string, string>>) => boolean;
};

/** One heat analysis in wt %. Flat keys are `prefix + element`: `C`, or `A.C` if there are several analyses. */
export type CompositionInput = {
  readonly kind: 'composition';
  readonly key: string;
  readonly prefix: '' | `${string}.`;
  /** Elements in display order with their possible range in wt %. */
  readonly elements: Readonly<Partial<Record<ElementSymbol, Required<Interval>>>>;
  /** Elements that no formula uses. They are never reported as 'taken as 0'. */
  readonly unused?: readonly ElementSymbol[];
  /** Elements that count as unknown instead of 0 when omitted; `compute` receives no value for them. */
  readonly unknown?: readonly ElementSymbol[];
  readonly default: Composition;
  /** Name of the steel grade whose analysis is the default, shown in the grade field. */
  readonly defaultGrade?: string;
};

/** Table with number columns, e.g. the steps of a tempering cycle. */
export type SeriesInput = {
  readonly kind: 'series';
  readonly key: string;
  readonly columns: readonly NumberInput[];
  readonly rows: { readonly min: number; readonly max: number };
  readonly default: readonly Readonly<Record<string, number>>[];
  /** Example rows of the API description if `default` has none. */
  readonly example?: readonly Readonly<Record<string, number>>[];
  readonly programDefault?: boolean;
  readonly when?: (choices: Readonly<Record<string, string>>) => boolean;
};

export type Input = NumberInput | ChoiceInput | CompositionInput | SeriesInput;

type ValueOf<I> = I extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? C
  : I extends { kind: 'number'; optional: true }
    ? number | null
    : I extends { kind: 'number' }
      ? number
      : I extends { kind: 'composition' }
        ? Composition
        : I extends { kind: 'series'; columns: infer Columns extends readonly NumberInput[] }
          ? readonly { readonly [Column in Columns[number] as Column['key']]: number }[]
          : never;

/** Parsed inputs of `compute` by input key. */
export type InputValues<I extends readonly Input[] = readonly Input[]> = {
  readonly [K in I[number] as K['key']]: ValueOf<K>;
};

export type Output = {
  readonly key: string;
  readonly unit: Unit;
  readonly symbol?: string; // in TeX
  /** Number of decimals; omitted for text outputs (a field name, a zone). */
  readonly digits?: number;
  /** Maximum significant digits, if published values scatter so much that the usual four would suggest false precision. */
  readonly figures?: number;
  /** Lowest value of the scale; a smaller value is shown as below it, e.g. `< 20`. */
  readonly least?: number;
  /** Key of the output with the minimum to which a text output refers; the minimum is shown before the text. */
  readonly atLeast?: string;
  /** Key of the output with the upper end of a range whose lower end is this output; both are shown together. */
  readonly upTo?: string;
  /**
   * Place of the output on the page. `answer`: headline; of several, the first that has a value. `quantity`: line below the
   * headline. `model`: row of the table of models. `detail`: for programs, exports and charts only.
   */
  readonly role: 'answer' | 'quantity' | 'model' | 'detail';
  /** Possible codes of a text output; their texts are in the texts file. */
  readonly choices?: readonly string[];
  /** Keys of the outputs with the limits of the 90 % band of measurements, shown as a range beside the value. */
  readonly band?: { readonly low: string; readonly high: string };
  readonly isOpen?: true; // a share that approaches but never reaches 0 and 1, shown as `< 0.01` and `> 0.99`
  readonly isRanged?: true; // a warning states when the result leaves its data; without it, the result is in range
  readonly isUnrounded?: true; // not rounded to the decimal place of the spread of models, because rounding down would be unsafe
  /** Uncertainty (half-width) stated by the published method, for values up to `max`. A remark names the source. */
  readonly stated?: { readonly half: number; readonly max?: number };
  readonly isSole?: true | { readonly unless: string }; // one method without a published uncertainty, unless that output has a value
};

/** Numbers in the unit of the output, one of the `choices` of a text output, or null if not defined for these inputs. */
export type OutputValues = Readonly<Record<string, number | string | null>>;

/** Remark on the result. The texts file has the text of `code`; `params` fill its `{placeholders}`. */
export type Warning = {
  readonly code: string;
  readonly level: 'warning' | 'note';
  readonly params?: Readonly<Record<string, number | string>>;
  readonly source?: SourceKey;
  /** Models whose missing value this remark explains; it is shown beside them. */
  readonly explains?: readonly string[];
  /** Outputs whose formulas were not made for the given steel or conditions. A band is withheld if an end is listed. */
  readonly outside?: readonly string[];
};

/**
 * Reason why nothing was computed. `key`: flat input key (`C`, `A.C`, `steps.0.timeH`) or key of the whole input; the text
 * of `code` is in `texts/common-words.ts` or in the calculator's texts under `problems`.
 */
export type Problem = {
  readonly key: string;
  readonly code: string;
  readonly params: Readonly<Record<string, number | string>>;
};

/** Deviation of a model from measurements (calculated minus measured), in the unit of its output. */
export type MeasuredError = {
  /** Number of measurements for which the model gives a value. */
  readonly n: number;
  /** Mean deviation (bias). */
  readonly bias: number;
  readonly rmse: number;
  /** Half-width of the interval around the value that contains 90 % of the measurements. */
  readonly within90: number;
  /** True if the figures are 100 × ln(calculated / measured), for quantities that differ by factors. */
  readonly isRatio?: boolean;
};

/** Group of measurements of similar size: means, and the interval that contains 80 % of the calculated values. */
export type Bin = {
  readonly n: number;
  readonly measured: number;
  readonly calculated: number;
  readonly low: number;
  readonly high: number;
};

/** Coefficients of one reproduction of a formula in which reproductions differ: `Cr −19.8`. */
export type Printing = {
  readonly terms: string;
  /** Error of the formula with these coefficients; omitted if nothing was measured. */
  readonly measured?: MeasuredError;
};

/** One of several correlations for the same quantity; its value is the output with the same key. */
export type Model = {
  readonly output: string;
  /** Right-hand side of the formula in TeX. */
  readonly formula: string;
  readonly source: SourceKey;
  /** Validity range stated by the author of the model. */
  readonly range?: Ranges;
  /** `false` if the coefficients were not compared with the original; the page states this. */
  readonly confirmed?: boolean;
  /** Reproductions with different coefficients, the one used here first; the page marks the model as disputed. */
  readonly printings?: readonly Printing[];
  /** Error against all measurements and in the model's range; `holds`: inputs confirmed by them. By `npm run validate`. */
  readonly measured?: MeasuredError & { readonly inRange?: MeasuredError; readonly holds?: Ranges };
};

/** Line of 'How this is computed': the formula, and the formula with inserted numbers (plain text). */
export type FormulaLine = {
  readonly formula: string;
  readonly inserted?: string;
  readonly result?: string;
};

export type Example = {
  readonly key: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: OutputValues;
  /** Absolute tolerance in the unit of each output: one number for all outputs, or one for each. */
  readonly tolerance: number | Readonly<Record<string, number>>;
  /** True for the example that the page shows. */
  readonly shown?: boolean;
} & Origin;

/**
 * Origin of a worked example. `printed`: inputs and results are printed in a source that was read. `derived`: computed
 * from the same formula; checks the implementation only. `known`: stated elsewhere, not compared with a source.
 */
export type Origin =
  | { readonly origin: 'printed'; readonly source: SourceKey }
  | { readonly origin: 'derived' | 'known'; readonly source?: SourceKey };

export type Computed = {
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

export type Calculator<I extends readonly Input[] = readonly Input[]> = {
  readonly id: CalculatorId;
  /** Version of the formulas, which is part of links; increased whenever a result can change. */
  readonly version: string;
  /** Newest first; the text of each `key` is in the texts file under `changes`. */
  readonly changes: readonly { readonly version: string; readonly date: string; readonly key: string }[];
  readonly inputs: I;
  readonly outputs: readonly Output[];
  readonly sources: readonly SourceKey[];
  /** True if results follow from geometry or a definition alone, so there is nothing to compare with measurements. */
  readonly isExact?: true;
  readonly models?: readonly Model[];
  /** Groups of models for the same quantity, as patterns of output keys; their spread is shown. CE and CET form no group. */
  readonly spreads?: readonly RegExp[];
  readonly headline?: (inputs: InputValues<I>, values: OutputValues) => string;
  /** Returns the models that estimate a headline without a group. `per`: its own model, if they are a multiple of it. */
  readonly compared?: (inputs: InputValues<I>) => { readonly names: RegExp; readonly per?: string };
  /** Returns the exact value of an output that is rounded up, for its curve; null for other outputs. */
  readonly unrounded?: (inputs: InputValues<I>, key: string) => number | null;
  /** Returns the output key of the recommended model or author; outside its range another model replaces it. */
  readonly recommend?: (inputs: InputValues<I>) => string;
  /** Returns the contribution of each element or term to each model's value, in the unit of the model. */
  readonly contributions?: (
    inputs: InputValues<I>,
  ) => Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly examples: readonly Example[];
  /** Validates inputs against each other, e.g. a step hotter than Ac1; called only if each single input is valid. */
  readonly check?: (inputs: InputValues<I>) => readonly Problem[];
  readonly compute: (inputs: InputValues<I>) => Computed;
  readonly explain: (inputs: InputValues<I>, values: OutputValues) => readonly FormulaLine[];
  readonly charts?: readonly {
    readonly key: string;
    readonly draw: (inputs: InputValues<I>, values: OutputValues) => ChartDrawing;
  }[];
};

/** Returns the changes of the formula after this version, newest first. */
export function changesSince(calculator: Pick<Calculator, 'version' | 'changes'>, version: string) {
  if (calculator.version === version) return [];
  const known = calculator.changes.findIndex((change) => change.version === version);
  return known < 0 ? calculator.changes : calculator.changes.slice(0, known);
}

/** Returns a numeric output; NaN if it is not defined. */
export function numberIn(values: OutputValues, key: string): number {
  const value = values[key];
  return typeof value === 'number' ? value : Number.NaN;
}

/** Defines a calculator. Functions must be inline: a named function would determine the types instead of `inputs`. */
export function defineCalculator<const I extends readonly Input[]>(calculator: Calculator<I>): Calculator {
  const explain: (typeof calculator)['explain'] = (inputs, values) =>
    calculator.explain(inputs, values).map(withoutUndefined);
  const charts = calculator.charts?.map(({ key, draw }) => ({
    key,
    draw: (inputs: InputValues<I>, values: OutputValues): ChartDrawing =>
      withModelEnds(calculator as unknown as Calculator, draw(inputs, values)),
  }));
  return { ...calculator, explain, ...(charts && { charts }) } as unknown as Calculator;
}
