/** States the requirement of a calculation and whether the result meets it. */
import { isMet, readRequirement } from '@ferrite/calculators/core/inputs/requirement.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import { doubtOf } from '@ferrite/calculators/core/requirement-doubt.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { shownFor } from '@ferrite/calculators/core/units/shown-units.ts';
import { fillWords } from '../report-words.ts';
import type { Wording } from './value-texts.ts';

/** Significant digits of the margin. */
const marginFigures = 2;

/** Returns the requirement of the link with its verdict; empty without one. */
export function requirementAnswers(wording: Wording): CalculationView['answers'] {
  const { calculator, texts, frozen, words, language, kept } = wording;
  const requirement = readRequirement(calculator, new URLSearchParams(frozen.query));
  if (!requirement) return [];
  const { output, kind, limit } = requirement;
  const unit = shownFor(output.unit, kept);
  const shownLimit = withUnit(formatShort(convert(limit, output.unit, unit), language), unit, language);
  const value = frozen.values[output.key];
  const met = isMet(requirement, frozen.values);
  // Temperature differences are shown in kelvins.
  const difference = typeof value === 'number' ? Math.abs(value - limit) : 0;
  const margin = withUnit(
    formatShort(Number(difference.toPrecision(marginFigures)), language),
    output.unit === 'C' ? 'dK' : output.unit,
    language,
  );
  const doubt = met === null ? null : doubtOf(calculator, frozen, requirement);
  const verdict =
    met === null ? words.requirement.unknown : met ? words.requirement.met : words.requirement.missed;
  return [
    {
      label: fillWords(words.requirement.label, {
        quantity: labelsOf(calculator, texts).output(output.key),
        limit: `${kind === 'min' ? '≥' : '≤'}\u00a0${shownLimit}`,
      }),
      value: [fillWords(verdict, { margin }), ...(doubt ? [words.requirement[doubt]] : [])].join(' · '),
      unit: '',
      band: '',
      isOutside: false,
      isMet: met === true && doubt === null,
    },
  ];
}
