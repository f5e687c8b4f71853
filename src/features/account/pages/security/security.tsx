import { useTranslation } from 'react-i18next';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { TwoFactor } from './two-factor/two-factor.tsx';

export const handle = pageWords('account', 'auth');

export default function Security() {
  const { t } = useTranslation('account');
  const { status } = useSession();
  return (
    <>
      <PageHead
        path="/my-page/security"
        title={t('security.title')}
        description={t('security.description')}
        noindex
      />
      <AuthenticationRequired state={status}>
        <div className="page grid max-w-[880px] gap-6 py-10">
          <h1 className="type-h1">{t('security.title')}</h1>
          <TwoFactor />
        </div>
      </AuthenticationRequired>
    </>
  );
}
