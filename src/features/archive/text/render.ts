/** Renders sanitized content to HTML: links, responsive images, paragraphs and formulas. */
import { LinkifyIt } from 'linkify-it';
import { storedImage } from '../../../platform/shared/images/image-address.ts';
import { splitAtFormulas, type Typeset } from '../../../platform/shared/text/formulas.ts';
import { createFormulaTypesetter, joinFormulaLines, type ShowFormula } from './formulas.ts';
import { baseWidth, scaleWidth } from './image-scale.rules.ts';
import { cleanContent, siteAddress } from './markup.ts';
import { isHtml } from './tags.rules.ts';

/** Recognizes only full http(s) URLs, so that `weld.it` in a sentence does not become a link. */
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);
/** Matches a Markdown image. Every repetition is bounded, so that incomplete images do not take quadratic time. */
const markdownImage =
  /!\[([^\]\n]{0,300})\]\(\s{0,20}<?([^\s()<>]{1,2000})>?(?:\s{1,20}(?:"[^"\n]{0,300}"|&quot;.{0,300}?&quot;))?\s{0,20}\)/g;
const tag = /(<[^<>]*>)/;
/** Width of the text column in pixels; on narrow screens images fill the screen. */
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

/** Renders an image of this site, or a link to an external one, because loading that reveals readers to its host. */
function renderImage(address: string, alt: string, width: number | null): string {
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

function renderLinks(escaped: string): string {
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

/** Renders the formulas, Markdown images and links in escaped text. */
function renderText(escaped: string, show: ShowFormula): string {
  return splitAtFormulas(escaped)
    .map((piece) => {
      if ('text' in piece) return renderImages(piece.text);
      const formula = { ...piece, tex: unescapeText(piece.tex) };
      return show(formula) ?? `<code>${piece.typed}</code>`;
    })
    .join('');
}

/** Renders the Markdown images and links in escaped text. Images get the width that the editor would give them. */
function renderImages(escaped: string): string {
  let at = 0;
  let html = '';
  for (const match of escaped.matchAll(markdownImage)) {
    const [whole, alt = '', address = ''] = match;
    const source = siteAddress(unescapeText(address));
    if (!source) continue;
    html +=
      renderLinks(escaped.slice(at, match.index)) + renderImage(source, unescapeText(alt), scaleWidth(1));
    at = match.index + whole.length;
  }
  return html + renderLinks(escaped.slice(at));
}

const attribute = (element: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
  return value === undefined ? null : unescapeText(value);
};

function renderTag(element: string): string {
  if (element.startsWith('<img ')) {
    const width = Number(attribute(element, 'width'));
    return renderImage(attribute(element, 'src') ?? '', attribute(element, 'alt') ?? '', width || null);
  }
  const href = element.startsWith('<a ') ? attribute(element, 'href') : null;
  if (href && /^https?:/i.test(href))
    return `<a href="${escapeText(href)}" target="_blank" rel="noopener noreferrer">`;
  return element;
}

/** Renders sanitized HTML, in which every `<` starts a tag and every `>` ends a tag. */
function renderHtml(clean: string, show: ShowFormula): string {
  let links = 0;
  let verbatim = 0;
  return clean
    .split(tag)
    .map((part) => {
      if (!part.startsWith('<')) return links + verbatim > 0 ? part : renderText(part, show);
      if (/^<a[ >]/.test(part)) links += 1;
      if (part === '</a>') links -= 1;
      if (/^<(?:pre|code)>/.test(part)) verbatim += 1;
      if (/^<\/(?:pre|code)>/.test(part)) verbatim -= 1;
      return renderTag(part);
    })
    .join('');
}

function paragraphs(text: string, show: ShowFormula): string {
  return text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => `<p>${renderText(escapeText(each), show).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

/**
 * Sanitizes content of any form again and renders it to HTML.
 * @param typeset converts TeX to MathML
 */
export function renderContent(content: string, typeset: Typeset): string {
  const show = createFormulaTypesetter(typeset);
  const clean = cleanContent(content);
  return isHtml(clean) ? renderHtml(joinFormulaLines(clean), show) : paragraphs(clean, show);
}

/** Returns the words of the content without markup, image URLs and repeated spaces, for search and previews. */
export function plainTextOf(content: string): string {
  const clean = cleanContent(content);
  const text = isHtml(clean) ? unescapeText(clean.replace(/<[^<>]*>/g, ' ')) : clean;
  return text.replace(markdownImage, ' $1 ').replace(/\s+/g, ' ').trim();
}

/** Returns the URLs of the images in rendered content that are stored on this site. */
export function imagesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => unescapeText(address ?? ''));
}
