/** Results of calculations quoted in a text; computed when the text is written and saved with it. */
import type { OutputValues } from '@ferrite/calculators/core/calculator.ts';
import { parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { belowIn, fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { completeInputs } from '@ferrite/calculators/core/inputs/complete-inputs.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { findPage } from '@ferrite/calculators/registry.ts';

export type QuotedResult = {
  /** Path and query as they appear in the text. */
  readonly address: string;
  readonly version: string;
  readonly values: OutputValues;
};

/** Maximum number of calculations computed per text. */
export const maxQuoted = 5;
/** Maximum number of URLs examined per text. */
const maxRead = 50;
/** Maximum length of a URL; longer URLs are ignored. */
const maxUrlLength = 2_000;

/** Returns the calculator and inputs of a page URL; null for another URL. */
export function calculationAt(address: string, publicUrl: string) {
  const url = URL.parse(address, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return null;
  const entry = findPage(url.pathname);
  const calculator = entry && findDefinition(entry.id);
  if (!entry || !calculator) return null;
  const { inputs } = fromQuery(calculator, url.searchParams);
  // Missing inputs have their default values, as on the page.
  const raw = completeInputs(calculator, inputs);
  const parsed = Object.keys(inputs).length > 0 ? parseInputs(calculator, raw) : null;
  return {
    entry,
    calculator,
    address: `${url.pathname}${url.search}`,
    /** Raw and parsed inputs, and keys of limits; null when there are none or they are invalid. */
    given: parsed?.ok ? { raw, inputs: parsed.inputs, below: belowIn(calculator, url.searchParams) } : null,
  };
}

/** Returns the distinct valid calculations of a text in order. */
export function quotedCalculations(text: string, publicUrl: string) {
  const found = new Map<string, { readonly id: string; readonly inputs: unknown }>();
  let read = 0;
  for (const [match] of text.matchAll(/(?:https?:\/\/[\w.:-]{1,200})?\/calculators\/[^\s<>"'`)\]]+/g)) {
    if (found.size >= maxQuoted || ++read > maxRead) break;
    if (match.length > maxUrlLength) continue;
    // Removes punctuation at the end of a sentence and decodes `&amp;` of HTML.
    const address = match.replace(/[.,;:!?]{1,10}$/, '').replaceAll('&amp;', '&');
    const quoted = calculationAt(address, publicUrl);
    if (quoted?.given) found.set(quoted.address, { id: quoted.entry.id, inputs: quoted.given.raw });
  }
  return [...found].map(([address, calculation]) => ({ address, ...calculation }));
}
