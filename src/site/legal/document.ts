import type { Language } from '../../platform/shared/i18n/i18n.ts';

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
const third: LegalVersion = { postedOn: '2026-11-25', effectiveFrom: '2026-12-02' };

/** All versions of each text, oldest first. A change of a text's substance adds one, 7 days ahead. */
export const legalVersions: Readonly<Record<DocumentName, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [first, second, third],
  refunds: [first, second, third],
  privacy: [first, second, third],
};

/** The one that is shown, and that whoever registers agrees to: the newest, or the newest on that day. */
export function legalVersion(name: DocumentName, day?: Date): LegalVersion {
  const [oldest, ...later] = legalVersions[name];
  const date = day?.toISOString().slice(0, 10);
  return later.filter(({ postedOn }) => !date || postedOn <= date).at(-1) ?? oldest;
}

/** The version with this first day; undefined where no version begins on it. */
export const versionFrom = (name: DocumentName, day: string | null): LegalVersion | undefined =>
  legalVersions[name].find(({ effectiveFrom }) => effectiveFrom === day);

export type DatedVersion = LegalVersion & {
  /** Relative to a given day: replaced, in force, or posted but not in force yet. */
  readonly state: 'earlier' | 'current' | 'coming';
  /** Last day in force; null for the newest version. */
  readonly until: string | null;
};

/** All versions of a text, oldest first, with their state on a calendar day. */
export function versionsOn(name: DocumentName, day: string): readonly DatedVersion[] {
  const versions = legalVersions[name];
  return versions.map((version, at) => {
    const next = versions[at + 1]?.effectiveFrom;
    const until = next ? new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10) : null;
    const state = version.effectiveFrom > day ? 'coming' : until && until < day ? 'earlier' : 'current';
    return { ...version, until, state };
  });
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
