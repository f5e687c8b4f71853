import type { Executor } from '../server/database/database.ts';

/**
 * All actions in the audit log, named `feature.what_happened` like error codes. Each has a display name in the
 * administration's messages (`audit.did`). Codes are never renamed, because stored entries contain them.
 */
export const auditActions = [
  'admin.devices_changed',
  'admin.email_corrected',
  'admin.payment_checked',
  'admin.registration_retried',
  'admin.role_granted',
  'admin.role_taken',
  'admin.sessions_ended',
  'admin.support_answered',
  'admin.support_closed',
  'admin.support_marked_answered',
  'admin.support_reopened',
  'admin.suspended',
  'admin.suspension_lifted',
  'archive.comment_deleted',
  'archive.post_changed',
  'archive.post_deleted',
  'archive.post_written',
  'auth.factor_reset',
  'auth.service_token',
  'auth.sign_in_failed',
  'forum.answer_accepted',
  'forum.answer_deleted',
  'forum.answer_hidden',
  'forum.answer_kept',
  'forum.answer_shown',
  'forum.answer_unaccepted',
  'forum.question_changed',
  'forum.question_deleted',
  'forum.question_hidden',
  'forum.question_kept',
  'forum.question_shown',
  'membership.days_granted',
  'membership.deletion_begun',
  'membership.expired',
  'membership.member_deleted',
  'membership.period_ended',
  'membership.reminded_day',
  'membership.reminded_week',
  'membership.test_code_wrong',
  'payment.configuration',
  'payment.dispute',
  'payment.foreign',
  'payment.manual',
  'payment.not_ours',
  'payment.partially_refunded',
  'payment.reversal_unsigned',
  'payment.unknown',
  'payments.amount_changed',
  'payments.captured',
  'payments.chargeback_confirmed',
  'payments.chargeback_dismissed',
  'payments.currency_changed',
  'payments.intent_unknown',
  'payments.plan_changed',
  'payments.plan_unknown',
  'payments.refunded',
  'payments.reported',
  'payments.reversed',
  'refund.manual',
  'refunds.approved',
  'refunds.checked',
  'refunds.completed',
  'refunds.contract_withdrawn',
  'refunds.manual_paid',
  'refunds.manual_send_again',
  'refunds.opened',
  'refunds.rejected',
  'refunds.requested',
  'refunds.returned_by_hand',
  'refunds.sent_again',
  'refunds.withdrawn',
  'tools.link_added',
  'tools.link_removed',
  'tools.upload_accepted',
  'tools.upload_declined',
] as const;
export type AuditAction = (typeof auditActions)[number];
/** Actions of one feature without the feature's prefix, e.g. for `refunds`. */
export type ActionOf<Feature extends string> = AuditAction extends infer Action
  ? Action extends `${Feature}.${infer What}`
    ? What
    : never
  : never;

/**
 * Names of the details that an audit event may have; each has a display name in the dashboard's texts (`audit.keys`).
 */
export const auditDetailKeys = [
  'address',
  'amount',
  'answer',
  'captureId',
  'category',
  'code',
  'comment',
  'count',
  'currency',
  'day',
  'days',
  'email',
  'end',
  'factors',
  'from',
  'insteadOf',
  'intent',
  'ip',
  'isTest',
  'lines',
  'missing',
  'note',
  'notes',
  'orderRef',
  'origin',
  'payment',
  'planId',
  'post',
  'provider',
  'question',
  'reason',
  'recovered',
  'refund',
  'request',
  'support',
  'to',
  'tool',
  'topic',
  'until',
  'upload',
  'url',
] as const;
export type AuditDetailKey = (typeof auditDetailKeys)[number];

/** Details of an audit event: ids, decisions, and counts of the daily report, but no text that members wrote. */
export type AuditDetails = {
  readonly [Key in AuditDetailKey]?: string | number | boolean | null | undefined;
} & {
  /** Counts by provider and day, e.g. `toss 2026-01-31`. */
  readonly [providerAndDay: `${string} ${string}`]: { readonly lines: number; readonly missing: number };
};

/** Entry of the audit log. */
export type AuditEvent = {
  readonly action: AuditAction;
  /** Id of the member who acted; null for the system and for anonymous requests. */
  readonly memberId?: string | null;
  /** Id of the affected member; null if there is none or it was deleted. */
  readonly targetId?: string | null;
  /** Details of the event. They contain no secrets, and personal data only if readers of the log need them. */
  readonly details?: AuditDetails;
  readonly at: Date;
};

/**
 * Adds an entry to the audit log.
 * @param tx transaction of the action, if there is one
 */
export type RecordAudit = (event: AuditEvent, tx?: Executor) => Promise<void>;
