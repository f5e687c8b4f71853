/** Queries and mutations of the refund pages. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../layout/use-change.ts';
import { ApiError, apiQuery, call, textField } from '../../../platform/browser/api-client.ts';
import type { BodyOf } from '../../../platform/server/http/contract.ts';
import type { PaymentView, RequestView, refundsContract } from '../refunds.contract.ts';
import {
  type EligibilityReason,
  eligibilityReasons,
  type PaidTransaction,
  type RepeatEligibility,
  refundEligibility,
  repeatEligibility,
} from '../refunds.rules.ts';

type Calls = typeof refundsContract;

export type { PaymentView, RequestView };

const paymentsPath = '/api/user/payment-transactions';
const requestsPath = '/api/user/refund-requests';
const eligibilityPath = '/api/user/refund-eligibility';

/** Fetches the payments of the member, newest first; refetched whenever the page is opened. */
export function usePayments(enabled: boolean) {
  return useQuery({
    ...apiQuery<Calls['payments']>(paymentsPath),
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
    // The data includes tool uses, which can end the refund right in another tab.
    refetchOnWindowFocus: 'always',
  });
}

export function useRequests(enabled: boolean) {
  return useQuery({
    ...apiQuery<Calls['requests']>(requestsPath),
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Fetches whether a payment can be refunded; null disables the query. */
export function useEligibility(transactionId: number | null) {
  return useQuery({
    ...apiQuery<Calls['eligibility']>(`${eligibilityPath}?transactionId=${transactionId}`),
    enabled: transactionId !== null,
    staleTime: 0,
    // A tool may have been used in another tab, which ends the refund right.
    refetchOnWindowFocus: 'always',
  });
}

export type OrderRequest = BodyOf<Calls['request']>;

/** Submits a request, then refetches payments, requests and eligibility. */
export function useSubmitRequest() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: OrderRequest) => call<Calls['request']>('POST', '/api/refund/request', body),
    onSettled: () => refetchRefunds(queryClient),
  });
}

export function useRequestFromMyPage() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: BodyOf<Calls['requestFromMyPage']>) =>
      call<Calls['requestFromMyPage']>('POST', '/api/user/request-refund', body),
    onSettled: () => refetchRefunds(queryClient),
  });
}

/** Cancels a pending refund request. */
export function useWithdrawal() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (id: number) => call<Calls['withdraw']>('POST', `/api/user/refund-requests/${id}/withdraw`),
    onSettled: () => refetchRefunds(queryClient),
  });
}

export type Statement = BodyOf<Calls['stateWithdrawal']>;

/** Declares the withdrawal from a contract, then refetches the data even after an error. */
export function useContractWithdrawal() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (statement: Statement) =>
      call<Calls['stateWithdrawal']>('POST', '/api/user/withdrawals', statement),
    onSettled: () => refetchRefunds(queryClient),
  });
}

const refetchRefunds = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      [paymentsPath, requestsPath, eligibilityPath].some((path) => String(queryKey[0]).startsWith(path)),
  });

const paidOf = ({ status, paidAt, toolUsageCount, openRequest }: PaymentView): PaidTransaction => ({
  status,
  capturedAt: paidAt === null ? null : new Date(paidAt),
  toolsUsedSince: toolUsageCount,
  openRequest,
});

/** Returns whether a payment other than the newest can be refunded. @param payments newest first */
export function isOtherRefundable(payments: readonly PaymentView[], now: Date): boolean {
  return payments.slice(1).some((payment) => refundEligibility(paidOf(payment), now).isEligible);
}

/**
 * Returns whether and until when a rejected request can be made again.
 * @param lists requests and payments of one member, newest first
 * @returns null unless this is the newest request for the payment
 */
export function requestRepeatEligibility(
  { id, kind, status, paymentTransactionId: paymentId }: RequestView,
  lists: { readonly requests: readonly RequestView[]; readonly payments: readonly PaymentView[] },
  now: Date,
): RepeatEligibility | null {
  const newest = lists.requests.find(({ paymentTransactionId }) => paymentTransactionId === paymentId);
  const payment = lists.payments.find((each) => each.id === paymentId);
  if (kind !== 'refund' || status !== 'rejected' || newest?.id !== id || !payment) return null;
  return repeatEligibility(paidOf(payment), now);
}

export type ReasonKey = EligibilityReason | 'other';

/** Returns the text key of a reason code; `other` for an unknown one. */
export function reasonKey(code: string | null | undefined): ReasonKey {
  return eligibilityReasons.find((each) => each === code) ?? 'other';
}

/** Returns the text key and the server's message for a refused request. */
export function refusalOf(error: unknown): { readonly key: ReasonKey; readonly sentence: string | null } {
  if (!(error instanceof ApiError)) return { key: 'other', sentence: null };
  return { key: reasonKey(textField(error.body, 'reasonCode')), sentence: error.reason };
}

const names: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  stripe: 'Stripe',
  toss: 'Toss',
  eximbay: 'Eximbay',
  verifone: 'Verifone',
};

/** Returns the name of a payment method; an unknown one is returned unchanged. */
export function methodName(method: string): string {
  return names[method] ?? method;
}
