import { describe, expect, it } from 'vitest';
import { jsonLimits, jsonProblem } from './json-limits.ts';

const judge = (text: string) => jsonProblem(text, JSON.parse(text));
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('S-01 limits of JSON bodies', () => {
  it('S-01 a JSON body with the largest batch is accepted: 1,000 rows of 40 inputs', () => {
    const row = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`input${at}`, at]));
    expect(judge(JSON.stringify(Array.from({ length: 1_000 }, () => row)))).toBeNull();
  });

  it('S-01 a JSON body of the maximum nesting depth is accepted, and one that is a level deeper is rejected', () => {
    expect(judge(nested(jsonLimits.depth))).toBeNull();
    expect(judge(nested(jsonLimits.depth + 1))).toContain('nested');
    expect(judge(`${'['.repeat(4_000)}${']'.repeat(4_000)}`)).toContain('nested');
  });

  it('S-01 a JSON body with too many values or too long keys is rejected', () => {
    expect(judge(JSON.stringify(Array.from({ length: jsonLimits.values + 1 }, () => 0)))).toContain('values');
    expect(judge(JSON.stringify({ ['k'.repeat(jsonLimits.keyLength + 1)]: 1 }))).toContain('key');
  });
});
