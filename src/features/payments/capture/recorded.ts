import type { Executor } from '../../../platform/server/database/database.ts';
import type { RecordAudit } from '../../../platform/shared/audit.ts';
import type { Money } from '../../../platform/shared/money/money.ts';
import type { Member } from '../../membership/member.store.ts';
import type { PaidMembership } from '../../membership/periods/paid-member.store.ts';
import type { Consent } from '../../membership/registration/consents.rules.ts';
import type { ReturnReason } from './attempt.rules.ts';
import type { Attempt } from './attempt.ts';

export type RecordSource = 'call' | 'query' | 'report' | 'notice';
/** Recorded change of a payment, passed to mails and follow-up; null if it was recorded before. */
export type RecordedChange =
  | {
      readonly kind: 'granted';
      readonly attempt: Attempt;
      readonly member: Member;
      readonly isNew: boolean;
      /** Whether the member got a nickname other than the requested one, because that was taken. */
      readonly isRenamed: boolean;
      readonly start: Date;
      readonly end: Date;
      /** Number of the receipt; issued before the mail is sent. */
      readonly receiptNumber: string | null;
    }
  | Returning<ReturnReason>
  | Reversed<'refunded' | 'reversed'>;
type Returning<Kind> = Kind extends string
  ? { readonly kind: Kind; readonly attempt: Attempt; readonly email: string }
  : never;
type Reversed<Kind> = Kind extends string
  ? {
      readonly kind: Kind;
      readonly attempt: Attempt;
      /** Member whose period ended; null if the payment granted no period or its period had ended before. */
      readonly member: Member | null;
      readonly end: Date | null;
      /** Email address of the order; empty after the account was deleted. */
      readonly email: string;
      /** Number of the credit note; null if it was issued before. */
      readonly creditNoteNumber: string | null;
    }
  : never;

export type RecordHooks = {
  /** Changes of the membership that a payment causes. */
  readonly membership: PaidMembership;
  /** Requests the refund of a payment that cannot be assigned to a period, in the same transaction. */
  readonly requestRefund: (
    tx: Executor,
    refund: {
      readonly paymentTransactionId: number;
      readonly provider: string;
      readonly amount: Money;
      readonly origin: ReturnReason;
    },
    now: Date,
  ) => Promise<void>;
  /**
   * Records a refund that was made at the provider.
   * @returns its id; null if a refund by this server is pending or completed
   */
  readonly recordExternalRefund: (
    tx: Executor,
    refund: { readonly paymentTransactionId: number; readonly provider: string; readonly amount: Money },
    now: Date,
  ) => Promise<number | null>;
  /**
   * Issues the receipt or credit note. Numbers are serialized by a lock, so this runs late in the transaction.
   * @returns the number; null if the payment has one already
   */
  readonly issueReceipt: (tx: Executor, paymentTransactionId: number, now: Date) => Promise<string | null>;
  readonly issueCreditNote: (
    tx: Executor,
    back: { readonly paymentTransactionId: number; readonly amount: Money },
    now: Date,
  ) => Promise<string | null>;
  /** Creates the one-time ticket with which the ordering browser starts the session of a new member. */
  readonly insertTicket: (
    tx: Executor,
    ticket: { readonly orderRef: string; readonly memberId: string; readonly expiresAt: Date },
    now: Date,
  ) => Promise<void>;
  /** Completes the refund request that is still pending for a payment whose money was returned without it. */
  readonly onReturnedOtherwise: (tx: Executor, paymentTransactionId: number) => Promise<void>;
  readonly consents: readonly Consent[];
  /** Adds an entry of the system to the audit log, in the same transaction. */
  readonly audit: RecordAudit;
};

export type Reversal = {
  readonly kind: 'refunded' | 'reversed';
  readonly amount: Money;
  readonly refundTransactionId: number | null;
  readonly source: RecordSource;
  readonly reference: string | null;
};
