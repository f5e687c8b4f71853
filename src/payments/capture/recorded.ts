import type { Member } from '../../membership/member.store.ts';
import type { PaidMembership } from '../../membership/periods/paid-member.store.ts';
import type { Consent } from '../../membership/registration/consents.rules.ts';
import type { Executor } from '../../platform/server/database/database.ts';
import type { Money } from '../../platform/shared/money/money.ts';
import type { Attempt } from './attempt.ts';

export type Source = 'call' | 'query' | 'report' | 'notice';
/** What came of it, for mails and for whoever watches; null: it was known already. */
export type Recorded =
  | {
      readonly kind: 'granted';
      readonly attempt: Attempt;
      readonly member: Member;
      readonly isNew: boolean;
      /** Not the nickname that was asked for. */
      readonly isRenamed: boolean;
      readonly start: Date;
      readonly end: Date;
      /** Of the payment's receipt, which is issued before anybody is told. */
      readonly receiptNumber: string | null;
    }
  | Returning<'duplicate' | 'mismatch'>
  | Reversed<'refunded' | 'reversed'>;
type Returning<Kind> = Kind extends string
  ? { readonly kind: Kind; readonly attempt: Attempt; readonly email: string }
  : never;
type Reversed<Kind> = Kind extends string
  ? {
      readonly kind: Kind;
      readonly attempt: Attempt;
      /** Whose period ended; null when the payment had given none, or it was taken back before. */
      readonly member: Member | null;
      readonly end: Date | null;
      /** Of the document of the money that went back; null when it had one before. */
      readonly creditNoteNumber: string | null;
    }
  : never;

export type RecordHooks = {
  /** What the money does to the membership. */
  readonly membership: PaidMembership;
  /** Sends money back that nobody asked for; part of the same transaction. */
  readonly requestRefund: (
    tx: Executor,
    refund: {
      readonly paymentTransactionId: number;
      readonly provider: string;
      readonly amount: Money;
      readonly origin: 'duplicate' | 'mismatch';
    },
    now: Date,
  ) => Promise<void>;
  /** Writes a refund down that was made at the provider. @returns null when one of ours is under way or done */
  readonly recordExternalRefund: (
    tx: Executor,
    refund: { readonly paymentTransactionId: number; readonly provider: string; readonly amount: Money },
    now: Date,
  ) => Promise<number | null>;
  /**
   * The documents of money that came in and that went back; the numbers they take are waited for, so they come last:
   * only the mail that names the number comes after.
   * @returns the number; null for a payment that had one already
   */
  readonly issueReceipt: (tx: Executor, paymentTransactionId: number, now: Date) => Promise<string | null>;
  readonly issueCreditNote: (
    tx: Executor,
    back: { readonly paymentTransactionId: number; readonly amount: Money },
    now: Date,
  ) => Promise<string | null>;
  /** Mails that belong to what was recorded, queued in the same transaction. */
  readonly announce: (tx: Executor, recorded: Recorded) => Promise<void>;
  readonly consents: readonly Consent[];
};

export type Reversal = {
  readonly kind: 'refunded' | 'reversed';
  readonly amount: Money;
  readonly refundTransactionId: number | null;
  readonly source: Source;
  readonly reference: string | null;
};
