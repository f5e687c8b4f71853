/**
 * What a calculator is, as data. One file in a category's folder calls {@link defineCalculator};
 * pages, catalogue, tests, the command line and the HTTP API all read that one definition.
 * Words are not here: they stand in `texts/` beside the definition, in five languages.
 */

import type { CalculatorId } from '../registry.ts';
import type { SourceKey } from '../sources/index.ts';
import type { ChartDrawing } from './chart.ts';
import type { Composition, ElementSymbol } from './elements.ts';
import type { Unit } from './quantity.ts';

/** Closed interval, in the unit of the quantity it belongs to. A side left out is open. */
export type Interval = { readonly min?: number; readonly max?: number };

/** Intervals by flat input key. */
export type Ranges = Readonly<Record<string, Interval>>;

/** Interval in which a model was fitted or published; leaving it gives a warning that names the source. */
export type ValidRange = Interval & { readonly source: SourceKey };

export type NumberInput = {
  readonly kind: 'number';
  /** English camelCase, ending in its unit: `temperatureC`, `diameterMm`, `timeH`. */
  readonly key: string;
  readonly unit: Unit;
  /** Symbol in TeX, e.g. `T_\\mathrm{aus}`. */
  readonly symbol?: string;
  /** Value that the form starts with; also taken by programs when `programDefault` is true. */
  readonly default: number;
  /** true: a program may leave the input out and gets `default`. */
  readonly programDefault?: boolean;
  /** true: it may be left out, or its field emptied: then it is not known, and `compute` finds null. */
  readonly optional?: boolean;
  /** Another start value for some choices (oil baths are warmer than water); the page offers it. */
  readonly defaultFor?: (choices: Readonly<Record<string, string>>) => number;
  /** Key of the choice that names the scale of the number; a table may name its column by such a choice, e.g. `HRC`. */
  readonly scale?: string;
  /** true: only whole numbers, e.g. a count of passes. */
  readonly whole?: boolean;
  /** Physically possible values; outside them nothing is computed. */
  readonly limits: Required<Interval>;
  readonly range?: ValidRange;
  /** Shown (and required) only when this holds for the choices made so far. */
  readonly when?: (choices: Readonly<Record<string, string>>) => boolean;
  /** How it is entered: a field (default) or a slider with a field beside it. */
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

/** One heat analysis in wt %. Outside keys are `prefix + element`: `C`, or `A.C` where there are several. */
export type CompositionInput = {
  readonly kind: 'composition';
  readonly key: string;
  readonly prefix: '' | `${string}.`;
  /** Elements asked for, in the order shown, with the possible range in wt %. */
  readonly elements: Readonly<Partial<Record<ElementSymbol, Required<Interval>>>>;
  /** Elements taken from a certificate but used by no formula: never reported as 'taken as 0'. */
  readonly unused?: readonly ElementSymbol[];
  /** Elements that are not 0 when left out but unknown: `compute` finds them missing and says what it takes. */
  readonly unknown?: readonly ElementSymbol[];
  readonly default: Composition;
  /** Name of the grade that `default` stands for, shown in the grade field. */
  readonly defaultGrade?: string;
};

/** A table of rows, each with the same number columns, e.g. the steps of a tempering cycle. */
export type SeriesInput = {
  readonly kind: 'series';
  readonly key: string;
  readonly columns: readonly NumberInput[];
  readonly rows: { readonly min: number; readonly max: number };
  readonly default: readonly Readonly<Record<string, number>>[];
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

/** The parsed inputs that `compute` receives, keyed by input key. */
export type InputValues<I extends readonly Input[] = readonly Input[]> = {
  readonly [K in I[number] as K['key']]: ValueOf<K>;
};

export type Output = {
  readonly key: string;
  readonly unit: Unit;
  /** Symbol in TeX. */
  readonly symbol?: string;
  /** Decimals shown. Text outputs (a field name, a zone) have none. */
  readonly digits?: number;
  /**
   * `answer`: the large figure. `quantity`: a line below it. `model`: shown in the table of models.
   * `detail`: for programs and exports, and drawn in a chart; no line of its own.
   */
  readonly role: 'answer' | 'quantity' | 'model' | 'detail';
  /** Text outputs: the codes they can take, worded in the texts file. */
  readonly choices?: readonly string[];
  /** Outputs at the ends of the band that holds nine of ten measurements; shown as one range beside the value. */
  readonly band?: { readonly low: string; readonly high: string };
};

/** Numbers are in the unit of the output; text outputs hold one of their `choices`; null = not defined here. */
export type OutputValues = Readonly<Record<string, number | string | null>>;

/** A remark on the result. `code` is worded in the texts file; `params` fill its `{placeholders}`. */
export type Warning = {
  readonly code: string;
  readonly level: 'warning' | 'note';
  readonly params?: Readonly<Record<string, number | string>>;
  readonly source?: SourceKey;
  /** The models without a value that this explains: it stands beside them. */
  readonly explains?: readonly string[];
};

/**
 * Why nothing was computed. `key` is the flat input key (`C`, `A.C`, `steps.0.timeH`) or the key of the
 * whole input; `code` is worded in `texts/common-words.ts` or in the calculator's texts under `problems`.
 */
export type Problem = {
  readonly key: string;
  readonly code: string;
  readonly params: Readonly<Record<string, number | string>>;
};

/** How far a model was from measurements, in the unit of its output: deviation is calculated less measured. */
export type MeasuredError = {
  /** Measurements it gave a value for. */
  readonly n: number;
  /** Mean deviation. */
  readonly bias: number;
  readonly rmse: number;
  /** Nine of ten measurements lie within so much of the value. */
  readonly within90: number;
  /** Whether these are hundredths of the logarithm of calculated over measured: sizes that differ by factors. */
  readonly isRatio?: boolean;
};

/** Measurements of about one size, in the unit of the output: averages, and between which values eight of ten were calculated. */
export type Bin = {
  readonly n: number;
  readonly measured: number;
  readonly calculated: number;
  readonly low: number;
  readonly high: number;
};

/** One author's correlation among several for the same quantity; its value is the output of the same key. */
export type Model = {
  readonly output: string;
  /** Right-hand side in TeX. */
  readonly formula: string;
  readonly source: SourceKey;
  /** Where its author says that it holds. */
  readonly range?: Ranges;
  /** false: the coefficients could not be checked against the original; the page says so. */
  readonly confirmed?: boolean;
  /**
   * Against all measurements there are; `inRange`: against those in range; `holds`: where measurements bear it out, if not
   * everywhere. Written by `npm run validate`.
   */
  readonly measured?: MeasuredError & { readonly inRange?: MeasuredError; readonly holds?: Ranges };
};

/** A line of 'How this is computed': the formula, then the same with the numbers put in (plain text). */
export type FormulaLine = {
  readonly formula: string;
  readonly inserted?: string;
  readonly result?: string;
};

export type Example = {
  readonly key: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: OutputValues;
  /** Absolute, in the unit of each output; one number for all, or by output. */
  readonly tolerance: number | Readonly<Record<string, number>>;
  /** true: this one is shown on the page. */
  readonly shown?: boolean;
} & Origin;

/**
 * Where a worked example comes from. `printed`: the source prints what goes in and what comes out, and was read.
 * `derived`: worked out from the same formula, which shows nothing but that the program does what it says.
 * `known`: said elsewhere, but not compared with a source.
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
  /** Version of the formulas, carried by links; raised whenever a result can change. */
  readonly version: string;
  /** Newest first; each `key` is worded in the texts file under `changes`. */
  readonly changes: readonly { readonly version: string; readonly date: string; readonly key: string }[];
  readonly inputs: I;
  readonly outputs: readonly Output[];
  readonly sources: readonly SourceKey[];
  readonly models?: readonly Model[];
  /**
   * Which models estimate the same quantity at the same place, each group by the names of its outputs: how far they
   * disagree is shown. Indices that only look alike (CE and CET) are none.
   */
  readonly spreads?: readonly RegExp[];
  /** Output key of the model that comes first for these inputs; outside of its range another takes its place. */
  readonly recommend?: (inputs: InputValues<I>) => string;
  /** Share of each element or term in each model's value, in the unit of the model. */
  readonly contributions?: (
    inputs: InputValues<I>,
  ) => Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly examples: readonly Example[];
  /** Rules between inputs (a step hotter than Ac1); asked only when each input is possible by itself. */
  readonly check?: (inputs: InputValues<I>) => readonly Problem[];
  readonly compute: (inputs: InputValues<I>) => Computed;
  readonly explain: (inputs: InputValues<I>, values: OutputValues) => readonly FormulaLine[];
  readonly charts?: readonly {
    readonly key: string;
    readonly draw: (inputs: InputValues<I>, values: OutputValues) => ChartDrawing;
  }[];
};

/** A number among the outputs; NaN for one that is not defined, so that no zero is shown in its place. */
export function numberIn(values: OutputValues, key: string): number {
  const value = values[key];
  return typeof value === 'number' ? value : Number.NaN;
}

/** A line of the working without what is not defined: the formula stands, and says nothing of these inputs. */
function withoutUndefined({ formula, inserted, result }: FormulaLine): FormulaLine {
  const says = (text: string | undefined): text is string => text !== undefined && !text.includes('NaN');
  return { formula, ...(says(inserted) && { inserted }), ...(says(result) && { result }) };
}

/**
 * Checks a definition's types and gives `compute` its typed inputs. Write the functions inline
 * (`check: (given) => rule(given)`): a bare function name would decide the types instead of `inputs`.
 */
export function defineCalculator<const I extends readonly Input[]>(calculator: Calculator<I>): Calculator {
  const explain: (typeof calculator)['explain'] = (inputs, values) =>
    calculator.explain(inputs, values).map(withoutUndefined);
  return { ...calculator, explain } as unknown as Calculator;
}
