import { type Composition, isElement } from '@ferrite/calculators/core/elements.ts';

export type PageChanges = {
  /** Name of the calculator page. */
  readonly page: string;
  /** Changed contents in wt %. */
  readonly contents: Composition;
};

const longest = 2_000;

/**
 * Reads `?page=Jominy&C=0.42`: contents that were changed on a calculator page. Returns null without any; values that are no
 * content are ignored.
 */
export function changesOf(parameters: URLSearchParams): PageChanges | null {
  if (parameters.toString().length > longest) return null;
  const contents = [...parameters].flatMap(([element, text]) => {
    const value = Number(text);
    return isElement(element) && text.trim() !== '' && value >= 0 && value <= 100
      ? [[element, value] as const]
      : [];
  });
  if (contents.length === 0) return null;
  return { page: (parameters.get('page') ?? '').slice(0, 100), contents: Object.fromEntries(contents) };
}
