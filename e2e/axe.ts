import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds on a page, in a form that a failing test shows well. Frames of others, as a provider's window, are left
 * out: they are none of our screens.
 */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    () =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        iframes: false,
      }),
    undefined,
  );
  return violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`));
}
