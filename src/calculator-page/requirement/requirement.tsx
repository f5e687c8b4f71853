import { requirementKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { readRequirement } from '@ferrite/calculators/core/inputs/requirement.ts';
import { useState } from 'react';
import { lazyPart } from '../frame/lazy-part.tsx';
import { useMark } from '../use-address.ts';
import { headlineOutput, useCalculator } from '../use-calculator.ts';

const RequirementBlock = lazyPart(() => import('./requirement-block.tsx'));

/** Requirement on a result and whether it is met; part of the URL, of saved calculations and of reports. */
export function RequirementPart() {
  const page = useCalculator();
  const [isOpen, setOpen] = useState(false);
  const mark = useMark(requirementKey);
  // An invalid requirement is reported by a notice.
  const requirement = readRequirement(page.calculator, new URLSearchParams([[requirementKey, mark ?? '']]));
  if (!requirement && typeof page.good.values[headlineOutput(page)?.key ?? ''] !== 'number') return null;
  return (
    <div className="flex flex-col gap-2 px-4 py-2" data-print={requirement ? undefined : 'hide'}>
      {(requirement || isOpen) && (
        <RequirementBlock requirement={requirement} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
      {!isOpen && (
        <button
          id="open-requirement"
          type="button"
          data-print="hide"
          onClick={() => setOpen(true)}
          className="type-small textlink self-start py-1 max-sm:min-h-11"
        >
          {page.words.requirement[requirement ? 'change' : 'add']}
        </button>
      )}
    </div>
  );
}
