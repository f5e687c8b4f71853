import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { savedContract } from '../../../features/tools/saved/saved.contract.ts';
import { apiQuery } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LineList } from './line-list.tsx';

const maxShown = 5;

/**
 * List of the calculations saved last, each with its first result; calculations whose formula has changed since are
 * marked.
 */
export function LastSaved() {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const query = useQuery({
    ...apiQuery<typeof savedContract.listSaved>(`/api/user/calculations?lang=${language}`),
    staleTime: 0,
  });
  return (
    <Panel
      flush
      title={t('home.saved')}
      actions={
        <Link to="/my-page/calculations" className="type-small text-ink2 hover:text-ink">
          {t('home.allSaved')}
        </Link>
      }
    >
      {query.isPending && <Skeleton className="m-4 h-16" />}
      {query.isError && <p className="type-body p-4 text-err">{t('home.failed')}</p>}
      {query.data && (
        <LineList empty={t('home.noSaved')}>
          {query.data.slice(0, maxShown).map((saved) => (
            <li key={saved.id} className="px-4 py-2">
              <p className="type-body flex flex-wrap items-center gap-2 wrap-anywhere">
                {saved.address ? (
                  <a href={saved.address} className="font-[560] hover:underline">
                    {saved.name}
                  </a>
                ) : (
                  saved.name
                )}
                {saved.currentVersion !== saved.version && <Tag tone="warn">{t('home.changed')}</Tag>}
              </p>
              <p className="type-small text-ink2">
                {saved.calculator}
                {saved.results[0] && ` · ${saved.results[0].label}: ${saved.results[0].text}`}
              </p>
            </li>
          ))}
        </LineList>
      )}
    </Panel>
  );
}
