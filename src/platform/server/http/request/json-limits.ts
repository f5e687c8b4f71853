/** Limits of every JSON body. The largest legitimate one is a batch of 1,000 rows with 40 inputs each. */
export const jsonLimits = { depth: 32, values: 100_000, keyLength: 200 } as const;

/**
 * Returns the limit that JSON exceeds, as a sentence; null if it exceeds none.
 * @param text the JSON that `value` was parsed from
 */
export function jsonProblem(text: string, value: unknown): string | null {
  // Shorter than the brackets of the deepest nesting that is allowed.
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
