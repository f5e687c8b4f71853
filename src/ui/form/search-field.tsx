import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Input } from './field.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the user presses Enter or clears the field, without delay. */
  readonly onAsk?: (value: string) => void;
  /** Key that focuses the field from anywhere on the page. */
  readonly shortcut?: string;
};

/** Search field with a clear button (also Escape) and an optional shortcut. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onAsk = onChange,
  shortcut,
  className,
  ...input
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shortcut]);
  return (
    <search className={classNames('relative w-full', className)}>
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink3"
      />
      <Input
        {...input}
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={value}
        className="pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onAsk(value);
          if (event.key === 'Escape') onAsk('');
        }}
      />
      {value !== '' && (
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            label={clearLabel}
            onClick={() => {
              onAsk('');
              field.current?.focus();
            }}
          >
            <X aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
        </span>
      )}
      {value === '' && shortcut && (
        <kbd className="type-micro pointer-events-none absolute inset-y-0 right-2.5 my-auto hidden h-5 items-center rounded-tag border px-1.5 font-sans text-ink3 lg:flex">
          {shortcut}
        </kbd>
      )}
    </search>
  );
}

/** Delay between typing and searching, in milliseconds. */
const pauseMs = 250;

/**
 * Returns the state of a search field that searches after a pause in typing; `ask` searches at once.
 * @param value last searched text, which also changes by navigation
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const report = (text: string) => {
    reported.current = text.trim();
    latest.current(reported.current);
  };
  const reporting = useRef(report);
  reporting.current = report;
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === reported.current) return;
    const timer = setTimeout(() => reporting.current(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    type: setTyped,
    ask: (text: string) => {
      setTyped(text);
      report(text);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
