/** What the refund screens read and send. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../layout/use-change.ts';
import { ApiError, call, read, textField } from '../../platform/browser/api-client.ts';
import type { BodyOf } from '../../platform/server/http/contract.ts';
import type { PaymentView, RequestView, refundsContract } from '../refunds.contract.ts';
import {
  type AskingAgain,
  askingAgain,
  type EligibilityReason,
  eligibilityReasons,
  type PaidTransaction,
  refundEligibility,
} from '../refunds.rules.ts';

type Calls = typeof refundsContract;

export type { PaymentView, RequestView };

const paymentsPath = '/api/user/payment-transactions';
const requestsPath = '/api/user/refund-requests';
const eligibilityPath = '/api/user/refund-eligibility';

/** One's own payments, newest first; always asked anew. */
export function usePayments(enabled: boolean) {
  return useQuery({
    ...read<Calls['payments']>(paymentsPath),
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
    // With each its uses, which end the right to a refund.
    refetchOnWindowFocus: 'always',
  });
}

export function useRequests(enabled: boolean) {
  return useQuery({
    ...read<Calls['requests']>(requestsPath),
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Whether a payment can be refunded; null asks nothing. */
export function useEligibility(transactionId: number | null) {
  return useQuery({
    ...read<Calls['eligibility']>(`${eligibilityPath}?transactionId=${transactionId}`),
    enabled: transactionId !== null,
    staleTime: 0,
    // A tool may have been opened in another tab meanwhile.
    refetchOnWindowFocus: 'always',
  });
}

export type OrderRequest = BodyOf<Calls['request']>;

/** Sends a request; afterwards payments, requests and eligibility are asked anew. */
export function useSubmitRequest() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: OrderRequest) => call<Calls['request']>('POST', '/api/refund/request', body),
    onSettled: () => askAnew(queryClient),
  });
}

/** The same by the button of My Page. */
export function useRequestFromMyPage() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: BodyOf<Calls['requestFromMyPage']>) =>
      call<Calls['requestFromMyPage']>('POST', '/api/user/request-refund', body),
    onSettled: () => askAnew(queryClient),
  });
}

/** Takes a pending request back. */
export function useWithdrawal() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (id: number) => call<Calls['withdraw']>('POST', `/api/user/refund-requests/${id}/withdraw`),
    onSettled: () => askAnew(queryClient),
  });
}

export type Statement = BodyOf<Calls['stateWithdrawal']>;

/** States the withdrawal from a contract; refused or not, what is shown is asked anew. */
export function useContractWithdrawal() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (statement: Statement) =>
      call<Calls['stateWithdrawal']>('POST', '/api/user/withdrawals', statement),
    onSettled: () => askAnew(queryClient),
  });
}

const askAnew = (queryClient: QueryClient) =>
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

/** Whether a payment other than the newest could be refunded now. @param payments newest first */
export function isOtherRefundable(payments: readonly PaymentView[], now: Date): boolean {
  return payments.slice(1).some((payment) => refundEligibility(paidOf(payment), now).isEligible);
}

/**
 * What the newest request of a payment leaves to be asked for after it was rejected.
 * @param lists of one member, newest first
 * @returns null for every other request
 */
export function againAfter(
  { id, kind, status, paymentTransactionId: paymentId }: RequestView,
  lists: { readonly requests: readonly RequestView[]; readonly payments: readonly PaymentView[] },
  now: Date,
): AskingAgain | null {
  const newest = lists.requests.find(({ paymentTransactionId }) => paymentTransactionId === paymentId);
  const payment = lists.payments.find((each) => each.id === paymentId);
  if (kind !== 'refund' || status !== 'rejected' || newest?.id !== id || !payment) return null;
  return askingAgain(paidOf(payment), now);
}

export type ReasonKey = EligibilityReason | 'other';

/** The key of a reason's words; `other` for one that this page does not know. */
export function reasonKey(code: string | null | undefined): ReasonKey {
  return eligibilityReasons.find((each) => each === code) ?? 'other';
}

/** Why the server refused a request: its reason's key, or its own sentence. */
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

/** The name of a payment method on the refund page; an unknown one as it is. */
export function methodName(method: string): string {
  return names[method] ?? method;
}
