/** Distinguishes tags from less-than signs in content; used by server and editor. */

/** Names of the HTML elements that are allowed in posts. */
export const elements = [
  'p', 'div', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'h2', 'h3', 'h4', 'ul', 'ol',
  'li', 'blockquote', 'pre', 'code', 'a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td',
]; // biome-ignore format: one list
const allowed = new Set(elements);
const empty = new Set(['br', 'hr', 'img']);

type Tag = { readonly name: string; readonly closes: boolean; readonly end: number };

// The pattern is matched at one position at a time and each value ends at its own quote, so matching takes linear time.
const beginning = /<(\/?)([a-z][a-z\d:]*)/iy;
const attribute = /\s{1,99}[a-z_:][\w:.-]{0,99}\s{0,99}=\s{0,99}(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)/iy;
const ending = /\s{0,99}\/?>/y;
const maxAttributes = 50;

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/**
 * Returns the tag at this position if it consists of a name, attributes with values and a closing bracket. `<b then
 * use oil` and `<b and c>` are text.
 */
export function readTag(text: string, at: number): Tag | null {
  const begun = matchAt(beginning, text, at);
  if (!begun) return null;
  let end = at + begun[0].length;
  for (let count = 0; count < maxAttributes; count++) {
    const found = matchAt(attribute, text, end);
    if (!found) break;
    end += found[0].length;
  }
  const ended = matchAt(ending, text, end);
  if (!ended) return null;
  return { name: (begun[2] ?? '').toLowerCase(), closes: begun[1] === '/', end: end + ended[0].length };
}

/** Returns whether content is HTML: whether it contains an allowed element that is closed or void. */
export function isHtml(content: string): boolean {
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at + 1)) {
    const tag = readTag(content, at);
    if (tag && allowed.has(tag.name) && (tag.closes || empty.has(tag.name))) return true;
  }
  return false;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for HTML and converts line ends to `<br>`. */
export const textAsHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br />');
