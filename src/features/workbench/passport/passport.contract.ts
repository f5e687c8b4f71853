import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { defaultLanguage, languages } from '../../../platform/shared/i18n/i18n.ts';

/** Value of the consent to lose the right to a refund. */
const consent = z
  .literal('refund_ends')
  .optional()
  .describe('Consent of a member who could still be refunded; without it 409 `tools.refund_ends`.');
const query = z.object({ lang: z.enum(languages).default(defaultLanguage), consent });
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

const line = z.object({ label: z.string(), text: z.string() });
const group = z.object({
  calculatorId: z.string(),
  name: z.string(),
  version: z.string(),
  address: z.string(),
  conditions: z.array(line),
  figures: z.array(line.extend({ band: z.string(), isOutside: z.boolean() })),
  warnings: z.array(z.string()),
  /** Points and labels as `packages/charts` draws them. */
  diagram: z
    .object({
      title: z.string(),
      drawing: z
        .custom<object>((value) => typeof value === 'object' && value !== null)
        .meta({ type: 'object' }),
      names: z.record(z.string(), z.string()),
    })
    .nullable(),
});
const passport = z.object({
  /** Version of the heat. */
  version: z.number(),
  groups: z.array(group),
  notApplicable: z.array(
    z.object({
      calculatorId: z.string(),
      name: z.string(),
      reason: z.enum(['stainless', 'not_stainless', 'no_section']),
    }),
  ),
});
export type Passport = z.infer<typeof passport>;

export const passportContract = contract('workbench', {
  passport: {
    method: 'POST',
    path: '/api/heats/:id/passport',
    guard: 'session',
    limit: ['compute', { what: 'workbench.passport', most: 120, minutes: 10, per: 'member' }],
    summary: 'Compute the key figures of a heat (premium); counts as a use',
    description: 'Each group has the figures of one calculator with 90 % bands where they were measured.',
    params,
    query,
    answers: { 200: passport },
    refusals: [
      'workbench.no_heat',
      'workbench.premium_required',
      'tools.refund_ends',
      'tools.endless',
      'tools.not_available',
    ],
  },
});
