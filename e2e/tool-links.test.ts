import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { openAsMember, openAsVisitor, toastOf, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

const tool = 'Grain Size';
const row = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tool }) });

/** Removes all links, because a retried test must not start with the links of the first attempt. */
async function removeAll(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add link' }).waitFor();
  for (const each of await dialog.getByRole('checkbox').all()) await each.check();
  const remove = dialog.getByRole('button', { name: /Delete selected/ });
  if (!(await remove.isVisible()) || (await remove.isDisabled())) return;
  await remove.click();
  await dialog.page().getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByText('No links yet.').waitFor();
}

describe('related links of a tool', () => {
  it('T-08 T-09 an Admin adds links with the keyboard and with the button, sees their targets, and deletes selected ones', async () => {
    const page = await openAsMember('admin', '/tools');
    await page.getByRole('button', { name: `Links of ${tool}` }).click();
    const dialog = page.getByRole('dialog');
    await removeAll(dialog);
    const field = dialog.getByLabel('Web address or /resources/…');
    const add = dialog.getByRole('button', { name: 'Add link' });
    expect(await add.isDisabled()).toBe(true);
    await field.fill('   ');
    expect(await add.isDisabled()).toBe(true);
    await field.fill('  example.org/grain  ');
    await field.press('Enter');
    await toastOf(page).getByText('Link Added').waitFor();
    await dialog.getByText('example.org/grain', { exact: true }).waitFor();
    await field.fill('/resources/4');
    await add.click();
    await dialog.getByText('/resources/4', { exact: true }).waitFor();
    await field.fill('javascript:alert(1)');
    await add.click();
    await toastOf(page).getByText('Failed to add link.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const outside = row(page).getByRole('link', { name: 'example.org/grain' });
    expect(await outside.getAttribute('href')).toBe('https://example.org/grain');
    expect(await outside.getAttribute('target')).toBe('_blank');
    const guest = await openAsVisitor();
    await guest.goto('/tools');
    expect(await guest.getByRole('button', { name: `Links of ${tool}` }).count()).toBe(0);
    const [post] = await Promise.all([
      guest.waitForEvent('popup'),
      row(guest).locator('a[href="/resources/4"]').click(),
    ]);
    await post.waitForURL('**/resources/4');
    const title = await post.getByRole('heading', { level: 1 }).textContent();
    expect(await row(guest).locator('a[href="/resources/4"]').textContent()).toBe(title);
    await waitUntilSettled(post);
    // The window may close before the click has resolved; only the closing matters.
    const closed = post.waitForEvent('close');
    void post
      .getByRole('button', { name: 'Back' })
      .click()
      .catch(() => undefined);
    await closed;

    await page.getByRole('button', { name: `Links of ${tool}` }).click();
    const remove = dialog.getByRole('button', { name: /Delete selected/ });
    expect(await remove.isDisabled()).toBe(true);
    await dialog.getByLabel('example.org/grain').check();
    await dialog.getByLabel('/resources/4').check();
    await dialog.getByRole('button', { name: 'Delete selected (2)' }).click();
    await page.getByRole('dialog', { name: 'Delete 2 links?' }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toastOf(page).getByText('Link Deleted').waitFor();
    await dialog.getByText('No links yet.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('T-09 a failed deletion of links is reported', async () => {
    const page = await openAsMember('admin', '/tools');
    await page.getByRole('button', { name: `Links of ${tool}` }).click();
    const dialog = page.getByRole('dialog');
    await removeAll(dialog);
    await dialog.getByLabel('Web address or /resources/…').fill('example.org/stays');
    await page.keyboard.press('Enter');
    await page.route('**/links?url=*', (route) => route.fulfill({ status: 409, body: '{}' }));
    await dialog.getByLabel('example.org/stays').check();
    await dialog.getByRole('button', { name: 'Delete selected (1)' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toastOf(page).getByText('Failed to delete link.').waitFor();
  });
});

describe('uploads of tool files', () => {
  const zip = Buffer.concat([
    Buffer.from('504b03041400000000000000210000000000000000000000000005000000', 'hex'),
    Buffer.from('a.txt'),
    Buffer.alloc(64),
  ]);

  it('T-11 uploads need a login', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Upload tool' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Tool File' });
    expect(await dialog.getByRole('button', { name: 'Upload Tool (Compressed File)' }).isDisabled()).toBe(
      true,
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  it('T-11 T-13 a member uploads a file and sees its progress, and an invalid file is rejected', async () => {
    const page = await openAsMember('member', '/tools');
    await page.getByRole('button', { name: 'Upload tool' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Tool File' });
    const picker = dialog.locator('input[type=file]');
    expect(await picker.getAttribute('accept')).toBe('.zip,.rar,.7z');
    const send = dialog.getByRole('button', { name: 'Upload Tool (Compressed File)' });
    const progress = dialog.getByRole('progressbar');
    const value = async () => Number(await progress.getAttribute('value'));

    await picker.setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer: zip });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/upload', async (route) => {
      await held;
      await route.continue();
    });
    await send.click();
    await expect.poll(value).toBe(90);
    release();
    await toastOf(page).getByText('Upload Successful').waitFor();
    await expect.poll(value).toBe(0);

    await picker.setInputFiles({
      name: 'mine.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('MZ no archive'),
    });
    await send.click();
    await toastOf(page).getByText('Upload Error').waitFor();
  });
});
