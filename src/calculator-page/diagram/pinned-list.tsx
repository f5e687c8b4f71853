import { X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { headlineOutput, useCalculator, valueInSentence } from '../use-calculator.ts';
import { pinName } from './pin-names.ts';
import { usePins } from './pins.ts';

export default function PinnedList() {
  const page = useCalculator();
  const { pins, remove } = usePins();
  const answer = headlineOutput(page);
  return (
    <ul
      aria-label={page.words.pins.title}
      className="scroll-edges flex min-h-11 min-w-0 items-center gap-4 overflow-x-auto [--behind:var(--p1)]"
    >
      {pins.map((pin) => (
        <li key={pin.letter} className="type-small flex items-center gap-1.5 whitespace-nowrap text-ink2">
          <svg aria-hidden="true" width={18} height={4}>
            <path d="M0 2H18" stroke="var(--ink3)" strokeWidth={1.6} strokeDasharray="5 4" />
          </svg>
          <span className="max-w-[160px] truncate font-[600] text-ink">{pinName(pin, page)}</span>
          {answer && <span>{valueInSentence(page, answer, pin.good.values)}</span>}
          <IconButton
            label={fill(page.words.pins.remove, { letter: pin.letter })}
            onClick={() => remove(pin.letter)}
            className="size-7! max-sm:after:-inset-2!"
          >
            <X aria-hidden size={14} strokeWidth={1.5} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
