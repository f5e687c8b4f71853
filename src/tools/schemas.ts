import { z } from 'zod';
import type { KeysUseCases } from './keys.ts';
import { mostRows } from './tools.rules.ts';

const name = z.string().min(1).max(100);

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

/** What screens of other features show. */
export type AccessKey = Awaited<ReturnType<KeysUseCases['list']>>[number];
