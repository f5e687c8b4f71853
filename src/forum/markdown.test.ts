import { describe, expect, it } from 'vitest';
import { typeset } from '../calculator-page/typeset.ts';
import { createLinkCard } from '../tools/link-card.ts';
import { createMarkdown } from './markdown.ts';

const publicUrl = 'https://ferrite.example';
const render = createMarkdown({
  typeset: (tex) => typeset(tex, 'en'),
  describeLink: createLinkCard(publicUrl),
  publicUrl,
});
const html = (text: string) => render(text, 'en');

describe('what people write', () => {
  it.each([
    ['formulas in a line', 'so $x^2$ holds', '<msup>'],
    ['formulas on their own', '$$\n\\frac{a}{b}\n$$', '<div class="formula"><math><mfrac>'],
    ['code', '`a < b`', '<code>a &lt; b</code>'],
    ['blocks of code', '```text\na < b\n```', '<pre><code class="language-text">a &lt; b'],
    ['tables', '|a|b|\n|-|-|\n|1|2|', '<div class="table"><table>'],
    ['new lines', 'a\nb', 'a<br />\nb'],
    ['headings below the page’s own', '# Big', '<h3>Big</h3>'],
    ['bare addresses', 'see https://x.example/a', 'rel="nofollow ugc noopener noreferrer" target="_blank"'],
    ['prices', 'costs 5 $ and 7 $ more', 'costs 5 $ and 7 $ more'],
    ['an escaped sign', 'a \\$x\\$ b', 'a $x$ b'],
    ['half a formula', 'so $\\frac{$ fails', '<code>\\frac{</code>'],
  ])('%s', (_what, text, expected) => {
    expect(html(text)).toContain(expected);
  });

  it('pictures of ours with their size, others not at all', () => {
    const url = `/files/forum/${'a'.repeat(22)}-800x600.webp`;
    expect(html(`![cut](${url})`)).toContain(`src="${url}" alt="cut" width="800" height="600"`);
    expect(html('![cut](https://spy.example/x.png)')).not.toContain('spy.example');
  });

  it('a link to a calculator alone on its line is a card with its inputs in the reader’s language', () => {
    const link = `${publicUrl}/calculators/welding/carbon-equivalent.html?C=0.17&Mn=1.45`;
    expect(html(link)).toMatch(/<a class="tool-card" data-category="welding" href="\/calculators\/welding/);
    expect(html(link)).toContain('Mn 1.45');
    expect(render(link, 'kr')).toContain('탄소 당량');
    expect(html(`Look at ${link} please`)).toContain('>Carbon Equivalent</a>');
    expect(html(`https://elsewhere.example/calculators/welding/carbon-equivalent.html`)).not.toContain(
      'tool-card',
    );
  });
});

describe('what nobody may write', () => {
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
  ])('%s', (text) => {
    const made = html(text);
    expect(made).not.toMatch(/<(script|iframe|svg|object|style)\b/i);
    expect(made).not.toMatch(/<[^>]+\s(on\w+|style)=/i);
    expect(made).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i);
  });

  it('a formula never becomes larger than its place', () => {
    expect(html('$\\rule{500em}{500em}$')).not.toMatch(/(width|height)="500em"/);
  });

  it('neither deep nesting nor long rows of signs keep the server busy', () => {
    const begun = performance.now();
    for (const text of [
      '>'.repeat(5_000),
      '['.repeat(10_000),
      '$'.repeat(10_000),
      `$${'{'.repeat(1_900)}$`,
      '*_'.repeat(9_000),
    ])
      expect(typeof html(text)).toBe('string');
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
