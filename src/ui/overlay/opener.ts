/** Elements to which the focus returns when a dialog closes. */

/** Candidates in the order of preference: the control that opened the dialog, then its focusable ancestors. */
export type OpenerChain = readonly HTMLElement[];

/** Chain of the dialog opened last, until it closes. A dialog that replaces it has no opener of its own. */
let latest: OpenerChain = [];

/** Returns the control that opens a dialog: the focused one, or the button of the menu that contains it. */
function focusedOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menuButton ? document.getElementById(menuButton) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

function focusableAncestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return parent ? [parent, ...focusableAncestors(parent)] : [];
}

/** Returns the chain of a dialog that opens; without a focused control, that of the dialog it replaces. */
export function openerChain(): OpenerChain {
  const opener = focusedOpener();
  const isInDialog = opener?.closest('[role=dialog]') != null;
  const own = opener ? [opener, ...focusableAncestors(opener)] : [];
  latest = opener && !isInDialog ? own : [...own, ...latest];
  return latest;
}

/** Focuses the first element of the chain that is still on the page, unless a control has the focus. */
export function returnFocus(chain: OpenerChain): void {
  if (latest === chain) latest = [];
  if (document.activeElement === document.body) chain.find((each) => each.isConnected)?.focus();
}
