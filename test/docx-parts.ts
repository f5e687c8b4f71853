/** Reads the content of Word documents. */
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'saxen';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

export type XmlPart = {
  readonly xml: string;
  /** All texts of paragraphs and equations, including signs and brackets. */
  readonly text: string;
  /** Number of occurrences of each XML element. */
  readonly counts: Readonly<Record<string, number>>;
};

const texts = new Set(['w:t', 'm:t']);

/**
 * Parses one XML part.
 * @throws Error if the part is not well formed
 */
function readPart(xml: string): XmlPart {
  if (forbidden.test(xml)) throw new Error('The XML contains a forbidden character.');
  const counts: Record<string, number> = {};
  const open: string[] = [];
  const brackets: { begChr: string; endChr: string }[] = [];
  let text = '';
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, attributes) => {
    open.push(name);
    counts[name] = (counts[name] ?? 0) + 1;
    const sign = attributes()['m:val'] ?? '';
    if (name === 'm:chr') text += sign;
    if (name === 'm:d') brackets.push({ begChr: '(', endChr: ')' });
    if (name === 'm:begChr' || name === 'm:endChr')
      Object.assign(brackets.at(-1) ?? {}, { [name.slice(2)]: sign });
  });
  parser.on('closeTag', (name) => {
    if (open.pop() !== name) throw new Error(`The XML closes ${name}, which is not open.`);
    if (name === 'm:dPr') text += brackets.at(-1)?.begChr;
    if (name === 'm:d') text += brackets.pop()?.endChr;
  });
  parser.on('text', (value, decode) => {
    if (texts.has(open.at(-1) ?? '')) text += decode(value);
  });
  parser.parse(xml);
  if (open.length > 0) throw new Error(`The XML does not close ${open.join(', ')}.`);
  return { xml, text, counts };
}

/** Returns all XML parts of a document by their names. @throws Error if a part is not well formed */
export function docxParts(bytes: Uint8Array): Readonly<Record<string, XmlPart>> {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => /\.(xml|rels)$/.test(name));
  return Object.fromEntries(files.map(([name, data]) => [name, readPart(strFromU8(data))]));
}
