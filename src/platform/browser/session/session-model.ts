/** Reducer of auth client events. The store has the model, the provider runs the effects. */
import type { AuthChangeEvent, Session } from '@supabase/auth-js';

export type SessionModel = {
  /** undefined: stored but not read yet; null: none. */
  readonly session: Session | null | undefined;
  /** A recovery link was opened to set a new password. */
  readonly recovery: boolean;
};

export type SessionEvent =
  | { readonly type: AuthChangeEvent; readonly session: Session | null }
  /** The auth service could not be reached. */
  | { readonly type: 'UNREACHABLE' }
  /** A recovery link was opened. */
  | { readonly type: 'RECOVERY_LINK' }
  /** Another tab started a session. */
  | { readonly type: 'STORED' };

export type SessionEffect =
  /** Clear all data of the previous member. */
  | 'drop-profile'
  /** Refetch the profile. */
  | 'refetch-profile'
  /** Open the password change. */
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

/** The client repeats the sign-in event when its tab becomes visible; only another user is a change. */
function onSession({ session: before }: SessionModel, now: Session | null): readonly SessionEffect[] {
  if (before === undefined || before?.user.id === now?.user.id) return [];
  return before ? ['drop-profile', 'refetch-profile'] : ['refetch-profile'];
}

export type SessionStatus = 'loading' | 'signed-out' | 'signed-in';

/**
 * Returns the status: signed in if profile and session both exist.
 * @param profile undefined while loading, null if there is none or loading failed
 */
export function sessionStatus({ session }: SessionModel, profile: object | null | undefined): SessionStatus {
  if (session === undefined) return 'loading';
  if (session === null) return 'signed-out';
  if (profile === undefined) return 'loading';
  return profile !== null && session.user ? 'signed-in' : 'signed-out';
}
