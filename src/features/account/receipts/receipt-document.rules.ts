/** Builds the contents of a receipt or credit note, for the page and the PDF. */
import type { Receipt } from '../account.contract.ts';
import type { en } from '../messages/en.ts';

export type CreditNote = NonNullable<Receipt['creditNote']>;

/** Texts and formats in the reader's language. */
export type ReceiptWording = {
  readonly text: (
    key: keyof (typeof en)['receipts'],
    params?: Readonly<Record<string, string | number>>,
  ) => string;
  readonly money: (value: number, currency: Receipt['currency']) => string;
  readonly day: (moment: string | null) => string;
  readonly moment: (moment: string | null) => string;
  readonly method: (method: string) => string;
};

type Line = { readonly label: string; readonly text: string };
type Party = { readonly title: string; readonly name: string; readonly lines: readonly string[] };

export type ReceiptDocument = {
  readonly title: string;
  readonly number: string;
  readonly parties: readonly Party[];
  /** Lines of the document; `opens` is set if the line names the other document, which it links to. */
  readonly rows: readonly (Line & { readonly opens?: 'receipt' | 'creditNote' })[];
  /** Lines for net and tax; empty without tax. */
  readonly sums: readonly Line[];
  readonly total: Line;
  readonly notes: readonly string[];
};

/** Returns the contents of a receipt; of its credit note if that is given. */
export function receiptDocument(
  receipt: Receipt,
  creditNote: CreditNote | null,
  wording: ReceiptWording,
): ReceiptDocument {
  const { text, money } = wording;
  const { number, currency } = receipt;
  const { amount, tax, taxNote } = creditNote ?? receipt;
  return {
    title: text(creditNote ? 'creditNote' : 'one'),
    number: text('number', { number: creditNote?.number ?? number }),
    parties: partiesOf(receipt, wording),
    rows: rowsOf(receipt, creditNote, wording),
    sums: tax
      ? [
          { label: text('net'), text: money(tax.net, currency) },
          {
            label: text('tax', { name: tax.name, percent: tax.percent }),
            text: money(tax.amount, currency),
          },
        ]
      : [],
    total: { label: text(totalOf(receipt, creditNote)), text: money(amount, currency) },
    notes: [...(tax ? [] : [text('noTax')]), ...(taxNote ? [taxNote] : [])],
  };
}

function totalOf({ status }: Receipt, creditNote: CreditNote | null) {
  if (!creditNote) return 'total';
  return status === 'charged_back' ? 'chargedBackTotal' : 'returned';
}

function partiesOf({ seller, buyer }: Receipt, { text }: ReceiptWording): ReceiptDocument['parties'] {
  const filled = (lines: readonly (string | null)[]) => lines.filter((line): line is string => Boolean(line));
  return [
    {
      title: text('seller'),
      name: seller.name ?? 'Ferrite',
      lines: filled([
        seller.address,
        seller.registration && text('registration', { number: seller.registration }),
        seller.phone,
        seller.email,
      ]),
    },
    {
      title: text('buyer'),
      name: buyer.company || buyer.name,
      lines: filled([
        buyer.address,
        buyer.country,
        buyer.taxNumber && text('taxNumber', { number: buyer.taxNumber }),
        buyer.company && buyer.name,
        buyer.email,
      ]),
    },
  ];
}

function rowsOf(
  receipt: Receipt,
  creditNote: CreditNote | null,
  { text, day, moment, method }: ReceiptWording,
): ReceiptDocument['rows'] {
  const { number, plan, periodStart, periodEnd, refundedAt } = receipt;
  const planName =
    plan === 'monthly' || plan === 'annual' || plan === 'test' ? text(`plan_${plan}`) : (plan ?? '');
  const isChargedBack = receipt.status === 'charged_back';
  const isReturned = creditNote !== null || isChargedBack || receipt.status === 'refunded';
  return [
    ...(creditNote ? [{ label: text('forReceipt'), text: number, opens: 'receipt' as const }] : []),
    { label: text('plan'), text: planName },
    ...(periodStart && periodEnd
      ? [
          {
            label: text('period'),
            text: text('fromTo', { from: day(periodStart), to: day(periodEnd) }),
          },
        ]
      : []),
    { label: text('paid'), text: moment(receipt.paidAt) },
    { label: text('method'), text: method(receipt.method) },
    { label: text('reference'), text: receipt.reference },
    // Receipt and credit note state the same time.
    ...(isReturned
      ? [{ label: text(isChargedBack ? 'chargedBack' : 'refunded'), text: moment(refundedAt) }]
      : []),
    ...(!creditNote && receipt.creditNote
      ? [{ label: text('creditNote'), text: receipt.creditNote.number, opens: 'creditNote' as const }]
      : []),
  ];
}
