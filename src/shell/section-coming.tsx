import { useTranslation } from 'react-i18next';
import { localPath } from '../platform/i18n.ts';
import { useLanguage } from '../platform/language-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';
import { sectionPath } from './sections.ts';

/** A section that is not built yet: what it will hold, as a list, so that nobody waits for something else. */
export function SectionComing({ section }: { readonly section: 'archive' | 'forum' }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const promises = [
    t(`sections.${section}.first`),
    t(`sections.${section}.second`),
    t(`sections.${section}.third`),
  ];
  return (
    <div className="page py-8 sm:py-12">
      <PageHead
        path={sectionPath[section]}
        title={t(`sections.${section}.title`)}
        description={t(`sections.${section}.description`)}
      />
      <h1 className="type-h1">{t(`sections.${section}.title`)}</h1>
      <p className="type-body mt-1 mb-6 text-ink2">{t(`sections.${section}.lead`)}</p>
      <EmptyState
        title={t(`sections.${section}.coming`)}
        actions={
          <ButtonLink variant="hot" to={localPath(language, '/tools')}>
            {t('sections.browse')}
          </ButtonLink>
        }
      >
        <p>{t(`sections.${section}.comingText`)}</p>
        <ul className="mt-3 grid gap-1.5 border-l-2 border-line2 pl-4 text-ink">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
