import { describe, expect, it } from 'vitest';
import { hostileFormulas, hostileMarkdown } from '../../../../test/hostile-texts.ts';
import { typeset } from '../../../calculator-page/results/typeset.ts';
import { textLimits } from '../../../platform/shared/text/limits.ts';
import { createLinkCard } from '../../tools/links/link-card.ts';
import { createMarkdown } from './markdown.ts';
import { tooLargeNotes } from './text-words.ts';

const publicUrl = 'https://ferrite.example';
const render = createMarkdown({
  typeset: (tex) => typeset(tex, 'en'),
  describeLink: createLinkCard(publicUrl),
  publicUrl,
});
const html = (text: string) => render(text, 'en');

describe('S-02 number of table cells in formulas', () => {
  const matrix = (columns: number, rows: number) =>
    `$$\n\\begin{matrix}${`${'1&'.repeat(columns - 1)}1\\\\`.repeat(rows - 1)}${'&'.repeat(columns - 1)}\\end{matrix}\n$$`;

  it('a matrix of normal size is rendered', () => {
    expect(html(matrix(10, 10)).match(/<mtd/g)?.length).toBe(100);
  });

  it.each([
    [
      'few characters that create many cells',
      `$$\n\\begin{matrix}${'&'.repeat(60)}${'\\\\'.repeat(60)}\\end{matrix}\n$$`,
    ],
    ['rows ended by \\cr', `$$\n\\begin{matrix}${'&'.repeat(60)}${'\\cr '.repeat(60)}\\end{matrix}\n$$`],
    ['declared columns', `$$\n\\begin{array}{${'c|'.repeat(60)}}a${'\\\\'.repeat(60)}\\end{array}\n$$`],
    ['many small tables', `${matrix(10, 10)}\n\n`.repeat(6)],
  ])('a formula above the cell limit is shown as typed: %s', (_which, text) => {
    const shown = html(text);
    expect(shown.match(/<mtd/g)?.length ?? 0).toBeLessThanOrEqual(textLimits.formulaCells);
    expect(shown).toContain(tooLargeNotes.en);
  });
});

describe('rendering of typical content', () => {
  it.each([
    ['inline formulas', 'so $x^2$ holds', '<msup>'],
    ['displayed formulas', '$$\n\\frac{a}{b}\n$$', '<div class="formula"><math><mfrac>'],
    ['code', '`a < b`', '<code>a &lt; b</code>'],
    ['blocks of code', '```text\na < b\n```', '<pre><code class="language-text">a &lt; b'],
    ['tables', '|a|b|\n|-|-|\n|1|2|', '<div class="table" tabindex="0"><table>'],
    ['new lines', 'a\nb', 'a<br />\nb'],
    ['headings below those of the page', '# Big', '<h3>Big</h3>'],
    ['bare addresses', 'see https://x.example/a', 'rel="nofollow ugc noopener noreferrer" target="_blank"'],
    ['prices', 'costs 5 $ and 7 $ more', 'costs 5 $ and 7 $ more'],
    ['an escaped sign', 'a \\$x\\$ b', 'a $x$ b'],
    ['an incomplete formula', 'so $\\frac{$ fails', '<code>\\frac{</code>'],
  ])('Markdown with %s is rendered correctly', (_what, text, expected) => {
    expect(html(text)).toContain(expected);
  });

  it('stored images get their size, images of other sites are removed', () => {
    const url = `/files/forum/${'a'.repeat(22)}-800x600.webp`;
    expect(html(`![cut](${url})`)).toContain(`src="${url}" alt="cut" width="800" height="600"`);
    expect(html('![cut](https://spy.example/x.png)')).not.toContain('spy.example');
  });

  it('a calculator link on its own line becomes a card that lists the inputs in the reader’s language', () => {
    const link = `${publicUrl}/calculators/carbon-equivalent.html?C=0.17&Mn=1.45`;
    expect(html(link)).toMatch(
      /<a class="tool-card" data-category="welding" href="\/calculators\/carbon-equivalent/,
    );
    expect(html(link)).toContain('Mn 1.45');
    expect(render(link, 'kr')).toContain('탄소 당량');
    expect(html(`Look at ${link} please`)).toContain('>Carbon Equivalent</a>');
    expect(html(`https://elsewhere.example/calculators/carbon-equivalent.html`)).not.toContain('tool-card');
  });
});

