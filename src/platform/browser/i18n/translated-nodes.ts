/**
 * Keeps a page correct while the browser translates it. The translation replaces text nodes by `font` elements, or moves
 * them into some, while React keeps references to its own text nodes: changed texts would not be shown, and removing a
 * text or inserting before it would throw (https://github.com/facebook/react/issues/11538).
 */

/** Elements that a translation shows in place of text nodes. */
const shownInstead = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

/** Returns the node that is shown for a node of React: itself, or the outermost element of its translation. */
function shownFor(node: Node): Node {
  if (!(node instanceof Text)) return node;
  let shown = node.parentNode ? node : (shownInstead.get(node) ?? node);
  while (isFont(shown.parentNode)) shown = shown.parentNode;
  return shown;
}

function noteReplacements({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const removed of removedNodes) {
    const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    if (font && removed instanceof Text) shownInstead.set(removed, font);
  }
}

/** Makes the DOM methods that React uses refer to the translation of a text instead of the replaced text. */
function adaptMethods(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;

  function removeTranslation(node: Node): void {
    const shown = shownFor(node);
    if (shown !== node && shown.parentNode) removeChild.call(shown.parentNode, shown);
    shownInstead.delete(node);
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeTranslation(child);
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    removeTranslation(node);
    let before = next && shownFor(next);
    while (before && before.parentNode !== this) before = before.parentNode;
    return insertBefore.call(this, node, before) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeTranslation(node);
    return appendChild.call(this, node) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      const shown = shownFor(this);
      if (shown === this) return;
      // The changed text is shown until the browser translates it too.
      shown.parentNode?.replaceChild(this, shown);
      shownInstead.delete(this);
    },
  });
}

/** Watches for a translation by the browser. Until it begins, nothing is changed. */
export function acceptTranslatedNodes(): void {
  let isTranslated = document.querySelector('font') !== null;
  if (isTranslated) adaptMethods();
  new MutationObserver((records) => {
    for (const record of records) noteReplacements(record);
    if (isTranslated || !records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return;
    isTranslated = true;
    adaptMethods();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
