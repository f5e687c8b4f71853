/** Which `<` in a content begins a tag, and which is a smaller-than sign that somebody typed. Pure, for server and editor. */

/** Elements that may stand in a post. */
export const elements = [
  'p', 'div', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'h2', 'h3', 'h4', 'ul', 'ol',
  'li', 'blockquote', 'pre', 'code', 'a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
]; // biome-ignore format: one list
const allowed = new Set(elements);
const empty = new Set(['br', 'hr', 'img']);

type Tag = { readonly name: string; readonly closes: boolean; readonly end: number };

// Each is applied at one place, and what a value may hold ends at its own quote.
const beginning = /<(\/?)([a-z][a-z\d:]*)/iy;
const attribute = /\s{1,99}[a-z_:][\w:.-]{0,99}\s{0,99}=\s{0,99}(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)/iy;
const ending = /\s{0,99}\/?>/y;
const mostAttributes = 50;

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/**
 * The tag that begins at this sign as programs write tags: a name, attributes with values, a closing bracket.
 * `<b then use oil` and `<b and c>` are no tags but text.
 */
export function readTag(text: string, at: number): Tag | null {
  const begun = matchAt(beginning, text, at);
  if (!begun) return null;
  let end = at + begun[0].length;
  for (let count = 0; count < mostAttributes; count++) {
    const found = matchAt(attribute, text, end);
    if (!found) break;
    end += found[0].length;
  }
  const ended = matchAt(ending, text, end);
  if (!ended) return null;
  return { name: (begun[2] ?? '').toLowerCase(), closes: begun[1] === '/', end: end + ended[0].length };
}

/** Whether a content is HTML: an element of ours is closed in it, or needs no closing. All else is text as it was typed. */
export function isHtml(content: string): boolean {
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at + 1)) {
    const tag = readTag(content, at);
    if (tag && allowed.has(tag.name) && (tag.closes || empty.has(tag.name))) return true;
  }
  return false;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text letter by letter, with its line ends. */
export const textAsHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br />');
