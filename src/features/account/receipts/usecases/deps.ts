import type { Clock } from '../../../../platform/server/clock.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { Language, Translated } from '../../../../platform/shared/i18n/i18n.ts';
import type { en } from '../../messages/en.ts';
import type { BillingStore } from '../billing.store.ts';
import type { ReceiptStore } from '../receipt.store.ts';
import type { ReceiptDocument } from '../receipt-document.rules.ts';
import type { Seller } from '../receipt-views.ts';

/** Member to whom receipts belong; also an expired member without a session. */
export type Owner = Pick<Caller, 'memberId'>;

export type ReceiptWords = Translated<(typeof en)['receipts']>;

export type ReceiptDeps = {
  readonly receipts: ReceiptStore;
  readonly billing: BillingStore;
  readonly seller: Seller;
  readonly clock: Clock;
  readonly wordsOf: (language: Language) => Promise<ReceiptWords>;
  /**
   * Writes the PDF in a worker thread.
   * @throws AppError 503 if too many documents are waiting
   */
  readonly writePdf: (document: ReceiptDocument, language: Language, issuedAt: Date) => Promise<Uint8Array>;
};
