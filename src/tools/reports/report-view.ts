/** What a report says in one language: the sheet, the document and the public page are all made from this. */
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { ReportHead } from './reports.rules.ts';

export type Line = { readonly label: string; readonly text: string };
export type Result = Line & {
  /** How far the model was from measurements; empty where none were made. */
  readonly error: string;
  readonly isOutside: boolean;
};

export type CalculationView = {
  readonly calculatorId: string;
  readonly name: string;
  /** Of the formulas. */
  readonly version: string;
  readonly answers: readonly {
    readonly label: string;
    readonly value: string;
    readonly unit: string;
    /** Where nine of ten measurements lie; empty where it is not known. */
    readonly band: string;
    readonly isOutside: boolean;
  }[];
  readonly notes: readonly { readonly isWarning: boolean; readonly text: string }[];
  /** Heat analyses: symbols and wt %. */
  readonly analyses: readonly {
    readonly label: string;
    /** Name of the grade it stands for, and whether it lies in that grade's limits. */
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
  /** MathML of the formula, then the same with the numbers put in. */
  readonly working: readonly { readonly mathml: string; readonly plain: string; readonly inserted: string }[];
  readonly sources: readonly string[];
  /** Opens the calculation in its calculator, for whoever may. */
  readonly address: string;
  /** What the formulas of today give. */
  readonly today: {
    readonly version: string;
    readonly isSame: boolean;
    /** What changed in the formulas since, newest first. */
    readonly changes: readonly { readonly version: string; readonly date: string; readonly text: string }[];
    /** Results that are others today; `now` is empty for one that there is no more. */
    readonly differences: readonly {
      readonly label: string;
      readonly before: string;
      readonly now: string;
    }[];
  };
};

export type ReportView = {
  readonly id: string;
  readonly number: string;
  /** `A`, `B`, … */
  readonly revision: string;
  readonly head: ReportHead;
  /** What the head calls it, else the names of its calculators. */
  readonly title: string;
  readonly date: string;
  /** A picture of the company's mark as a data address; empty without. */
  readonly mark: string;
  /** Made with a free membership. */
  readonly isFree: boolean;
  readonly calculations: readonly CalculationView[];
  /** As printed; `isIntact` tells whether the content kept still has it. */
  readonly hash: string;
  readonly isIntact: boolean;
  /** The account was deleted; the report was kept without personal data. */
  readonly isReleased: boolean;
  /** Where the public page is. */
  readonly address: string;
  /** A later revision that is public; null for the newest. */
  readonly newer: { readonly id: string; readonly revision: string } | null;
};
