import { Pin as PinIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { steelName } from '../form/named-grade.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { useCalculator } from '../use-calculator.ts';
import { usePins } from './pins.ts';

const PinnedList = lazyPart(() => import('./pinned-list.tsx'));

export function PinnedCases() {
  const { calculator, state, words, good, current } = useCalculator();
  const { pins, hasRoom, pin } = usePins();
  return (
    <div className="flex min-h-[46px] shrink-0 items-center gap-x-4 border-t px-4" data-print="hide">
      {pins.length > 0 && <PinnedList />}
      <Button
        size="small"
        disabled={!current || !hasRoom}
        onClick={() => pin(good, steelName(calculator, state, words))}
        className="ml-auto shrink-0"
      >
        <PinIcon aria-hidden size={14} strokeWidth={1.5} />
        {words.pins.pin}
      </Button>
    </div>
  );
}
