import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { AppError } from '../../../../platform/server/errors/errors.ts';
import { type QuotedResult, quotedCalculations } from '../quoted-results.ts';
import type { QuoteDeps } from './deps.ts';

/**
 * Returns the results to save with a text. A use recorded on the same day is not counted again. @param before
 * results saved with the previous version; a result is kept as long as its URL is in the text
 */
export async function quoteResults(
  deps: Omit<QuoteDeps, 'computeWithoutAccess'>,
  text: string,
  memberId: string,
  before: readonly QuotedResult[] = [],
): Promise<readonly QuotedResult[]> {
  if (!text.includes('/calculators/')) return [];
  const computer = { memberId, isPremium: await deps.isPremium(memberId) };
  return resultsOf(deps, text, before, (id, inputs) => deps.compute(id, inputs, computer));
}

/** Same as `quoteResults`, but without access checks; for demo texts. */
export const quoteWithoutAccess = (
  deps: Pick<QuoteDeps, 'publicUrl' | 'onError' | 'computeWithoutAccess'>,
  text: string,
): Promise<readonly QuotedResult[]> => resultsOf(deps, text, [], deps.computeWithoutAccess);

async function resultsOf(
  deps: Pick<QuoteDeps, 'publicUrl' | 'onError'>,
  text: string,
  before: readonly QuotedResult[],
  computed: (calculatorId: string, inputs: unknown) => Promise<Evaluated>,
): Promise<readonly QuotedResult[]> {
  const results: QuotedResult[] = [];
  for (const { address, id, inputs } of quotedCalculations(text, deps.publicUrl)) {
    const saved = before.find((each) => each.address === address);
    const result = saved ?? (await resultOf(deps, address, () => computed(id, inputs)));
    if (result) results.push(result);
  }
  return results;
}

/** Returns a new result; null if access was denied or the inputs are invalid, which leaves the card without a result. */
async function resultOf(
  { onError }: Pick<QuoteDeps, 'onError'>,
  address: string,
  compute: () => Promise<Evaluated>,
): Promise<QuotedResult | null> {
  try {
    const { ok, ...given } = await compute();
    return ok && 'values' in given ? { address, version: given.version, values: given.values } : null;
  } catch (error) {
    if (!(error instanceof AppError)) onError(error);
    return null;
  }
}
