/**
 * What may stand in a post. Content comes in three kinds (plain text, text with Markdown images, HTML), is cleaned
 * before it is stored, and leaves as HTML of known elements only.
 */
import sanitizeHtml from 'sanitize-html';
import { letterClasses, scaleWidth } from './image-scale.ts';

/** Where a tag may begin: such content is HTML, everything else is text. */
const tagStart = /<[a-z!/?]/i;

export const isHtml = (content: string): boolean => tagStart.test(content);

const widthLimits = [scaleWidth(0.1), scaleWidth(3)] as const;
const elements = [
  'p', 'div', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'h2', 'h3', 'h4', 'ul', 'ol',
  'li', 'blockquote', 'pre', 'code', 'a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
]; // biome-ignore format: one list
/** Names that a browser knows. `<y then` in a text about x is no element: its bracket is shown. */
const known =
  /^(?:a|abbr|acronym|address|animate\w*|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|command|content|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|foreignobject|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|ilayer|image|img|input|ins|isindex|kbd|keygen|label|layer|legend|li|link|listing|main|map|mark|marquee|math|menu|menuitem|meta|meter|multicol|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|portal|pre|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|search|section|select|set|shadow|slot|small|source|spacer|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|use|var|video|wbr|xml|xmp)$/i;

const escapeStrangers = (content: string): string =>
  content.replace(/<(\/?)([a-z][^\s/>]*)/gi, (tag, slash: string, name: string) =>
    known.test(name) || name.includes(':') ? tag : `&lt;${slash}${name}`,
  );

/** An http(s) address as it is, one of this site as `/path` with its slash; null for every other one. */
export function siteAddress(address: string): string | null {
  // Browsers pass over these within an address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant.
  const text = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  if (/^https?:\/\/[^/\\]/i.test(text)) return text;
  if (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) || /^[/\\]{2}|\\|["'<>]/.test(text)) return null;
  return text.startsWith('/') ? text : `/${text.replace(/^\.\//, '')}`;
}

/** Font sizes of older posts as the classes of today. */
function sizeClass(style: string | undefined): string | null {
  const px = Number(/font-size:\s*(\d{1,2})(?:\.\d+)?px/i.exec(style ?? '')?.[1]);
  const named = Object.entries(letterClasses).find(([size]) => Number(size) === px);
  return named?.[1] ?? null;
}

function widthOf(attributes: sanitizeHtml.Attributes): string | null {
  const written = /(?:^|;)\s*width:\s*(\d{1,5})(?:\.\d+)?px/i.exec(attributes['style'] ?? '')?.[1];
  const px = Number.parseInt(written ?? attributes['width'] ?? '', 10);
  return Number.isFinite(px) ? String(Math.min(Math.max(px, widthLimits[0]), widthLimits[1])) : null;
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width'],
    span: ['class'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedClasses: { span: Object.values(letterClasses) },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'noembed',
    'noframes',
    'xmp',
    'plaintext',
    'svg',
    'math',
    'object',
  ],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    strike: 's',
    del: 's',
    ins: 'u',
    span: (tagName, { class: names, style }) => {
      const own = names?.split(/\s+/).find((each) => Object.values<string>(letterClasses).includes(each));
      const name = own ?? sizeClass(style);
      return { tagName, attribs: name ? { class: name } : {} };
    },
    a: (tagName, { href = '' }) => {
      const address = /^(?:mailto:[^\s"<>]+|#[\w-]*)$/i.test(href) ? href : siteAddress(href);
      return { tagName, attribs: address ? { href: address } : {} };
    },
    img: (tagName, attributes) => {
      const src = siteAddress(attributes['src'] ?? '');
      const width = widthOf(attributes);
      const alt = attributes['alt'] ?? '';
      return { tagName, attribs: src ? { src, alt, ...(width && { width }) } : { alt: '' } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * Content as it is stored: text as it is, HTML without anything that could run, load or restyle.
 * What was HTML stays recognisable as such.
 */
export function cleanContent(content: string): string {
  const text = content.replaceAll('\r\n', '\n').replaceAll('\u0000', '');
  if (!isHtml(text)) return text.trim();
  const clean = sanitizeHtml(escapeStrangers(text), rules).trim();
  if (clean === '' || isHtml(clean)) return clean;
  return `<p>${clean.replaceAll('\n', '<br />')}</p>`;
}
