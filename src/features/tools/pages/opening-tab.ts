/** Tab for a calculator. Browsers allow new tabs only during the click, therefore the tab opens before the server responds. */
export type OpeningTab = {
  /** Navigates the tab; returns false if the user has closed it. */
  go(address: string): boolean;
  close(): void;
};

/** Opens the tab. @returns null if the browser blocks it */
export function openingTab(text: string): OpeningTab | null {
  // `opener` is kept on purpose: through it, the calculator page notifies this page of the use.
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  showProgress(tab.document, text);
  return {
    go(address) {
      if (tab.closed) return false;
      tab.location.replace(new URL(address, location.origin).href);
      return true;
    },
    close: () => tab.close(),
  };
}

/**
 * Applies the colours of this page as style properties, because the inherited content security policy forbids style
 * elements.
 */
function showProgress(page: Document, text: string): void {
  const ground = getComputedStyle(document.documentElement);
  const ink = getComputedStyle(document.body);
  page.title = text;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.style.colorScheme = ground.colorScheme;
  const line = page.createElement('p');
  line.textContent = text;
  const bar = page.createElement('progress');
  bar.setAttribute('aria-label', text);
  Object.assign(bar.style, { width: '240px', accentColor: ink.color });
  page.body.append(line, bar);
  const font = `14px/20px ${ink.fontFamily}`;
  Object.assign(page.body.style, {
    margin: '0',
    padding: '40px',
    background: ground.backgroundColor,
    color: ink.color,
    font,
  });
}
