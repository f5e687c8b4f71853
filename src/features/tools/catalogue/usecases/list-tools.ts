import { categories, type RegistryEntry, registry } from '@ferrite/calculators/registry.ts';
import { relatedLink } from '../../links/related-link.rules.ts';
import type { CatalogueDeps, PostTitles } from './deps.ts';

type ToolListing = {
  readonly id: string;
  readonly name: string;
  readonly links: readonly string[];
  /** Titles of the linked posts by URL. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly access: 'member' | 'premium';
  /** False for a tool that is announced but has no page. */
  readonly available: boolean;
};
export type Catalogue = Readonly<Record<string, readonly ToolListing[]>>;

/** Returns all tools by English category name, with related links. */
export async function listTools(deps: CatalogueDeps): Promise<Catalogue> {
  const links = await deps.store.listLinks();
  const titleOf = await titlesOf(
    links.map(({ url }) => url),
    deps.postTitles,
  );
  const listingOf = (category: string, { id, name, access }: RegistryEntry): ToolListing => {
    const own = links
      .filter((link) => link.category === category && link.toolName === name)
      .map(({ url }) => url);
    const titled = own.flatMap((url) => {
      const title = titleOf(url);
      return title === undefined ? [] : [[url, title]];
    });
    const available = deps.hasCalculator(id);
    return { id, name, links: own, titles: Object.fromEntries(titled), access, available };
  };
  return Object.fromEntries(
    categories.map(({ id, name: category }) => [
      category,
      registry.filter((entry) => entry.category === id).map((entry) => listingOf(category, entry)),
    ]),
  );
}

/** Returns a function that returns the title of a linked post by its URL; undefined for other URLs. */
async function titlesOf(urls: readonly string[], postTitles: PostTitles) {
  const posts = new Map(
    urls.flatMap((url) => {
      const link = relatedLink(url);
      return link?.kind === 'post' ? [[url, link.label] as const] : [];
    }),
  );
  const titles = posts.size > 0 ? await postTitles([...new Set(posts.values())]) : new Map<string, string>();
  return (url: string) => titles.get(posts.get(url) ?? '');
}
