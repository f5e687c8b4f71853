import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { openAsMember, openAsVisitor, waitUntilSettled, withBrowser } from './browser.ts';
import { downloadText } from './calculator-page.ts';

withBrowser();

const address = '/calculators/carbon-equivalent.html?lang=en';

/** Returns the page of a calculator that was opened from the site and cached by the browser. */
async function openedPage(): Promise<{ site: Page; page: Page }> {
  const site = await openAsMember('premium', '/tools');
  await site.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
    const headers = { authorization: `Bearer ${access_token}` };
    await fetch('/api/tools/Welding/Carbon%20Equivalent/access', { method: 'POST', headers });
  });
  const page = await site.context().newPage();
  await page.goto(address);
  await expect.poll(() => keptPages(page)).toContain(`${address}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { site, page };
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

describe('C-04 calculator page without a network', () => {
  it('C-04 the cached page opens and computes, also at another URL with inputs; a calculation cannot be saved, and the page stays open with a notice; an unknown page lists the stored ones', async () => {
    const { page } = await openedPage();
    for (const part of ['/gated/', '/notices-', '/solve-panel-', '/save-file-'])
      await expect
        .poll(async () => (await keptPages(page)).filter((each) => each.includes(part)).length)
        .toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.goto(`${address}&C=0.3`);
    // A document that a service worker delivered has `navigator.onLine` true in Chromium 150, until the emulated state changes.
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    const carbon = page.locator('input[name=C], input[id$=C]').first();
    await carbon.waitFor();
    const before = await page.locator('main').textContent();
    await carbon.fill('0.45');
    await expect.poll(() => page.locator('main').textContent()).not.toBe(before);
    for (const name of ['Input uncertainty (±)', 'Solve for…', 'Add a requirement', 'Table of values']) {
      await page.getByRole('button', { name, exact: true }).click();
      await waitUntilSettled(page);
    }
    const { text: exported } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(exported).toContain('0.45');
    expect(await page.getByText('This part could not be loaded.').count()).toBe(0);
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    for (const leave of [
      () => link('Save'),
      () => link('Report an error in this formula'),
      () => link('Tools'),
      () => page.keyboard.press('Control+k'),
      async () => {
        await page.getByRole('button', { name: 'Language: English' }).click();
        await page.getByText('Deutsch').click();
      },
    ]) {
      await leave();
      await page.getByText('You are offline. Your inputs stay on this page').waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(await carbon.inputValue()).toBe('0.45');
    await page.goto('/calculators/ideal-critical-diameter.html?lang=de');
    await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Carbon Equivalent' }).click();
    await carbon.waitFor();
    await page.context().setOffline(false);
  });

  it('C-04 the cached page does not open after its grant has ended or after logout', async () => {
    const { site, page } = await openedPage();
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const kept = await caches.open(name);
      const requests = (await kept.keys()).filter(({ url }) => url.includes('.html'));
      for (const request of requests) {
        const answer = await kept.match(request);
        const headers = new Headers(answer?.headers);
        headers.set('x-grant-until', '2020-01-01T00:00:00Z');
        await kept.put(request, new Response(await answer?.text(), { headers }));
      }
    });
    await page.context().setOffline(true);
    expect((await page.goto(address))?.status()).toBe(503);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(await page.getByRole('link').allTextContents()).toEqual(['Try again']);
    await page.context().setOffline(false);

    await page.goto(address);
    await expect.poll(() => keptPages(page)).toContain(address);
    await site.bringToFront();
    await site.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => keptPages(site)).toEqual([]);
    // A file that the open page requests after the logout is not cached again.
    await page.evaluate(async () => {
      const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '';
      await fetch(`${script}?later`);
    });
    expect(await keptPages(site)).toEqual([]);
  });
});

describe('section of the site that cannot be loaded', () => {
  const goTo = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }).click();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const offlineText = 'No connection to the server.';

  async function openForum(): Promise<Page> {
    const page = await openAsVisitor();
    await page.goto('/forum');
    await waitUntilSettled(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    return page;
  }

  it.each(['Resources', 'Privacy'])(
    'offline, the current page stays open with a message, and the selected %s opens when the connection is back',
    async (name) => {
      const page = await openForum();
      await page.context().setOffline(true);
      await page
        .getByRole('link', { name, exact: name === 'Resources' })
        .first()
        .click();
      await page.getByText(offlineText).waitFor();
      expect(await heading(page, 'Forum').isVisible()).toBe(true);
      await page.context().setOffline(false);
      await heading(page, name).waitFor();
      await page.getByText(offlineText).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    },
  );

  it('while the server is unavailable, the current section stays open with a message; the selected one opens afterwards', async () => {
    const page = await openForum();
    const parts = /\/assets\/archive-section-|\/favicon\.svg/;
    await page.route(parts, (route) => route.abort());
    await goTo(page, 'Resources');
    await page.getByText(offlineText).waitFor();
    expect(await heading(page, 'Forum').isVisible()).toBe(true);
    await page.unroute(parts);
    // Browsers that cache a failed import reload the page to open it (whatwg/html issue 6768).
    await heading(page, 'Resources').waitFor();
    await page.getByText(offlineText).waitFor({ state: 'hidden' });
  });

  it('when a file of an open page was removed by an update of the server, the page reloads automatically', async () => {
    const page = await openForum();
    let isUpdated = false;
    await page.route(/\/assets\/archive-section-/, (route) =>
      isUpdated ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.route(/\/archive$/, (route) => {
      isUpdated = true;
      return route.continue();
    });
    await goTo(page, 'Resources');
    await heading(page, 'Resources').waitFor();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
  });
});
