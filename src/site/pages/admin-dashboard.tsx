import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dashboard } from '../../features/admin/pages/dashboard.tsx';
import { HiddenPosts } from '../../features/forum/pages/moderation/hidden-posts.tsx';
import { ReportQueue } from '../../features/forum/pages/moderation/report-queue.tsx';
import { countries, jobs } from '../../features/membership/registration/profile-lists.rules.ts';
import { AuthenticationRequired } from '../../layout/authentication-required.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { pageWords } from '../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../platform/browser/session/session-state.ts';

export const handle = pageWords('admin', 'forum', 'membership');

/** Administration page; renders and requests nothing before the user's role is known. */
export default function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { t: layout } = useTranslation('layout');
  const { t: membership } = useTranslation('membership');
  const words = useMemo(() => {
    const country = (stored: string) => {
      const known = countries.find((each) => each === stored);
      return known ? membership(`countries.${known}`) : stored;
    };
    const job = (stored: string) => {
      const known = jobs.find((each) => each === stored);
      return known ? membership(`jobs.${known}`) : stored;
    };
    return { country, job };
  }, [membership]);
  const reports = (
    <>
      <ReportQueue />
      <HiddenPosts />
    </>
  );
  const { status, profile } = useSession();
  const role = profile?.role ?? '';
  const isStaff = role === 'Admin' || role === 'admin';
  return (
    <>
      <PageHead path="/admin/dashboard" title={t('title')} description={layout('access.text')} noindex />
      <AuthenticationRequired state={status === 'signed-in' && !isStaff ? 'forbidden' : status}>
        <Dashboard role={role} reports={reports} words={words} />
      </AuthenticationRequired>
    </>
  );
}
