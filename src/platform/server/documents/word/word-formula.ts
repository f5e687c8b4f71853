/** Formulas of a Word document: converts the MathML of our typesetter to native equations. */
import {
  BuilderElement,
  Math as Equation,
  MathFraction,
  MathRadical,
  MathRun,
  type MathRunOptions,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx';
import { MathAccent, MathBar, MathBrackets, MathLargeOperator } from 'docx/math';
import { type Element, isElement, type Node, parse, textOf } from '../mathml-nodes.ts';

/** Text run with its own font and size; LibreOffice ignores those of the paragraph style in equations. */
class SizedRun extends MathRun {
  constructor(options: MathRunOptions) {
    super(options);
    const attributes = { size: { key: 'w:val', value: String(2 * formulaSize) } };
    const size = new BuilderElement({ name: 'w:sz', attributes });
    // Inserted between the run's math properties and its text.
    this.root.splice(1, 0, new BuilderElement({ name: 'w:rPr', children: [mathFont(), size] }));
  }
}

const mathFont = () =>
  new BuilderElement({
    name: 'w:rFonts',
    attributes: {
      ascii: { key: 'w:ascii', value: 'Cambria Math' },
      hAnsi: { key: 'w:hAnsi', value: 'Cambria Math' },
    },
  });

type Part = MathRun | MathFraction | MathBar;

const formulaSize = 9.5;
const largeOperators = { '∑': 'sum', '∏': 'product', '∫': 'integral' } as const;
const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '⌊': '⌋' };
/** Number of characters of a formula that fit on a line of a report. */
const lineLength = 78;

/**
 * Returns a name of an element or function as plain text, because LibreOffice would replace some names, such as Ni,
 * with symbols.
 */
const name = (text: string): MathRun => new SizedRun({ text, normalText: true });
const upright = (text: string): MathRun => new SizedRun({ text, style: 'plain' });

const largeOf = (node: Node | undefined) =>
  largeOperators[(node ? textOf(node) : '') as keyof typeof largeOperators];

const isTall = (node: Node): boolean =>
  typeof node !== 'string' && (node.tag === 'mfrac' || node.children.some(isTall));

/** Returns the index of the bracket that closes the one at index `at`; −1 if there is none. */
function closing(nodes: readonly Node[], at: number): number {
  const opening = textOf(nodes[at] ?? '');
  const close = brackets[opening];
  if (!close || !isElement(nodes[at] ?? '', 'mo')) return -1;
  let depth = 0;
  for (const [offset, node] of nodes.slice(at).entries()) {
    const text = isElement(node, 'mo') ? textOf(node) : '';
    if (text === opening) depth += 1;
    else if (text === close) depth -= 1;
    if (depth === 0) return at + offset;
  }
  return -1;
}

/** Converts the nodes of a row; an operator such as a sum applies to all nodes after it. */
function row(nodes: readonly Node[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] ?? '';
    const end = closing(nodes, at);
    const inside = nodes.slice(at + 1, end);
    if (end > 0 && inside.some(isTall)) {
      const [open, close] = [textOf(node), textOf(nodes[end] ?? '')];
      parts.push(new MathBrackets({ open, close, children: row(inside) }));
      at = end;
    } else if (typeof node !== 'string' && /^m(sub|under)/.test(node.tag) && largeOf(node.children[0])) {
      parts.push(large(node, nodes.slice(at + 1)));
      break;
    } else parts.push(...partsOf(node));
  }
  return parts;
}

function large({ tag, children: [sign, below, above] }: Element, after: readonly Node[]): Part {
  return new MathLargeOperator({
    operator: largeOf(sign),
    subScript: below ? partsOf(below) : [],
    ...(above && { superScript: partsOf(above) }),
    limits: tag.startsWith('msub') ? 'side' : 'aboveBelow',
    children: row(after),
  });
}

/** Returns an expression with a mark above it: a line, or the dot of a rate. */
function over(base: readonly Node[], mark: string): Part {
  const children = row(base);
  return mark === '˙' ? new MathAccent({ accent: 'dot', children }) : new MathBar({ children });
}

function letters({ tag, attributes }: Element, text: string): Part[] {
  if (text === '' || text === '\u2061') return [];
  const isVariable = tag === 'mi' && [...text].length === 1 && !attributes.includes('mathvariant="normal"');
  if (isVariable && /\p{L}/u.test(text)) return [new SizedRun({ text, style: 'italic' })];
  return [/\p{L}/u.test(text) ? name(text) : upright(text)];
}

function partsOf(node: Node): Part[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [upright(node)];
  const { tag, attributes, children } = node;
  const of = (at: number) => partsOf(children[at] ?? '');
  switch (tag) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return letters(node, textOf(node));
    case 'mspace':
      return /width="(?!-)/.test(attributes) ? [upright('\u2009')] : [];
    case 'mfrac':
      return [new MathFraction({ numerator: of(0), denominator: of(1) })];
    case 'msub':
    case 'munder':
      return [new MathSubScript({ children: of(0), subScript: of(1) })];
    case 'msup':
      return [new MathSuperScript({ children: of(0), superScript: of(1) })];
    case 'msubsup':
    case 'munderover':
      return [new MathSubSuperScript({ children: of(0), subScript: of(1), superScript: of(2) })];
    case 'msqrt':
      return [new MathRadical({ children: row(children) })];
    case 'mover':
      return [over(children.slice(0, 1), textOf(children[1] ?? ''))];
    case 'menclose':
      return [over(children, '‾')];
    default:
      return row(children);
  }
}

const openedBy = (node: Node): number => {
  const text = textOf(node);
  return (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
};

/**
 * Returns a formula as one equation per line, because LibreOffice does not break equations into lines and cannot read
 * an equation that contains only one bracket of a pair.
 * @param markup MathML: `math` elements separated by `wbr` where a line may end
 */
export function equationsOf(markup: string): readonly Equation[] {
  const lines: Part[][] = [];
  let used = Number.POSITIVE_INFINITY;
  let open = 0;
  for (const node of parse(markup)) {
    if (typeof node !== 'string' && node.tag === 'wbr') continue;
    const length = textOf(node).length;
    if (used + length > lineLength && open === 0) {
      lines.push([]);
      used = 0;
    }
    used += length;
    open += openedBy(node);
    const parts = typeof node === 'string' ? [upright('\u2003')] : row(node.children);
    lines.at(-1)?.push(...parts);
  }
  return lines.map((children) => new Equation({ children }));
}
