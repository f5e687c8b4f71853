/** Returns the requirement of a calculation with its verdict. */
import { readRequirement } from '@ferrite/calculators/core/inputs/requirement.ts';
import { assessRequirement } from '@ferrite/calculators/core/requirement-doubt.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { requirementTexts } from '@ferrite/calculators/core/texts/value-text.ts';
import { fillWords } from '../report-words.ts';
import { unitIn, type Wording } from './value-texts.ts';

/** Returns the requirement of the link and whether the result meets it; empty without a requirement. */
export function requirementAnswers(wording: Wording): CalculationView['answers'] {
  const { calculator, texts, frozen, words, language } = wording;
  const requirement = readRequirement(calculator, new URLSearchParams(frozen.query));
  if (!requirement) return [];
  const { output } = requirement;
  const format = { calculator, language, unit: unitIn(wording, output) };
  const { limit, margin } = requirementTexts(format, requirement, frozen.values);
  const { isMet, doubt } = assessRequirement(calculator, frozen, requirement, frozen.intervals?.[output.key]);
  const verdict =
    isMet === null ? [] : [fillWords(isMet ? words.requirement.met : words.requirement.missed, { margin })];
  return [
    {
      label: fillWords(words.requirement.label, {
        quantity: labelsOf(calculator, texts).output(output.key),
        limit,
      }),
      value: [...verdict, ...(doubt ? [words.requirement[doubt]] : [])].join(' · '),
      unit: '',
      band: '',
      isOutside: false,
      isMet: isMet === true && doubt === null,
    },
  ];
}
