import { z } from 'zod';
import { contract } from '../platform/http/contract.ts';
import { refundConsent } from './tools.rules.ts';

const name = z.string().min(1).max(100);
const toolParams = z.object({ category: name, toolName: name });

/** Of every call that counts as a use. */
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

/** What is no address is refused by the use case, with a sentence. */
const linkBody = z.object({ url: z.string().max(4_000) });
const linkQuery = z.object({ url: z.string().min(1).max(4_000) });

/** By English name of the category. */
const catalogue = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      links: z.array(z.string()),
      /** Of the posts among the links. */
      titles: z.record(z.string(), z.string()).optional(),
      access: z.enum(['member', 'premium']),
      available: z.boolean(),
    }),
  ),
);
export type Catalogue = z.infer<typeof catalogue>;

/** `today`: how many different tools of those that a free membership opens in a day; without a limit left out. */
const access = z.object({
  message: z.string(),
  url: z.string(),
  expiresAt: z.string(),
  today: z.object({ opened: z.number(), limit: z.number() }).optional(),
});

/** The catalogue, opening a tool, and its related links. */
export const toolsContract = contract('tools', {
  list: {
    method: 'GET',
    path: '/api/tools',
    guard: 'public',
    limit: 'none',
    summary: 'List tools by category, with related links',
    answers: { 200: catalogue },
  },
  access: {
    method: 'POST',
    path: '/api/tools/:category/:toolName/access',
    guard: 'own',
    limit: { what: 'tools.access', most: 1_200, minutes: 10, per: 'address' },
    summary: 'Open a tool; records the use and grants access to its page for 12 hours',
    params: toolParams,
    query: useQuery,
    answers: { 200: access },
  },
  addLink: {
    method: 'POST',
    path: '/api/tools/:category/:toolName/links',
    guard: 'admin',
    limit: 'none',
    summary: 'Add a related link to a tool; role Admin',
    params: toolParams,
    body: linkBody,
    answers: { 201: z.object({ url: z.string() }) },
  },
  removeLink: {
    method: 'DELETE',
    path: '/api/tools/:category/:toolName/links',
    guard: 'admin',
    limit: 'none',
    summary: 'Remove a related link from a tool; role Admin',
    params: toolParams,
    query: linkQuery,
    answers: { 204: null },
  },
});
