import { describe, expect, it } from 'vitest';
import { cards, paste, picture } from './archive-posts.ts';
import { axeViolations } from './axe.ts';
import {
  isFocused,
  openAsMember,
  openAsVisitor,
  productUrl,
  toastOf,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

describe('list of archive posts', () => {
  it('L-01 L-02 archive posts are shown as cards, six per page, and a search starts at page 1', async () => {
    const page = await openAsVisitor();
    await page.goto('/archive');
    await expect.poll(() => cards(page).count()).toBe(6);
    const first = cards(page).first();
    expect(await first.getByRole('heading').textContent()).toContain('Anti-flake annealing');
    expect(
      await first
        .locator('p')
        .first()
        .evaluate((element) => getComputedStyle(element).webkitLineClamp),
    ).toBe('3');
    for (const name of ['First', 'Previous', 'Next', 'Last'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => cards(page).count()).toBeLessThan(6);
    await page.getByRole('searchbox', { name: 'Search posts...' }).fill('Austenit');
    await page.waitForURL(
      (url) => url.searchParams.get('search') === 'Austenit' && !url.searchParams.has('page'),
    );
    await cards(page).filter({ hasText: 'isothermal' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear search' }).first().click();
    await expect.poll(() => cards(page).count()).toBe(6);
  });

  it('L-02 a page number beyond the last page shows the last page; L-08 a search without results shows a message', async () => {
    const page = await openAsVisitor();
    await page.goto('/archive?page=99');
    await page.locator('[aria-current=page]', { hasText: '2' }).waitFor();
    await page.goto('/archive?search=zzzzqqq');
    await page.getByText('No materials').waitFor();
  });

  it('L-01 the URL of a post can be copied', async () => {
    const page = await openAsVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/archive');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Copy post URL/ })
      .click();
    await toastOf(page).getByText('Post URL copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^${productUrl}/resources/\\d+$`),
    );
  });

  it('L-05 a visitor is asked to log in to like a post; a member can like and unlike', async () => {
    const guest = await openAsVisitor();
    await guest.goto('/archive');
    await cards(guest).first().getByRole('button', { name: /^Like/ }).click();
    await toastOf(guest).getByText('Authentication Required').waitFor();
    await toastOf(guest).getByText('Please log in to like posts.').waitFor();

    const page = await openAsMember('member', '/archive');
    await waitUntilSettled(page);
    const button = cards(page).nth(1).locator('button[aria-pressed]');
    const count = async () => Number(await button.textContent());
    const before = await count();
    /** Presses the like button and waits for the state confirmed by the server, not the optimistic one. */
    const press = async () => {
      const answered = page.waitForResponse('**/like');
      await button.click();
      const answer = await answered;
      expect({ status: answer.status(), text: await answer.text() }).toMatchObject({ status: 200 });
    };
    await press();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await count()).toBe(before + 1);
    await press();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    expect(await count()).toBe(before);
  });

  it('L-05 a like refused by the server is reverted', async () => {
    const page = await openAsMember('member', '/archive');
    await waitUntilSettled(page);
    await page.route('**/like', (route) => route.fulfill({ status: 429, body: '{}' }));
    const button = cards(page).nth(2).locator('button[aria-pressed]');
    const before = await button.textContent();
    const answered = page.waitForResponse('**/like');
    await button.click();
    await answered;
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    expect(await button.textContent()).toBe(before);
  });

  it('L-08 the full-screen view shows title, date, images, text and likes, without a style element', async () => {
    const page = await openAsVisitor();
    await page.goto('/archive');
    const opener = cards(page)
      .first()
      .getByRole('button', { name: /^Full screen/ });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What follows').waitFor();
    expect(await dialog.locator('time').count()).toBe(1);
    expect(await dialog.locator('img').count()).toBe(1);
    expect(await dialog.locator('button[aria-pressed]').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus returns to the button that opened the dialog.
    await expect.poll(() => isFocused(opener)).toBe(true);
  });
});

describe.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])('full-screen view at $width × $height px', (viewport) => {
  it('L-08 the full-screen view starts at its title, scrolls to its end, and can be closed there', async () => {
    const page = await openAsVisitor({ viewport, reducedMotion: 'reduce' });
    await page.goto('/archive');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Full screen/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What follows').waitFor();
    const top = async (selector: string) => (await dialog.locator(selector).first().boundingBox())?.y ?? -1;
    expect(await top('h2')).toBeGreaterThanOrEqual(0);
    await dialog.locator('footer').scrollIntoViewIfNeeded();
    const foot = await dialog.locator('footer').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const close = dialog.getByRole('button', { name: 'Close' });
    expect((await close.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await close.click();
    await dialog.waitFor({ state: 'detached' });
  });
});

it('L-04 a file dropped outside a drop zone does not replace the page', async () => {
  const page = await openAsVisitor();
  await page.goto('/archive');
  expect(await paste(page, 'h1', await picture(), 'drop')).toBe(true);
});

describe('public page of an archive post', () => {
  it('R-04 L-10 the public page of a post works at both URLs without scripts and names the canonical URL; a missing post returns 404', async () => {
    const page = await openAsVisitor({ javaScriptEnabled: false });
    for (const path of ['/resources/1', '/archive/post/1']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(await page.locator('h1').textContent()).toContain('Anti-flake');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/resources\/1$/);
      expect(await page.locator('.post-content').textContent()).toContain('Flakes, however, form');
    }
    expect((await page.goto('/resources/999999'))?.status()).toBe(404);
    await page.getByText('Post Not Found').waitFor();
    await page.getByText("The post you're looking for doesn't exist.").waitFor();
  });

  it('R-04 L-10 Back on the public page of a post closes the window opened for it, or otherwise goes to the archive', async () => {
    const page = await openAsVisitor();
    await page.goto('/resources/1');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/archive');

    await page.goto('/tools');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/resources/1')),
    ]);
    await waitUntilSettled(opened);
    const closed = opened.waitForEvent('close');
    // The window may be closed before the click has resolved; only the closing matters.
    await Promise.all([
      closed,
      opened
        .getByRole('button', { name: 'Back' })
        .click()
        .catch(() => closed),
    ]);
  });

  it('L-08 Back closes the full-screen view of a post, and the list keeps its state', async () => {
    const page = await openAsVisitor();
    await page.goto('/archive');
    await waitUntilSettled(page);
    await cards(page)
      .first()
      .getByRole('button', { name: /^Full screen/ })
      .click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/archive');
  });

  it('L-10 a member writes and deletes a comment', async () => {
    const page = await openAsMember('member', '/resources/2');
    await page.getByLabel('Your comment').fill('Ours agrees at 8 mm.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    const comment = page.getByRole('listitem').filter({ hasText: 'Ours agrees at 8 mm.' });
    await comment.waitFor();
    await page.getByRole('heading', { name: '1 comment' }).waitFor();
    await comment.getByRole('button', { name: 'Delete comment' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this comment?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await comment.getByRole('button', { name: 'Delete comment' }).click();
    await question.getByRole('button', { name: 'Delete comment' }).click();
    await page.getByText('No comments yet.').waitFor();
  });
});

describe('axe finds no violations in the archive', () => {
  it.each(['/archive', '/ko/archive', '/resources/1'])('axe finds no violations on %s', async (path) => {
    const page = await openAsVisitor();
    await page.goto(path);
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});
