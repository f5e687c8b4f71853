/** Makes the HTML that a reader sees from cleaned content: links, pictures in their widths, paragraphs. */
import { LinkifyIt } from 'linkify-it';
import { storedImage } from '../../platform/files/image-address.ts';
import { cutAtFormulas, type Typeset } from '../../platform/text/formulas.ts';
import { formulaPrinter, joinFormulaLines, type ShowFormula } from './formulas.ts';
import { baseWidth, scaleWidth } from './image-scale.rules.ts';
import { cleanContent, siteAddress } from './markup.ts';
import { isHtml } from './tags.rules.ts';

/** Only whole http(s) addresses: `weld.it` in a sentence is no link. */
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);
/** Every part has an end, so that a text of unfinished pictures is not read to its end from each of them. */
const markdownImage =
  /!\[([^\]\n]{0,300})\]\(\s{0,20}<?([^\s()<>]{1,2000})>?(?:\s{1,20}(?:"[^"\n]{0,300}"|&quot;.{0,300}?&quot;))?\s{0,20}\)/g;
const tag = /(<[^<>]*>)/;
/** The reading column is 680 px wide; narrow screens are filled. */
const columnWidth = 680;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const unescapeText = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

const anchor = (href: string, label: string): string =>
  `<a href="${escapeText(href)}" target="_blank" rel="noopener noreferrer">${escapeText(label)}</a>`;

/** A picture of this site, shown; one from elsewhere would tell its host who reads, so it is a link. */
function picture(address: string, alt: string, width: number | null): string {
  if (/^https?:/i.test(address)) return anchor(address, alt.trim() || address);
  const stored = storedImage(address);
  const attributes = [`src="${escapeText(address)}"`, `alt="${escapeText(alt)}"`];
  const shown = width ?? (stored ? Math.min(stored.width, baseWidth) : null);
  if (shown !== null) attributes.push(`width="${shown}"`);
  if (stored && shown !== null)
    attributes.push(`height="${Math.max(1, Math.round((shown * stored.height) / stored.width))}"`);
  if (stored?.srcSet)
    attributes.push(
      `srcset="${stored.srcSet}"`,
      `sizes="(max-width: ${columnWidth}px) 100vw, ${shown ?? columnWidth}px"`,
    );
  return `<img ${attributes.join(' ')} loading="lazy" decoding="async" />`;
}

/** Escaped text between two tags, with its bare addresses as links. */
function linked(escaped: string): string {
  const text = unescapeText(escaped);
  const found = linkify.match(text);
  if (!found) return escaped;
  let at = 0;
  let html = '';
  for (const { index, lastIndex, url } of found) {
    html += escapeText(text.slice(at, index)) + anchor(url, text.slice(index, lastIndex));
    at = lastIndex;
  }
  return html + escapeText(text.slice(at));
}

/** Escaped text with its formulas typeset, its Markdown images and its links made. */
function decorated(escaped: string, show: ShowFormula): string {
  return cutAtFormulas(escaped)
    .map((piece) => {
      if ('text' in piece) return pictured(piece.text);
      const formula = { ...piece, tex: unescapeText(piece.tex) };
      return show(formula) ?? `<code>${piece.typed}</code>`;
    })
    .join('');
}

/** Escaped text with Markdown images and links made. A Markdown image is as small as the editor will show it. */
function pictured(escaped: string): string {
  let at = 0;
  let html = '';
  for (const match of escaped.matchAll(markdownImage)) {
    const [whole, alt = '', address = ''] = match;
    const source = siteAddress(unescapeText(address));
    if (!source) continue;
    html += linked(escaped.slice(at, match.index)) + picture(source, unescapeText(alt), scaleWidth(1));
    at = match.index + whole.length;
  }
  return html + linked(escaped.slice(at));
}

const attribute = (element: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
  return value === undefined ? null : unescapeText(value);
};

function decoratedTag(element: string): string {
  if (element.startsWith('<img ')) {
    const width = Number(attribute(element, 'width'));
    return picture(attribute(element, 'src') ?? '', attribute(element, 'alt') ?? '', width || null);
  }
  const href = element.startsWith('<a ') ? attribute(element, 'href') : null;
  if (href && /^https?:/i.test(href))
    return `<a href="${escapeText(href)}" target="_blank" rel="noopener noreferrer">`;
  return element;
}

/** Cleaned HTML: every `<` begins a tag, every `>` ends one, so it can be cut there. */
function decoratedHtml(clean: string, show: ShowFormula): string {
  let links = 0;
  let verbatim = 0;
  return clean
    .split(tag)
    .map((part) => {
      if (!part.startsWith('<')) return links + verbatim > 0 ? part : decorated(part, show);
      if (/^<a[ >]/.test(part)) links += 1;
      if (part === '</a>') links -= 1;
      if (/^<(?:pre|code)>/.test(part)) verbatim += 1;
      if (/^<\/(?:pre|code)>/.test(part)) verbatim -= 1;
      return decoratedTag(part);
    })
    .join('');
}

function paragraphs(text: string, show: ShowFormula): string {
  return text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => `<p>${decorated(escapeText(each), show).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

/**
 * @param content of any of the three kinds, clean or not: it is cleaned here once more
 * @param typeset what makes MathML of TeX
 */
export function renderContent(content: string, typeset: Typeset): string {
  const show = formulaPrinter(typeset);
  const clean = cleanContent(content);
  return isHtml(clean) ? decoratedHtml(joinFormulaLines(clean), show) : paragraphs(clean, show);
}

/** The words of a content without markup, addresses of pictures and superfluous blanks: for search and previews. */
export function plainTextOf(content: string): string {
  const clean = cleanContent(content);
  const text = isHtml(clean) ? unescapeText(clean.replace(/<[^<>]*>/g, ' ')) : clean;
  return text.replace(markdownImage, ' $1 ').replace(/\s+/g, ' ').trim();
}

/** Addresses of the pictures of this site that rendered content shows. */
export function imagesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => unescapeText(address ?? ''));
}
