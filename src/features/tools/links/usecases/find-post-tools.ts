import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findEntry } from '@ferrite/calculators/registry.ts';
import { createLinkCard } from '../link-card.ts';
import { type QuotedResult, quotedCalculations } from '../quoted-results.ts';
import { relatedLink } from '../related-link.rules.ts';
import type { PostToolsDeps } from './deps.ts';

export type LinkedPost = {
  readonly id: number;
  readonly content: string;
  readonly results: readonly QuotedResult[];
};

/** Finds the calculators of a post: those quoted in it, and those that link to it. */
export async function findPostTools(
  { publicUrl, listTools }: PostToolsDeps,
  { id, content, results }: LinkedPost,
  language: Language,
) {
  const linked = Object.values(await listTools())
    .flat()
    .filter(({ links }) =>
      links.some((url) => {
        const link = relatedLink(url);
        return link?.kind === 'post' && link.label === String(id);
      }),
    );
  const card = createLinkCard(publicUrl);
  return {
    /** Quoted calculations with the results at the time of writing. */
    quoted: quotedCalculations(content, publicUrl).flatMap(
      ({ address }) => card(address, language, results) ?? [],
    ),
    linked: linked.flatMap((tool) => {
      const entry = findEntry(tool.id);
      return entry
        ? [{ id: entry.id, name: calculatorNames[entry.id][language], category: entry.category }]
        : [];
    }),
  };
}
