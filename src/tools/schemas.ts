import { z } from 'zod';

const name = z.string().min(1).max(100);

export const toolParams = z.object({ category: name, toolName: name });

export const catalogueAnswer = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      links: z.array(z.string()),
      access: z.enum(['member', 'premium']),
      available: z.boolean(),
    }),
  ),
);

export const accessAnswer = z.object({ message: z.string(), url: z.string(), expiresAt: z.string() });

export const computeParams = z.object({ id: name });
/** The inputs as the calculator names them; the calculator itself checks them. */
export const computeBody = z.record(z.string().max(60), z.unknown());
