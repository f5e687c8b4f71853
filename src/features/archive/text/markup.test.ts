import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileMarkup } from '../../../../test/hostile-markup.ts';
import { typeset } from '../../../calculator-page/results/typeset.ts';
import { textLimits } from '../../../platform/shared/text/limits.ts';
import { previewOf } from './formulas.ts';
import { cleanContent } from './markup.ts';
import * as render from './render.ts';
import { isHtml } from './tags.rules.ts';

const { imagesOf, plainTextOf } = render;
const renderContent = (content: string) => render.renderContent(content, (tex) => typeset(tex, 'en'));

/** Patterns of all allowed tags with their attributes and values. */
const value = '[^"<>]*';
const path = String.raw`/(?!/)[^"<>\\]*`;
const harmless = [
  /^<\/?(?:p|div|b|strong|i|em|u|s|sub|sup|span|h[234]|ul|ol|li|blockquote|pre|code|figure|figcaption|table|thead|tbody|tr|th|td)>$/,
  /^<(?:br|hr)(?: \/)?>$/,
  /^<span class="letters-(?:12|16|20|24)">$/,
  /^<t[dh](?: (?:col|row)span="\d*")*>$/,
  /^<\/?a>$/,
  new RegExp(
    `^<a href="(?:https?://|mailto:|/(?!/)|#)${value}"(?: target="_blank" rel="noopener noreferrer")?>$`,
  ),
  /^<span class="formula">$/,
  /^<wbr \/>$/,
  /^<\/?(?:math|mrow|mi|mn|mo|mtext|mspace|mfrac|msqrt|mroot|msub|msup|msubsup|munder|mover|munderover|mtable|mtr|mtd|mpadded|mphantom|mstyle|menclose)(?: [a-z]+="[\w.+ -]*")*>$/,
  new RegExp(
    `^<img src="${path}" alt="${value}"(?: width="\\d{1,4}")?(?: height="\\d{1,5}")?(?: srcset="[\\w/., -]*" sizes="[\\w():, -]*")?(?: loading="lazy" decoding="async")? />$`,
  ),
];

/** Returns the tags that match none of the allowed patterns. */
function foreignTags(html: string): string[] {
  const tags = html.match(/<[a-z!/?][^>]*>?/gi) ?? [];
  return tags.filter((tag) => !harmless.some((each) => each.test(tag)));
}

