/** A calculator's page as somebody sees it who opened it from the site. */
import fs from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Account, settled, signedIn } from './browser.ts';

export const carbonEquivalent = 'Welding/Carbon Equivalent';

/** A calculator's page, opened by this account in a fresh browser. */
export async function opened(account: Account, tool: string, query = 'lang=en', options = {}): Promise<Page> {
  const page = await signedIn(account, '/tools', options);
  await page.getByRole('banner').locator('a[href="/my-page"], a[href="/admin/dashboard"]').first().waitFor();
  await openedIn(page, tool, query);
  return page;
}

/** Opens a calculator's page through the API, in a browser where somebody is signed in. */
export async function openedIn(page: Page, tool: string, query = 'lang=en'): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}') as { access_token: string }).access_token,
  );
  const answer = await page.request.post(
    `/api/tools/${tool.split('/').map(encodeURIComponent).join('/')}/access`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { url } = (await answer.json()) as { url: string };
  await page.goto(`${url}?${query}`);
  await settled(page);
}

/** The text of the file that a click saves. */
export async function saved(
  page: Page,
  button: ReturnType<Page['getByRole']>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await fs.readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

/** What axe finds on the page. */
export const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.flatMap((each) =>
    each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`),
  );
