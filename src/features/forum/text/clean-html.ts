/** Sanitizes rendered texts: only listed elements and attributes are kept. */
import sanitizeHtml from 'sanitize-html';
import { mathRules } from '../../../platform/server/math-markup.ts';
import { htmlLang, type Language } from '../../../platform/shared/i18n/i18n.ts';
import type { StoredImage } from '../../../platform/shared/images/image-address.ts';
import { tooLargeNotes } from './text-words.ts';

// biome-ignore format: a list of names.
const textTags = [
  'p', 'br', 'hr', 'strong', 'em', 's', 'b', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'img',
  'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'div', 'span', 'wbr',
];
/**
 * Creates the sanitizer.
 * @param storedImage finds an image of our file store; other images are removed, because loading them would reveal
 * readers to other servers
 * @param publicUrl base URL of the site; links to other sites open in a new tab
 */
export function createCleaner(
  storedImage: (url: string) => StoredImage | null,
  publicUrl: string,
): (html: string) => string {
  const isOwn = (href: string) =>
    /^(\/(?!\/)|#)/.test(href) || href === publicUrl || href.startsWith(`${publicUrl}/`);
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...textTags, ...mathRules.allowedTags],
    allowedAttributes: {
      ...mathRules.allowedAttributes,
      a: ['href', 'rel', 'target', 'class', 'data-category'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      code: ['class'],
      div: ['class', 'tabindex'],
      span: ['class'],
      ol: ['start'],
    },
    allowedClasses: {
      ...mathRules.allowedClasses,
      a: ['tool-card'],
      code: [/^language-[\w+#-]{1,20}$/],
      div: ['formula', 'table'],
      span: [
        'tool-card-category',
        'tool-card-inputs',
        'tool-card-input',
        'tool-card-results',
        'tool-card-version',
      ],
    },
    selfClosing: ['br', 'hr', 'img', 'wbr'],
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...mathRules.transformTags,
      // Headings are lowered, because the page itself uses h1 and h2.
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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Appends a note that a part of the text was too large to be formatted. */
export const withTooLargeNote = (html: string, language: Language): string =>
  `${html}\n<p class="text-note" lang="${htmlLang[language]}">${tooLargeNotes[language]}</p>`;

/** Returns the text as HTML without formatting it. */
export const unformattedHtml = (content: string, language: Language): string =>
  withTooLargeNote(
    `<pre><code>${content.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')}</code></pre>`,
    language,
  );
