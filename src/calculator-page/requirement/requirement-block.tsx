import { requirementKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { isMet, type Requirement, readRequirement } from '@ferrite/calculators/core/inputs/requirement.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import { doubtOf } from '@ferrite/calculators/core/requirement-doubt.ts';
import { Check, CircleAlert } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { fill } from '../messages/words.ts';
import { type CalculatorPage, useCalculator } from '../use-calculator.ts';
import { RequirementFields } from './requirement-fields.tsx';

/** Significant digits of the margin. */
const marginFigures = 2;

type RequirementBlockProps = {
  readonly text: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Verdict on the requirement, and its fields while they are open. */
export default function RequirementBlock({ text, isOpen, onClose }: RequirementBlockProps) {
  const { calculator } = useCalculator();
  const requirement =
    text === null ? null : readRequirement(calculator, new URLSearchParams([[requirementKey, text]]));
  return (
    <>
      {requirement && <Verdict requirement={requirement} />}
      {isOpen && <RequirementFields requirement={requirement} onClose={onClose} />}
    </>
  );
}

/** Returns the limit with its unit, and the distance of the value from it. */
function textsOf({ language, good, outputUnits }: CalculatorPage, { output, kind, limit }: Requirement) {
  const unit = outputUnits[output.key] ?? output.unit;
  const value = good.values[output.key];
  const difference = typeof value === 'number' ? Math.abs(value - limit) : 0;
  const shown = withUnit(formatShort(convert(limit, output.unit, unit), language), unit, language);
  return {
    limit: `${kind === 'min' ? '≥' : '≤'}\u00a0${shown}`,
    margin: withUnit(
      formatShort(Number(difference.toPrecision(marginFigures)), language),
      // Temperature differences are shown in kelvins.
      output.unit === 'C' ? 'dK' : output.unit,
      language,
    ),
  };
}

function Verdict({ requirement }: { readonly requirement: Requirement }) {
  const page = useCalculator();
  const { words, labels, good } = page;
  const met = isMet(requirement, good.values);
  const doubt = met === null ? null : doubtOf(page.calculator, good, requirement);
  const isAssured = met && doubt === null;
  const { limit, margin } = textsOf(page, requirement);
  const Icon = isAssured ? Check : CircleAlert;
  const tone = isAssured ? 'text-ok' : met ? 'text-warn' : 'text-err';
  return (
    <div className={classNames('type-small flex gap-2', !page.current && 'opacity-50')}>
      <Icon aria-hidden size={16} strokeWidth={1.5} className={classNames('mt-0.5 shrink-0', tone)} />
      <p className="min-w-0">
        <span className="block font-[560]">
          {fill(words.requirement.label, { quantity: labels.output(requirement.output.key), limit })}
        </span>
        <span className={tone}>
          {met === null
            ? words.requirement.unknown
            : fill(met ? words.requirement.met : words.requirement.missed, { margin })}
          {doubt && ` ${words.requirement[doubt]}`}
        </span>
      </p>
    </div>
  );
}
