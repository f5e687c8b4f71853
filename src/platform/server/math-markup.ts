/** Sanitizer rules for typeset formulas; all markup that is not listed is removed. */
import sanitizeHtml from 'sanitize-html';

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
/** Attributes whose values are lengths; only lengths up to a few characters' width are allowed. */
const lengths = new Set(['lspace', 'rspace', 'width', 'height', 'minsize', 'maxsize', 'linethickness']);
const smallLength = /^-?\d?(\.\d+)?(em|ex|pt|px|mu)?$/;

const shortLengths = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !lengths.has(name) || smallLength.test(value)),
  ),
});

const ofEach = <T>(value: T): Record<string, T> => Object.fromEntries(mathTags.map((tag) => [tag, value]));

export const mathRules = {
  allowedTags: mathTags,
  allowedAttributes: ofEach(mathAttributes),
  allowedClasses: ofEach(['v', /^tml-[\w-]+$/]),
  transformTags: ofEach(shortLengths),
};

/** Sanitizes the markup of one formula; keeps the `wbr` elements where a line may break. */
export const cleanMath = (markup: string): string =>
  sanitizeHtml(markup, { ...mathRules, allowedTags: [...mathTags, 'wbr'], selfClosing: ['wbr'] });
