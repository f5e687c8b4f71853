import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../platform/browser/api-client.ts';
import { usePassingWords } from '../../platform/errors/passing.ts';
import { useSession } from '../../platform/session/session-state.ts';
import { toast } from '../../ui/toast/toast.ts';
import { mayChange } from '../forum.rules.ts';

/** So long the message stands before the login appears. */
const loginAfterMs = 1000;

/** Who reads the forum, and what happens to people who must sign in first. */
export function usePerson() {
  const { status, profile, drop } = useSession();
  const { t } = useTranslation('forum');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** Says why, then leads to the login and from there back to `next`. */
  const sendToLogin = useCallback(
    (action: 'ask' | 'answer' | 'report', next = `${pathname}${search}`) => {
      toast({ variant: 'destructive', title: t('login.title'), description: t(`login.${action}`) });
      // The server refused a session that this browser still keeps: the login would lead straight back.
      if (status === 'signed-in') void drop().catch(() => {});
      setTimeout(() => void navigate(`/login?next=${encodeURIComponent(next)}`), loginAfterMs);
    },
    [t, navigate, pathname, search, status, drop],
  );

  return {
    status,
    profile: profile ?? null,
    isAdmin: profile?.role === 'Admin',
    /** Own content, or anybody's for administrators. */
    mayChange: (authorId: string | null) =>
      profile ? mayChange({ memberId: profile.id, role: profile.role }, authorId) : false,
    sendToLogin,
  };
}

/** What a refusal says to the person, or the given words. */
export function useRefusalWords() {
  const { t } = useTranslation('forum');
  const passing = usePassingWords();
  return useCallback(
    (error: unknown): string | undefined => {
      if (!(error instanceof ApiError)) return error instanceof Error ? error.message : undefined;
      // Hidden or deleted meanwhile: the page may be older than that.
      if (error.status === 404) return t('notFound.gone');
      return passing(error) ?? `${error.status}: ${error.reason ?? ''}`;
    },
    [passing, t],
  );
}
