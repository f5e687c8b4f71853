import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';

type ToolSearchProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly count: number;
};

/** The search field; the `/` key leads to it from anywhere on the page. */
export function ToolSearch({ value, onChange, count }: ToolSearchProps) {
  const { t } = useTranslation('tools');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const label = t('search', { count });
  return (
    <search className="relative w-full sm:w-80">
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink3"
      />
      <Input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        maxLength={100}
        className="pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value === '' ? (
        <kbd className="type-micro pointer-events-none absolute inset-y-0 right-2.5 my-auto hidden h-5 items-center rounded-tag border px-1.5 font-sans text-ink3 lg:flex">
          /
        </kbd>
      ) : (
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            label={t('clearSearch')}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <X aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
        </span>
      )}
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
