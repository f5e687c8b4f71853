import { LogOut } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SessionContext, type SessionProfile } from '../../platform/session/session-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Avatar } from '../avatar.tsx';

/** Login and Sign Up for visitors; for members their name, the way to their page, and the way out. */
export function AccountControls({ className }: { readonly className?: string }) {
  const { t } = useTranslation('shell');
  const { status, profile, logout, loggingOut } = useContext(SessionContext);
  const frame = classNames('items-center gap-2', className);
  // The width of what is about to come, so that nothing jumps.
  if (status === 'loading') {
    return (
      <div className={frame}>
        <Skeleton className="h-9 w-36" />
      </div>
    );
  }
  if (status === 'signed-out' || !profile) {
    return (
      <div className={classNames(frame, 'visitor-only')}>
        <ButtonLink to="/login" variant="plain">
          {t('nav.login')}
        </ButtonLink>
        <ButtonLink to="/register">{t('nav.signUp')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={frame}>
      <AccountLink profile={profile} />
      <Button variant="plain" pending={loggingOut} onClick={() => void logout()}>
        {!loggingOut && <LogOut aria-hidden size={16} strokeWidth={1.5} />}
        {t(loggingOut ? 'nav.loggingOut' : 'nav.logout')}
      </Button>
    </div>
  );
}

function AccountLink({ profile }: { readonly profile: SessionProfile }) {
  const { t } = useTranslation('shell');
  const isAdmin = profile.role === 'Admin' || profile.role === 'admin';
  const name = profile.nickname || profile.name || profile.firstName || profile.email;
  return (
    <Link
      to={isAdmin ? '/admin/dashboard' : '/my-page'}
      aria-label={t(isAdmin ? 'nav.dashboard' : 'nav.myPage', { name })}
      className="type-body flex min-h-11 items-center gap-2 rounded-control px-1.5 font-[520] recolour hover:bg-p3/60 sm:min-h-9"
    >
      <Avatar
        avatar={profile.avatar}
        nickname={profile.nickname}
        name={profile.name}
        firstName={profile.firstName ?? null}
      />
      <span className="max-w-40 truncate">{name}</span>
    </Link>
  );
}
