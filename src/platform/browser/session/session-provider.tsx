import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../../ui/toast/toast.ts';
import { localPath } from '../../shared/i18n/i18n.ts';
import { clearForeignTables } from '../../shared/offline-pages.ts';
import { ApiError, type Method, onRefusal } from '../api-client.ts';
import { clearChosenHeats } from '../heats/chosen-heat.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { hasStoredSession } from '../session-key.ts';
import { discardSession, endSession } from './auth-client.ts';
import { useHeartbeat } from './heartbeat.ts';
import { isProfileUnreachable, profileKey, profileQuery } from './profile.ts';
import { createQueryClient } from './query-client.ts';
import { clearSession, dropSession, leaveSession, refreshSession } from './session-actions.ts';
import { endedReason, sessionStatus } from './session-model.ts';
import { SessionContext, type SessionState } from './session-state.ts';
import { openRecovery, readSession, sessionStore, subscribeToSession } from './session-store.ts';
import { readCallback, withoutCallback } from './sign-in/callback.ts';
import { useChosenLanguage } from './sign-in/chosen-language.ts';
import { saveRecovery } from './sign-in/recovery.ts';
import { storedMember } from './stored-session.ts';
import { useEligibilityMessages } from './use-eligibility-messages.ts';

const logoutToastMs = 1500;
const logoutHomeMs = 100;
/** Display time of the message, longer than usual, so that the reason of the logout can be read. */
const supersededToastMs = 12_000;

/** Paths whose responses contain personal data. */
const personal = /^\/api\/(auth|user|admin|heats)(\/|$)/;

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Session>{children}</Session>
    </QueryClientProvider>
  );
}

function Session({ children }: { readonly children: ReactNode }) {
  const model = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const profile = useQuery({
    ...profileQuery,
    enabled: model.session !== null && (model.session !== undefined || hasStoredSession()),
  });
  const status = sessionStatus(model, profile.isError ? null : profile.data);
  const isKnown = status !== 'loading' && model === sessionStore.get();

  useEffect(
    () =>
      subscribeToSession((effect) => {
        if (effect === 'drop-profile') {
          queryClient.removeQueries({ predicate: ({ queryKey }) => personal.test(String(queryKey[0])) });
          clearChosenHeats();
        }
        if (effect === 'refetch-profile') void queryClient.invalidateQueries({ queryKey: profileKey });
        if (effect === 'choose-password') void navigate('/reset-password', { replace: true });
      }),
    [queryClient, navigate],
  );
  useDocumentState(status, isKnown);
  useAddressCallback();
  useRefusals(model.session !== null);
  useHeartbeat(status === 'signed-in');
  useChosenLanguage(status === 'signed-in');
  useEligibilityMessages();

  const [logout, loggingOut] = useLogout();
  const refresh = useCallback(() => refreshSession(queryClient), [queryClient]);
  const clear = useCallback(() => clearSession(queryClient), [queryClient]);
  const drop = useCallback(() => dropSession(queryClient), [queryClient]);

  const isUnreachable =
    status === 'signed-out' &&
    (model.isUnreachable === true || (model.session !== null && isProfileUnreachable(profile.error)));
  const { refetch } = profile;
  const retry = useCallback(async () => {
    await readSession();
    await refetch();
  }, [refetch]);
  const member = status === 'signed-in' ? profile.data : undefined;
  const value = useMemo<SessionState>(
    () => ({
      status,
      isKnown,
      isUnreachable,
      retry,
      ...(member && { profile: member }),
      recovery: model.recovery,
      logout,
      loggingOut,
      refresh,
      clear,
      drop,
    }),
    [status, isKnown, isUnreachable, retry, member, model.recovery, logout, loggingOut, refresh, clear, drop],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Applies the session to the document and to the stored tables, when it is known. */
function useDocumentState(status: SessionState['status'], isKnown: boolean): void {
  useEffect(() => {
    if (!isKnown) return;
    // Shows the account controls, which "stored" hides: the page was rendered for a visitor.
    if (status === 'signed-in') document.documentElement.dataset.session = 'member';
    else delete document.documentElement.dataset.session;
  }, [status, isKnown]);
  useEffect(() => {
    const memberId = status === 'signed-in' ? storedMember() : null;
    if (memberId !== null) clearForeignTables(memberId).catch(() => undefined);
  }, [status]);
}

function useLogout(): readonly [() => Promise<void>, boolean] {
  const [pending, setPending] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const { t } = useTranslation('layout');

  const logout = useCallback(async () => {
    setPending(true);
    try {
      const isTold = await leaveSession(queryClient);
      toast({
        title: t('session.loggedOut'),
        ...(isTold ? { durationMs: logoutToastMs } : { description: t('session.notTold') }),
      });
      setTimeout(() => void navigate(localPath(language, '/')), logoutHomeMs);
    } catch (error) {
      toast({ variant: 'destructive', title: t('session.logoutFailed'), description: messageOf(error) });
    } finally {
      setPending(false);
    }
  }, [queryClient, navigate, language, t]);
  return [logout, pending];
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.reason ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** Returns whether a request is a user action; heartbeats and session requests are not. */
const isAction = (method: Method, path: string): boolean =>
  method !== 'GET' && !path.startsWith('/api/auth/');

/** Handles error responses that concern the session. */
function useRefusals(hasSession: boolean): void {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasSession) return;
    let ended = false;
    return onRefusal((error, path, method) => {
      const reason = endedReason(error, hasStoredSession());
      // Not after a logout in this tab.
      if (reason && sessionStore.get().session !== null && !ended) {
        ended = true;
        void discardSession().catch(() => {});
        toast({
          variant: 'destructive',
          title: t('session.supersededTitle'),
          description: isAction(method, path)
            ? `${t('session.notDone')} ${t(`session.${reason}`)}`
            : t(`session.${reason}`),
          durationMs: supersededToastMs,
          action: {
            label: t('session.logInAgain'),
            onSelect: () =>
              void navigate(`/login?next=${encodeURIComponent(location.pathname + location.search)}`),
          },
        });
      }
      // The rights of the member have changed since the profile was loaded.
      if (error.status === 403 && path.startsWith('/api/tools/'))
        void queryClient.invalidateQueries({ queryKey: profileKey });
    });
  }, [hasSession, t, navigate, queryClient]);
}

/** Removes the auth service's parameters from the URL and handles them once. */
function useAddressCallback(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation('layout');
  useEffect(() => {
    const address = { pathname, search, hash };
    const callback = readCallback(address);
    if (!callback) return;
    void navigate({ pathname, ...withoutCallback(address) }, { replace: true, preventScrollReset: true });
    if (callback.kind === 'recovery') {
      saveRecovery(callback.tokenHash);
      openRecovery();
      return;
    }
    if (hasStoredSession()) void endSession('local').catch(() => {});
    const reason = callback.kind === 'failed' ? callback.reason : 'expired';
    toast({
      variant: 'destructive',
      title: t('session.linkFailed'),
      description: reason === 'expired' ? t('session.linkExpired') : reason.text,
    });
    if (callback.kind === 'tokens' && callback.forRecovery)
      void navigate('/reset-password', { replace: true });
  }, [pathname, search, hash, navigate, t]);
}
