/** Texts of a computed section in a language. */
import { formatWarning, labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import type { SectionValues } from './compute-section.ts';
import type { SectionResult } from './section.contract.ts';
import type { FoundRemark } from './section-remarks.ts';

/** Text of a calculator's warning; undefined for remarks of the section itself. */
export function warningText({ warning }: FoundRemark, language: Language): string | undefined {
  if (!warning) return undefined;
  const texts = textsOf(warning.of)[language];
  return formatWarning(texts, warning.as, language, labelsOf(definitions[warning.of], texts));
}

/** Returns the section with labels and warnings in a language. */
export function localizeSection(values: SectionValues, language: Language): SectionResult {
  const { models, remarks, working: _working, ...numbers } = values;
  const labels = labelsOf(definitions['jominy-hardenability'], textsOf('jominy-hardenability')[language]);
  return {
    ...numbers,
    models: models.map(({ output, ...model }) => ({ label: labels.output(output), ...model })),
    remarks: remarks.map((remark) => {
      const { warning: _warning, ...rest } = remark;
      const text = warningText(remark, language);
      return { ...rest, ...(text !== undefined && { text }) };
    }),
  };
}