describe('dangerous content', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '![x](javascript:alert(1))',
    '<svg/onload=alert(1)>',
    '<iframe src="https://x.example"></iframe>',
    '<a href="x" onclick="alert(1)">x</a>',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\class{evil}{x}$',
    '$\\style{position:fixed}{x}$',
    '$\\text{</mtext><img src=x onerror=alert(1)>}$',
    '```"><script>alert(1)</script>\nx\n```',
    '[x]: javascript:alert(1)\n\n[x]',
    '<math><mtext><script>alert(1)</script></mtext></math>',
  ])('the rendered HTML contains no executable content: %s', (text) => {
    const made = html(text);
    expect(made).not.toMatch(/<(script|iframe|svg|object|style)\b/i);
    expect(made).not.toMatch(/<[^>]+\s(on\w+|style)=/i);
    expect(made).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i);
  });

  it('a formula cannot be larger than its container', () => {
    expect(html('$\\rule{500em}{500em}$')).not.toMatch(/(width|height)="500em"/);
  });
});

describe('content that is too large to format', () => {
  const note = tooLargeNotes.en;
  const formulas = (count: number, tex: string) => Array(count).fill(`$${tex}$`).join(' ');
  const table = (columns: number, rows: number) =>
    `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${`${'|b'.repeat(columns)}|\n`.repeat(rows - 1)}`;

  it.each([
    ['the maximum number of formulas', formulas(textLimits.formulas, 'a'), false],
    ['one formula more', formulas(textLimits.formulas + 1, 'a'), true],
    ['a long formula', `$${'a'.repeat(textLimits.formulaLength)}$`, false],
    ['a formula one character too long', `$${'a'.repeat(textLimits.formulaLength + 1)}$`, true],
    ['long formulas', formulas(textLimits.formulaLetters / 100 + 1, 'x'.repeat(100)), true],
    [
      'a deep formula',
      `$${'{'.repeat(textLimits.formulaDepth)}a${'}'.repeat(textLimits.formulaDepth)}$`,
      false,
    ],
    [
      'one brace deeper',
      `$${'{'.repeat(textLimits.formulaDepth + 1)}a${'}'.repeat(textLimits.formulaDepth + 1)}$`,
      true,
    ],
    ['a formula that expands to many cells', `$\\begin{matrix}${'&'.repeat(1_900)}\\end{matrix}$`, true],
    ['a large table', table(20, textLimits.tableCells / 20), false],
    ['a table one row longer', table(20, textLimits.tableCells / 20 + 1), true],
    ['a table of rows left empty', `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|\n'.repeat(100)}`, true],
    ['a large table in a quote', table(20, 200).replace(/^/gm, '> '), true],
    ['a short table before a long text', `${table(20, 3)}\n${'word\n'.repeat(2_000)}`, false],
    ['a text of many links', '[](a)'.repeat(4_000), true],
  ])(
    'S-02 a text above a limit is shown as typed with a note, below the limit it is formatted: %s',
    (_what, text, limited) => {
      expect(html(text).includes(note)).toBe(limited);
    },
  );

  it('S-02 content that is too large is shown with every character', () => {
    const text = `<b>${'[](a)'.repeat(4_000)}`;
    expect(html(text)).toContain(text.replace('<', '&lt;').replace('>', '&gt;'));
    const long = `$${'a < b '.repeat(400)}$`.replace(' $', '$');
    expect(html(long)).toContain('a &lt; b a &lt; b');
  });

  it('S-02 the HTML of a hostile text never exceeds its size limit', () => {
    const longest = 20_000;
    for (const [name, text] of Object.entries({ ...hostileMarkdown, ...hostileFormulas })) {
      const made = html(text(longest).slice(0, longest));
      expect(made.length, name).toBeLessThan(textLimits.markup + 1_000);
    }
  });
});
