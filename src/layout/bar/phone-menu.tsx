import { Menu as MenuIcon, X } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { SessionContext } from '../../platform/browser/session/session-state.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { sectionPath } from '../sections.ts';
import { useSection } from '../use-section.ts';
import { AccountControls } from './account-controls.tsx';
import { HeatSwitch } from './heat-switch.tsx';
import { navItems } from './nav-items.ts';

/** Navigation on narrow screens: a list that opens below the top bar. */
export function PhoneMenu() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const current = useSection();
  const { status } = useContext(SessionContext);
  const { key } = useLocation();
  // Closes the list when the URL changes.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <div className="lg:hidden">
      <IconButton
        ref={button}
        label={t(open ? 'nav.closeMenu' : 'nav.menu')}
        aria-expanded={open}
        aria-controls="phone-menu"
        onClick={() => setOpenAt(open ? null : key)}
        className="-mr-2"
      >
        {open ? (
          <X aria-hidden size={18} strokeWidth={1.5} />
        ) : (
          <MenuIcon aria-hidden size={18} strokeWidth={1.5} />
        )}
      </IconButton>
      <div
        id="phone-menu"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-56px)] animate-appear overflow-y-auto border-b bg-p2 px-4 pt-2 pb-4 shadow-lift"
      >
        <nav aria-label={t('nav.label')} className="grid divide-y">
          {navItems.map(({ section, word }) => (
            <Link
              key={section}
              to={localPath(language, sectionPath[section])}
              aria-current={current === section ? 'page' : undefined}
              onClick={() => setOpenAt(null)}
              className={classNames(
                'type-answer flex min-h-12 items-center',
                current === section ? 'font-[600] text-ink' : 'text-ink2',
              )}
            >
              {current === section && <span aria-hidden="true" className="mr-3 h-4 w-0.5 bg-hot" />}
              {t(word)}
            </Link>
          ))}
          {status === 'signed-in' && (
            <Link
              to="/workbench"
              onClick={() => setOpenAt(null)}
              className="type-answer flex min-h-12 items-center text-ink2"
            >
              {t('nav.workbench')}
            </Link>
          )}
        </nav>
        <HeatSwitch className="mt-4 sm:hidden" />
        <AccountControls className="mt-4 flex justify-between sm:hidden" />
      </div>
    </div>
  );
}
