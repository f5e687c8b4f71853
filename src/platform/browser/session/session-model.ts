/** What the auth client's events mean for the session. Pure: the store keeps the model, the provider does the effects. */
import type { AuthChangeEvent, Session } from '@supabase/auth-js';

export type SessionModel = {
  /** undefined: one is stored but not read yet. null: none. */
  readonly session: Session | null | undefined;
  /** A recovery link has been opened: the person is here to choose a new password. */
  readonly recovery: boolean;
};

export type SessionEvent =
  | { readonly type: AuthChangeEvent; readonly session: Session | null }
  /** The auth service could not be reached at all. */
  | { readonly type: 'UNREACHABLE' }
  /** A recovery link has been opened. */
  | { readonly type: 'RECOVERY_LINK' }
  /** Another tab began a session. */
  | { readonly type: 'STORED' };

export type SessionEffect =
  /** Clears everything that was loaded for the previous member. */
  | 'drop-profile'
  /** Read the profile again. */
  | 'refetch-profile'
  /** Lead to the change of password. */
  | 'choose-password';

export const visitor: SessionModel = { session: null, recovery: false };
export const unread: SessionModel = { session: undefined, recovery: false };

export type Transition = { readonly model: SessionModel; readonly effects: readonly SessionEffect[] };

export function nextSession(model: SessionModel, event: SessionEvent): Transition {
  switch (event.type) {
    case 'STORED':
      return { model: model.session ? model : { ...model, session: undefined }, effects: [] };
    case 'RECOVERY_LINK':
      return { model: { ...model, recovery: true }, effects: ['choose-password'] };
    case 'UNREACHABLE':
      return { model: model.session ? model : visitor, effects: [] };
    case 'INITIAL_SESSION':
      return { model: { ...model, session: event.session }, effects: [] };
    case 'SIGNED_OUT':
      return { model: visitor, effects: ['drop-profile'] };
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
      return { model: { ...model, session: event.session }, effects: onSession(model, event.session) };
    case 'USER_UPDATED':
    case 'MFA_CHALLENGE_VERIFIED':
      return { model: { session: event.session, recovery: false }, effects: ['refetch-profile'] };
    case 'PASSWORD_RECOVERY':
      return {
        model: { session: event.session, recovery: true },
        effects: [...onSession(model, event.session), 'choose-password'],
      };
  }
}

/** The client reports the same sign-in again whenever its tab is shown; only another person is news. */
function onSession({ session: before }: SessionModel, now: Session | null): readonly SessionEffect[] {
  if (before === undefined || before?.user.id === now?.user.id) return [];
  return before ? ['drop-profile', 'refetch-profile'] : ['refetch-profile'];
}

export type SessionStatus = 'loading' | 'signed-out' | 'signed-in';

/**
 * Signed in = the profile and the session's user both exist.
 * @param profile undefined while it is being read, null when there is none or it could not be read
 */
export function sessionStatus({ session }: SessionModel, profile: object | null | undefined): SessionStatus {
  if (session === undefined) return 'loading';
  if (session === null) return 'signed-out';
  if (profile === undefined) return 'loading';
  return profile !== null && session.user ? 'signed-in' : 'signed-out';
}
