import { type CategoryId, findEntry, pagePath } from '@ferrite/calculators/registry.ts';

/** A question of the demo's year. `[[carbon-equivalent?C=0.2]]` on a line of its own becomes a link to that calculator. */
export type DemoQuestion = {
  readonly category: CategoryId;
  readonly title: string;
  readonly content: string;
  readonly answers: readonly string[];
  /** Which answer the asker took, by its place in the list. */
  readonly accepted?: number;
};

/** The text with addresses of calculators in it. @throws Error for a calculator that there is not */
export function withLinks(text: string, publicUrl: string): string {
  return text.replace(/\[\[([a-z\d-]+)(\?[^\]]*)?\]\]/g, (_, id: string, query = '') => {
    const entry = findEntry(id);
    if (!entry) throw new Error(`There is no calculator ${id}.`);
    return `${publicUrl}/calculators/${pagePath(entry)}${query}`;
  });
}
