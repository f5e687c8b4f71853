import { createContext, useContext } from 'react';
import type { Profile } from '../../../auth/auth.contract.ts';
import type { SessionStatus } from './session-model.ts';

/** The part of a member's profile that the layout shows. */
export type SessionProfile = Readonly<
  Pick<Profile, 'id' | 'name' | 'nickname' | 'firstName' | 'email' | 'role' | 'avatar' | 'isPremium'>
>;

export type SessionState = {
  /** `loading`: a session is stored, but whose it is is not known yet. */
  readonly status: SessionStatus;
  readonly profile?: SessionProfile;
  /** Came by a recovery link, to choose a new password. */
  readonly recovery: boolean;
  /** Signs out here and at the server, empties the cache, leads home. */
  readonly logout: () => Promise<void>;
  readonly loggingOut: boolean;
  /** Renews the session and reads the profile again. */
  readonly refresh: () => Promise<void>;
  /** Signs out and empties every cache, without a word and without going anywhere. */
  readonly clear: () => Promise<void>;
  /** Deletes a session that the server has ended, and everything loaded with it. */
  readonly drop: () => Promise<void>;
};

const nothing = async () => {};

/** Without a provider everybody is a visitor. */
export const SessionContext = createContext<SessionState>({
  status: 'signed-out',
  recovery: false,
  logout: nothing,
  loggingOut: false,
  refresh: nothing,
  clear: nothing,
  drop: nothing,
});

export function useSession(): SessionState {
  return useContext(SessionContext);
}
