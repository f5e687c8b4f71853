import { Pin as PinIcon, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { steelName } from '../form/named-grade.ts';
import { fill } from '../messages/words.ts';
import { headlineOutput, spokenValue, useCalculator } from '../use-calculator.ts';
import { pinName } from './pin-names.ts';
import { usePins } from './pins.ts';

/** Current and pinned cases, and the button that pins another one. */
export function PinnedCases() {
  const page = useCalculator();
  const { words, good, current } = page;
  const { pins, hasRoom, pin, remove } = usePins();
  const answer = headlineOutput(page);
  const grade = steelName(page.calculator, page.state, words);
  return (
    <div
      className="flex min-h-[46px] shrink-0 items-center gap-x-4 gap-y-1 overflow-x-auto border-t px-4"
      data-print="hide"
    >
      <ul aria-label={words.pins.title} className="flex items-center gap-4 empty:hidden">
        {pins
          .map((each) => ({ ...each, name: pinName(each, page) }))
          .map(({ letter, name, good: pinned }) => (
            <li key={letter} className="type-small flex items-center gap-1.5 whitespace-nowrap text-ink2">
              <svg aria-hidden="true" width={18} height={4}>
                <path d="M0 2H18" stroke="var(--ink3)" strokeWidth={1.6} strokeDasharray="5 4" />
              </svg>
              <span className="max-w-[160px] truncate font-[600] text-ink">{name}</span>
              {answer && <span>{spokenValue(page, answer, pinned.values)}</span>}
              <IconButton
                label={fill(words.pins.remove, { letter })}
                onClick={() => remove(letter)}
                className="size-7! max-sm:after:-inset-2!"
              >
                <X aria-hidden size={14} strokeWidth={1.5} />
              </IconButton>
            </li>
          ))}
      </ul>
      <Button
        size="small"
        disabled={!current || !hasRoom}
        onClick={() => pin(good, grade)}
        className="ml-auto"
      >
        <PinIcon aria-hidden size={14} strokeWidth={1.5} />
        {words.pins.pin}
      </Button>
    </div>
  );
}
