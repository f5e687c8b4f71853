/** Lists Toss's transactions of a day. */
import { z } from 'zod';
import type { ProviderReply } from '../../../../platform/server/http-call.ts';
import { isCurrency } from '../../../../platform/shared/money/money.ts';
import { refuse } from '../../refusals.ts';
import type { ProviderPayment } from '../provider.port.ts';
import { redact } from '../redaction.ts';

const transaction = z.object({
  transactionKey: z.string().min(1),
  paymentKey: z.string().min(1),
  orderId: z.string().min(1),
  status: z.string(),
  transactionAt: z.string(),
  currency: z.string().refine(isCurrency),
  amount: z.number().int(),
});

const pageSize = 100;
const maxPages = 100;

/**
 * Lists the transactions of a day. Toss uses Korean local times without a zone.
 * @param day YYYY-MM-DD, UTC
 * @param get requests a path of the API
 * @throws AppError unavailable if the list is incomplete
 */
export async function* listTossTransactions(
  get: (path: string) => Promise<ProviderReply>,
  day: string,
): AsyncGenerator<ProviderPayment> {
  let after: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({
      startDate: koreanTime(`${day}T00:00:00Z`),
      endDate: koreanTime(`${day}T23:59:59Z`),
      limit: String(pageSize),
      ...(after ? { startingAfter: after } : {}),
    });
    const reply = await get(`/v1/transactions?${query}`);
    const parsed = z
      .array(transaction)
      .safeParse(reply.kind === 'answer' && reply.status === 200 ? reply.json : undefined);
    if (!parsed.success) throw refuse('payments.report_unavailable');
    for (const each of parsed.data) {
      const payment = readTransaction(each);
      if (payment) yield payment;
    }
    if (parsed.data.length < pageSize) return;
    after = parsed.data.at(-1)?.transactionKey;
  }
}

function koreanTime(utc: string): string {
  return new Date(Date.parse(utc) + 9 * 3_600_000).toISOString().slice(0, 19);
}

function readTransaction(line: z.infer<typeof transaction>): ProviderPayment | null {
  const amount = { currency: line.currency, minor: Math.abs(line.amount) };
  const common = {
    orderRef: line.orderId,
    providerOrderId: line.paymentKey,
    captureId: line.paymentKey,
    raw: redact(line),
  };
  if (line.status === 'DONE')
    return {
      ...common,
      state: 'captured',
      captured: amount,
      capturedAt: new Date(line.transactionAt).toISOString(),
    };
  if (line.status !== 'CANCELED' && line.status !== 'PARTIAL_CANCELED') return null;
  return {
    ...common,
    state: line.status === 'CANCELED' ? 'refunded' : 'partially_refunded',
    refunded: amount,
    refunds: [{ refundId: line.transactionKey, amount, state: 'done' }],
  };
}
