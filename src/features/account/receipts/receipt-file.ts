/** Creates the PDF of a member's receipt or credit note. */
import { type Language, momentInDocument, type Translated } from '../../../platform/shared/i18n/i18n.ts';
import { exponent } from '../../../platform/shared/money/money.ts';
import { moneyText } from '../../../platform/shared/money/money-text.ts';
import { shownMethod } from '../../../ui/shown-values.ts';
import type { Receipt } from '../account.contract.ts';
import type { en } from '../messages/en.ts';
import { refuse } from '../refusals.ts';
import { type ReceiptDocument, type ReceiptWording, receiptDocument } from './receipt-document.rules.ts';
import type { Owner } from './receipts.ts';

type ReceiptWords = Translated<(typeof en)['receipts']>;

export type ReceiptFileDependencies = {
  /**
   * Returns a receipt of this member.
   * @throws AppError 404
   */
  readonly find: (owner: Owner, id: number) => Promise<Receipt>;
  readonly wordsOf: (language: Language) => Promise<ReceiptWords>;
  /**
   * Writes the PDF in a worker thread.
   * @throws AppError 503 if too many documents are waiting
   */
  readonly writePdf: (document: ReceiptDocument, language: Language, issuedAt: Date) => Promise<Uint8Array>;
};

type Wanted = { readonly language: Language; readonly isCreditNote: boolean };

/**
 * Returns the PDF with its file name.
 * @throws AppError 404 for a receipt of another member, and if there is no credit note; 503 if too many documents are
 * waiting
 */
export async function receiptFile(
  { find, wordsOf, writePdf }: ReceiptFileDependencies,
  owner: Owner,
  id: number,
  { language, isCreditNote }: Wanted,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const receipt = await find(owner, id);
  const creditNote = isCreditNote ? receipt.creditNote : null;
  if (isCreditNote && !creditNote) throw refuse('account.no_receipt');
  const document = receiptDocument(receipt, creditNote, wordingOf(await wordsOf(language), language));
  const issuedAt = new Date(creditNote?.issuedAt ?? receipt.paidAt);
  const bytes = Buffer.from(await writePdf(document, language, issuedAt));
  return { name: `${creditNote?.number ?? receipt.number}.pdf`, bytes };
}

const wordingOf = (words: ReceiptWords, language: Language): ReceiptWording => ({
  text: (key, params = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)),
  money: (value, currency) =>
    moneyText({ minor: Math.round(value * 10 ** exponent[currency]), currency }, language),
  day: (moment) => momentInDocument(moment, language).day,
  moment: (moment) => momentInDocument(moment, language).moment,
  method: shownMethod,
});
