import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Media = { readonly colorScheme: 'dark' | 'light'; readonly reducedMotion: 'reduce' | 'no-preference' };

const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page in light and in dark, in a form that a failing test shows well; the page is left as it was.
 * Frames of others, as a provider's window, are left out: they are none of our screens.
 */
export async function findings(page: Page): Promise<string[]> {
  const media = await page.evaluate(mediaOfPage);
  await loadAxe(page);
  const found = await page.evaluate(check, {});
  // Only colours differ between the themes; they change at once, not by and by.
  const colorScheme = media.colorScheme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(still);
  const inOther = await page.evaluate(check, { runOnly: colourRules });
  await page.emulateMedia(media);
  return [...found, ...inOther.map((each) => `${colorScheme}: ${each}`)];
}

/** As `findings`, without colours: for a screen whose colours are checked in another language. */
export async function findingsBesidesColours(page: Page): Promise<string[]> {
  await loadAxe(page);
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(check, { rules });
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Runs in the page. */
async function check(rules: Pick<axe.RunOptions, 'runOnly' | 'rules'>): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    ...rules,
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
