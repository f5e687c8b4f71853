/** Checks that every icon button has a tooltip. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.dirname(path.dirname(import.meta.dirname));
const pressed = new Set(['button', 'a', 'Button', 'Link', 'ButtonLink', 'summary']);

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodes = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.flatMap(nodes) : isNode(value) ? [value] : [];

const nameOf = ({ openingElement }: Node) => String(((openingElement as Node)['name'] as Node)['name']);
const attributesOf = ({ openingElement }: Node) =>
  new Map(
    nodes((openingElement as Node)['attributes'])
      .filter(({ type }) => type === 'JSXAttribute')
      .map(
        (each) =>
          [String((each['name'] as Node)['name']), (each['value'] as Node | null)?.['value']] as const,
      ),
  );

/** Returns whether a JSX node shows text. */
function showsText(node: Node): boolean {
  switch (node.type) {
    case 'JSXText':
      return String(node['value']).trim() !== '';
    case 'JSXElement': {
      if (/\bsr-only\b/.test(String(attributesOf(node).get('className') ?? ''))) return false;
      return nodes(node['children']).some(showsText);
    }
    case 'JSXFragment':
      return nodes(node['children']).some(showsText);
    case 'JSXExpressionContainer':
      return showsText(node['expression'] as Node);
    case 'ConditionalExpression':
      return showsText(node['consequent'] as Node) || showsText(node['alternate'] as Node);
    case 'LogicalExpression':
      return showsText(node['right'] as Node);
    case 'ParenthesizedExpression':
      return showsText(node['expression'] as Node);
    case 'JSXEmptyExpression':
      return false;
    default:
      // JSX text, numbers and other expressions count as text.
      return true;
  }
}

/** Returns the lines of a source file where an icon button has no tooltip. */
function silentButtons(source: string): number[] {
  const found: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && value.type === 'JSXElement' && pressed.has(nameOf(value))) {
      const children = nodes(value['children']).filter(
        (each) => each.type !== 'JSXText' || String(each['value']).trim() !== '',
      );
      if (children.length > 0 && !children.some(showsText) && !attributesOf(value).has('data-tip'))
        found.push(source.slice(0, value.start).split('\n').length);
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync('file.tsx', source).program);
  return found;
}

describe('R-15 buttons that contain only an icon', () => {
  it('R-15 every icon button of the site has a tooltip', () => {
    const files = fs
      .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
      .filter((file) => file.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(100);
    const silent = files.flatMap((file) =>
      silentButtons(fs.readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
    expect(silent).toEqual([]);
  });

  it.each([
    ['<button aria-label={t("x")}><X aria-hidden /></button>', 1],
    ['<button aria-label="x">{open ? <X /> : <Menu />}</button>', 1],
    ['<button><X /><span className="sr-only">{t("x")}</span></button>', 1],
    ['<button aria-label="x" data-tip="x"><X /></button>', 0],
    ['<button><X />{t("x")}</button>', 0],
    ['<button><X /> Close</button>', 0],
    ['<Button {...rest}>{children}</Button>', 0],
  ])('R-15 icon buttons without tooltip are recognized: %s', (source, count) => {
    expect(silentButtons(`const a = ${source};`)).toHaveLength(count);
  });
});
