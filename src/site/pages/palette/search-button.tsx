import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../platform/browser/load-part.ts';
import { IconButton } from '../../../ui/button.tsx';

const Palette = lazyPart(async () => (await import('./palette.tsx')).default);

/** Opens the palette from an address: a calculator's own page, which has no session, leads here. */
const findKey = 'find';

/** In the bar of every page: finds calculators, grades, posts and questions; Ctrl or ⌘ with K from anywhere. */
export function SearchButton() {
  const { t } = useTranslation('layout');
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.has(findKey);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // A dialog that is open has the keyboard to itself.
      if (document.querySelector('[data-veil][data-state=open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(findKey);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setParameters]);
  return (
    <>
      <IconButton
        label={t('palette.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={16} strokeWidth={1.5} />
      </IconButton>
      {/* Once opened it stays: a question before a calculator opens belongs to it. */}
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
