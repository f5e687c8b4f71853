import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { useSite } from '../../platform/browser/use-site.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { Logo } from '../../ui/theme/mark.tsx';
import { operatorFacts } from '../operator.ts';
import { sectionPath } from '../sections.ts';
import { navItems } from './nav-items.ts';

const legal = [
  { to: '/terms-of-service', word: 'footer.terms' },
  { to: '/refund-policy', word: 'footer.refunds' },
  { to: '/my-page?tab=payment#withdrawal', word: 'footer.withdrawal' },
  { to: '/privacy-policy', word: 'footer.privacy' },
] as const;

const linkClass = 'type-small inline-flex min-h-11 items-center text-ink2 recolour hover:text-ink sm:min-h-6';

/** Footer with links, contact and the operator of the site. */
export function Footer() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const business = useSite()?.business;
  // Name, address and phone need no label; the email address is a link above.
  const facts = operatorFacts(business)
    .filter(({ fact }) => fact !== 'email')
    .map(({ fact, value }) =>
      ['name', 'address', 'phone'].includes(fact) ? value : `${t(`operator.${fact}`)}: ${value}`,
    );
  return (
    <footer data-print="hide" className="mt-16 border-t px-4 py-6 sm:px-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Logo className="mr-1 text-[15px] text-ink3" />
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 gap-y-1">
          {navItems.map(({ section, word }) => (
            <Link key={section} to={localPath(language, sectionPath[section])} className={linkClass}>
              {t(word)}
            </Link>
          ))}
          <Link to={localPath(language, '/pricing')} className={linkClass}>
            {t('footer.pricing')}
          </Link>
          <Link to={localPath(language, '/accuracy')} className={linkClass}>
            {t('footer.accuracy')}
          </Link>
          {legal.map(({ to, word }) => (
            <Link key={to} to={to} className={linkClass}>
              {t(word)}
            </Link>
          ))}
        </nav>
        <nav aria-label={t('footer.support')} className="flex flex-wrap gap-x-6 gap-y-1">
          <Link to={localPath(language, '/forum')} className={linkClass}>
            {t('footer.askForum')}
          </Link>
          {business?.email && (
            <a href={`mailto:${business.email}`} className={linkClass}>
              {t('footer.email')}
            </a>
          )}
          {business?.social.map(({ label, url }) => (
            <a key={url} href={url} rel="me noopener" target="_blank" className={linkClass}>
              {label}
            </a>
          ))}
        </nav>
        <p className="type-small text-ink3 lg:ml-auto">{t('footer.disclaimer')}</p>
      </div>
      {facts.length > 0 && (
        <section aria-label={t('footer.business')} className="mt-4 border-t pt-4">
          <p className="type-micro flex flex-wrap gap-x-4 gap-y-1 text-ink3">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </section>
      )}
    </footer>
  );
}
