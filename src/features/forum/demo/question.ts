import { type CategoryId, findEntry, pagePath } from '@ferrite/calculators/registry.ts';

/** Demo question. A line `[[carbon-equivalent?C=0.2]]` becomes a link to that calculator. */
export type DemoQuestion = {
  readonly category: CategoryId;
  readonly title: string;
  readonly content: string;
  readonly answers: readonly string[];
  /** Index of the accepted answer in `answers`. */
  readonly accepted?: number;
};

/**
 * Replaces each `[[calculator?query]]` with the URL of the calculator.
 * @throws Error for an unknown calculator
 */
export function withLinks(text: string, publicUrl: string): string {
  return text.replace(/\[\[([a-z\d-]+)(\?[^\]]*)?\]\]/g, (_, id: string, query = '') => {
    const entry = findEntry(id);
    if (!entry) throw new Error(`Unknown calculator ${id}.`);
    return `${publicUrl}/calculators/${pagePath(entry)}${query}`;
  });
}
