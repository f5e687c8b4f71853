import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { hasExpiredUser } from '../../../platform/browser/session/sign-in/expired-user.ts';
import { isNewMemberStored } from '../../membership/pages/registration/registration-data.ts';

/** Returns the page on which the payment started: membership or registration. */
export function useStartPage(): {
  readonly path: '/membership' | '/register';
  /** Whether a new member is registering; the typed data is stored in the browser, except the password. */
  readonly isRegistration: boolean;
} {
  const { status } = useSession();
  const [isKept, setKept] = useState(false);
  // The stored registration data can be read in the browser only.
  useEffect(() => setKept(isNewMemberStored() && !hasExpiredUser()), []);
  return {
    path: status === 'signed-in' ? '/membership' : '/register',
    isRegistration: status === 'signed-out' && isKept,
  };
}
