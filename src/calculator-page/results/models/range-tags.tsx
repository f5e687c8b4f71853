import type { Model } from '@ferrite/calculators/core/calculator.ts';
import { isExcluded, isOutsideRange } from '@ferrite/calculators/core/models.ts';
import { Check, TriangleAlert } from 'lucide-react';
import { Tag } from '../../../ui/tag.tsx';
import { useCalculator, useFixed } from '../../use-calculator.ts';

/** Tag that states whether the inputs are within the range of a model. */
export function RangeTag({ isOutside }: { readonly isOutside: boolean }) {
  const { words } = useFixed();
  const Icon = isOutside ? TriangleAlert : Check;
  return (
    <Tag tone={isOutside ? 'warn' : 'ok'} icon={<Icon aria-hidden size={12} strokeWidth={1.5} />}>
      {isOutside ? words.outOfRange : words.inRange}
    </Tag>
  );
}

/** Tags of a model: in or out of range, disputed or unconfirmed coefficients. */
export function RangeTags({ model }: { readonly model: Model }) {
  const { words, good, current } = useCalculator();
  const hasRange =
    Object.keys(model.range ?? {}).length + Object.keys(model.measured?.holds ?? {}).length > 0 ||
    isExcluded(model.output, good);
  return (
    <span className="flex flex-wrap gap-1">
      {hasRange && current && <RangeTag isOutside={isOutsideRange(model.output, good)} />}
      {model.printings && <Tag tone="warn">{words.disputed}</Tag>}
      {model.confirmed === false && <Tag tone="warn">{words.notConfirmed}</Tag>}
    </span>
  );
}
