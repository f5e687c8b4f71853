import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { defaultLanguage, languages } from '../../../platform/shared/i18n/i18n.ts';
import { cleanLine } from '../../../platform/shared/text/visible-text.ts';
import { consentQuery, consentRefusals } from '../tools.contract.ts';

const wording = z.strictObject({ lang: z.enum(languages).default(defaultLanguage) });
const name = z.string().overwrite(cleanLine).min(1, 'Name is required').max(100);
const limit = { what: 'tools.saved', most: 120, minutes: 10, per: 'member' } as const;
const body = z.object({
  name,
  address: z.string().min(1).max(4_000),
});
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

const worded = z.array(z.object({ label: z.string(), text: z.string() }));
const saved = z.object({
  id: z.number(),
  name: z.string(),
  calculatorId: z.string(),
  calculator: z.string(),
  /** URL that opens the calculation again; null if there is none. */
  address: z.string().nullable(),
  version: z.string(),
  currentVersion: z.string().nullable(),
  changes: z.array(z.object({ version: z.string(), date: z.string(), text: z.string() })),
  inputs: worded,
  results: worded,
  createdAt: z.string(),
});
export type Saved = z.infer<typeof saved>;

export const savedContract = contract('tools', {
  listSaved: {
    method: 'GET',
    path: '/api/user/calculations',
    guard: 'session',
    limit: 'none',
    summary: 'List my saved calculations, newest first',
    query: wording,
    answers: { 200: z.array(saved) },
  },
  save: {
    method: 'POST',
    path: '/api/user/calculations',
    acceptsIdempotencyKey: true,
    guard: 'session',
    limit,
    summary: 'Save a calculation from its link; counts as a use of the tool',
    description: 'Premium calculators require a premium membership.',
    query: wording.extend(consentQuery.shape),
    body,
    answers: { 201: saved },
    refusals: [
      ...consentRefusals,
      'tools.impossible_inputs',
      'tools.endless',
      'tools.too_many_saved',
      'tools.unknown_parameters',
    ],
  },
  rename: {
    method: 'PATCH',
    path: '/api/user/calculations/:id',
    guard: 'session',
    limit,
    summary: 'Rename a saved calculation',
    params,
    body: z.object({ name }),
    answers: { 200: z.object({ id: z.number(), name: z.string() }) },
    refusals: ['tools.no_saved'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/calculations/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Delete a saved calculation',
    params,
    answers: { 204: null },
    refusals: ['tools.no_saved'],
  },
});
