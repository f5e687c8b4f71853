/** Interface for the figures that a passport needs from calculators; implemented by the tools feature. */
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { Composition, ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

export type FigureRequest = {
  readonly calculatorId: CalculatorId;
  /** Contents in wt %; elements that the calculator does not use are omitted. */
  readonly analysis: Composition;
  /** Elements whose content is below the stated value. */
  readonly below?: readonly ElementSymbol[];
  /** Uncertainties in wt %, which widen the bands; omitted for contents below a stated value. */
  readonly tolerance?: Composition;
  /** Inputs other than the analysis; omitted ones have their default. */
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** Keys of the inputs shown with the results, i.e. those that the outputs depend on; by default all inputs. */
  readonly conditions?: readonly string[];
  /** Keys of the outputs; by default the headline. */
  readonly outputs?: readonly string[];
  readonly withDiagram?: boolean;
};

type Line = { readonly label: string; readonly text: string };

/** Localized results of one calculator, with the URL of its page. */
export type FigureGroup = {
  readonly calculatorId: string;
  readonly name: string;
  readonly version: string;
  readonly address: string;
  /** Inputs other than the analysis. */
  readonly conditions: readonly Line[];
  readonly figures: readonly (Line & {
    /** 90 % band with the uncertainty of the analysis, or error of the model; empty without both. */
    readonly band: string;
    /** True if the inputs are outside the range or the measured data of the model. */
    readonly isOutside: boolean;
    /** Elements on which the value depends and that count as 0 because the analysis does not state them. */
    readonly missing: readonly string[];
  })[];
  /** Warnings of the result, or the reasons why nothing was computed. */
  readonly warnings: readonly string[];
  readonly diagram: {
    readonly title: string;
    readonly drawing: ChartDrawing;
    readonly names: Readonly<Record<string, string>>;
  } | null;
};

export type ReadFigures = (request: FigureRequest, language: Language) => Promise<FigureGroup>;

/** Checks the access to a calculator, then computes. The use is recorded only if something was computed. */
export type CountUse = <T>(
  calculatorId: CalculatorId,
  compute: () => Promise<T>,
  isComputed: (result: T) => boolean,
) => Promise<T>;

/**
 * Runs work that computes for a member, and records its uses when it has succeeded.
 * @throws AppError 403 without premium, 409 `tools.refund_ends` before the consent
 */
export type CountUses = <T>(
  caller: { readonly memberId: string; readonly isPremium: boolean },
  terms: { readonly consented: boolean },
  work: (countUse: CountUse) => Promise<T>,
) => Promise<T>;
