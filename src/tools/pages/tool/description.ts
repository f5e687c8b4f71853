import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { RegistryEntry } from '@ferrite/calculators/registry.ts';
import type { CitedSource } from '@ferrite/calculators/sources/remarks.ts';

type Line = { readonly label: string; readonly text: string };

/** A diagram as data, which the page draws as large as its place: points, not formulas. */
export type ExampleDiagram = {
  readonly title: string;
  readonly drawing: ChartDrawing;
  /** What the keys of its labels say. */
  readonly names: Readonly<Record<string, string>>;
};

/** What the public page of a tool says, in one language and typeset. */
export type ToolDescription = {
  readonly entry: RegistryEntry;
  readonly name: string;
  /** Name of its category. */
  readonly category: string;
  readonly summary: string;
  readonly formulas: readonly { readonly mathml: string }[];
  readonly sources: readonly CitedSource[];
  readonly ranges: readonly Line[];
  readonly example: {
    readonly title: string;
    readonly inputs: readonly Line[];
    /** `isOutside`: a model that the inputs have taken out of its range. */
    readonly results: readonly (Line & { readonly isOutside: boolean })[];
    /** The first diagram of the calculator for these inputs; null where it has none. */
    readonly diagram: ExampleDiagram | null;
  } | null;
  /** Calculators that belong to this one, nearest first. */
  readonly related: readonly { readonly id: string; readonly name: string; readonly category: string }[];
  /** false: announced, its page does not exist yet; then only name, category and summary count. */
  readonly available: boolean;
};
