/** What may stand in a rendered text. Everything else is taken out, whatever brought it in. */
import sanitizeHtml from 'sanitize-html';
import type { StoredImage } from '../platform/files/image-address.ts';
import { htmlLang, type Language } from '../platform/i18n.ts';
import { shownAsWritten } from './text-words.ts';

// biome-ignore format: a list of names
const textTags = [
  'p', 'br', 'hr', 'strong', 'em', 's', 'b', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'img',
  'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'div', 'span', 'wbr',
];
// biome-ignore format: a list of names
const mathTags = [
  'math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup',
  'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd', 'mpadded',
  'mphantom', 'mstyle', 'menclose',
];
// biome-ignore format: a list of names
const mathAttributes = [
  'class', 'display', 'mathvariant', 'stretchy', 'fence', 'form', 'separator', 'accent', 'accentunder',
  'movablelimits', 'largeop', 'symmetric', 'displaystyle', 'scriptlevel', 'linethickness', 'columnalign',
  'rowspan', 'columnspan', 'lspace', 'rspace', 'width', 'height', 'minsize', 'maxsize', 'notation',
];
/** Lengths in a formula are a few letters, never a page. */
const lengths = new Set(['lspace', 'rspace', 'width', 'height', 'minsize', 'maxsize', 'linethickness']);
const smallLength = /^-?\d?(\.\d+)?(em|ex|pt|px|mu)?$/;

type Attributes = sanitizeHtml.Attributes;
const shortLengths = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !lengths.has(name) || smallLength.test(value)),
  ),
});

/**
 * @param storedImage a picture that we keep, by its address; others are not shown, as they would tell their server who reads
 * @param publicUrl where people reach the site; links that lead elsewhere open a tab of their own
 */
export function createCleaner(
  storedImage: (url: string) => StoredImage | null,
  publicUrl: string,
): (html: string) => string {
  const isOwn = (href: string) =>
    /^(\/(?!\/)|#)/.test(href) || href === publicUrl || href.startsWith(`${publicUrl}/`);
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...textTags, ...mathTags],
    allowedAttributes: {
      ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes])),
      a: ['href', 'rel', 'target', 'class', 'data-category'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      code: ['class'],
      div: ['class'],
      span: ['class'],
      ol: ['start'],
    },
    allowedClasses: {
      ...Object.fromEntries(mathTags.map((tag) => [tag, ['v', /^tml-[\w-]+$/]])),
      a: ['tool-card'],
      code: [/^language-[\w+#-]{1,20}$/],
      div: ['formula', 'table'],
      span: ['tool-card-category', 'tool-card-inputs', 'tool-card-input'],
    },
    selfClosing: ['br', 'hr', 'img', 'wbr'],
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries(mathTags.map((tag) => [tag, shortLengths])),
      // The page has its own h1 and h2.
      h1: 'h3',
      h2: 'h4',
      a: (tagName, attribs) => ({
        tagName,
        attribs: isOwn(attribs['href'] ?? '')
          ? attribs
          : { ...attribs, rel: 'nofollow ugc noopener noreferrer', target: '_blank' },
      }),
      img: (_tag, { src = '', alt = '' }): sanitizeHtml.Tag => {
        const image = storedImage(src);
        if (!image) return { tagName: 'span', attribs: {}, text: alt };
        const { width, height, srcSet } = image;
        const size = { width: String(width), height: String(height), loading: 'lazy' };
        const sources = srcSet ? { srcset: srcSet, sizes: '(min-width: 48rem) 680px, 100vw' } : {};
        return { tagName: 'img', attribs: { src, alt, ...size, ...sources } };
      },
    },
  };
  return (html) => sanitizeHtml(html, options).trim();
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Clean HTML, and below it that something in it was too large. */
export const withNote = (html: string, language: Language): string =>
  `${html}\n<p class="text-note" lang="${htmlLang[language]}">${shownAsWritten[language]}</p>`;

/** A text that cannot be laid out, letter by letter. */
export const asWritten = (content: string, language: Language): string =>
  withNote(`<pre><code>${content.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')}</code></pre>`, language);
