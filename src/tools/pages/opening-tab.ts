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

/** In the page's own colours; by properties, since the content policy is inherited and allows no style text. */
function showProgress(page: Document, text: string): void {
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  page.title = text;
  page.documentElement.lang = document.documentElement.lang;
  const line = page.createElement('p');
  line.textContent = text;
  const bar = page.createElement('progress');
  bar.setAttribute('aria-label', text);
  bar.style.width = '240px';
  bar.style.accentColor = colour('--ink2');
  page.body.append(line, bar);
  Object.assign(page.body.style, { margin: '0', padding: '40px', background: colour('--ground'), color: colour('--ink2'), font: `14px/20px ${look.fontFamily}` });
}
