import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { SessionContext } from '../../platform/browser/session/session-state.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { barEnd, barItem, barLogo, barNav, barRow } from '../../ui/theme/bar.ts';
import { Logo } from '../../ui/theme/mark.tsx';
import { ThemeSwitch } from '../../ui/theme/theme.tsx';
import { sectionPath } from '../sections.ts';
import { useSection } from '../use-section.ts';
import { AccountControls } from './account-controls.tsx';
import { HeatSwitch } from './heat-switch.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { navItems } from './nav-items.ts';
import { PhoneMenu } from './phone-menu.tsx';

/** Top bar of every page: navigation, language, theme and account. */
export function TopBar({ search }: { readonly search: ReactNode }) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const current = useSection();
  return (
    <header data-print="hide" className="sticky top-0 z-20 border-b bg-ground">
      <div className={barRow}>
        <Link
          to={localPath(language, '/')}
          aria-label={`Ferrite, ${t('nav.home')}`}
          data-tip={t('nav.home')}
          className={barLogo}
        >
          <Logo />
        </Link>
        <nav aria-label={t('nav.label')} className={barNav}>
          {navItems.map(({ section, word }) => (
            <Link
              key={section}
              to={localPath(language, sectionPath[section])}
              prefetch="intent"
              aria-current={current === section ? 'page' : undefined}
              className={barItem(current === section)}
            >
              {t(word)}
            </Link>
          ))}
          <WorkbenchLink />
        </nav>
        <div className={barEnd}>
          <HeatSwitch className="max-sm:hidden" />
          {search}
          <LanguageSwitcher />
          <ThemeSwitch label={t('nav.theme')} />
          <AccountControls className="hidden sm:flex" />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

/** Link to the workbench; shown to members only. */
function WorkbenchLink() {
  const { t } = useTranslation('layout');
  const { status } = useContext(SessionContext);
  const { pathname } = useLocation();
  if (status !== 'signed-in') return null;
  const isCurrent = pathname.startsWith('/workbench');
  return (
    <Link
      to="/workbench"
      prefetch="intent"
      aria-current={isCurrent ? 'page' : undefined}
      className={barItem(isCurrent)}
    >
      {t('nav.workbench')}
    </Link>
  );
}
