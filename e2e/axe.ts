import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified file, which the browser parses in two thirds of the time. */
const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Media = { readonly colorScheme: 'dark' | 'light'; readonly reducedMotion: 'reduce' | 'no-preference' };

const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds on a page in light and in dark, as readable text for a failing test; the theme
 * is restored afterwards. In the other theme, one text of each colouring is checked: see `checkColouringsOnce`. Frames of
 * other sites, such as a provider's window, are excluded.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const media = await page.evaluate(mediaOfPage);
  await loadAxe(page);
  const found = await page.evaluate(check, {});
  // Only colours differ between the themes. Reduced motion makes the change immediate.
  const colorScheme = media.colorScheme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(waitForTransitions);
  const inOther = await page.evaluate(checkColouringsOnce, colourRules);
  await page.emulateMedia(media);
  return [...found, ...inOther.map((each) => `${colorScheme}: ${each}`)];
}

/**
 * Returns the same as {@link axeViolations} without violations of colour rules, for a screen whose colours are checked in
 * another language.
 */
export async function axeViolationsExceptColours(page: Page): Promise<string[]> {
  await loadAxe(page);
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(check, { rules });
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Runs axe; evaluated in the page. */
async function check(rules: Pick<axe.RunOptions, 'runOnly' | 'rules'>): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    ...rules,
  });
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`));
}

/**
 * Runs rules on one text of each colouring, because axe needs half of its time for the colours of pages with many equal
 * rows. Texts have the same colouring if their colour, size, weight, decoration and everything painted behind them are
 * equal. As a positioned element may lie over anything, its texts are compared only with each other. Evaluated in the page.
 */
async function checkColouringsOnce(rules: string[]): Promise<string[]> {
  const chosen = new Map<string, Element>();
  let positioned = 0;
  const behindOf = (style: CSSStyleDeclaration, outside: string): string => {
    const painted = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter].join();
    const behind = painted === 'rgba(0, 0, 0, 0),none,1,none' ? outside : `${outside}|${painted}`;
    if (['static', 'relative'].includes(style.position) && style.transform === 'none') return behind;
    positioned += 1;
    return `${behind}|${positioned}`;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim());
  const visit = (element: Element, outside: string, textOutside: string): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const behind = behindOf(style, outside);
    const { color, fontSize, fontWeight, textDecorationLine, textShadow, visibility } = style;
    const look = [color, fontSize, fontWeight, textDecorationLine, textShadow, visibility].join();
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const key = [behind, look, textOutside, isDisabled, element.tagName].join();
    const isText = hasText(element);
    if (isText && !chosen.has(key)) chosen.set(key, element);
    for (const child of element.children) visit(child, behind, isText ? look : '');
  };
  visit(document.body, '', '');
  if (chosen.size === 0) return [];
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run([...chosen.values()], {
    resultTypes: ['violations'],
    iframes: false,
    runOnly: rules,
  });
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`));
}

/** Waits until colour transitions have ended; evaluated in the page. */
async function waitForTransitions(): Promise<void> {
  for (let frames = 0; frames < 5; ) {
    await new Promise(requestAnimationFrame);
    const isChanging = document.getAnimations().some((each) => each instanceof CSSTransition);
    frames = isChanging ? 0 : frames + 1;
  }
}

/** Returns the media preferences of the page (colour scheme, reduced motion); evaluated in the page. */
function mediaOfPage(): Media {
  return {
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  };
}
