import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';

/** Typing pauses this long before the search begins. */
const pauseMs = 250;
const searchLength = 100;

/** The search field. The search begins when typing pauses, or with Enter. */
export function ForumSearch({
  value,
  onSearch,
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}) {
  const { t } = useTranslation('forum');
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  // The address changed by other means than this field.
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      latest.current(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const now = (text: string) => {
    setTyped(text);
    sent.current = text;
    latest.current(text);
  };

  return (
    <search className="relative w-full sm:w-72">
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink3"
      />
      <Input
        type="search"
        name="q"
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        maxLength={searchLength}
        className="pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') now(typed);
          if (event.key === 'Escape') now('');
        }}
      />
      {typed !== '' && (
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton label={t('clearSearch')} onClick={() => now('')}>
            <X aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
        </span>
      )}
    </search>
  );
}
