/** What may be asked for anywhere on the dashboard; the dialogs stand once, around all views. */
import { createContext, useContext } from 'react';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Where a membership stands, for what ends it. */
  readonly subscriptionStatus?: string;
  readonly subscriptionExpiresAt?: string | null;
  readonly paidUntil?: string | null;
  readonly grantedUntil?: string | null;
  readonly deviceLimit?: number | null;
};
/** Done to a member. */
export type MemberActionKind =
  | 'delete'
  | 'suspend'
  | 'lift'
  | 'grant'
  | 'take'
  // Done with a note too.
  | 'endSessions'
  | 'resetFactor'
  | 'correctEmail'
  | 'grantDays'
  | 'setDevices';
/** Done only after the own password. */
export type GuardedAction =
  | { readonly kind: MemberActionKind; readonly person: Person }
  | {
      /** Done with a note too. */
      readonly kind: 'returned' | 'chargeback';
      /** Of the refund, or of the payment. */
      readonly id: number;
      /** Who paid; without an account there is no id. */
      readonly person: Pick<Person, 'name' | 'email'>;
      /** As shown, e.g. `$96.00`. */
      readonly amount: string;
    };
/** Done with a note. */
export type NotedAction =
  | { readonly kind: 'refund'; readonly person: Person }
  | {
      readonly kind: 'approve' | 'reject';
      readonly person: Person;
      readonly requestId: number;
      readonly isWithdrawal: boolean;
      /** As shown, e.g. `$96.00`. */
      readonly amount: string;
    }
  | { readonly kind: 'manual'; readonly requestId: number }
  | {
      readonly kind: 'acceptUpload' | 'declineUpload';
      readonly uploadId: number;
      readonly fileName: string;
      /** Who sent it, as shown. */
      readonly sender: string;
    };
/** Returns the storage key of the note's draft. */
export function draftOf(action: GuardedAction | NotedAction): string {
  if ('requestId' in action) return `deed.${action.kind}.${action.requestId}`;
  if ('uploadId' in action) return `deed.${action.kind}.${action.uploadId}`;
  return `deed.${action.kind}.${'amount' in action ? action.id : action.person.id}`;
}

export type Action = { readonly kind: 'look'; readonly memberId: string } | GuardedAction | NotedAction;

export type AdminActions = {
  readonly ask: (action: Action) => void;
  /** Role exactly Admin: only an Admin makes another. */
  readonly mayChangeRoles: boolean;
};

export const AdminActionsContext = createContext<AdminActions>({ ask: () => {}, mayChangeRoles: false });
export const useAdminActions = (): AdminActions => useContext(AdminActionsContext);
