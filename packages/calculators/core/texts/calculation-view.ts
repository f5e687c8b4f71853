/** Localized calculation, as reports and public pages show it. */
import type { ChartDrawing } from '../chart.ts';

export type Line = { readonly label: string; readonly text: string };
export type Result = Line & {
  /** Model error; empty without measurements. */
  readonly error: string;
  readonly isOutside: boolean;
};

export type CalculationView = {
  readonly calculatorId: string;
  readonly name: string;
  /** Version of the formulas. */
  readonly version: string;
  readonly answers: readonly {
    readonly label: string;
    readonly value: string;
    readonly unit: string;
    /** Interval that contains nine of ten measurements; empty when unknown. */
    readonly band: string;
    readonly isOutside: boolean;
    /** Of a requirement: true when the result meets it. */
    readonly isMet?: boolean;
  }[];
  /** Warnings first. */
  readonly notes: readonly { readonly isWarning: boolean; readonly text: string }[];
  /** Heat analyses: symbols and wt %. */
  readonly analyses: readonly {
    readonly label: string;
    /** Name of the steel grade and whether the analysis is within its limits. */
    readonly grade: string;
    readonly elements: readonly Line[];
  }[];
  readonly inputs: readonly Line[];
  readonly results: readonly Result[];
  readonly diagram: {
    readonly title: string;
    readonly drawing: ChartDrawing;
    readonly names: Readonly<Record<string, string>>;
  } | null;
  /** MathML of the formula and the same with values inserted. */
  readonly working: readonly {
    readonly mathml: string;
    readonly plain: string;
    readonly inserted: string;
  }[];
  readonly sources: readonly string[];
  /** URL that opens the calculation in its calculator. */
  readonly address: string;
  /** Results of the current formulas. */
  readonly today: {
    readonly version: string;
    readonly isSame: boolean;
    /** Changes of the formulas since then, newest first. */
    readonly changes: readonly { readonly version: string; readonly date: string; readonly text: string }[];
    /** Results that differ now; `now` is empty when the result no longer exists. */
    readonly differences: readonly {
      readonly label: string;
      readonly before: string;
      readonly now: string;
    }[];
  };
};
