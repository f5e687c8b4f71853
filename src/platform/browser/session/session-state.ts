import { createContext, useContext } from 'react';
import type { Profile } from '../../../features/auth/auth.contract.ts';
import type { SessionStatus } from './session-model.ts';

/** Part of the profile that the layout shows. */
export type SessionProfile = Readonly<
  Pick<Profile, 'id' | 'name' | 'nickname' | 'firstName' | 'email' | 'role' | 'avatar' | 'isPremium'>
>;

export type SessionState = {
  /** `loading`: a session is stored, but its member is not loaded yet. */
  readonly status: SessionStatus;
  readonly profile?: SessionProfile;
  /** Opened by a recovery link to set a new password. */
  readonly recovery: boolean;
  /** Signs out here and at the server, clears the cache and opens the home page. */
  readonly logout: () => Promise<void>;
  readonly loggingOut: boolean;
  /** Renews the session and refetches the profile. */
  readonly refresh: () => Promise<void>;
  /** Signs out and clears all caches without message or navigation. */
  readonly clear: () => Promise<void>;
  /** Removes a session that the server has ended, and its data. */
  readonly drop: () => Promise<void>;
};

const nothing = async () => {};

/** Default value: a visitor. */
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
