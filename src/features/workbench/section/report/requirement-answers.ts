/** Lines on the requirement of a section in a report: whether it is met, and the proposed tempering. */
import { formatNumber, formatShort, rangeSeparator, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { hardnessText } from '../scale/hardness-text.rules.ts';
import type { SectionResult } from '../section.contract.ts';
import {
  type DecidingHardness,
  distanceFrom,
  requiredText,
  sectionVerdict,
  wholePercent,
} from '../section-verdict.rules.ts';
import { fill, requirementText, type Wording } from './wording.ts';

type Answer = CalculationView['answers'][number];
type Proposal = SectionResult['proposal'];
type Temper = NonNullable<NonNullable<Proposal>['temper']>;

type Required = {
  /** Name of the position in the section. */
  readonly at: string;
  readonly deciding: DecidingHardness;
  readonly proposal: Proposal;
};

/** Returns the verdict with its probability, and the proposed temperings. */
export function requirementAnswers(
  wording: Wording,
  { at, deciding, proposal }: Required,
): readonly Answer[] {
  const { item, words, language } = wording;
  const { requirement } = item.input;
  if (!requirement) return [];
  const number = (value: number) => formatNumber(value, 1, language);
  const required = requiredText(requirement, language);
  const { probability = null } = item.values;
  const { verdict } = sectionVerdict(deciding, requirement);
  return [
    {
      label: fill(words.report.requirement, { required: requirementText(wording, requirement), place: at }),
      value: fill(words.verdict[verdict], {
        required,
        difference: number(distanceFrom(requirement, deciding)),
      }),
      unit: '',
      band: probability === null ? '' : probabilityText(wording, probability),
      isOutside: false,
    },
    ...(proposal ? proposedAnswers(wording, proposal) : []),
  ];
}

const probabilityText = ({ words, language }: Wording, probability: number): string =>
  fill(words.proposal.probability, { percent: formatShort(wholePercent(probability), language) });

function proposedAnswers(wording: Wording, proposal: NonNullable<Proposal>): readonly Answer[] {
  const { words, language, item } = wording;
  const answer = (label: string, value: string, band = ''): Answer => ({
    ...{ label, value, band },
    unit: '',
    isOutside: false,
  });
  const { requirement } = item.input;
  if (proposal.outcome !== 'found' || !requirement) {
    if (proposal.outcome === 'unknown' || proposal.outcome === 'found') return [];
    const text = fill(words.proposal[proposal.outcome], {
      celsius: withUnit(formatShort(Math.round(proposal.hottestC), language), 'C', language),
      required: formatShort(requirement?.atLeastHRC ?? 0, language),
      most: formatShort(requirement?.atMostHRC ?? 0, language),
    });
    return [answer(words.proposal.title, text)];
  }
  const line = (label: string, temper: Temper | null): readonly Answer[] =>
    temper ? [answer(label, temperText(wording, temper, proposal.timeH), bandText(wording, temper))] : [];
  return [
    ...(item.input.temper === null && proposal.temper
      ? [answer(words.proposal.title, words.proposal.untempered)]
      : []),
    ...line(words.proposal.title, proposal.temper),
    ...line(words.proposal.assured, proposal.assured),
  ];
}

const temperText = ({ language }: Wording, { temperatureC, hrc }: Temper, timeH: number): string =>
  `${withUnit(formatShort(temperatureC, language), 'C', language)}, ${formatShort(timeH, language)}\u00a0h: ${hardnessText(hrc, language)}\u00a0HRC`;

const bandText = (wording: Wording, { low, high, probability }: Temper): string =>
  `${hardnessText(low, wording.language)}${rangeSeparator(wording.language)}${hardnessText(high, wording.language)}\u00a0HRC · ${probabilityText(wording, probability)}`;

/** Returns the remarks on the proposed tempering that the section does not already have. */
export function proposalRemarks({ proposal, remarks }: Pick<SectionResult, 'proposal' | 'remarks'>) {
  return (proposal?.temper?.remarks ?? []).filter(({ code }) => !remarks.some((each) => each.code === code));
}
