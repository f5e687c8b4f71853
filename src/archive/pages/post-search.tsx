import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';

/** Nobody wants an answer to every letter. */
const pauseMs = 250;

type PostSearchProps = { readonly value: string; readonly onChange: (value: string) => void };

/** The search field; it asks when typing pauses, or at once with Enter. */
export function PostSearch({ value, onChange }: PostSearchProps) {
  const { t } = useTranslation('archive');
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    // Changed from elsewhere: the way back, or a link.
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return;
    const timer = setTimeout(() => {
      told.current = wanted;
      onChange(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const ask = (text: string) => {
    setTyped(text);
    told.current = text.trim();
    onChange(text.trim());
  };
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
        name="search"
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        maxLength={200}
        className="pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed);
          if (event.key === 'Escape') ask('');
        }}
      />
      {typed !== '' && (
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            label={t('clearSearch')}
            onClick={() => {
              ask('');
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
