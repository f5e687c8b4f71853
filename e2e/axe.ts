import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Media = { readonly colorScheme: 'dark' | 'light'; readonly reducedMotion: 'reduce' | 'no-preference' };

/**
 * What axe finds on a page in light and in dark, in a form that a failing test shows well; the page is left as it was.
 * Frames of others, as a provider's window, are left out: they are none of our screens.
 */
export async function findings(page: Page): Promise<string[]> {
  const media = await page.evaluate(mediaOfPage);
  await page.evaluate(axe.source);
  const found = await page.evaluate(check, []);
  // Only colours differ between the themes; they change at once, not by and by.
  const colorScheme = media.colorScheme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(still);
  const inOther = await page.evaluate(check, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia(media);
  return [...found, ...inOther.map((each) => `${colorScheme}: ${each}`)];
}

/** Runs in the page. @param rules none: all */
async function check(rules: string[]): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules.length > 0 && { runOnly: rules }),
  });
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`));
}

/** Runs in the page, until colours that pass from element to element have arrived. */
async function still(): Promise<void> {
  for (let frames = 0; frames < 5; ) {
    await new Promise(requestAnimationFrame);
    const isChanging = document.getAnimations().some((each) => each instanceof CSSTransition);
    frames = isChanging ? 0 : frames + 1;
  }
}

/** Runs in the page. */
function mediaOfPage(): Media {
  return {
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  };
}
