import { z } from 'zod';
import { imageRefusals } from '../../../platform/server/files/image-limit.ts';
import { contract } from '../../../platform/server/http/contract.ts';
import { defaultLanguage, languages } from '../../../platform/shared/i18n/i18n.ts';
import { consentQuery, consentRefusals } from '../tools.contract.ts';
import {
  cleanField,
  type HeadField,
  headFields,
  maxCalculations,
  maxFieldLength,
  maxLogoBytes,
  reportStates,
} from './reports.rules.ts';

const field = z
  .string()
  .max(maxFieldLength, `At most ${maxFieldLength} letters.`)
  .transform(cleanField)
  .default('');
const head = z.object(
  Object.fromEntries(headFields.map((key) => [key, field])) as Record<HeadField, typeof field>,
);
const params = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'This is not an address of a report.') });
/** Maximum length of a URL; a section can contain the cooling curve of a probe. */
const maxAddress = 12_000;
const sectionRefusals = [
  'workbench.premium_required',
  'workbench.section_impossible',
  'workbench.section_too_long',
] as const;
const documentQuery = z.strictObject({ lang: z.enum(languages).default(defaultLanguage) });

/** Uploaded logo; base64 increases its size by a third. */
const mark = z.object({ picture: z.base64().max(Math.ceil((maxLogoBytes * 4) / 3) + 4) });
const body = z.object({
  head,
  /** URLs of calculators or of a quenched section, with their inputs. */
  calculations: z.array(z.string().min(1).max(maxAddress)).min(1).max(maxCalculations),
  /** New logo, none, or the one used last. */
  mark: z.union([mark, z.literal('none'), z.literal('last')]).default('last'),
  /** State; by default approved if an approver is stated. */
  state: z.enum(reportStates).optional(),
  revises: params.shape.id.optional(),
});

const listed = z.object({
  id: z.string(),
  number: z.string(),
  revision: z.string(),
  head: z.object(
    Object.fromEntries(headFields.map((key) => [key, z.string()])) as Record<HeadField, z.ZodString>,
  ),
  calculations: z.array(z.string()).optional(),
  state: z.enum([...reportStates, 'withdrawn']),
  createdAt: z.string(),
  withdrawnAt: z.string().nullable(),
  /** True if there is no later revision. */
  isLatest: z.boolean(),
});

/** Media type of .docx files. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const documentRefusals = ['tools.no_report', 'tools.report_withdrawn', 'tools.endless'] as const;
const documents = { what: 'tools.report_document', most: 60, minutes: 10, per: 'address' } as const;

export const reportsContract = contract('tools', {
  listReports: {
    method: 'GET',
    path: '/api/user/reports',
    guard: 'session',
    limit: 'none',
    summary: 'List my reports, newest first; states whether the last one has a logo',
    answers: { 200: z.object({ reports: z.array(listed), hasMark: z.boolean() }) },
  },
  make: {
    method: 'POST',
    path: '/api/user/reports',
    acceptsIdempotencyKey: true,
    guard: 'session',
    limit: { what: 'tools.report', most: 60, minutes: 60, per: 'member' },
    summary: 'Create a report of calculations, or a revision of a report; counts as a use of each calculator',
    description: 'Premium calculators, quenched sections and a logo require a premium membership.',
    query: consentQuery,
    body,
    answers: { 201: listed },
    refusals: [
      ...consentRefusals,
      ...sectionRefusals,
      ...imageRefusals,
      'files.too_large',
      'tools.approver_missing',
      'tools.computing_time',
      'tools.impossible_inputs',
      'tools.endless',
      'tools.mark_is_premium',
      'tools.mark_too_large',
      'tools.no_report',
      'tools.revised_meanwhile',
      'tools.too_many_reports',
      'tools.unknown_parameters',
    ],
  },
  calculations: {
    method: 'GET',
    path: '/api/user/reports/:id/calculations',
    guard: 'session',
    limit: 'none',
    summary: 'List the URLs of the calculations in my report',
    params,
    answers: { 200: z.array(z.string()) },
    refusals: ['tools.no_report'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/user/reports/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Withdraw a report; its public address then returns 410',
    params,
    answers: { 204: null },
    refusals: ['tools.no_report'],
  },
  pdf: {
    method: 'GET',
    path: '/api/reports/:id/pdf',
    guard: 'public',
    limit: documents,
    summary: 'Download a report as PDF',
    params,
    query: documentQuery,
    answers: { 200: 'application/pdf' },
    refusals: documentRefusals,
  },
  docx: {
    method: 'GET',
    path: '/api/reports/:id/docx',
    guard: 'public',
    limit: documents,
    summary: 'Download a report as Word document with the content of the PDF',
    params,
    query: documentQuery,
    answers: { 200: wordType },
    refusals: documentRefusals,
  },
});
