import { refuse } from '../../errors/refusals.ts';

/** Limits of every JSON body. The largest legitimate one is a batch of 1,000 rows with 40 inputs each. */
export const jsonLimits = { depth: 32, values: 100_000, keyLength: 200 } as const;

/**
 * Rejects JSON that is nested too deeply, has too many values or too long a key.
 * @param text the JSON that `value` was parsed from
 * @throws AppError 400 `request.malformed`
 */
export function requireBoundedJson(text: string, value: unknown): void {
  // Shorter than the brackets of the deepest nesting that is allowed.
  if (text.length < 2 * jsonLimits.depth) return;
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= jsonLimits.depth) throw tooLarge(`nested more than ${jsonLimits.depth} levels deep`);
    const inner: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      for (const [key, child] of Object.entries(each)) {
        count += 1;
        if (count > jsonLimits.values) throw tooLarge(`of more than ${jsonLimits.values} values`);
        if (key.length > jsonLimits.keyLength)
          throw tooLarge(`with a key of more than ${jsonLimits.keyLength} characters`);
        if (typeof child === 'object' && child !== null) inner.push(child);
      }
    }
    level = inner;
  }
}

const tooLarge = (what: string) => refuse('request.malformed', { about: `The body is JSON ${what}.` });
