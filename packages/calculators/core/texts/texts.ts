import type { Language } from './language.ts';

/**
 * Texts of one calculator in one language. Keys are those of the definition; the contract test fails when one is
 * missing or unused. `{name}` placeholders are filled from the params of a warning.
 */
export type CalculatorTexts = {
  /** One or two sentences: purpose and users of the calculator. */
  readonly summary: string;
  /** Label per input key; compositions and series by their key, series columns by `series.column`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Label per `input.choice`. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  /** Word per `output.choice` of text outputs. */
  readonly values?: Readonly<Record<string, string>>;
  readonly warnings?: Readonly<Record<string, string>>;
  /** Texts of the codes that `check` of the definition returns. */
  readonly problems?: Readonly<Record<string, string>>;
  /** Labels in the diagrams; a diagram's title under its own key. */
  readonly chart?: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, string>>;
  /** Descriptions of the examples, by key. */
  readonly examples: Readonly<Record<string, string>>;
};

export type TextsInFiveLanguages = Readonly<Record<Language, CalculatorTexts>>;
