import { type Language, momentInDocument } from '../../../../platform/shared/i18n/i18n.ts';
import { exponent } from '../../../../platform/shared/money/money.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';
import { shownMethod } from '../../../../ui/shown-values.ts';
import { type ReceiptWording, receiptDocument } from '../receipt-document.rules.ts';
import { receiptNotFound } from '../receipt-views.ts';
import type { Owner, ReceiptDeps, ReceiptWords } from './deps.ts';
import { requireReceipt } from './require-receipt.ts';

/** Document to create: the receipt or its credit note, in a language. */
type FileRequest = { readonly language: Language; readonly isCreditNote: boolean };

/**
 * Returns the PDF of a member's receipt or credit note, with its file name.
 * @param id id of the payment
 * @throws AppError 404 for a receipt of another member, and if there is no credit note; 503 if too many documents are
 * waiting
 */
export async function createReceiptFile(
  deps: Omit<ReceiptDeps, 'billing'>,
  owner: Owner,
  id: number,
  { language, isCreditNote }: FileRequest,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const receipt = await requireReceipt(deps, owner, id);
  const creditNote = isCreditNote ? receipt.creditNote : null;
  if (isCreditNote && !creditNote) throw receiptNotFound();
  const wording = wordingOf(await deps.wordsOf(language), language);
  const document = receiptDocument(receipt, creditNote, wording);
  const issuedAt = new Date(creditNote?.issuedAt ?? receipt.paidAt);
  const bytes = Buffer.from(await deps.writePdf(document, language, issuedAt));
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
