import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { mayEdit } from '../forum.rules.ts';

/** Time in ms for which the message is shown before the login page opens. */
const loginAfterMs = 1000;

/** Returns the logged-in member, and functions that send visitors to the login. */
export function useForumMember() {
  const { status, isKnown, profile, drop } = useSession();
  const { t } = useTranslation('forum');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** Shows a message, then opens the login page, which returns to `next` afterwards. */
  const sendToLogin = useCallback(
    (action: 'ask' | 'answer' | 'report', next = `${pathname}${search}`) => {
      toast({ variant: 'destructive', title: t('login.title'), description: t(`login.${action}`) });
      // Removes the session that the server rejected; otherwise the login page would redirect back immediately.
      if (status === 'signed-in') void drop().catch(() => {});
      setTimeout(() => void navigate(`/login?next=${encodeURIComponent(next)}`), loginAfterMs);
    },
    [t, navigate, pathname, search, status, drop],
  );

  return {
    status,
    isKnown,
    profile: profile ?? null,
    isAdmin: profile?.role === 'Admin',
    mayEdit: (authorId: string | null) =>
      profile ? mayEdit({ memberId: profile.id, role: profile.role }, authorId) : false,
    sendToLogin,
  };
}

/** Returns a function that translates the error of a forum request. */
export function useErrorMessage() {
  const { t } = useTranslation('forum');
  const transientMessage = useTransientErrorMessage();
  return useCallback(
    (error: unknown): string | undefined => {
      if (!(error instanceof ApiError)) return transientMessage(error) ?? undefined;
      // The page is outdated, because the content was hidden or deleted.
      if (error.status === 404) return t('notFound.gone');
      return transientMessage(error) ?? `${error.status}: ${error.reason ?? ''}`;
    },
    [transientMessage, t],
  );
}
