/** Converts members to the formats of the dashboard and its CSV file. */

import type { Caller } from '../../../platform/server/http/api.ts';
import type { MemberView } from '../admin.contract.ts';
import {
  type ActionStanding,
  daysSince,
  permanentRefusals,
  shownAmount,
  shownStatus,
} from '../admin.rules.ts';
import type { Cell } from '../csv.ts';
import type { LatestRefund, MemberRow } from './member-rows.store.ts';

/** Columns of the CSV file. Names and values are the same in every language, so programs can read them. */
const memberColumns = [
  'id',
  'email',
  'name',
  'nickname',
  'country',
  'job',
  'role',
  'registrationDate',
  'lastLogin',
  'membershipType',
  'subscriptionStatus',
  'subscriptionStartedAt',
  'subscriptionExpiresAt',
  'totalToolsUsed',
] as const;
const lastPaymentColumns = ['paidAt', 'amount', 'currency', 'paymentMethod'] as const;
/** Header of the members file: columns of the member and of the latest payment. */
export const memberHeader = [...memberColumns, 'lastPaidAt', 'lastAmount', 'lastCurrency', 'lastMethod'];

/** Returns the CSV cells of a member, in the order of the header. */
export function memberCells(member: MemberView): Cell[] {
  const { latestPayment } = member;
  return [
    ...memberColumns.map((column) => member[column]),
    ...lastPaymentColumns.map((column) => latestPayment?.[column] ?? null),
  ];
}

/** Time of the view, and the membership's rule for periods that were granted without a payment. */
export type MemberRules = {
  readonly now: Date;
  readonly isGranted: (ends: Pick<MemberRow, 'paidUntil' | 'grantedUntil'>, now: Date) => boolean;
};

/**
 * Converts a member, with times as ISO text and amounts in whole units (won for payments by Toss).
 * @param standing how the viewing administrator relates to the member; omitted where no action is offered
 */
export function viewMember(
  member: MemberRow,
  { now, isGranted }: MemberRules,
  standing?: ActionStanding,
): MemberView {
  const { latestPayment, refundRequest, createdAt, suspendedAt, ...shown } = member;
  const { hasAccount: _hasAccount, isOnlyAdmin: _isOnlyAdmin, ...rest } = shown;
  const paidAt = latestPayment ? new Date(latestPayment.paidAt) : null;
  return {
    ...rest,
    subscriptionStatus: shownStatus(member, now),
    paidUntil: member.paidUntil?.toISOString() ?? null,
    grantedUntil: member.grantedUntil?.toISOString() ?? null,
    isGranted: isGranted(member, now),
    createdAt: createdAt.toISOString(),
    registrationDate: createdAt.toISOString(),
    lastLogin: member.lastLogin?.toISOString() ?? null,
    subscriptionStartedAt: member.subscriptionStartedAt?.toISOString() ?? null,
    subscriptionExpiresAt: member.subscriptionExpiresAt?.toISOString() ?? null,
    isSuspended: suspendedAt !== null,
    /** Actions that can never be performed on the member, with reasons. */
    refused: standing ? permanentRefusals(standing) : {},
    daysSincePayment: daysSince(paidAt, now),
    refundRequest: refundRequest && viewRefund(refundRequest),
    latestPayment: latestPayment && {
      ...shownAmount(latestPayment.amount, latestPayment.currency, latestPayment.paymentMethod),
      paymentMethod: latestPayment.paymentMethod,
      paidAt: paidAt?.toISOString() ?? null,
    },
  };
}

function viewRefund({ id, kind, status, requestedAt, minor, currency, paymentMethod }: LatestRefund) {
  const whole = currency === 'USD' ? minor / 100 : minor;
  return {
    id,
    kind,
    status,
    requestedAt,
    paymentMethod,
    ...shownAmount(String(whole), currency, paymentMethod),
  };
}

/** Rules of other features about members. */
export type MemberViewRules = {
  /** Returns whether the account of this nickname cannot be deleted. */
  readonly isProtected: (nickname: string) => boolean;
  readonly isGranted: MemberRules['isGranted'];
};

/**
 * Returns a function that converts a member row to the API format, with the actions that this administrator can never
 * perform.
 */
export function memberViewFor(
  { isProtected, isGranted }: MemberViewRules,
  caller: Caller,
  now: Date,
): (row: MemberRow) => MemberView {
  return (row) =>
    viewMember(
      row,
      { now, isGranted },
      {
        isOwn: row.id === caller.memberId,
        isProtected: isProtected(row.nickname),
        isLastAdmin: row.isOnlyAdmin,
        hasAccount: row.hasAccount,
      },
    );
}
