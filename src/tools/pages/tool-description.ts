import type { RegistryEntry } from '../../../calculators/registry.ts';
import type { CitedSource } from '../../../calculators/sources/remarks.ts';

type Line = { readonly label: string; readonly text: string };

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
  } | null;
  /** false: announced, its page does not exist yet; then only name, category and summary count. */
  readonly available: boolean;
};
