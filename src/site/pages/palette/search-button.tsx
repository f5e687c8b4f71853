import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../platform/browser/load-part.ts';
import { IconButton } from '../../../ui/button.tsx';

const Palette = lazyPart(async () => (await import('./palette.tsx')).default);

/** Query parameter that opens the command palette; calculator pages link to it, because they have no session. */
const findKey = 'find';

/** Search button of the top bar; Ctrl+K or ⌘K opens the palette. */
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
      // Ignores the shortcut while a dialog is open.
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
      {/* Stays mounted after closing, because it also renders the dialog that appears before a calculator opens. */}
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
