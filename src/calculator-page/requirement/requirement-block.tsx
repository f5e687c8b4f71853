import type { Requirement } from '@ferrite/calculators/core/inputs/requirement.ts';
import { assessRequirement } from '@ferrite/calculators/core/requirement-doubt.ts';
import { requirementTexts } from '@ferrite/calculators/core/texts/value-text.ts';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { RequirementFields } from './requirement-fields.tsx';

type RequirementBlockProps = {
  readonly requirement: Requirement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Verdict on the requirement unless its typed limit is unreadable, and the fields to edit it while they are open. */
export default function RequirementBlock({ requirement, isOpen, onClose }: RequirementBlockProps) {
  const [isReadable, setReadable] = useState(true);
  const close = () => {
    flushSync(onClose);
    document.getElementById('open-requirement')?.focus();
  };
  return (
    <>
      {requirement && isReadable && <Verdict requirement={requirement} />}
      {isOpen && <RequirementFields requirement={requirement} onReadable={setReadable} onClose={close} />}
    </>
  );
}

function Verdict({ requirement }: { readonly requirement: Requirement }) {
  const page = useCalculator();
  const { words, labels, good, outputUnits, uncertain, spreads } = page;
  const { output } = requirement;
  const { isMet, doubt } = assessRequirement(page.calculator, good, requirement, spreads?.[output.key]);
  const isComputing = uncertain && !spreads;
  const isAssured = isMet && doubt === null && !isComputing;
  const format = { ...page, unit: outputUnits[output.key] ?? output.unit };
  const { limit, margin } = requirementTexts(format, requirement, good.values);
  const Icon = isAssured ? Check : CircleAlert;
  const tone = isAssured ? 'text-ok' : isMet ? 'text-warn' : 'text-err';
  return (
    <div className={classNames('type-small flex gap-2', !page.current && 'opacity-50')}>
      <Icon aria-hidden size={16} strokeWidth={1.5} className={classNames('mt-0.5 shrink-0', tone)} />
      <p className="min-w-0">
        <span className="block font-[560]">
          {fill(words.requirement.label, { quantity: labels.output(output.key), limit })}
        </span>
        <span className={tone}>
          {isMet !== null && `${fill(isMet ? words.requirement.met : words.requirement.missed, { margin })} `}
          {doubt && words.requirement[doubt]}
        </span>
      </p>
    </div>
  );
}
