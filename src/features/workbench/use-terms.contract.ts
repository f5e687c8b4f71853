import { z } from 'zod';
import { defaultLanguage, languages } from '../../platform/shared/i18n/i18n.ts';
import { refundConsent } from './use-terms.rules.ts';

/** Query of every call that counts as a use of the membership; unknown parameters are rejected. */
export const consentQuery = z.strictObject({
  lang: z.enum(languages).default(defaultLanguage),
  consent: z
    .literal(refundConsent)
    .optional()
    .describe('Consent of a member who could still be refunded; without it 409 `tools.refund_ends`.'),
});

/** Error codes of every call that counts as a use. */
export const consentRefusals = [
  'workbench.premium_required',
  'tools.not_available',
  'tools.refund_ends',
] as const;
