import { LockKeyhole, ShieldX } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasDrafts } from '../platform/browser/drafts/use-draft.ts';
import { useLanguage } from '../platform/browser/i18n/language-context.ts';
import { useSession } from '../platform/browser/session/session-state.ts';
import { localPath } from '../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FailedPanel } from '../ui/state/failed-panel.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import { CentreCard } from './centre-card.tsx';

export type AccessState = 'loading' | 'signed-out' | 'signed-in' | 'forbidden';

type AuthenticationRequiredProps = {
  readonly state: AccessState;
  /** Content that only users with permission see. */
  readonly children?: ReactNode;
};

/** Shows its children to users with permission, and to others the reason why not and the next step. */
export function AuthenticationRequired({ state, children }: AuthenticationRequiredProps) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { isUnreachable } = useSession();
  if (state === 'signed-in') return children;
  if (state === 'loading') {
    return (
      <div role="status" className="page grid gap-4 py-12">
        <span className="sr-only">{t('access.loading')}</span>
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  }
  if (state === 'forbidden') {
    return (
      <CentreCard
        title={t('access.forbidden')}
        icon={<ShieldX aria-hidden size={24} strokeWidth={1.5} />}
        actions={<ButtonLink to={localPath(language, '/')}>{t('access.home')}</ButtonLink>}
      >
        {t('access.forbiddenText')}
      </CentreCard>
    );
  }
  if (isUnreachable) return <Unreachable />;
  return (
    <CentreCard
      title={t('access.title')}
      className="visitor-only"
      icon={<LockKeyhole aria-hidden size={24} strokeWidth={1.5} />}
      actions={
        <ButtonLink variant="hot" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          {t('access.login')}
        </ButtonLink>
      }
    >
      {t('access.text')}
      <KeptEntries />
    </CentreCard>
  );
}

/** Shown instead of the content if the stored session could not be checked. */
function Unreachable() {
  const { t } = useTranslation('layout');
  const { retry } = useSession();
  const [retrying, setRetrying] = useState(false);
  return (
    <div className="page py-12">
      <h1 className="sr-only">{t('access.failed')}</h1>
      <FailedPanel
        title={t('access.failed')}
        reason={t('passing.unreachable')}
        retryLabel={t('access.retry')}
        retrying={retrying}
        onRetry={() => {
          setRetrying(true);
          void retry().finally(() => setRetrying(false));
        }}
      />
    </div>
  );
}

/** States that this tab holds unsaved entries. Their owner gets them back after the login. */
function KeptEntries() {
  const { t } = useTranslation('layout');
  const isKept = useSyncExternalStore(unchanging, hasDrafts, () => false);
  return isKept && <span className="mt-2 block">{t('unsaved.kept')}</span>;
}

const unchanging = () => () => {};
