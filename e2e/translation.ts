import type { Page } from 'playwright-core';
import { waitUntilSettled } from './browser.ts';

/**
 * Translates the page, once it is hydrated, as browsers do: replaces each text node, also later ones, by a copy in two
 * `font` elements, whose text is the same here.
 */
export async function translate(page: Page): Promise<void> {
  await waitUntilSettled(page);
  await page.evaluate(() => {
    const untranslated = 'font, script, style, textarea, select, svg';
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest(untranslated)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(text.textContent);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    replaceTexts(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(replaceTexts);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
