/** Lists PayPal's transactions of a day. */
import { z } from 'zod';
import { isCurrency, type Money, parseAmount } from '../../../../platform/shared/money/money.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext, ProviderPayment } from '../provider.port.ts';
import { redact } from '../redaction.ts';
import type { PaypalApi } from './api.ts';

const report = z.object({
  total_pages: z.number().int().default(1),
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: z.string().optional(),
          transaction_event_code: z.string(),
          transaction_status: z.string().optional(),
          transaction_initiation_date: z.string().optional(),
          transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
          invoice_id: z.string().optional(),
        }),
      }),
    )
    .default([]),
});

type Transaction = z.infer<typeof report>['transaction_details'][number]['transaction_info'];

const pageSize = 100;
const maxPages = 100;

/**
 * Lists the transactions of a day.
 * @param day YYYY-MM-DD, UTC
 * @throws AppError unavailable if the list is incomplete
 */
export async function* listPaypalTransactions(
  api: PaypalApi,
  day: string,
  context: CallContext,
): AsyncGenerator<ProviderPayment> {
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({
      start_date: `${day}T00:00:00Z`,
      end_date: `${day}T23:59:59Z`,
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: String(page),
    });
    const reply = await api.get(`/v1/reporting/transactions?${query}`, context);
    const parsed = report.safeParse(reply.kind === 'answer' && reply.status === 200 ? reply.json : undefined);
    if (!parsed.success) throw refuse('payments.report_unavailable');
    for (const { transaction_info } of parsed.data.transaction_details) {
      const payment = readTransaction(transaction_info);
      if (payment) yield payment;
    }
    if (page >= parsed.data.total_pages) return;
  }
}

/** Parses a transaction by its event code: T00xx payments, T1107 refunds, T1106 and T12xx reversals; null for others. */
function readTransaction(info: Transaction): ProviderPayment | null {
  const { currency_code: currency, value } = info.transaction_amount;
  const amount = isCurrency(currency) ? parseAmount(value.replace(/^-/, ''), currency) : null;
  if (!amount) return null;
  const kind = kindOf(info.transaction_event_code);
  if (kind === 'payment') return paymentOf(info, amount);
  if (kind === null || !info.paypal_reference_id) return null;
  return returnedPayment(
    kind,
    info.paypal_reference_id,
    { refundId: info.transaction_id, amount },
    redact(info),
  );
}

function paymentOf(info: Transaction, amount: Money): ProviderPayment {
  const { transaction_status: status = 'S', transaction_initiation_date: capturedAt } = info;
  return {
    state: status === 'S' ? 'captured' : status === 'P' ? 'pending' : 'declined',
    orderRef: info.invoice_id ?? '',
    captureId: info.transaction_id,
    ...(status === 'S' ? { captured: amount } : {}),
    ...(capturedAt ? { capturedAt } : {}),
    raw: redact(info),
  };
}

function returnedPayment(
  state: 'refunded' | 'reversed',
  captureId: string,
  { refundId, amount }: { readonly refundId: string; readonly amount: Money },
  raw: unknown,
): ProviderPayment {
  // The transaction has the invoice number of the refund, not of the payment.
  return {
    state,
    orderRef: '',
    captureId,
    refunded: amount,
    refunds: [{ refundId, amount, state: 'done' }],
    raw,
  };
}

function kindOf(code: string): 'payment' | 'refunded' | 'reversed' | null {
  if (/^T00\d\d$/.test(code)) return 'payment';
  if (code === 'T1107') return 'refunded';
  return code === 'T1106' || /^T12\d\d$/.test(code) ? 'reversed' : null;
}
