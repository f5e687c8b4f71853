/** What somebody agrees to when becoming a member, and the one consent that not everybody is asked for. */
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { needsPrivacyConsent } from './registration.rules.ts';

export type Consent = { readonly document: 'terms' | 'refund' | 'privacy'; readonly version: string };

/** Those of the documents that this person has agreed to. */
export function agreedTo(documents: readonly Consent[], withPrivacy: boolean): readonly Consent[] {
  return documents.filter(({ document }) => withPrivacy || document !== 'privacy');
}

/** True when the consent to the collection of personal data is needed and missing. */
export function lacksPrivacyConsent(
  newcomer: { readonly country?: string | undefined; readonly agreeToPrivacy: boolean },
  language: Language,
): boolean {
  return !newcomer.agreeToPrivacy && needsPrivacyConsent(language, newcomer.country);
}
