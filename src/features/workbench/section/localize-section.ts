/** Texts of a computed section in one language. */
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { formatWarning, labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import type { SectionValues } from './compute-section.ts';
import type { FoundProposal, FoundTemper } from './requirement/propose-temper.ts';
import type { SectionResult } from './section.contract.ts';
import type { FoundRemark } from './section-remarks.ts';

/** Returns the text of a calculator's warning; undefined for remarks of the section page. */
export function warningText({ warning }: FoundRemark, language: Language): string | undefined {
  if (!warning) return undefined;
  const texts = textsOf(warning.of)[language];
  return formatWarning(texts, warning.as, language, labelsOf(definitions[warning.of], texts));
}

function localizeRemark(remark: FoundRemark, language: Language): SectionResult['remarks'][number] {
  const { warning: _warning, params, ...rest } = remark;
  const text = warningText(remark, language);
  const shown = Object.entries(params ?? {}).map(([key, value]) => [
    key,
    typeof value === 'number' ? formatShort(value, language) : value,
  ]);
  return {
    ...rest,
    ...(params && { params: Object.fromEntries(shown) }),
    ...(text !== undefined && { text }),
  };
}

function localizeProposal(proposal: FoundProposal, language: Language): SectionResult['proposal'] {
  const temper = (found: FoundTemper | null) =>
    found && { ...found, remarks: found.remarks.map((remark) => localizeRemark(remark, language)) };
  return { ...proposal, temper: temper(proposal.temper), assured: temper(proposal.assured) };
}

export function localizeSection(values: SectionValues, language: Language): SectionResult {
  const { models, remarks, proposal, working: _working, ...numbers } = values;
  const labels = labelsOf(definitions['jominy-hardenability'], textsOf('jominy-hardenability')[language]);
  return {
    ...numbers,
    models: models.map(({ output, ...model }) => ({ label: labels.output(output), ...model })),
    remarks: remarks.map((remark) => localizeRemark(remark, language)),
    proposal: proposal && localizeProposal(proposal, language),
  };
}
