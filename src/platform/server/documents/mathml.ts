/** Lays out MathML for PDF as boxes with characters and rules. All lengths are multiples of the font size. */
import type { Face } from './fonts.ts';
import { isElement, type Node, parse, textOf } from './mathml-nodes.ts';

/** Character or rule of a box. Its position is relative to the left end of the baseline; `y` points down. */
export type Ink =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly face: Face;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly stretch: number;
    }
  | {
      readonly kind: 'rule';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly weight: number;
    }
  | {
      readonly kind: 'root';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

export type Box = {
  readonly width: number;
  /** Extent above the baseline (`height`) and below it (`depth`). */
  readonly height: number;
  readonly depth: number;
  readonly ink: readonly Ink[];
};

export type Measure = (text: string, face: Face, size: number) => number;

const empty: Box = { width: 0, height: 0, depth: 0, ink: [] };
const moved = ({ ink }: Box, x: number, y: number): readonly Ink[] =>
  ink.map((each) => ({ ...each, x: each.x + x, y: each.y + y }));

/** Space on both sides of an operator, as a multiple of the font size. */
const operatorSpace: Readonly<Record<string, number>> = {
  '=': 0.28,
  '≥': 0.28,
  '≤': 0.28,
  '≈': 0.28,
  '→': 0.28,
  '+': 0.22,
  '−': 0.22,
  '±': 0.22,
  '⋅': 0.14,
  '×': 0.2,
  '/': 0.05,
  ':': 0.2,
};
const large = new Set(['∑', '∏', '∫']);
const fences = new Set(['(', ')', '[', ']', '{', '}', '⌊', '⌋', '|']);
const scriptScale = 0.72;
const smallest = 0.5;

class Layout {
  readonly #measure: Measure;
  constructor(measure: Measure) {
    this.#measure = measure;
  }

  letters(text: string, face: Face, size: number): Box {
    return {
      width: this.#measure(text, face, size),
      height: size * (/[a-zα-ω]/.test(text) && !/[bdfhklt\dA-Z]/.test(text) ? 0.5 : 0.7),
      depth: size * (/[gjpqyβγζημξρφχψ(),[\]]/.test(text) ? 0.22 : 0.02),
      ink: [{ kind: 'text', text, face, x: 0, y: 0, size, stretch: 1 }],
    };
  }

  row(nodes: readonly Node[], size: number): Box {
    const boxes = nodes.map((node) => ({ node, box: this.node(node, size) }));
    const plain = boxes.filter(({ node }) => !isFence(node)).map(({ box }) => box);
    const height = Math.max(0, ...plain.map((box) => box.height));
    const depth = Math.max(0, ...plain.map((box) => box.depth));
    let x = 0;
    const ink: Ink[] = [];
    let before: Node | null = null;
    for (const { node, box: given } of boxes) {
      const box = isFence(node) ? this.fence(textOf(node), size, height, depth) : given;
      // A plus or minus is unary at the start and after an operator or bracket; a unary operator has no spaces.
      const space = isUnary(node, before) ? 0 : spaceOf(node) * size;
      ink.push(...moved(box, x + space, 0));
      x += box.width + 2 * space;
      // An empty `mspace` before a plus or minus makes it binary.
      before = isElement(node, 'mspace') ? before : node;
    }
    const all = boxes.map(({ box }) => box);
    return {
      width: x,
      height: Math.max(0, ...all.map((box) => box.height)),
      depth: Math.max(0, ...all.map((box) => box.depth)),
      ink,
    };
  }

  /** Returns a bracket stretched to the height of its content. */
  fence(text: string, size: number, height: number, depth: number): Box {
    const box = this.letters(text, 'math', size);
    const needed = height + depth;
    const stretch = Math.max(1, needed / (size * 0.95));
    if (stretch < 1.15) return box;
    const y = depth - 0.2 * size * stretch;
    return { ...box, height, depth, ink: [{ kind: 'text', text, face: 'math', x: 0, y, size, stretch }] };
  }

  fraction([above, below]: readonly Node[], size: number): Box {
    const inner = Math.max(size * 0.82, smallest);
    const top = this.node(above ?? '', inner);
    const bottom = this.node(below ?? '', inner);
    const width = Math.max(top.width, bottom.width) + 0.2 * size;
    const axis = 0.26 * size;
    const gap = 0.14 * size;
    return {
      width: width + 0.1 * size,
      height: axis + gap + top.depth + top.height,
      depth: bottom.height + gap - axis + bottom.depth,
      ink: [
        ...moved(top, (width - top.width) / 2 + 0.05 * size, -axis - gap - top.depth),
        ...moved(bottom, (width - bottom.width) / 2 + 0.05 * size, -axis + gap + bottom.height),
        { kind: 'rule', x: 0.05 * size, y: -axis, width, weight: 0.045 * size },
      ],
    };
  }

  scripts(base: Box, below: Node | null, above: Node | null, size: number): Box {
    const inner = Math.max(size * scriptScale, smallest);
    const sub = below === null ? empty : this.node(below, inner);
    const sup = above === null ? empty : this.node(above, inner);
    const down = below === null ? 0 : Math.max(0.18 * size, base.depth - 0.05 * size + 0.1 * size);
    const up = above === null ? 0 : Math.max(0.36 * size, base.height - 0.3 * size) + sup.depth * 0.5;
    return {
      width: base.width + Math.max(sub.width, sup.width) + 0.04 * size,
      height: Math.max(base.height, up + sup.height),
      depth: Math.max(base.depth, down + sub.depth),
      ink: [...base.ink, ...moved(sub, base.width, down), ...moved(sup, base.width + 0.03 * size, -up)],
    };
  }

  root(nodes: readonly Node[], size: number): Box {
    const inner = this.row(nodes, size);
    const height = inner.height + 0.14 * size;
    const sign = 0.55 * size;
    return {
      width: sign + inner.width + 0.06 * size,
      height: height + 0.05 * size,
      depth: inner.depth,
      ink: [
        {
          kind: 'root',
          x: 0,
          y: inner.depth,
          width: sign + inner.width + 0.04 * size,
          height: height + inner.depth,
        },
        ...moved(inner, sign, 0),
      ],
    };
  }

  over([under, sign]: readonly Node[], size: number): Box {
    const base = this.node(under ?? '', size);
    const mark = textOf(sign ?? '');
    if (mark === '˙') {
      const dot = this.letters('˙', 'math', size);
      return {
        ...base,
        height: base.height + 0.2 * size,
        ink: [...base.ink, ...moved(dot, (base.width - dot.width) / 2, -base.height + 0.5 * size)],
      };
    }
    const y = -base.height - 0.1 * size;
    return {
      ...base,
      height: base.height + 0.16 * size,
      ink: [...base.ink, { kind: 'rule', x: 0, y, width: base.width, weight: 0.045 * size }],
    };
  }

  node(node: Node, size: number): Box {
    if (typeof node === 'string') return node.trim() === '' ? empty : this.letters(node, 'math', size);
    const { tag, attributes, children } = node;
    const text = textOf(node);
    switch (tag) {
      case 'mi':
        return this.letters(text, isVariable(text, attributes) ? 'slanted' : 'math', size);
      case 'mn':
      case 'mtext':
        return text === '' ? empty : this.letters(text, 'math', size);
      case 'mo':
        if (text === '' || text === '\u2061') return empty;
        return this.letters(text, 'math', large.has(text) ? size * 1.3 : size);
      case 'mspace':
        return {
          ...empty,
          width: (Number.parseFloat(/width="(-?[\d.]+)em/.exec(attributes)?.[1] ?? '0') || 0) * size,
        };
      case 'mfrac':
        return this.fraction(children, size);
      case 'msub':
        return this.scripts(this.node(children[0] ?? '', size), children[1] ?? null, null, size);
      case 'msup':
        return this.scripts(this.node(children[0] ?? '', size), null, children[1] ?? null, size);
      case 'msubsup':
      case 'munderover':
        return this.scripts(
          this.node(children[0] ?? '', size),
          children[1] ?? null,
          children[2] ?? null,
          size,
        );
      case 'munder':
        return this.scripts(this.node(children[0] ?? '', size), children[1] ?? null, null, size);
      case 'msqrt':
        return this.root(children, size);
      case 'mover':
        return this.over(children, size);
      case 'menclose':
        return this.over([{ tag: 'mrow', attributes: '', children }, '‾'], size);
      default:
        return this.row(children, size);
    }
  }
}

const isFence = (node: Node): boolean =>
  isElement(node, 'mo') && fences.has(textOf(node)) && !/stretchy="false"/.test(node.attributes);
const isVariable = (text: string, attributes: string): boolean =>
  [...text].length === 1 && !/mathvariant="normal"/.test(attributes) && /\p{L}/u.test(text);
const isUnary = (node: Node, before: Node | null): boolean =>
  isElement(node, 'mo') &&
  /^[+−±]$/.test(textOf(node)) &&
  (before === null || (isElement(before, 'mo') && !/[)\]]/.test(textOf(before))));

function spaceOf(node: Node): number {
  if (!isElement(node, 'mo')) return 0;
  return operatorSpace[textOf(node)] ?? 0;
}

/**
 * Splits a formula where a line may break and lays out each part.
 * @param markup MathML: `math` elements separated by `wbr`
 */
export function layOutFormula(markup: string, measure: Measure, size: number): readonly Box[] {
  const layout = new Layout(measure);
  return parse(markup).flatMap((node) => {
    if (typeof node === 'string') return [{ ...empty, width: node.includes('\u2003') ? size : 0 }];
    return node.tag === 'wbr' ? [] : [layout.row(node.children, size)];
  });
}

/** Returns the characters of a formula by face. */
export function lettersOf(markup: string): { readonly math: string; readonly slanted: string } {
  const found = { math: '', slanted: '' };
  const visit = (node: Node): void => {
    if (typeof node === 'string') found.math += node;
    else if (node.tag === 'mi' && isVariable(textOf(node), node.attributes)) found.slanted += textOf(node);
    else node.children.forEach(visit);
  };
  parse(markup).forEach(visit);
  return found;
}
