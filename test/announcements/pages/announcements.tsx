import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../src/platform/browser/api-client.ts';
import { pageWords } from '../../../src/platform/browser/i18n/page-words.ts';
import type { announcementsContract } from '../announcements.contract.ts';

export const handle = pageWords('announcements');
export const listQuery = apiQuery<typeof announcementsContract.list>('/api/announcements');

export default function Announcements() {
  const { t } = useTranslation('announcements');
  const { data = [] } = useQuery(listQuery);
  return (
    <main>
      <h1>{t('title')}</h1>
      {data.length === 0 && <p>{t('empty')}</p>}
      {data.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </main>
  );
}
