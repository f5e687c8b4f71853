import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { hasExpiredUser } from '../../../platform/browser/session/sign-in/expired-user.ts';
import { readRegistration } from '../../membership/pages/registration/registration-data.ts';

/** Returns where the payment started: membership page, registration or renewal. */
export function useBeginning(): {
  readonly path: '/membership' | '/register';
  /** New member: the typed data is stored, except the password. */
  readonly isRegistration: boolean;
} {
  const { status } = useSession();
  const [isKept, setKept] = useState(false);
  // Stored in the browser only.
  useEffect(() => setKept(readRegistration() !== null && !hasExpiredUser()), []);
  return {
    path: status === 'signed-in' ? '/membership' : '/register',
    isRegistration: status === 'signed-out' && isKept,
  };
}