describe('sanitizing posts', () => {
  it.each(hostileMarkup)('L-07 no executable code remains in %j', (markup) => {
    for (const content of [markup, `before ${markup} after`, `<p>${markup}</p>`, `a < b\n\n${markup}\n`]) {
      const stored = cleanContent(content);
      expect(foreignTags(stored)).toEqual([]);
      expect(foreignTags(renderContent(stored))).toEqual([]);
      expect(foreignTags(renderContent(content))).toEqual([]);
    }
  });

  it('L-07 no executable code remains in any combination of fragments', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileMarkup),
      fc.constantFrom(...hostileMarkup).chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '![',
        '](',
        ')',
        '"',
        "'",
        '`',
        '>',
        '<',
        '&lt;',
        '\n\n',
        '<img src="/a.png" alt="',
        'https://x.org/',
        '<code>',
        '</a>',
        '-->',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const stored = cleanContent(pieces.join(''));
        expect(foreignTags(stored)).toEqual([]);
        expect(foreignTags(renderContent(stored))).toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  it('sanitizing a second time changes nothing', () => {
    for (const markup of hostileMarkup) {
      const once = cleanContent(markup);
      expect(cleanContent(once)).toBe(once);
    }
  });

  it('allowed elements are kept', () => {
    const content =
      '<h2>Title</h2><p><strong>a</strong> <em>b</em> <u>c</u> <span class="letters-20">d</span> H<sub>2</sub>O</p><ul><li>e</li></ul><table><tbody><tr><td colspan="2">f</td></tr></tbody></table>';
    expect(cleanContent(content)).toBe(content);
  });

  it('font sizes of older posts are converted to classes, and all other styles are removed', () => {
    expect(cleanContent('<p style="color:red"><span style="font-size: 20px; color: red">a</span></p>')).toBe(
      '<p><span class="letters-20">a</span></p>',
    );
    expect(cleanContent('<span style="font-size: 99px">a</span>')).toBe('<span>a</span>');
    expect(cleanContent('<img src="a.png" style="width: 640px; max-width: 100%">')).toBe(
      '<img src="/a.png" alt="" width="640" />',
    );
  });

  it('image widths are limited to 40 to 1200 pixels', () => {
    const width = (written: string) =>
      /width="(\d+)"/.exec(cleanContent(`<img src="/a.png" width="${written}">`))?.[1];
    expect(['39', '40', '41', '1200', '1201', '99999', '50%'].map(width)).toEqual([
      '40',
      '40',
      '41',
      '1200',
      '1200',
      '1200',
      '50',
    ]);
    expect(width('wide')).toBeUndefined();
  });

  it.each([
    'Rule: if a<b then use oil.\nThen temper.\n\nTwice.',
    'a<b and c>d',
    'x <i y',
    'P<S>0.01 %, T<u',
    'thickness <p.12>',
    'if (a</b) return',
    'a <!-- b',
    'T<Ac1 & "T">Ms',
    '<',
    '<script>alert(1)</script> is how they begin',
    '&lt;b&gt; stands for <b',
    '<title>No title</title>',
  ])('L-04 L-07 typed text is stored and shown unchanged: %j', (typed) => {
    const normalized = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(normalized(plainTextOf(cleanContent(typed)))).toBe(normalized(typed));
    expect(foreignTags(renderContent(cleanContent(typed)))).toEqual([]);
  });

  it('L-04 a less-than sign that starts no tag does not remove the text after it from HTML', () => {
    expect(cleanContent('<p>Rule: if a<b then use oil.</p><p>And x<y, a <b and c> d.</p>')).toBe(
      '<p>Rule: if a&lt;b then use oil.</p><p>And x&lt;y, a &lt;b and c&gt; d.</p>',
    );
  });

  it('L-04 L-07 a text of arbitrary signs, letters and tag fragments is shown completely, unless the text is HTML', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<b',
        '<p ',
        '<i>',
        'a="',
        '"',
        "'",
        '&',
        '&lt;',
        '<!--',
        '<svg/',
        '=',
        '/>',
        '\n',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const typed = pieces.join('').replaceAll('\u0000', '').replaceAll('\r\n', '\n');
        fc.pre(!isHtml(typed));
        const stored = cleanContent(typed);
        expect(cleanContent(stored)).toBe(stored);
        // The plain text omits URLs of Markdown images.
        fc.pre(!typed.includes(']('));
        expect(plainTextOf(stored)).toBe(typed.replace(/\s+/g, ' ').trim());
        expect(foreignTags(renderContent(stored))).toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  it('a less-than sign before a word that is not an element name is shown', () => {
    expect(renderContent('if x <y then z > 0')).toBe('<p>if x &lt;y then z &gt; 0</p>');
    expect(renderContent('T < 800 and\nC > 0.2 %')).toBe('<p>T &lt; 800 and<br />C &gt; 0.2 %</p>');
  });
});

describe('the three kinds of content', () => {
  it('L-09 in plain text, a blank line separates paragraphs and line breaks are kept', () => {
    expect(renderContent('one\ntwo\n\n\nthree & four')).toBe('<p>one<br />two</p>\n<p>three &amp; four</p>');
  });

  it('L-07 a bare URL becomes a link in a new tab, without the surrounding punctuation', () => {
    expect(renderContent('See https://example.org/a?b=1&c=2, and weld.it.')).toBe(
      '<p>See <a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">https://example.org/a?b=1&amp;c=2</a>, and weld.it.</p>',
    );
    expect(renderContent('<p>http://example.org</p>')).toContain(
      '<a href="http://example.org" target="_blank"',
    );
  });

  it('L-07 a URL in a link, in code or in an attribute is not converted to a link', () => {
    const inner = renderContent(
      '<p><a href="https://a.org"><b>https://a.org</b></a> <code>https://b.org</code></p>',
    );
    expect(inner.match(/<a /g)).toHaveLength(1);
  });

  it('L-09 Markdown images become images with normalized URLs', () => {
    const html = renderContent('Look:\n![Jominy bar](uploads/bar.png) and ![](./b.jpg "Title")');
    expect(html).toContain('<img src="/uploads/bar.png" alt="Jominy bar"');
    expect(html).toContain('<img src="/b.jpg" alt=""');
    expect(renderContent('<p>![x](/a.png)</p>')).toContain('<img src="/a.png" alt="x"');
  });

  it('an image of this site is rendered with its size and srcset', () => {
    const url = `/files/archive/${'a'.repeat(22)}-1600x800.webp`;
    const html = renderContent(`<img src="${url}" alt="bar" width="600">`);
    expect(html).toContain('width="600" height="300"');
    expect(html).toContain('-400.webp 400w');
    expect(imagesOf(html)).toEqual([url]);
  });

  it('an external image becomes a link, so that its host learns nothing about readers', () => {
    expect(renderContent('<img src="https://example.org/a.png" alt="Curve">')).toBe(
      '<a href="https://example.org/a.png" target="_blank" rel="noopener noreferrer">Curve</a>',
    );
  });

  it('the search text of a post contains its words without markup', () => {
    expect(plainTextOf('<h2>Case depth</h2><p>20MnCr5 &amp; 550&nbsp;HV</p><img src="/a.png" alt="x">')).toBe(
      'Case depth 20MnCr5 & 550 HV',
    );
    expect(plainTextOf('a ![the bar](/b.png) c')).toBe('a the bar c');
  });

  it('L-07 formulas between dollar signs are typeset in plain text and in HTML from the editor', () => {
    const typed = renderContent('With $K_{IC} < 40$ it breaks:\n$$\\frac{a}{b}$$\nor not.');
    expect(typed).toMatch(
      /^<p>With <math><mrow><msub>.*<mo>&lt;<\/mo>.*<\/math> it breaks:<br \/><span class="formula">/,
    );
    expect(typed).toMatch(/<mfrac>.*<\/mfrac><\/math><\/span><br \/>or not\.<\/p>$/);
    const html = renderContent('<p>With $K_{IC} &lt; 40$ and <b>bold</b></p><p>$$</p><p>a^2</p><p>$$</p>');
    expect(html).toMatch(/^<p>With <math>.*<\/math> and <b>bold<\/b><\/p><p><span class="formula"><math>/);
    expect(html.match(/<msup>/g)).toHaveLength(1);
    expect(html).not.toContain('$');
  });

  it.each([
    'from $5 and $10 a piece',
    '5 $ and 7 $',
    'US$100–US$200',
    'the $ alone, and $',
    'a \\$5 bill$',
    'rated $$ to $$$',
  ])('L-07 amounts of money are not typeset as formulas: %s', (typed) => {
    expect(renderContent(typed)).toBe(`<p>${typed}</p>`);
  });

  it('L-07 dollar signs in code and in preformatted text stay unchanged, and invalid TeX is shown as typed', () => {
    const verbatim = '<pre>$a_1$</pre><p><code>$b_1$</code></p>';
    expect(renderContent(verbatim)).toBe(verbatim);
    expect(renderContent('so $\\nosuch{x}$ it is')).toBe('<p>so <code>$\\nosuch{x}$</code> it is</p>');
    expect(
      foreignTags(renderContent('$\\href{javascript:alert(1)}{x}$ $\\text{<img src=x onerror=alert(1)>}$')),
    ).toEqual([]);
  });

  it('L-07 the number of typeset formulas per post is limited; further ones are shown as typed', () => {
    const html = renderContent('$x$ '.repeat(textLimits.formulas + 5));
    expect(html.match(/<math>/g)).toHaveLength(textLimits.formulas);
    expect(html.match(/<code>\$x\$<\/code>/g)).toHaveLength(5);
  });

  it('L-01 the preview of a post shows formulas as plain characters', () => {
    const plain = plainTextOf(
      '<p>Use $\\mathrm{CET} = C + \\frac{Mn + Mo}{10}$ here.</p><p>$$T_p = 20$$</p>',
    );
    expect(previewOf(plain, false, 280)).toBe('Use CET = C + (Mn + Mo)/10 here. Tₚ = 20');
    // Subscript characters are used if Unicode has them, and relations get spaces around them.
    expect(previewOf('$P=T(20+\\log_{10} t)$, so $P/1000\\approx17{,}7$ at $x_q^{2}$', false, 280)).toBe(
      'P = T(20 + log₁₀ t), so P/1000 ≈ 17,7 at x_q²',
    );
    expect(previewOf('Costs $5 or more, then $\\frac{a}{', true, 280)).toBe('Costs $5 or more, then…');
    expect(previewOf('Costs $5 or more, and so on', true, 12)).toBe('Costs $5 or…');
    expect(previewOf('Short', false, 280)).toBe('Short');
  });

  it('long hostile texts are sanitized without an error, and a long text keeps all its words', () => {
    const long = `${'<p>word <b>bold</b> https://example.org/x</p>'.repeat(4_000)}`;
    expect(renderContent(long).match(/word/g)).toHaveLength(4_000);
    renderContent('![['.repeat(60_000));
    renderContent('<'.repeat(180_000));
    renderContent(`${'<a href="'.repeat(20_000)}`);
  });
});
