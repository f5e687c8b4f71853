import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { passwordProofRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import { cleanLine } from '../../../platform/shared/text/visible-text.ts';
import { consentQuery, consentRefusals } from '../tools.contract.ts';
import { computeCalls, maxRows } from '../tools.rules.ts';

const params = z.object({ id: z.string().min(1).max(100) });
/** Inputs by key. The calculator validates them; they are not copied here, because a batch has many. */
const inputs = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Inputs are an object: each value under the key of its input.',
  )
  .meta({ type: 'object', additionalProperties: {} });
const batchSize = `A batch has 1 to ${maxRows.toLocaleString('en')} rows.`;
/** An array is a batch. */
const computeBody = z.union([inputs, z.array(inputs).min(1, batchSize).max(maxRows, batchSize)]);

const choiceCase = z
  .record(z.string(), z.array(z.string()))
  .describe('Choices by key, each with the values that belong to the case; empty for every case.');
const caseValues = z.array(z.object({ value: z.unknown(), when: choiceCase }));
const listedInput = z.looseObject({
  key: z.string(),
  kind: z.enum(['number', 'choice', 'element', 'series']),
  required: z
    .boolean()
    .describe('True if nothing is computed without the input. With `when`: in the cases stated there.'),
  example: z
    .unknown()
    .describe('Value with which the page starts. It does not apply when the input is left out.'),
  examples: caseValues.optional().describe('Examples that depend on the choices.'),
  default: z
    .unknown()
    .optional()
    .describe(
      'Value that applies when the input is left out. Without it and `defaults`, an input that is left out is not stated.',
    ),
  defaults: caseValues.optional().describe('Defaults that depend on the choices.'),
  conditional: z.literal(true).optional(),
  when: z
    .array(choiceCase)
    .optional()
    .describe('Cases in which the input is used; absent if it is always used.'),
});
const calculator = z.looseObject({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  inputs: z.array(listedInput),
  outputs: z.array(z.looseObject({ key: z.string() })),
});

const values = z.record(z.string(), z.union([z.number(), z.string()]).nullable());
const parts = z.record(z.string(), z.union([z.number(), z.string()]));
const computed = z.object({
  ok: z.literal(true),
  values,
  warnings: z.array(
    z.object({
      code: z.string(),
      level: z.enum(['warning', 'note']),
      params: parts.optional(),
      source: z.string().optional(),
      explains: z.array(z.string()).optional(),
      outside: z.array(z.string()).optional(),
    }),
  ),
  unused: z
    .array(z.string())
    .optional()
    .describe(
      'Keys of sent inputs that the result does not use with these choices; their values were not checked.',
    ),
});
/** Result of one set of inputs, with the used inputs as they were parsed. */
const single = computed.extend({
  id: z.string(),
  version: z.string(),
  inputs: z.record(z.string(), z.unknown()).describe('Used inputs as they were read, with defaults.'),
  intervals: z
    .record(z.string(), z.object({ low: z.number(), high: z.number() }))
    .optional()
    .describe('90 % intervals of the results, if inputs have a ±.'),
});
/** Results in the order of the rows; failed rows contain their errors. */
const batch = z.object({
  id: z.string(),
  results: z.array(
    z.union([
      computed,
      z.object({
        ok: z.literal(false),
        problems: z.array(z.looseObject({ key: z.string(), code: z.string() })),
      }),
    ]),
  ),
  failed: z.number(),
});

const longestKeyDays = 365;
const keyBody = z.object({
  name: z.string().overwrite(cleanLine).min(1, 'Name is required').max(60),
  password: z.string().min(1).max(1000).optional(),
  /** Validity of the key in days. */
  days: z.number().int().min(1).max(longestKeyDays).default(longestKeyDays),
});
const keyParams = z.object({ keyId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const accessKey = z.object({
  id: z.number(),
  name: z.string(),
  prefix: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type AccessKey = z.infer<typeof accessKey>;

export const computeContract = contract('tools', {
  calculators: {
    method: 'GET',
    path: '/api/calculators',
    guard: 'public',
    limit: 'none',
    summary: 'List calculators with their inputs and outputs',
    answers: { 200: z.array(calculator) },
  },
  compute: {
    method: 'POST',
    path: '/api/calculators/:id',
    guard: 'own',
    acceptsKeys: true,
    limit: ['compute', { ...computeCalls, per: 'member', countedBy: 'use case' }],
    summary: 'Calculate one set of inputs, or a batch as an array (premium); counts as one use',
    description:
      'Batches and premium calculators require a premium membership. Rejected requests, and batches in which no row is computed, do not count as a use.',
    params,
    query: consentQuery,
    body: computeBody,
    answers: { 200: z.union([single, batch]) },
    refusals: [
      'tools.login_required',
      'tools.key_invalid',
      ...consentRefusals,
      'tools.impossible_inputs',
      'tools.ambiguous_number',
      'tools.endless',
      'tools.computing_time',
    ],
  },
  keys: {
    method: 'GET',
    path: '/api/user/access-keys',
    guard: 'session',
    limit: 'none',
    summary: 'List my access keys',
    answers: { 200: z.array(accessKey) },
  },
  makeKey: {
    method: 'POST',
    path: '/api/user/access-keys',
    guard: 'session',
    limit: 'attempts',
    summary: 'Create an access key, returned once; requires a recent login or the password',
    body: keyBody,
    answers: { 201: accessKey.extend({ key: z.string() }) },
    refusals: [...passwordProofRefusals, 'tools.too_many_keys'],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/user/access-keys/:keyId',
    guard: 'session',
    limit: 'none',
    summary: 'Revoke an access key',
    params: keyParams,
    answers: { 204: null },
    refusals: ['tools.no_key'],
  },
});
