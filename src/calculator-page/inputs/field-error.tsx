import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lazyPart } from '../frame/lazy-part.tsx';
import { useCalculator } from '../use-calculator.ts';

const Reading = lazyPart(() => import('./reading.tsx'));

type FieldErrorProps = {
  readonly id: string;
  readonly text: string | undefined;
  /** Flat keys of the fields above, for which readings of ambiguous texts and converted values are shown. */
  readonly keys?: readonly string[];
};

export function FieldError({ id, text, keys = [] }: FieldErrorProps) {
  const { entries } = useCalculator().state;
  const sentence = useRef<HTMLParagraphElement>(null);
  const isShown = text !== undefined;
  useEffect(() => {
    // The page scrolls only while the field is edited, not for errors of an opened link.
    const isTyped = document.activeElement?.getAttribute('aria-describedby')?.includes(id);
    if (isShown && isTyped) sentence.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, id]);
  return (
    <>
      {text && (
        <p ref={sentence} id={id} className="type-small flex items-start gap-1.5 text-err">
          <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
      {keys.map((key) => {
        const entry = entries[key];
        if (entry?.countsAs === undefined && !entry?.readings) return null;
        return <Reading key={key} entry={entry} flatKey={key} describedBy={id} />;
      })}
    </>
  );
}
