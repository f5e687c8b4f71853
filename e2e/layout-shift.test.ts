import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, memberBrowser, productUrl, unique, waitUntilSettled, withBrowser } from './browser.ts';

declare global {
  interface Window {
    /** Sum of the layout shifts of the page that no input caused. */
    layoutShift?: number;
  }
}

withBrowser();

function recordShifts(): void {
  window.layoutShift = 0;
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[])
      if (!shift.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Stores as many heats as fill a small screen. */
async function saveHeats(bearer: string): Promise<void> {
  const heats = Array.from({ length: 6 }, () => ({ name: unique('Shift'), analysis: { C: 0.41 } }));
  const answer = await fetch(`${productUrl}/api/heats/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ heats }),
  });
  expect(answer.status).toBe(201);
}

/** Holds the heats back until the page has been drawn without them. */
async function delayHeats(page: Page): Promise<void> {
  await page.route('**/api/heats', async (route) => {
    await page.locator('main :is([role=status], form)').first().waitFor({ state: 'attached' });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.continue();
  });
}

it('pages of a member have no layout shift while they load, even if the heats arrive late', async () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const { page, bearer } = await memberBrowser('premium@demo.local', demoPassword, phone);
  await saveHeats(bearer);
  await page.addInitScript(recordShifts);
  await delayHeats(page);
  for (const path of ['/workbench', '/my-page', '/workbench/heats/new', '/workbench/section', '/missing']) {
    await page.goto(path);
    await waitUntilSettled(page);
    // The limit below which Chromium's measure counts as good.
    expect(await page.evaluate(() => window.layoutShift), path).toBeLessThan(0.1);
  }
});
