/** Limits of every JSON body. The largest legitimate body is a batch of 1,000 rows with 40 inputs each. */
export const jsonLimits = { depth: 32, values: 100_000, keyLength: 200 } as const;

/**
 * Returns a sentence that names the limit that JSON exceeds; null if it exceeds none.
 * @param text the JSON text that `value` was parsed from
 */
export function jsonProblem(text: string, value: unknown): string | null {
  // A text this short cannot contain the brackets of the maximum nesting.
  if (text.length < 2 * jsonLimits.depth) return null;
  let level = isContainer(value) ? [value] : [];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= jsonLimits.depth) return problem(`nested more than ${jsonLimits.depth} levels deep`);
    const entries = level.flatMap((each) => Object.entries(each));
    count += entries.length;
    if (count > jsonLimits.values) return problem(`of more than ${jsonLimits.values} values`);
    if (entries.some(([key]) => key.length > jsonLimits.keyLength))
      return problem(`with a key of more than ${jsonLimits.keyLength} characters`);
    level = entries.map(([, child]) => child).filter(isContainer);
  }
  return null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const problem = (what: string) => `The body is JSON ${what}.`;
