/** The tab of a calculator. Browsers open one only in the click itself, so it comes before the server's answer. */
export type OpeningTab = {
  /** Leads it to the page; false when the person has closed it meanwhile. */
  go(address: string): boolean;
  close(): void;
};

/** @returns null when the browser refuses to open tabs for us */
export function openingTab(text: string): OpeningTab | null {
  // Kept as the opener on purpose: the calculator's page tells this one that it was used.
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

/** In this page's own colours; by properties, since the content policy is inherited and allows no style text. */
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
