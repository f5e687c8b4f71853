import { z } from 'zod';
import type { KeysUseCases } from './keys.ts';
import { mostRows, refundConsent } from './tools.rules.ts';

const name = z.string().min(1).max(100);

export const toolParams = z.object({ category: name, toolName: name });

export const catalogueAnswer = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      links: z.array(z.string()),
      titles: z.record(z.string(), z.string()),
      access: z.enum(['member', 'premium']),
      available: z.boolean(),
    }),
  ),
);

/** Of every door that counts as a use. */
export const useQuery = z.object({
  consent: z
    .literal(refundConsent)
    .optional()
    .describe(
      'Needed once by whoever has paid and could still have the money back: the first use ends the right to a refund. Without it: 409 `tools.refund_ends`.',
    ),
});
/** @returns what the use cases ask for */
export const termsOf = ({ consent }: z.infer<typeof useQuery>) => ({ consented: consent !== undefined });

/** `today`: how many different tools of those that a free membership opens in a day; without a limit left out. */
export const accessAnswer = z.object({
  message: z.string(),
  url: z.string(),
  expiresAt: z.string(),
  today: z.object({ opened: z.number(), limit: z.number() }).optional(),
});

export const computeParams = z.object({ id: name });
/** The inputs as the calculator names them, which the calculator itself checks; not copied, as a batch has many. */
const inputs = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Inputs are an object: each value under the key of its input.',
  )
  .meta({ type: 'object', additionalProperties: {} });
/** An array is a batch. */
export const computeBody = z.union([
  inputs,
  z.array(inputs).min(1).max(mostRows, `A batch has at most ${mostRows} rows.`),
]);

export const keyBody = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60),
  password: z.string().min(1).max(1000).optional(),
});
export const keyParams = z.object({ keyId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** What is no address is refused by the use case, with a sentence. */
export const linkBody = z.object({ url: z.string().max(4_000) });
export const linkQuery = z.object({ url: z.string().min(1).max(4_000) });

const state = z.enum(['new', 'accepted', 'declined']);
export const uploadParams = z.object({ id: z.string().max(40) });
export const uploadAnswer = z.object({
  id: z.number(),
  fileName: z.string(),
  sizeBytes: z.number(),
  state: z.literal('new'),
});
export const uploadRowAnswer = z.object({
  id: z.number(),
  fileName: z.string(),
  sizeBytes: z.number(),
  contentType: z.string(),
  state,
  notes: z.string().nullable(),
  sender: z.string().nullable(),
  senderEmail: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export const uploadsQuery = z.object({
  state: state.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});
export const uploadsAnswer = z.object({
  items: z.array(uploadRowAnswer),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
export const decisionBody = z.object({
  state: z.enum(['accepted', 'declined']),
  notes: z.string().max(2_000).optional(),
});

/** What screens of other features show. */
export type AccessKey = Awaited<ReturnType<KeysUseCases['list']>>[number];
export type { ToolUpload } from './uploads.ts';
