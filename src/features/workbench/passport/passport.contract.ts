import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { consentQuery, consentRefusals } from '../use-terms.contract.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

const line = z.object({ label: z.string(), text: z.string() });
const group = z.object({
  calculatorId: z.string(),
  name: z.string(),
  version: z.string(),
  address: z.string(),
  conditions: z.array(line),
  figures: z.array(
    line.extend({
      band: z.string(),
      isOutside: z.boolean(),
      /** Elements on which the value depends and that count as 0 because the analysis does not state them. */
      missing: z.array(z.string()),
    }),
  ),
  warnings: z.array(z.string()),
  /** Diagram with points and labels, as `packages/charts` draws it. */
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
  /** Version of the heat that was computed. */
  version: z.number(),
  groups: z.array(group),
  notApplicable: z.array(
    z.object({
      calculatorId: z.string(),
      name: z.string(),
      reason: z.enum(['stainless', 'not_stainless', 'no_section', 'no_carbon', 'covered', 'not_computed']),
      /** Details for `not_computed`: the limits that the analysis exceeds. */
      detail: z.string(),
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
    description:
      'Each group has the figures of one calculator, with 90 % bands if the model was compared with measurements or the analysis has tolerances.',
    params,
    query: consentQuery,
    answers: { 200: passport },
    refusals: [...consentRefusals, 'workbench.no_heat', 'tools.endless'],
  },
});
