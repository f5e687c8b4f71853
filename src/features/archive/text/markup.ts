/**
 * Sanitizes the content of posts. Content has one of three forms: plain text, text with Markdown images, or HTML. It
 * is sanitized before it is stored and again when it is rendered.
 */
import sanitizeHtml from 'sanitize-html';
import { letterClasses, scaleWidth } from './image-scale.rules.ts';
import { elements, isHtml, readTag, textAsHtml } from './tags.rules.ts';

/** Matches text that a browser could parse as the start of a tag. */
const tagStart = /<[a-z!/?]/i;

const widthLimits = [scaleWidth(0.1), scaleWidth(3)] as const;
/** Names of known HTML elements. `<y then` starts no known element, so its less-than sign is shown as text. */
const known =
  /^(?:a|abbr|acronym|address|animate\w*|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|command|content|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|foreignobject|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|ilayer|image|img|input|ins|isindex|kbd|keygen|label|layer|legend|li|link|listing|main|map|mark|marquee|math|menu|menuitem|meta|meter|multicol|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|portal|pre|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|search|section|select|set|shadow|slot|small|source|spacer|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|use|var|video|wbr|xml|xmp)$/i;

/** Matches declarations of whole documents and of word processors. */
const declaration = /<(?:!doctype|!\[|\?xml)[^<>]*>/iy;

/** Escapes every `<` that starts no tag, so that the sanitizer does not remove the text after it. */
function escapeSigns(content: string): string {
  const lastComment = content.lastIndexOf('-->');
  const endOf = (at: number): number | null => {
    if (content.startsWith('<!--', at)) return at < lastComment ? content.indexOf('-->', at) + 3 : null;
    declaration.lastIndex = at;
    if (declaration.test(content)) return declaration.lastIndex;
    const tag = readTag(content, at);
    return tag && (known.test(tag.name) || tag.name.includes(':')) ? tag.end : null;
  };
  let written = '';
  let from = 0;
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', from)) {
    const end = endOf(at);
    written += content.slice(from, at) + (end === null ? '&lt;' : content.slice(at, end));
    from = end ?? at + 1;
  }
  return written + content.slice(from);
}

/** Returns an http(s) URL unchanged and a path of this site with a leading slash, or null for other URLs. */
export function siteAddress(address: string): string | null {
  // Removes the characters that browsers ignore in URLs.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose.
  const text = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  if (/^https?:\/\/[^/\\]/i.test(text)) return text;
  if (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) || /^[/\\]{2}|\\|["'<>]/.test(text)) return null;
  return text.startsWith('/') ? text : `/${text.replace(/^\.\//, '')}`;
}

/** Returns the class for a font size in a style of older posts, or null. */
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
 * Returns content in the form in which it is stored: plain text unchanged, HTML without scripts, external resources
 * and styles. Content recognized as HTML is still recognized after sanitizing. Text that a browser could parse as a
 * tag (`if a<b then`) is stored as HTML that shows it literally.
 */
export function cleanContent(content: string): string {
  const text = content.replaceAll('\r\n', '\n').replaceAll('\u0000', '');
  if (!isHtml(text)) return tagStart.test(text) ? `<p>${textAsHtml(text.trim())}</p>` : text.trim();
  const clean = sanitizeHtml(escapeSigns(text), rules).trim();
  if (clean === '' || isHtml(clean)) return clean;
  return `<p>${clean.replaceAll('\n', '<br />')}</p>`;
}
