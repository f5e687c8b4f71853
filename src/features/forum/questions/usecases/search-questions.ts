import { searchQuery } from '../../../../platform/server/database/search-words.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { maxSearchResults, questionTags, type Scope } from '../../forum.rules.ts';
import type { QuestionDeps } from './deps.ts';

export type QuestionFilter = {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  /** Language of the titles to list. */
  readonly written?: Language | undefined;
};

type SearchDeps = Pick<QuestionDeps, 'reads' | 'searches'>;

/** Maximum number of ids; one more than is shown, to know whether there are more. */
const limit = maxSearchResults + 1;
/** Minimum length of a part; shorter parts cannot be found by trigrams. */
const minPartLength = 3;
/** Minimum similarity of a misspelt word, from 0 to 1 (trigram word similarity). */
const minSimilarity = { title: 0.45, content: 0.6 } as const;

/** Returns the ids of the newest visible questions that match a search or a language; null if neither is given. */
export async function searchQuestions(
  deps: SearchDeps,
  { search, category, written }: QuestionFilter,
): Promise<readonly number[] | null> {
  const scope: Scope = { category: category ?? null, written: written ?? null };
  if (search?.trim()) return searchWords(deps, search, scope);
  if (!scope.written) return null;
  return deps.reads.searches(questionTags.lists).findCostly(deps.searches.matchesAll, scope, limit);
}

/**
 * Searches for words and beginnings of words; if nothing is found, for parts of words, then for similar words.
 * Newest first.
 */
async function searchWords(
  { reads, searches }: SearchDeps,
  typed: string,
  scope: Scope,
): Promise<readonly number[]> {
  const query = searchQuery(typed);
  if (query === null) return [];
  const from = reads.searches(questionTags.lists);
  const whole = await from.find(query, scope, limit);
  if (whole.length > 0) return whole;
  const parts = typed.trim().split(/\s+/);
  if (parts.some((part) => [...part].length < minPartLength)) return [];
  const found = await from.findParts(parts, scope, limit);
  if (found.length > 0) return found;
  const title = searches.titleIsSimilar(parts);
  const similar = title ? await from.findSimilar(title, minSimilarity.title, scope, limit) : [];
  if (similar.length > 0) return similar;
  const content = searches.contentIsSimilar(parts);
  return content ? from.findSimilar(content, minSimilarity.content, scope, limit) : [];
}
