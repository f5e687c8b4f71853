/** Actions of the dashboard; their dialogs are rendered once around all views. */
import { createContext, useContext } from 'react';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Status of the membership, for actions that end it. */
  readonly subscriptionStatus?: string;
  readonly subscriptionExpiresAt?: string | null;
  readonly paidUntil?: string | null;
  readonly grantedUntil?: string | null;
  readonly deviceLimit?: number | null;
};
/** Actions on a member. */
export type MemberActionKind =
  | 'delete'
  | 'suspend'
  | 'lift'
  | 'grant'
  | 'take'
  // With a note.
  | 'endSessions'
  | 'resetFactor'
  | 'correctEmail'
  | 'grantDays'
  | 'setDevices';
/** Actions confirmed by the administrator's password. */
export type GuardedAction =
  | { readonly kind: MemberActionKind; readonly person: Person }
  | {
      /** With a note. */
      readonly kind: 'returned' | 'chargeback';
      /** Id of the refund or payment. */
      readonly id: number;
      /** Payer, without id because there may be no account. */
      readonly person: Pick<Person, 'name' | 'email'>;
      /** As shown, e.g. `$96.00`. */
      readonly amount: string;
    };
/** Actions with a note. */
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
      /** Displayed sender. */
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
  /** Whether the caller has the role Admin, which may change roles. */
  readonly mayChangeRoles: boolean;
};

export const AdminActionsContext = createContext<AdminActions>({ ask: () => {}, mayChangeRoles: false });
export const useAdminActions = (): AdminActions => useContext(AdminActionsContext);
