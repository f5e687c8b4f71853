import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HostileText,
  hostileFormulas,
  hostileHtml,
  hostileMarkdown,
  hostileNumbers,
  hostileTables,
  hostileWords,
} from './hostile-texts.ts';
import { type BlockCounter, startBlockCounter } from './steps.ts';

type Reader = (text: string) => unknown;
type Texts = Readonly<Record<string, HostileText>>;

let steps: BlockCounter;
let readers: Readonly<Record<string, Reader>>;
beforeAll(async () => {
  steps = await startBlockCounter();
  const { createMarkdown } = await import('../src/features/forum/text/markdown.ts');
  const { typeset } = await import('../src/calculator-page/results/typeset.ts');
  const { plainExcerpt } = await import('../src/features/forum/text/plain-text.ts');
  const { plainTextOf, renderContent } = await import('../src/features/archive/text/render.ts');
  const { previewOf } = await import('../src/features/archive/text/formulas.ts');
  const { indexWords, searchQuery } = await import('../src/platform/server/database/search-words.ts');
  const { readNumber } = await import('@ferrite/calculators/core/inputs/read-number.ts');
  const { readTextTable } = await import('../src/platform/browser/tables/text-table.ts');
  const { readPaste } = await import('../src/calculator-page/paste/read-paste.ts');
  const render = createMarkdown({
    typeset: (tex) => typeset(tex, 'en'),
    describeLink: () => null,
    publicUrl: 'https://ferrite.example',
  });
  const limits = { C: { min: 0, max: 2 }, Mn: { min: 0, max: 2 } };
  const grid = { columns: [{ prefix: '' as const, elements: limits }], rows: ['C', 'Mn'] };
  readers = {
    'a forum text': (text) => render(text, 'en'),
    'its excerpt': (text) => plainExcerpt(text),
    'a post of the archive': (text) => renderContent(text, (tex) => typeset(tex, 'en')),
    'the preview of a post': (text) => previewOf(plainTextOf(text), true, 280),
    'the words of a post': plainTextOf,
    'what a search finds by': indexWords,
    'search words': searchQuery,
    'a number': (text) => readNumber(text),
    'a pasted table': readTextTable,
    'a pasted analysis': (text) =>
      readPaste(text, { row: 0, column: 0 }, { grid, language: 'en', isPpm: false, texts: {} }),
  };
});
afterAll(() => steps.stop());

/**
 * Maximum growth of the number of steps. For linear work, 8 times the text takes 8 times the steps (limit 12), and
 * twice the text twice the steps (limit 3); the margin is for work that starts only in longer texts.
 */
const maxGrowth = { whole: 12, last: 3 };

const cases: readonly (readonly [reader: string, texts: Texts])[] = [
  ['a forum text', { ...hostileMarkdown, ...hostileFormulas }],
  ['its excerpt', { ...hostileMarkdown, ...hostileFormulas }],
  ['a post of the archive', { ...hostileHtml, ...hostileMarkdown, ...hostileFormulas }],
  ['the preview of a post', hostileFormulas],
  ['the words of a post', { ...hostileHtml, ...hostileMarkdown }],
  ['what a search finds by', hostileWords],
  ['search words', hostileWords],
  ['a number', hostileNumbers],
  ['a pasted table', hostileTables],
  ['a pasted analysis', hostileTables],
];

/** Returns the number of steps for 1, 4 and 8 kB of a text. */
async function stepsOf(read: Reader, text: (bytes: number) => string): Promise<number[]> {
  const counts: number[] = [];
  for (const bytes of [1_000, 4_000, 8_000]) {
    const hostile = text(bytes);
    counts.push(await steps.of(() => read(hostile)));
  }
  return counts;
}

const growsTooMuch = ([one = 0, four = 0, eight = 0]: readonly number[]): boolean =>
  eight > maxGrowth.whole * one || eight > maxGrowth.last * four;

describe('parsers of user input', () => {
  it.each(cases)(
    'S-02 the steps to parse %s grow in proportion to the length of the text',
    async (reader, texts) => {
      const read = readers[reader] as Reader;
      const tooMany: string[] = [];
      for (const [name, text] of Object.entries(texts)) {
        // Code that runs meanwhile is counted too, so growth that a second measurement does not show is ignored.
        let counts = await stepsOf(read, text);
        for (let again = 0; again < 2 && growsTooMuch(counts); again += 1) counts = await stepsOf(read, text);
        expect(counts[0], name).toBeGreaterThan(0);
        if (growsTooMuch(counts)) tooMany.push(`${name}: ${counts.join(', ')}`);
      }
      expect(tooMany).toEqual([]);
    },
  );
});
