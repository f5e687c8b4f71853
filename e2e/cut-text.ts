import type { Page } from 'playwright-core';

/**
 * Returns the visible texts of a page that are truncated at the edge of their element, and the words that are divided
 * between two lines without a hyphen. The browser of the tests has no hyphenation dictionary, so a word may be
 * divided only at soft hyphens.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.sr-only, svg, math') === null;
    const tops = (node: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
    const divided: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isShown(parent)) continue;
      // The hyphen that a soft hyphen shows belongs to the first letter after it.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu))
        if (tops(node, index + 1, index + word.length) > 1) divided.push(`${word} is divided`);
    }
    const canvas = document.createElement('canvas').getContext('2d');
    const selects = [...document.querySelectorAll('select')].filter(isShown).flatMap((select) => {
      const style = getComputedStyle(select);
      if (!canvas) return [];
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = select.selectedOptions[0]?.text ?? '';
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return canvas.measureText(text).width > room + 1 ? [`${text} is cut`] : [];
    });
    const cut = [...document.querySelectorAll('main *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      return hides && text && isShown(element) && element.scrollWidth > element.clientWidth + 1
        ? [`${element.textContent} is cut`]
        : [];
    });
    return [...divided, ...selects, ...cut];
  });
