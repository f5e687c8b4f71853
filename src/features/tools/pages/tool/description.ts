import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { CitedSource } from '@ferrite/calculators/sources/remarks.ts';

type Line = { readonly label: string; readonly text: string };

/** Diagram as points; the page draws it at the available size. */
export type ExampleDiagram = {
  readonly title: string;
  readonly drawing: ChartDrawing;
  /** Labels by key. */
  readonly names: Readonly<Record<string, string>>;
};

/** Content of the public page of a calculator, in one language with typeset formulas. */
export type ToolDescription = {
  readonly entry: RegistryEntry;
  readonly name: string;
  readonly category: string;
  readonly summary: string;
  readonly formulas: readonly { readonly mathml: string }[];
  readonly sources: readonly CitedSource[];
  /** Ranges outside which a result has a warning. */
  readonly ranges: readonly Line[];
  /** Limits of inputs; other values are rejected. */
  readonly limits: readonly Line[];
  readonly example: {
    readonly title: string;
    readonly inputs: readonly Line[];
    /** `isOutside`: the inputs are outside the validity range of the model. */
    readonly results: readonly (Line & { readonly isOutside: boolean })[];
    /** First diagram for these inputs; null if there is none. */
    readonly diagram: ExampleDiagram | null;
  } | null;
  /** Related calculators, best first. */
  readonly related: readonly { readonly id: string; readonly name: string; readonly category: string }[];
  /** False for a calculator announced without a page, for which only name, category and summary are valid. */
  readonly available: boolean;
};
