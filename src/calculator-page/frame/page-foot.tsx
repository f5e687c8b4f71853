import { SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { localPath } from '../../platform/i18n/i18n.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Mark } from '../../ui/theme/mark.tsx';
import { inputsId } from '../inputs/inputs-panel.tsx';
import { answerOutputs, shownValue, spokenValue, useCalculator } from '../use-calculator.ts';

/** What holds for every result, below the page. */
export function Foot() {
  const { words, language } = useCalculator();
  return (
    <footer className="border-t max-lg:mb-16 print:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-8 print:p-0">
        <a
          href={localPath(language, '/')}
          aria-label={words.nav.home}
          data-tip={words.nav.home}
          data-print="hide"
          className="text-ink3"
        >
          <Mark className="size-4" />
        </a>
        <p className="type-small text-ink3">
          {words.disclaimer} {words.rounding}
        </p>
      </div>
    </footer>
  );
}

/** On phones the answer stays in view while the inputs are typed. */
export function AnswerBar() {
  const page = useCalculator();
  const { labels, words } = page;
  const [output] = answerOutputs(page);
  if (!output) return null;

  function toInputs(event: MouseEvent) {
    event.preventDefault();
    const inputs = document.getElementById(inputsId);
    inputs?.scrollIntoView();
    inputs?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  }

  return (
    <aside
      aria-label={words.answerBar}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 items-center justify-between gap-4 border-t bg-p1 px-4 lg:hidden"
    >
      <div className={classNames('min-w-0', !page.current && 'text-ink3')}>
        <p className="type-micro truncate text-ink3">
          {page.current ? labels.output(output.key) : words.notCurrent}
        </p>
        <p className="truncate text-[19px] leading-6 font-[560]">
          {typeof page.good.values[output.key] === 'number'
            ? spokenValue(page, output)
            : shownValue(page, output)}
        </p>
      </div>
      <a href={`#${inputsId}`} onClick={toInputs} className={buttonClass()}>
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
        {words.toInputs}
      </a>
    </aside>
  );
}
