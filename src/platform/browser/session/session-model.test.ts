import type { Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import {
  endedReason,
  nextSession,
  type SessionEvent,
  type SessionModel,
  sessionStatus,
  unread,
  visitor,
} from './session-model.ts';

const sessionOf = (id: string, access_token = 'token') => ({ access_token, user: { id } }) as Session;
const kim = sessionOf('kim');
const signedIn: SessionModel = { session: kim, recovery: false };

describe('sessionStatus', () => {
  it('A-05: the status is signed-in only when profile and session user both exist', () => {
    expect(sessionStatus(signedIn, { name: 'Kim' })).toBe('signed-in');
    expect(sessionStatus(signedIn, null)).toBe('signed-out');
    expect(sessionStatus({ session: {} as Session, recovery: false }, { name: 'Kim' })).toBe('signed-out');
    expect(sessionStatus(visitor, { name: 'Kim' })).toBe('signed-out');
  });

  it('A-11: the status is loading while the session is undefined or the profile is being requested', () => {
    expect(sessionStatus(unread, undefined)).toBe('loading');
    expect(sessionStatus(unread, { name: 'Kim' })).toBe('loading');
    expect(sessionStatus(signedIn, undefined)).toBe('loading');
    expect(sessionStatus(visitor, undefined)).toBe('signed-out');
  });
});

describe('nextSession', () => {
  const heard = (
    model: SessionModel,
    type: Exclude<SessionEvent['type'], 'UNREACHABLE' | 'STORED' | 'RECOVERY_LINK'>,
    session: Session | null,
  ) => nextSession(model, { type, session });

  it('A-11: the initial event sets the stored session, or the state of a visitor if there is none', () => {
    expect(heard(unread, 'INITIAL_SESSION', kim)).toEqual({ model: signedIn, effects: [] });
    expect(heard(unread, 'INITIAL_SESSION', null)).toEqual({ model: visitor, effects: [] });
  });

  it('A-11: a login requests the profile', () => {
    expect(heard(visitor, 'SIGNED_IN', kim)).toEqual({ model: signedIn, effects: ['refetch-profile'] });
  });

  it('A-05: a repeated login event of the same session (each time the tab is shown) requests nothing', () => {
    expect(heard(signedIn, 'SIGNED_IN', sessionOf('kim', 'newer')).effects).toEqual([]);
  });

  it('A-11: a login of another member drops the cached profile', () => {
    expect(heard(signedIn, 'SIGNED_IN', sessionOf('lee')).effects).toEqual([
      'drop-profile',
      'refetch-profile',
    ]);
  });

  it('A-11: a logout drops the session and the cached profile', () => {
    expect(heard({ session: kim, recovery: true }, 'SIGNED_OUT', null)).toEqual({
      model: visitor,
      effects: ['drop-profile'],
    });
  });

  it('A-11: a refreshed token replaces the session and keeps the profile', () => {
    const renewed = sessionOf('kim', 'newer');
    expect(heard(signedIn, 'TOKEN_REFRESHED', renewed)).toEqual({
      model: { session: renewed, recovery: false },
      effects: [],
    });
  });

  it('A-11: a refresh that restores a session after an outage requests the profile', () => {
    expect(heard(visitor, 'TOKEN_REFRESHED', kim).effects).toEqual(['refetch-profile']);
  });

  it.each(['USER_UPDATED', 'MFA_CHALLENGE_VERIFIED'] as const)(
    'A-11: the event %s requests the profile again',
    (type) => {
      expect(heard(signedIn, type, kim)).toEqual({ model: signedIn, effects: ['refetch-profile'] });
    },
  );

  it('A-02 A-11: a recovery link opens the form for a new password', () => {
    const { model, effects } = heard(unread, 'PASSWORD_RECOVERY', kim);
    expect(model).toEqual({ session: kim, recovery: true });
    expect(effects).toEqual(['choose-password']);
    expect(heard(visitor, 'PASSWORD_RECOVERY', kim).effects).toEqual(['refetch-profile', 'choose-password']);
  });

  it('A-11: an unreachable auth service ends the loading state but does not end an existing session', () => {
    const unreachable = nextSession(unread, { type: 'UNREACHABLE' }).model;
    expect(unreachable).toEqual({ ...visitor, isUnreachable: true });
    expect(nextSession(signedIn, { type: 'UNREACHABLE' }).model).toEqual(signedIn);
    expect(nextSession(unreachable, { type: 'STORED' }).model).toEqual(unread);
  });

  it('A-11: a session that another tab started sets the loading state', () => {
    expect(nextSession(visitor, { type: 'STORED' }).model.session).toBeUndefined();
    expect(nextSession(signedIn, { type: 'STORED' }).model).toEqual(signedIn);
  });
});

describe('A-11 reason of an ended session', () => {
  it.each([
    ['superseded', 'auth.session_superseded', true],
    ['ended', 'auth.session_ended', true],
    [null, 'auth.session_ended', false],
    ['ended', 'auth.login_required', false],
    ['ended', 'tools.login_required', false],
    // The token could not be renewed, e.g. without a connection.
    [null, 'auth.login_required', true],
    [null, 'auth.wrong_credentials', false],
  ] as const)(
    'the reason of the ended session is %s after status 401 with the code %s, with a stored session: %s',
    (reason, code, isStored) => {
      expect(endedReason({ status: 401, code }, isStored)).toBe(reason);
      expect(endedReason({ status: 403, code }, isStored)).toBeNull();
    },
  );
});
