import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { forumContract } from '../../../features/forum/forum.contract.ts';
import { apiQuery } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Panel } from '../../../ui/panel.tsx';
import { shownDay } from '../../../ui/shown-values.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { LineList } from './line-list.tsx';

/** List of the member's newest questions with their number of answers. */
export function OwnQuestions() {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const query = useQuery({
    ...apiQuery<typeof forumContract.ownQuestions>('/api/user/questions'),
    staleTime: 0,
  });
  return (
    <Panel
      flush
      title={t('home.questions')}
      actions={
        <Link to={localPath(language, '/forum')} className="type-small text-ink2 hover:text-ink">
          {t('home.ask')}
        </Link>
      }
    >
      {query.isPending && <Skeleton className="m-4 h-16" />}
      {query.isError && <p className="type-body p-4 text-err">{t('home.failed')}</p>}
      {query.data && (
        <LineList empty={t('home.noQuestions')}>
          {query.data.map(({ id, slug, title, answerCount, createdAt }) => (
            <li key={id} className="px-4 py-2">
              <Link
                to={localPath(language, `/forum/${encodeURIComponent(slug)}`)}
                className="type-body font-[560] wrap-anywhere hover:underline"
              >
                {title}
              </Link>
              <p className="type-small text-ink2">
                {t('home.answers', { count: answerCount })} · {shownDay(createdAt)}
              </p>
            </li>
          ))}
        </LineList>
      )}
    </Panel>
  );
}
