import { z } from 'zod';
import { contract } from '../../platform/server/http/contract.ts';
import { refundConsent } from './tools.rules.ts';

const name = z.string().min(1).max(100);
const toolParams = z.object({ category: name, toolName: name });

/** Query of every call that counts as a use; unknown parameters are rejected. */
export const consentQuery = z.strictObject({
  consent: z
    .literal(refundConsent)
    .optional()
    .describe(
      'Required once from a member who could still request a refund, because the first use ends the refund right. Without it: 409 `tools.refund_ends`.',
    ),
});
/** Error codes of every call that counts as a use. */
export const consentRefusals = [
  'tools.not_found',
  'tools.not_available',
  'tools.premium_required',
  'tools.daily_limit',
  'tools.refund_ends',
] as const;
/** Converts the query to the terms of use for the use cases. @returns the terms of use */
export const termsOf = ({ consent }: z.infer<typeof consentQuery>) => ({ consented: consent !== undefined });

/** Body with a URL, which the use case validates to return a specific error message. */
const linkBody = z.object({ url: z.string().max(4_000) });
const linkQuery = z.object({ url: z.string().min(1).max(4_000) });

/** Tools by English category name. */
const catalogue = z.record(
  z.string(),
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      links: z.array(z.string()),
      titles: z.record(z.string(), z.string()).optional(),
      access: z.enum(['member', 'premium']),
      available: z.boolean(),
    }),
  ),
);
export type Catalogue = z.infer<typeof catalogue>;

/** Access to a tool. `today`: number of different tools that a free member has opened today; omitted if there is no limit. */
const access = z.object({
  message: z.string(),
  url: z.string(),
  expiresAt: z.string(),
  today: z.object({ opened: z.number(), limit: z.number() }).optional(),
});

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
    description:
      'Premium tools require a premium membership; free members open a limited number of tools a day.',
    params: toolParams,
    query: consentQuery,
    answers: { 200: access },
    refusals: ['tools.login_required', ...consentRefusals],
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
    refusals: [
      'tools.not_found',
      'tools.bad_link',
      'tools.no_such_post',
      'tools.too_many_links',
      'tools.link_exists',
    ],
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
    refusals: ['tools.not_found', 'tools.link_not_found'],
  },
});
