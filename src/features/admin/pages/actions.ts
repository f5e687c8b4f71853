/** Actions that a view of the dashboard can request; their dialogs are rendered once for all views. */
import { createContext, useContext } from 'react';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Membership status, shown by actions that end the membership. */
  readonly subscriptionStatus?: string;
  readonly subscriptionExpiresAt?: string | null;
  readonly paidUntil?: string | null;
  readonly grantedUntil?: string | null;
  readonly deviceLimit?: number | null;
};
export type MemberActionKind =
  | 'delete'
  | 'suspend'
  | 'lift'
  | 'grant'
  | 'take'
  // The actions below need a note.
  | 'endSessions'
  | 'resetFactor'
  | 'correctEmail'
  | 'grantDays'
  | 'setDevices';
/** Actions that must be confirmed by the administrator's password. */
export type GuardedAction =
  | { readonly kind: MemberActionKind; readonly person: Person }
  | {
      /** Decisions about a refused refund or a chargeback; they need a note. */
      readonly kind: 'returned' | 'chargeback';
      /** Id of the refund, or of the payment with the chargeback. */
      readonly id: number;
      /** Payer; has no id, because there may be no account. */
      readonly person: Pick<Person, 'name' | 'email'>;
      /** Formatted amount, e.g. `$96.00`. */
      readonly amount: string;
    };
/** Actions whose dialog has a note but needs no password. */
export type ActionWithNote =
  | { readonly kind: 'refund'; readonly person: Person }
  | {
      readonly kind: 'approve' | 'reject';
      readonly person: Person;
      readonly requestId: number;
      readonly isWithdrawal: boolean;
      /** Formatted amount, e.g. `$96.00`. */
      readonly amount: string;
    }
  | { readonly kind: 'manual'; readonly requestId: number }
  | {
      readonly kind: 'acceptUpload' | 'declineUpload';
      readonly uploadId: number;
      readonly fileName: string;
      readonly sender: string;
    };
/** Returns the storage key under which the draft of the note is stored. */
export function draftOf(action: GuardedAction | ActionWithNote): string {
  if ('requestId' in action) return `deed.${action.kind}.${action.requestId}`;
  if ('uploadId' in action) return `deed.${action.kind}.${action.uploadId}`;
  return `deed.${action.kind}.${'amount' in action ? action.id : action.person.id}`;
}

export type Action = { readonly kind: 'look'; readonly memberId: string } | GuardedAction | ActionWithNote;

export type AdminActions = {
  readonly ask: (action: Action) => void;
  /** Whether the caller has the role Admin, which may change roles. */
  readonly mayChangeRoles: boolean;
};

export const AdminActionsContext = createContext<AdminActions>({ ask: () => {}, mayChangeRoles: false });
export const useAdminActions = (): AdminActions => useContext(AdminActionsContext);
