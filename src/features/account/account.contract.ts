import { z } from 'zod';
import { contract } from '../../platform/server/http/contract.ts';
import {
  passwordProofRefusals,
  tokenRefusals,
} from '../../platform/server/http/openapi/declared-refusals.ts';
import { defaultLanguage, languages } from '../../platform/shared/i18n/i18n.ts';

const token = z.string().min(1).max(200);

/** Body with the renewal token, which identifies an expired member without a session. */
const tokenBody = z.object({ renewalToken: token });
/**
 * Choice whether public reports remain; the deletion also needs the password or, for an expired member, the renewal
 * token.
 */
const keepReports = z.boolean().default(false).describe('Keeps current public reports without personal data');
const deletionBody = z.union([
  z.object({ password: z.string().min(1, 'Password is required').max(1000), keepReports }),
  tokenBody.extend({ keepReports }),
]);
/** Query with the language of the PDF documents in the archive. */
const archiveQuery = z.object({ lang: z.enum(languages).default(defaultLanguage) });
/** Exported personal data, one field per section. */
const ownData = z.looseObject({ exportedAt: z.string(), profile: z.looseObject({ email: z.string() }) });

const receiptParams = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Schema that only limits the length; the use case validates the fields with their own messages. */
const detail = z.string().max(20_000).optional();
const billingBody = z.object({ company: detail, address: detail, country: detail, taxNumber: detail });
const billingDetails = z.object({
  company: z.string(),
  address: z.string(),
  country: z.string(),
  taxNumber: z.string(),
});

const note = z.object({ number: z.string(), amount: z.number(), issuedAt: z.string() });
/** Schema of a receipt in the list; amounts in currency units. */
const receiptLine = z.object({
  id: z.number(),
  number: z.string(),
  reference: z.string(),
  plan: z.string().nullable(),
  method: z.string(),
  amount: z.number(),
  currency: z.enum(['USD', 'KRW']),
  status: z.string(),
  paidAt: z.string(),
  refundedAt: z.string().nullable(),
  creditNote: note.nullable(),
});
export type ReceiptLine = z.infer<typeof receiptLine>;

const taxed = {
  /** Tax included in the amount; `net` plus `amount` of the tax is the amount of the receipt. Null without tax. */
  tax: z.object({ name: z.string(), percent: z.number(), amount: z.number(), net: z.number() }).nullable(),
  taxNote: z.string().nullable(),
};
const receipt = receiptLine.extend({
  ...taxed,
  periodStart: z.string().nullable(),
  periodEnd: z.string().nullable(),
  buyer: billingDetails.extend({ name: z.string(), email: z.string() }),
  /** Operator of the site; values that are not configured are null. */
  seller: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    registration: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  creditNote: note.extend(taxed).nullable(),
  /** Whether the billing details on My Page differ from those on the receipt, and until when they can be applied. */
  details: z.object({
    state: z.enum(['none', 'same', 'different']),
    correctableUntil: z.string().nullable(),
  }),
});
export type Receipt = z.infer<typeof receipt>;

export const accountContract = contract('account', {
  data: {
    method: 'GET',
    path: '/api/user/data',
    guard: 'session',
    limit: 'export',
    summary: 'Export my personal data',
    answers: { 200: ownData },
    refusals: ['account.no_member'],
  },
  dataByToken: {
    method: 'POST',
    path: '/api/user/data',
    guard: 'public',
    limit: 'export',
    summary: 'Export my personal data after the membership has expired',
    // The token is in the body, because URLs are logged.
    body: tokenBody,
    answers: { 200: ownData },
    refusals: ['account.token_invalid', 'account.no_member'],
  },
  archive: {
    method: 'GET',
    path: '/api/user/data/archive',
    guard: 'session',
    limit: 'export',
    summary:
      'Export my personal data, with the files of my heats and all receipts and credit notes as PDF, as a ZIP archive',
    query: archiveQuery,
    answers: { 200: 'application/zip' },
    refusals: ['account.no_member', 'server.files_unavailable'],
  },
  archiveByToken: {
    method: 'POST',
    path: '/api/user/data/archive',
    guard: 'public',
    limit: 'export',
    summary: 'Export my personal data, files and receipts as a ZIP archive after the membership has expired',
    query: archiveQuery,
    body: tokenBody,
    answers: { 200: 'application/zip' },
    refusals: ['account.token_invalid', 'account.no_member'],
  },
  continueFree: {
    method: 'POST',
    path: '/api/user/free-membership',
    guard: 'public',
    limit: 'attempts',
    summary: 'Continue as a free member after the membership has expired',
    body: tokenBody,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['account.token_invalid'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/user/account',
    guard: 'public',
    limit: 'attempts',
    summary: 'Delete my account permanently',
    body: deletionBody,
    answers: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    refusals: [
      ...tokenRefusals,
      ...passwordProofRefusals,
      'auth.login_required',
      'account.token_invalid',
      'admin.no_member',
      'admin.protected_account',
      'admin.last_admin',
      'membership.payment_running',
    ],
  },
});

const documents = { what: 'account.receipt_pdf', most: 60, minutes: 10, per: 'member' } as const;
const documentQuery = z.object({ lang: z.enum(languages).default(defaultLanguage) });

export const receiptsContract = contract('account', {
  readDetails: {
    method: 'GET',
    path: '/api/user/billing-details',
    guard: 'session',
    limit: 'none',
    summary: 'Get my billing details for receipts',
    answers: { 200: billingDetails },
  },
  saveDetails: {
    method: 'PUT',
    path: '/api/user/billing-details',
    guard: 'session',
    limit: { what: 'account.billing', most: 30, minutes: 10, per: 'member' },
    summary: 'Update fields of my billing details for future receipts',
    body: billingBody,
    answers: { 200: billingDetails },
    refusals: ['account.billing_invalid'],
  },
  list: {
    method: 'GET',
    path: '/api/user/receipts',
    guard: 'session',
    limit: 'none',
    summary: 'List receipts of my payments',
    answers: { 200: z.array(receiptLine) },
  },
  find: {
    method: 'GET',
    path: '/api/user/receipts/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Get a receipt with buyer and seller',
    params: receiptParams,
    answers: { 200: receipt },
    refusals: ['account.no_receipt'],
  },
  pdf: {
    method: 'GET',
    path: '/api/user/receipts/:id/pdf',
    guard: 'session',
    limit: documents,
    summary: 'Download a receipt as PDF',
    params: receiptParams,
    query: documentQuery,
    answers: { 200: 'application/pdf' },
    refusals: ['account.no_receipt'],
  },
  creditNotePdf: {
    method: 'GET',
    path: '/api/user/receipts/:id/credit-note/pdf',
    guard: 'session',
    limit: documents,
    summary: 'Download the credit note of a receipt as PDF',
    params: receiptParams,
    query: documentQuery,
    answers: { 200: 'application/pdf' },
    refusals: ['account.no_receipt'],
  },
  useCurrentDetails: {
    method: 'POST',
    path: '/api/user/receipts/:id/buyer',
    guard: 'session',
    limit: { what: 'account.receipt_buyer', most: 30, minutes: 10, per: 'member' },
    summary: 'Replace the buyer on a receipt issued in the last 90 days by my current billing details',
    params: receiptParams,
    answers: { 200: receipt },
    refusals: ['account.no_receipt', 'account.receipt_final'],
  },
});
