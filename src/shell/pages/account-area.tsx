import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SessionContext, type SessionState } from '../../platform/session/session-state.ts';
import { type AccessState, AuthenticationRequired } from '../authentication-required.tsx';
import { ComingScreen } from '../coming-screen.tsx';
import { PageHead } from '../page-head.tsx';

const titles = {
  '/my-page': 'myPage',
  '/refund-request': 'refundRequest',
  '/admin/dashboard': 'adminDashboard',
} as const;

/** Screens of one's own account and of the administration. */
export default function AccountArea() {
  const { t } = useTranslation('shell');
  const path = useLocation().pathname.replace(/\/+$/, '') as keyof typeof titles;
  const session = useContext(SessionContext);
  const title = t(`coming.${titles[path] ?? 'myPage'}`);
  return (
    <>
      <PageHead path={path} title={title} description={t('access.text')} noindex />
      <AuthenticationRequired state={accessState(session, path === '/admin/dashboard')}>
        <ComingScreen title={title} text={t('coming.text')} />
      </AuthenticationRequired>
    </>
  );
}

function accessState(session: SessionState, adminOnly: boolean): AccessState {
  const role = session.profile?.role;
  if (session.status === 'signed-in' && adminOnly && role !== 'Admin' && role !== 'admin') return 'forbidden';
  return session.status;
}
