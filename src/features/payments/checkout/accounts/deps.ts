import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuthPort, AuthSession, CallContext } from '../../../auth/service/auth-service.port.ts';
import type { Member } from '../../../membership/member.store.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { AccountStore } from './account.store.ts';
import type { TicketStore } from './ticket.store.ts';

/** Dependencies for creating accounts of members who paid, and their first sessions. */
export type AccountDeps = {
  readonly store: AccountStore;
  readonly tickets: TicketStore;
  readonly port: Pick<AuthPort, 'createUser' | 'findByEmail' | 'updateUser'>;
  /** Opens a session for a member identified by the order cookie; it takes a device slot like a login. */
  readonly openSession: (
    member: Member,
    deviceId: string | undefined,
    context: CallContext,
  ) => Promise<AuthSession>;
  /** Returns the time of the device's login; null if the device has logged out. */
  readonly deviceEnteredAt: (userId: string, deviceId: string) => Promise<Date | null>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
};

export type SessionClaim = {
  readonly deviceId?: string | undefined;
  /** Member of the request's session. */
  readonly memberId?: string | undefined;
  readonly context: CallContext;
};
