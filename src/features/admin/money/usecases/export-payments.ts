import type { PaymentQuery } from '../../admin.contract.ts';
import type { CsvFile } from '../../csv.ts';
import { paymentColumns, paymentViewAt } from '../payment-view.ts';
import type { MoneyDeps } from './deps.ts';

/** Returns a CSV file of all payments that match the filter, newest first; its rows are read while they are sent. */
export function exportPayments({ payments, clock, orderMs }: MoneyDeps, query: PaymentQuery): CsvFile {
  const view = paymentViewAt(clock.now(), orderMs);
  async function* rows() {
    for await (const row of payments.each(query)) {
      const cells = view(row);
      yield paymentColumns.map((column) => cells[column]);
    }
  }
  return { header: paymentColumns, rows: rows() };
}
