import type { Language } from '../../platform/i18n.ts';

/** A legal text as data. A paragraph that is a list is shown as one. */
export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  readonly articles: readonly Article[];
};
export type Article = { readonly title: string; readonly text: readonly (string | readonly string[])[] };

export const documents = ['terms', 'refunds', 'privacy'] as const;
export type DocumentName = (typeof documents)[number];

/** Date from which the present version of each holds, as a calendar day. */
export const effectiveFrom: Readonly<Record<DocumentName, string>> = {
  terms: '2025-07-04',
  refunds: '2025-07-04',
  privacy: '2025-07-04',
};

type Texts = { readonly document: LegalDocument };

/** Fifteen texts of which a visit needs one: each is a module of its own, read on the server only. */
export async function loadDocument(name: DocumentName, language: Language): Promise<LegalDocument> {
  const texts: Record<DocumentName, Record<Language, () => Promise<Texts>>> = {
    terms: {
      en: () => import('./terms.en.ts'),
      de: () => import('./terms.de.ts'),
      cn: () => import('./terms.cn.ts'),
      ja: () => import('./terms.ja.ts'),
      kr: () => import('./terms.kr.ts'),
    },
    refunds: {
      en: () => import('./refunds.en.ts'),
      de: () => import('./refunds.de.ts'),
      cn: () => import('./refunds.cn.ts'),
      ja: () => import('./refunds.ja.ts'),
      kr: () => import('./refunds.kr.ts'),
    },
    privacy: {
      en: () => import('./privacy.en.ts'),
      de: () => import('./privacy.de.ts'),
      cn: () => import('./privacy.cn.ts'),
      ja: () => import('./privacy.ja.ts'),
      kr: () => import('./privacy.kr.ts'),
    },
  };
  return (await texts[name][language]()).document;
}
