import type { Language } from '../../platform/i18n.ts';

/** A legal text as data. A paragraph that is a list is shown as one. */
export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  /** What the newest version changes, as members are told it; none in the first version. */
  readonly changes: readonly string[];
  readonly articles: readonly Article[];
};
export type Article = { readonly title: string; readonly text: readonly (string | readonly string[])[] };

export const documents = ['terms', 'refunds', 'privacy'] as const;
export type DocumentName = (typeof documents)[number];

/** Calendar days. Between the two, members are told and the version before still holds. */
export type LegalVersion = { readonly postedOn: string; readonly effectiveFrom: string };

const first: LegalVersion = { postedOn: '2025-07-04', effectiveFrom: '2025-07-04' };
const second: LegalVersion = { postedOn: '2026-11-22', effectiveFrom: '2026-11-29' };

/** All versions of each text, oldest first. A change of a text's substance adds one, 7 days ahead. */
export const legalVersions: Readonly<Record<DocumentName, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [first, second],
  refunds: [first, second],
  privacy: [first, second],
};

/** The one that is shown, and that whoever registers agrees to: the newest, or the newest on that day. */
export function legalVersion(name: DocumentName, day?: Date): LegalVersion {
  const [oldest, ...later] = legalVersions[name];
  const date = day?.toISOString().slice(0, 10);
  return later.filter(({ postedOn }) => !date || postedOn <= date).at(-1) ?? oldest;
}

/** The newest change of all, with the texts that it concerns; null while every text stands in its first version. */
export function newestRevision(): (LegalVersion & { readonly names: readonly DocumentName[] }) | null {
  const revised = documents.filter((name) => legalVersions[name].length > 1);
  const newest = revised
    .map((name) => legalVersion(name))
    .sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
    .at(-1);
  if (!newest) return null;
  const names = revised.filter((name) => legalVersion(name).effectiveFrom === newest.effectiveFrom);
  return { ...newest, names };
}

/** Where each is read. */
export const documentPath: Readonly<Record<DocumentName, string>> = {
  terms: '/terms-of-service',
  refunds: '/refund-policy',
  privacy: '/privacy-policy',
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
