/** Results of the calculations that a text quotes by their addresses: computed when the text is written, and kept with it. */
import type { OutputValues } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Computer } from '../computing/keys.ts';

export type QuotedResult = {
  /** Path and query, as they stand in the text. */
  readonly address: string;
  /** Of the formula. */
  readonly version: string;
  readonly values: OutputValues;
};

/** So many calculations of one text are computed. */
export const mostQuoted = 5;
/** So many addresses of one text are read to find them. */
const mostRead = 50;
/** Longer addresses are no calculation of ours. */
const longestAddress = 2_000;

/** A calculator of ours by the address of its page, and what the address gives it; null for another address. */
export function calculationAt(address: string, publicUrl: string) {
  const url = URL.parse(address, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return null;
  const entry = registry.find((each) => `/calculators/${pagePath(each)}` === url.pathname);
  const calculator = entry && findDefinition(entry.id);
  if (!entry || !calculator) return null;
  const { inputs } = fromQuery(calculator, url.searchParams);
  // What an address leaves out stands on its page as it does at the start.
  const raw = { ...defaultInputs(calculator), ...inputs };
  const parsed = Object.keys(inputs).length > 0 ? parseInputs(calculator, raw) : null;
  return {
    entry,
    calculator,
    address: `${url.pathname}${url.search}`,
    /** As given and as read; null when it gives none, or such as cannot be computed with. */
    given: parsed?.ok ? { raw, inputs: parsed.inputs } : null,
  };
}

/** The different calculations of a text that can be computed, in their order. */
export function quotedCalculations(text: string, publicUrl: string) {
  const found = new Map<string, { readonly id: string; readonly inputs: unknown }>();
  let read = 0;
  for (const [match] of text.matchAll(/(?:https?:\/\/[\w.:-]{1,200})?\/calculators\/[^\s<>"'`)\]]+/g)) {
    if (found.size >= mostQuoted || ++read > mostRead) break;
    if (match.length > longestAddress) continue;
    // A sentence may end behind it; in markup the sign between two inputs is written as an entity.
    const address = match.replace(/[.,;:!?]{1,10}$/, '').replaceAll('&amp;', '&');
    const quoted = calculationAt(address, publicUrl);
    if (quoted?.given) found.set(quoted.address, { id: quoted.entry.id, inputs: quoted.given.raw });
  }
  return [...found].map(([address, calculation]) => ({ address, ...calculation }));
}

export type QuotesDependencies = {
  readonly publicUrl: string;
  /** With the rights of whoever writes; refuses what they may not open. */
  readonly compute: (calculatorId: string, inputs: unknown, computer: Computer) => Promise<Evaluated>;
  readonly computeFreely: (calculatorId: string, inputs: unknown) => Promise<Evaluated>;
  readonly isPremium: (memberId: string) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
};

export function createQuotes({ publicUrl, compute, computeFreely, isPremium, onError }: QuotesDependencies) {
  async function resultsOf(
    text: string,
    before: readonly QuotedResult[],
    computed: (calculatorId: string, inputs: unknown) => Promise<Evaluated>,
  ): Promise<readonly QuotedResult[]> {
    const results: QuotedResult[] = [];
    for (const { address, id, inputs } of quotedCalculations(text, publicUrl)) {
      const kept = before.find((each) => each.address === address);
      if (kept) {
        results.push(kept);
        continue;
      }
      try {
        const { ok, ...given } = await computed(id, inputs);
        if (ok && 'values' in given) results.push({ address, version: given.version, values: given.values });
      } catch (error) {
        // Refused: the card stands without a result.
        if (!(error instanceof AppError)) onError(error);
      }
    }
    return results;
  }

  return {
    /**
     * What is kept with a text. A use of a tool that was opened the same day counts for this too.
     * @param before kept with the text as it was: a result stays as long as its address does
     */
    async quote(text: string, memberId: string, before: readonly QuotedResult[] = []) {
      if (!text.includes('/calculators/')) return [];
      const computer = { memberId, isPremium: await isPremium(memberId) };
      return resultsOf(text, before, (id, inputs) => compute(id, inputs, computer));
    },

    /** The same for texts of our own, whoever they are said to be from. */
    quoteFreely: (text: string) => resultsOf(text, [], computeFreely),
  };
}
