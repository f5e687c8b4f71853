import {
  isMet,
  outputsWithLimit,
  type Requirement,
  readRequirement,
  requirementKey,
} from '@ferrite/calculators/core/inputs/requirement.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import { Check, CircleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { fill } from '../messages/words.ts';
import { useMark } from '../use-address.ts';
import { type CalculatorPage, useCalculator } from '../use-calculator.ts';

const RequirementFields = lazyPart(() => import('./requirement-fields.tsx'));

/** Significant digits of the margin. */
const marginFigures = 2;

/** Requirement on a result and whether it is met; part of the address, saved calculations and reports. */
export function RequirementPart() {
  const page = useCalculator();
  const { calculator, good, words } = page;
  const [isOpen, setOpen] = useState(false);
  const text = useMark(requirementKey);
  const requirement =
    text === null ? null : readRequirement(calculator, new URLSearchParams([[requirementKey, text]]));
  if (outputsWithLimit(calculator, good.values).length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-4 py-2 empty:hidden" data-print={requirement ? undefined : 'hide'}>
      {requirement && <Verdict requirement={requirement} />}
      {isOpen ? (
        <Suspense>
          <RequirementFields requirement={requirement} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <button
          type="button"
          data-print="hide"
          onClick={() => setOpen(true)}
          className="type-small textlink self-start py-1 max-sm:min-h-11"
        >
          {requirement ? words.requirement.change : words.requirement.add}
        </button>
      )}
    </div>
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
  const { limit, margin } = textsOf(page, requirement);
  const Icon = met ? Check : CircleAlert;
  return (
    <div className={classNames('type-small flex gap-2', !page.current && 'opacity-50')}>
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className={classNames('mt-0.5 shrink-0', met ? 'text-ok' : 'text-err')}
      />
      <p className="min-w-0">
        <span className="block font-[560]">
          {fill(words.requirement.label, { quantity: labels.output(requirement.output.key), limit })}
        </span>
        <span className={met ? 'text-ok' : 'text-err'}>
          {met === null
            ? words.requirement.unknown
            : fill(met ? words.requirement.met : words.requirement.missed, { margin })}
        </span>
      </p>
    </div>
  );
}
