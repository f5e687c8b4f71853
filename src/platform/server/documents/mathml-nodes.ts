/** Parses the MathML that our typesetter generates: well-formed, with a few named entities. */
export type Element = {
  readonly tag: string;
  readonly attributes: string;
  readonly children: readonly Node[];
};
export type Node = Element | string;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00a0' };

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? whole;
  });

/** Returns the top-level nodes of a formula. */
export function parse(markup: string): readonly Node[] {
  const root = { tag: '', attributes: '', children: [] as Node[] };
  const open = [root];
  // The first piece is the text before the first tag; each further piece is a tag followed by text.
  const [before = '', ...pieces] = markup.split('<');
  if (before) root.children.push(decoded(before));
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    const [token, text] = [piece.slice(0, end), piece.slice(end + 1)];
    if (token.startsWith('/')) open.pop();
    else {
      const parent = open.at(-1) ?? root;
      const isAlone = token.endsWith('/');
      const inside = isAlone ? token.slice(0, -1) : token;
      const space = inside.indexOf(' ');
      const tag = space < 0 ? inside : inside.slice(0, space);
      const made = { tag, attributes: space < 0 ? '' : inside.slice(space), children: [] };
      parent.children.push(made);
      if (!isAlone && tag !== 'wbr') open.push(made);
    }
    if (text) (open.at(-1) ?? root).children.push(decoded(text));
  }
  return root.children;
}

export const textOf = (node: Node): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

export const isElement = (node: Node, tag: string): node is Element =>
  typeof node !== 'string' && node.tag === tag;
