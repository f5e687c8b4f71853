import type { Language } from '../../platform/i18n/i18n.ts';

/** A paragraph, or a list. */
export type Passage = string | readonly string[];
/** A passage that a version brought (`since`) or took away (`until`), by the day from which that version holds. */
type DatedPassage = { readonly since?: string; readonly until?: string; readonly text: Passage };
type ArticleOf<Part> = { readonly title: string; readonly text: readonly Part[] };
type DocumentOf<Part> = {
  readonly title: string;
  readonly lead: string;
  /** What the newest version changes, as members are told it; none in the first version. */
  readonly changes: readonly string[];
  readonly articles: readonly ArticleOf<Part>[];
};

/** A legal text in all its versions, as data. */
export type VersionedDocument = DocumentOf<Passage | DatedPassage>;
/** It in one version. */
export type LegalDocument = DocumentOf<Passage>;
export type Article = ArticleOf<Passage>;

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

/** The version that holds from that day, between those before and after it; undefined where none begins that day. */
export function versionFrom(name: DocumentName, day: string | null) {
  const versions = legalVersions[name];
  const at = versions.findIndex(({ effectiveFrom }) => effectiveFrom === day);
  const version = versions[at];
  return version && { version, before: versions[at - 1], after: versions[at + 1] };
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

type Texts = { readonly document: VersionedDocument };

/** A text in one version; the newest unless said. */
export async function loadDocument(
  name: DocumentName,
  language: Language,
  version = legalVersion(name),
): Promise<LegalDocument> {
  const text = await loadText(name, language);
  const articles = text.articles.map((article) => ({
    ...article,
    text: article.text.flatMap((part) => passageOf(part, version)),
  }));
  return { ...text, changes: version === legalVersion(name) ? text.changes : [], articles };
}

/** The passage itself where that version has it, else nothing. */
function passageOf(part: Passage | DatedPassage, { effectiveFrom }: LegalVersion): readonly Passage[] {
  if (typeof part === 'string' || !('text' in part)) return [part];
  const { since = '', until = '9999', text } = part;
  return since <= effectiveFrom && effectiveFrom < until ? [text] : [];
}

/** Fifteen texts of which a visit needs one: each is a module of its own, read on the server only. */
export async function loadText(name: DocumentName, language: Language): Promise<VersionedDocument> {
  const texts: Record<DocumentName, Record<Language, () => Promise<Texts>>> = {
    terms: {
      en: () => import('./texts/terms.en.ts'),
      de: () => import('./texts/terms.de.ts'),
      cn: () => import('./texts/terms.cn.ts'),
      ja: () => import('./texts/terms.ja.ts'),
      kr: () => import('./texts/terms.kr.ts'),
    },
    refunds: {
      en: () => import('./texts/refunds.en.ts'),
      de: () => import('./texts/refunds.de.ts'),
      cn: () => import('./texts/refunds.cn.ts'),
      ja: () => import('./texts/refunds.ja.ts'),
      kr: () => import('./texts/refunds.kr.ts'),
    },
    privacy: {
      en: () => import('./texts/privacy.en.ts'),
      de: () => import('./texts/privacy.de.ts'),
      cn: () => import('./texts/privacy.cn.ts'),
      ja: () => import('./texts/privacy.ja.ts'),
      kr: () => import('./texts/privacy.kr.ts'),
    },
  };
  return (await texts[name][language]()).document;
}
