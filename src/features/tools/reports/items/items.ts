/** Items of a report, by kind. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { FrozenSection } from '../../../workbench/section/report/frozen-section.port.ts';
import type { FrozenCalculation } from './freeze.ts';
import type { ReportItemKind } from './report-item.ts';

/** Calculation of a calculator or a quenched section. */
export type ReportItem = FrozenCalculation | FrozenSection;

type Kinds = {
  readonly calculations: ReportItemKind<FrozenCalculation>;
  readonly sections: ReportItemKind<FrozenSection>;
};

/** Combines the kinds of items into one. */
export const createItems = ({ calculations, sections }: Kinds): ReportItemKind<ReportItem> => ({
  read: (address: string) => calculations.read(address) ?? sections.read(address),
  view: async (item: ReportItem, language: Language) =>
    item.kind === 'section' ? sections.view(item, language) : calculations.view(item, language),
  addressOf: (item: ReportItem) =>
    item.kind === 'section' ? sections.addressOf(item) : calculations.addressOf(item),
  currentVersion: (item: ReportItem) =>
    item.kind === 'section' ? sections.currentVersion(item) : calculations.currentVersion(item),
});
