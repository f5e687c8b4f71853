/** Consents of a registration. */
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { needsPrivacyConsent } from './registration.rules.ts';

export type Consent = { readonly document: 'terms' | 'refund' | 'privacy'; readonly version: string };

export function acceptedDocuments(documents: readonly Consent[], withPrivacy: boolean): readonly Consent[] {
  return documents.filter(({ document }) => withPrivacy || document !== 'privacy');
}

/** Returns whether the consent to the collection of personal data is required but was not given. */
export function lacksPrivacyConsent(
  newcomer: { readonly country?: string | undefined; readonly agreeToPrivacy: boolean },
  language: Language,
): boolean {
  return !newcomer.agreeToPrivacy && needsPrivacyConsent(language, newcomer.country);
}
