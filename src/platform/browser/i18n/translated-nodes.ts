/**
 * Makes the DOM methods of React accept nodes that a translation by the browser has replaced or wrapped. React keeps
 * references to its own text nodes; removing one of them, or inserting before it, would throw and end in the error page
 * (https://github.com/facebook/react/issues/11538).
 */
export function acceptTranslatedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let before = next;
    while (before && before.parentNode !== this) before = before.parentNode;
    return insertBefore.call(this, node, before) as T;
  };
}
