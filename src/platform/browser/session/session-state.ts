import { createContext, useContext } from 'react';
import type { Profile } from '../../../features/auth/auth.contract.ts';
import type { SessionStatus } from './session-model.ts';

export type SessionProfile = Readonly<
  Pick<Profile, 'id' | 'name' | 'nickname' | 'firstName' | 'email' | 'role' | 'avatar' | 'isPremium'>
>;

export type SessionState = {
  /** Login status; `loading` if a session is stored but its member is not loaded yet. */
  readonly status: SessionStatus;
  /**
   * Whether `status` is final. The first render of a page in the browser is that of a visitor, although a session may be
   * stored; what an effect does without a click waits for this.
   */
  readonly isKnown: boolean;
  readonly profile?: SessionProfile;
  /** Whether a session is stored whose member could not be loaded; `status` is `signed-out` then. */
  readonly isUnreachable: boolean;
  /** Reads the stored session and its profile again. */
  readonly retry: () => Promise<void>;
  /** True after a recovery link was opened, until a new password is set. */
  readonly recovery: boolean;
  /** Logs out in this browser and at the server, clears the cache and opens the home page. */
  readonly logout: () => Promise<void>;
  readonly loggingOut: boolean;
  /** Renews the session and refetches the profile. */
  readonly refresh: () => Promise<void>;
  /** Logs out and clears all caches without showing a message or leaving the page. */
  readonly clear: () => Promise<void>;
  /** Removes a session that the server has ended, and all data of the member. */
  readonly drop: () => Promise<void>;
};

const nothing = async () => {};

/** Context of the session; without a provider the user is a visitor. */
export const SessionContext = createContext<SessionState>({
  status: 'signed-out',
  isKnown: true,
  isUnreachable: false,
  retry: nothing,
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
