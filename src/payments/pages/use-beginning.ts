import { useEffect, useState } from 'react';
import { readRegistration } from '../../membership/pages/registration/registration-data.ts';
import { useSession } from '../../platform/browser/session/session-state.ts';
import { hasExpiredUser } from '../../platform/browser/session/sign-in/expired-user.ts';

/** Where a payment was begun: members buy on the page of their membership, everybody else registers or renews. */
export function useBeginning(): {
  readonly path: '/membership' | '/register';
  /** Somebody new: what was typed is kept, but for the password. */
  readonly isRegistration: boolean;
} {
  const { status } = useSession();
  const [isKept, setKept] = useState(false);
  // Known to the browser alone.
  useEffect(() => setKept(readRegistration() !== null && !hasExpiredUser()), []);
  return {
    path: status === 'signed-in' ? '/membership' : '/register',
    isRegistration: status === 'signed-out' && isKept,
  };
}
