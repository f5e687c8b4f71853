import { describe, expect, it } from 'vitest';
import { acceptedDocuments, lacksPrivacyConsent } from './consents.rules.ts';

const documents = [
  { document: 'terms', version: '1' },
  { document: 'refund', version: '2' },
  { document: 'privacy', version: '3' },
] as const;

it('the consent to the collection of personal data is recorded only if it was given', () => {
  expect(acceptedDocuments(documents, true)).toEqual(documents);
  expect(acceptedDocuments(documents, false)).toEqual(documents.slice(0, 2));
});

describe('requirement of the consent to the collection of personal data', () => {
  it.each([
    ['kr', undefined, false, true],
    ['kr', 'Germany', false, true],
    ['en', 'South Korea', false, true],
    ['kr', 'South Korea', true, false],
    ['en', 'Germany', false, false],
    ['en', undefined, false, false],
  ] as const)(
    'with language %s, country %s and consent given %s, a required consent is missing: %s',
    (language, country, agreeToPrivacy, isMissing) => {
      expect(lacksPrivacyConsent({ country, agreeToPrivacy }, language)).toBe(isMissing);
    },
  );
});
