/** Figures of calculators that a passport needs; implemented by the tools feature. */
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

export type FigureRequest = {
  readonly calculatorId: CalculatorId;
  readonly analysis: Composition;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly outputs?: readonly string[];
  readonly withDiagram?: boolean;
};

type Line = { readonly label: string; readonly text: string };

/** Localized results of one calculator with the address of its page. */
export type FigureGroup = {
  readonly calculatorId: string;
  readonly name: string;
  readonly version: string;
  readonly address: string;
  readonly conditions: readonly Line[];
  readonly figures: readonly (Line & { readonly band: string; readonly isOutside: boolean })[];
  readonly warnings: readonly string[];
  readonly diagram: {
    readonly title: string;
    readonly drawing: ChartDrawing;
    readonly names: Readonly<Record<string, string>>;
  } | null;
};

export type ReadFigures = (request: FigureRequest, language: Language) => Promise<FigureGroup>;

/**
 * Records the use of a calculator by a member.
 * @throws AppError 403 without premium, 409 `tools.refund_ends` before the consent
 */
export type RecordUse = (
  calculatorId: CalculatorId,
  caller: { readonly memberId: string; readonly isPremium: boolean },
  terms: { readonly consented: boolean },
) => Promise<void>;
