/** Reducer for events of the auth client. The session store holds the model; the session provider runs the effects. */
import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { ApiError } from '../api-client.ts';

export type SessionModel = {
  /** Undefined: a session is stored but not read yet; null: no session. */
  readonly session: Session | null | undefined;
  /** True after a recovery link was opened, until a new password is set. */
  readonly recovery: boolean;
  /** Whether a stored session could not be read because the server was not reached; `session` is null then. */
  readonly isUnreachable?: boolean;
};

export type SessionEvent =
  | { readonly type: AuthChangeEvent; readonly session: Session | null }
  /** Event: the auth service could not be reached. */
  | { readonly type: 'UNREACHABLE' }
  /** Event: a recovery link was opened. */
  | { readonly type: 'RECOVERY_LINK' }
  /** Event: another tab started a session. */
  | { readonly type: 'STORED' };

export type SessionEffect =
  /** Effect: clear all data of the previous member. */
  | 'drop-profile'
  /** Effect: fetch the profile again. */
  | 'refetch-profile'
  /** Effect: open the form for a new password. */
  | 'choose-password';

export const visitor: SessionModel = { session: null, recovery: false };
export const unread: SessionModel = { session: undefined, recovery: false };

export type Transition = { readonly model: SessionModel; readonly effects: readonly SessionEffect[] };

export function nextSession({ session, recovery }: SessionModel, event: SessionEvent): Transition {
  const model = { session, recovery };
  switch (event.type) {
    case 'STORED':
      return { model: model.session ? model : { ...model, session: undefined }, effects: [] };
    case 'RECOVERY_LINK':
      return { model: { ...model, recovery: true }, effects: ['choose-password'] };
    case 'UNREACHABLE':
      return { model: model.session ? model : { ...visitor, isUnreachable: true }, effects: [] };
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

/**
 * Returns the effects of a session event. The client repeats the event when its tab becomes visible, so only a session
 * of another user counts as a change.
 */
function onSession({ session: before }: SessionModel, now: Session | null): readonly SessionEffect[] {
  if (before === undefined || before?.user.id === now?.user.id) return [];
  return before ? ['drop-profile', 'refetch-profile'] : ['refetch-profile'];
}

export type SessionStatus = 'loading' | 'signed-out' | 'signed-in';

/**
 * Returns the status; `signed-in` requires both a profile and a session.
 * @param profile undefined while loading, null if there is none or loading failed
 */
export function sessionStatus({ session }: SessionModel, profile: object | null | undefined): SessionStatus {
  if (session === undefined) return 'loading';
  if (session === null) return 'signed-out';
  if (profile === undefined) return 'loading';
  return profile !== null && session.user ? 'signed-in' : 'signed-out';
}

/** Ends of the error codes (`auth.session_…`) with which the server reports an ended session. */
const endedReasons = ['superseded', 'ended'] as const;

/**
 * Returns why an error response shows that the session has ended; null for other errors. Without a stored session,
 * because the browser's data were deleted, requests carry no token and the server only asks for a login.
 */
export function endedReason(
  { status, code }: Pick<ApiError, 'status' | 'code'>,
  isStored: boolean,
): (typeof endedReasons)[number] | null {
  if (status !== 401) return null;
  if (!isStored) return code.endsWith('.login_required') ? 'ended' : null;
  return endedReasons.find((each) => `auth.session_${each}` === code) ?? null;
}
