/** Helpers that open the page of a calculator from the site. */
import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { type Account, demoPassword, memberBrowser, waitUntilSettled } from './browser.ts';

export const carbonEquivalent = 'Welding/Carbon Equivalent';

/** Opens the page of a calculator with this account in a new browser. */
export async function openCalculator(
  account: Account,
  tool: string,
  query = 'lang=en',
  options = {},
): Promise<Page> {
  const { page, bearer } = await memberBrowser(`${account}@demo.local`, demoPassword, options);
  await page.goto(await addressOf(page, tool, query, bearer));
  await waitUntilSettled(page);
  return page;
}

/** Opens the page of a calculator in a browser with a signed-in member. */
export async function openCalculatorIn(page: Page, tool: string, query = 'lang=en'): Promise<void> {
  const bearer = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}') as { access_token: string }).access_token,
  );
  await page.goto(await addressOf(page, tool, query, bearer));
  await waitUntilSettled(page);
}

/** Returns the URL at which the server lets this member open a calculator. */
async function addressOf(page: Page, tool: string, query: string, bearer: string): Promise<string> {
  const answer = await page.request.post(
    `/api/tools/${tool.split('/').map(encodeURIComponent).join('/')}/access`,
    { headers: { authorization: `Bearer ${bearer}` } },
  );
  const { url } = (await answer.json()) as { url: string };
  return `${url}?${query}`;
}

/** Returns name and content of the file that a click downloads. */
export async function downloadFile(page: Page, button: ReturnType<Page['getByRole']>) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await fs.readFile(await download.path()) };
}

/** Returns name and text of the file that a click downloads. */
export async function downloadText(
  page: Page,
  button: ReturnType<Page['getByRole']>,
): Promise<{ name: string; text: string }> {
  const { name, bytes } = await downloadFile(page, button);
  return { name, text: bytes.toString('utf8') };
}
