/** Kinds of items in a report: calculations, and items added by other features. */

import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { CountUse } from '../../uses/usecases/count-uses.ts';

export type ReportItemKind<Frozen> = {
  /**
   * Parses a URL; null if it is of another kind. @returns a function that computes and freezes with the rights of the
   * caller, whose uses `countUse` records; it throws AppError if access is denied @throws AppError 400 for parameters that the calculator does not
   * understand, and for inputs that give no result
   */
  readonly read: (address: string) => ((caller: Caller, countUse: CountUse) => Promise<Frozen>) | null;
  /** Localizes an item and compares it with the current formulas. */
  readonly view: (item: Frozen, language: Language) => Promise<CalculationView>;
  /** Returns a URL that `read` accepts, for the next revision. */
  readonly addressOf: (item: Frozen) => string;
  readonly currentVersion: (item: Frozen) => string;
};
