import type { Language } from '../../platform/shared/i18n/i18n.ts';

export type Passage = string | readonly string[];
/** Passage that was added (`since`) or removed (`until`) by the version effective from that day. */
type DatedPassage = { readonly since?: string; readonly until?: string; readonly text: Passage };
type ArticleOf<Part> = { readonly title: string; readonly text: readonly Part[] };
type DocumentOf<Part> = {
  readonly title: string;
  readonly lead: string;
  /** Changes that the newest version makes, as announced to members; empty in the first version. */
  readonly changes: readonly string[];
  readonly articles: readonly ArticleOf<Part>[];
};

export type VersionedDocument = DocumentOf<Passage | DatedPassage>;
/** Legal text in one version. */
export type LegalDocument = DocumentOf<Passage>;
export type Article = ArticleOf<Passage>;

export const documents = ['terms', 'refunds', 'privacy'] as const;
export type DocumentName = (typeof documents)[number];

/**
 * Version of a legal text, with calendar days. Between them the change is announced and the previous version is
 * effective.
 */
export type LegalVersion = { readonly postedOn: string; readonly effectiveFrom: string };

const first: LegalVersion = { postedOn: '2025-07-04', effectiveFrom: '2025-07-04' };
const second: LegalVersion = { postedOn: '2026-11-22', effectiveFrom: '2026-11-29' };
const third: LegalVersion = { postedOn: '2026-11-25', effectiveFrom: '2026-12-02' };
const fourth: LegalVersion = { postedOn: '2026-11-30', effectiveFrom: '2026-12-07' };

/** Versions of each text, oldest first. A substantive change adds a version, announced 7 days ahead. */
export const legalVersions: Readonly<Record<DocumentName, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [first, second, third],
  refunds: [first, second, third],
  privacy: [first, second, third, fourth],
};

/** Returns the version that is shown and accepted at registration: the newest, or the newest posted by `day`. */
export function legalVersion(name: DocumentName, day?: Date): LegalVersion {
  const [oldest, ...later] = legalVersions[name];
  const date = day?.toISOString().slice(0, 10);
  return later.filter(({ postedOn }) => !date || postedOn <= date).at(-1) ?? oldest;
}

/** Returns the version effective from `day`; undefined if there is none. */
export const versionFrom = (name: DocumentName, day: string | null): LegalVersion | undefined =>
  legalVersions[name].find(({ effectiveFrom }) => effectiveFrom === day);

export type DatedVersion = LegalVersion & {
  /** State of the version on a given day: replaced, effective, or posted but not effective yet. */
  readonly state: 'earlier' | 'current' | 'coming';
  /** Last day on which the version is effective; null for the newest version. */
  readonly until: string | null;
};

/** Returns the versions of a text, oldest first, each with its state on a calendar day. */
export function versionsOn(name: DocumentName, day: string): readonly DatedVersion[] {
  const versions = legalVersions[name];
  return versions.map((version, at) => {
    const next = versions[at + 1]?.effectiveFrom;
    const until = next ? new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10) : null;
    const state = version.effectiveFrom > day ? 'coming' : until && until < day ? 'earlier' : 'current';
    return { ...version, until, state };
  });
}

type RevisedTexts = LegalVersion & { readonly names: readonly DocumentName[] };

/** Returns the newest version of each text that was revised, with the names of texts that changed together, by day. */
export function newestRevisions(): readonly RevisedTexts[] {
  const revised = documents.filter((name) => legalVersions[name].length > 1);
  const byDay = Map.groupBy(revised, (name) => legalVersion(name).effectiveFrom);
  return [...byDay.values()]
    .map((names) => ({ ...legalVersion(names[0] as DocumentName), names }))
    .sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
}

export const documentPath: Readonly<Record<DocumentName, string>> = {
  terms: '/terms-of-service',
  refunds: '/refund-policy',
  privacy: '/privacy-policy',
};

type Texts = { readonly document: VersionedDocument };

/** Loads a text in one version, by default the newest. */
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

/** Returns the passage if it belongs to the version, otherwise nothing. */
function passageOf(part: Passage | DatedPassage, { effectiveFrom }: LegalVersion): readonly Passage[] {
  if (typeof part === 'string' || !('text' in part)) return [part];
  const { since = '', until = '9999', text } = part;
  return since <= effectiveFrom && effectiveFrom < until ? [text] : [];
}

/** Loads a text in one language; each is a separate module, used on the server only. */
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
