/** Finds the calculators of a post: those quoted in it, and those that link to it. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findEntry } from '@ferrite/calculators/registry.ts';
import type { Catalogue } from '../catalogue/usecases/list-tools.ts';
import { createLinkCard } from './link-card.ts';
import { type QuotedResult, quotedCalculations } from './quoted-results.ts';
import { relatedLink } from './related-link.rules.ts';

type Post = { readonly id: number; readonly content: string; readonly results: readonly QuotedResult[] };

export type PostToolsDependencies = {
  readonly publicUrl: string;
  readonly listTools: () => Promise<Catalogue>;
};

export function createPostTools({ publicUrl, listTools }: PostToolsDependencies) {
  const card = createLinkCard(publicUrl);
  return async function toolsOfPost({ id, content, results }: Post, language: Language) {
    const linked = Object.values(await listTools())
      .flat()
      .filter(({ links }) =>
        links.some((url) => {
          const link = relatedLink(url);
          return link?.kind === 'post' && link.label === String(id);
        }),
      );
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
  };
}
