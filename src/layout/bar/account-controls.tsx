import { LogOut } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SessionContext, type SessionProfile } from '../../platform/browser/session/session-state.ts';
import { nextAddress } from '../../platform/browser/session/sign-in/next-address.ts';
import { clearReturnPath, pathWithNext } from '../../platform/browser/session/sign-in/return-path.ts';
import { splitPath } from '../../platform/shared/i18n/i18n.ts';
import { isPaymentPage } from '../../platform/shared/rendering/payment-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Avatar } from '../avatar.tsx';
import { useConfirmedLogout } from '../unsaved/use-confirmed-logout.tsx';

/** Login and sign-up links for visitors; for members their name with a link to My Page, and the logout button. */
export function AccountControls({ className }: { readonly className?: string }) {
  const { t } = useTranslation('layout');
  const { status, isUnreachable, profile, loggingOut } = useContext(SessionContext);
  const { askLogout, question } = useConfirmedLogout();
  const frame = classNames('items-center gap-2', className);
  // Reserves the width of the controls while the session is loading.
  if (status === 'loading' || isUnreachable) {
    return (
      <div className={frame}>
        <Skeleton className="h-9 w-36" />
      </div>
    );
  }
  if (status === 'signed-out' || !profile)
    return <LoginLinks className={classNames(frame, 'visitor-only')} />;
  return (
    <div className={frame}>
      <AccountLink profile={profile} />
      <Button variant="plain" pending={loggingOut} onClick={askLogout}>
        {!loggingOut && <LogOut aria-hidden size={16} strokeWidth={1.5} />}
        {t(loggingOut ? 'nav.loggingOut' : 'nav.logout')}
      </Button>
      {question}
    </div>
  );
}

/** Login and sign-up links. Afterwards they lead back to the current page, unless it is the home page or part of the login. */
function LoginLinks({ className }: { readonly className: string }) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const isHome = splitPath(pathname).rest === '/' && search === '';
  const isOnTheWay = isPaymentPage(pathname) || pathname.startsWith('/register');
  const next = isHome || isOnTheWay ? '' : nextAddress(`${pathname}${search}`, '');
  const to = (screen: '/login' | '/register') => (next === '' ? screen : pathWithNext(screen, next));
  const onClick = isHome ? clearReturnPath : undefined;
  return (
    <div className={className}>
      <ButtonLink to={to('/login')} variant="plain" onClick={onClick}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink to={to('/register')} onClick={onClick}>
        {t('nav.signUp')}
      </ButtonLink>
    </div>
  );
}

function AccountLink({ profile }: { readonly profile: SessionProfile }) {
  const { t } = useTranslation('layout');
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
