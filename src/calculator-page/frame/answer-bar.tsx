import { isOutsideData } from '@ferrite/calculators/core/models.ts';
import { Check, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { reasonOf } from '../results/answer.tsx';
import { RangeTag } from '../results/models/range-tags.tsx';
import { headlineOutput, useCalculator, valueInSentence } from '../use-calculator.ts';
import { inputsId, useSheet } from './sheet.ts';

/** Fixed bar with the headline result on small screens. */
export function AnswerBar() {
  const page = useCalculator();
  const { isOpen, open, close } = useSheet();
  const { labels, words, hasResult } = page;
  const output = headlineOutput(page);
  if (!output) return null;
  const Icon = isOpen ? Check : SlidersHorizontal;
  const isNumber = hasResult && typeof page.good.values[output.key] === 'number';
  return (
    <aside
      aria-label={words.answerBar}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-40 flex h-18 items-center justify-between gap-4 border-t bg-p1 px-4 lg:hidden"
    >
      <div className={classNames('min-w-0', !page.current && 'text-ink3')}>
        <p className="type-micro flex items-center gap-2 text-ink3">
          <span className="truncate">{page.current ? labels.output(output.key) : words.notCurrent}</span>
          {isNumber && isOutsideData(page.calculator, page.good, output) && <RangeTag isOutside />}
        </p>
        <p className={classNames('truncate font-[560]', isNumber ? 'text-[24px] leading-7' : 'type-h3')}>
          {hasResult ? (reasonOf(page, output) ?? valueInSentence(page, output)) : words.noResult}
        </p>
      </div>
      <Button aria-controls={inputsId} aria-expanded={isOpen} onClick={isOpen ? close : open}>
        <Icon aria-hidden size={16} strokeWidth={1.5} />
        {isOpen ? words.done : words.toInputs}
      </Button>
    </aside>
  );
}
