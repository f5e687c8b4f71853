/** Unsaved entries of forms: kept when the form is left or the session ends elsewhere, until saved or discarded. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  type Account,
  demoPassword,
  memberBrowser,
  signIn,
  toastOf,
  unique,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

const content = (page: Page, element: string) => page.locator(`[name="content-${element}"]`);
const restored = (page: Page) => page.getByText(/^Unsaved entries from .+ were restored\./);

async function openMemberPage(account: Account = 'premium', options = {}) {
  return (await memberBrowser(`${account}@demo.local`, demoPassword, options)).page;
}

async function createHeat(page: Page, name: string): Promise<void> {
  await page.goto('/workbench/heats/new');
  await page.getByLabel('Name').fill(name);
  await content(page, 'C').fill('0.41');
  await page.getByRole('button', { name: 'Save heat' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

async function enterCarbonAndNotes(page: Page): Promise<void> {
  await content(page, 'C').fill('0.43 ± 0.02');
  await page.getByLabel('Notes').fill('Typed before');
}

/** Opens the form of a new heat and enters name, carbon and notes. */
async function enterHeat(page: Page, name: string): Promise<void> {
  await page.goto('/workbench/heats/new');
  await page.getByLabel('Name').fill(name);
  await enterCarbonAndNotes(page);
}

/** Opens the form of the shown heat and changes carbon and the notes. */
async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await enterCarbonAndNotes(page);
}

async function isRestored(page: Page): Promise<void> {
  await restored(page).waitFor();
  expect(await content(page, 'C').inputValue()).toBe('0.43 ± 0.02');
  expect(await page.getByLabel('Notes').inputValue()).toBe('Typed before');
}

/** Logs in on the card of a page that requires a login. */
async function logInAgain(page: Page, account: Account = 'premium'): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Go to Login' }).click();
  await signIn(page, account);
}

describe('W-01 unsaved entries of a heat', () => {
  it('W-01 unsaved entries of a heat survive a session that was ended on another device, and are saved after the login', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4721');
    await edit(page);
    await openMemberPage();
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByText('Your unsaved entries are kept in this tab.').waitFor();
    await toastOf(page).getByText('You have been signed out').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await logInAgain(page);
    await isRestored(page);
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByText('Version 1', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await content(page, 'C').inputValue()).toBe('0.43 ± 0.02');
    expect(await restored(page).count()).toBe(0);
  });

  it('W-01 after a logout in another tab, unsaved entries of a heat are restored for their owner, not for another member, whose logout in the same tab keeps them without a question; that of the owner asks before it deletes them', async () => {
    const page = await openMemberPage();
    await enterHeat(page, 'Heat 4722');
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Log out' }).click();
    await logInAgain(page, 'admin');
    await content(page, 'C').waitFor();
    expect(await content(page, 'C').inputValue()).toBe('');
    expect(await restored(page).count()).toBe(0);
    const logOut = page.getByRole('button', { name: 'Log out' });
    await logOut.click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goto('/workbench/heats/new');
    await logInAgain(page);
    await isRestored(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Heat 4722');
    await logOut.click();
    const question = page.getByRole('dialog', { name: 'Log out and delete unsaved entries?' });
    await question.waitFor();
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Heat 4722');
    await logOut.click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Heat 4722');
  });

  it('D-03 W-01 a heat whose response was lost is stored once, although the page is reloaded before it is saved again', async () => {
    const page = await openMemberPage();
    await enterHeat(page, 'Heat 4724');
    await page.route('**/api/heats', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByText('The server did not respond').waitFor();
    await page.unroute('**/api/heats');
    await page.reload();
    await isRestored(page);
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByRole('heading', { name: 'Heat 4724' }).waitFor();
    await page.getByRole('link', { name: 'All heats' }).click();
    await page.getByRole('link', { name: 'Heat 4724' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Heat 4724' }).count()).toBe(1);
  });

  it('W-01 unsaved entries of a heat are restored after a link, Back and a reload; Cancel asks before discarding them', async () => {
    const page = await openMemberPage('premium', { viewport: { width: 390, height: 844 } });
    await createHeat(page, 'Heat 4723');
    await edit(page);
    await page.reload();
    await isRestored(page);
    await page.getByRole('link', { name: 'All heats' }).click();
    await page.getByRole('link', { name: 'Heat 4723' }).click();
    await isRestored(page);
    await page.getByRole('link', { name: 'All heats' }).click();
    await page.goBack();
    await isRestored(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Discard unsaved entries?' });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue editing' }).click();
    await isRestored(page);
    await page.getByRole('button', { name: 'Discard entries' }).click();
    expect(await content(page, 'C').inputValue()).toBe('0.41');
    expect(await restored(page).count()).toBe(0);
    await content(page, 'C').fill('0.44');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard entries' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await content(page, 'C').inputValue()).toBe('0.41');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
  });

  it('W-01 unsaved entries of a heat that was deleted elsewhere become a new heat after a reload', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4726');
    const address = page.url();
    await edit(page);
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await other.waitForURL(({ pathname }) => pathname === '/workbench');
    await page.reload();
    await page.getByText('This heat has been deleted.').waitFor();
    await isRestored(page);
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByRole('heading', { name: 'Heat 4726' }).waitFor();
    expect(page.url()).not.toBe(address);
    await page.goto(address);
    await page.getByText('This heat does not exist').waitFor();
  });

  it('W-01 unsaved entries based on an earlier version of a heat are compared with the stored version', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4724');
    const address = page.url();
    await edit(page);
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByRole('button', { name: 'Edit' }).click();
    await content(other, 'C').fill('0.42');
    await other.getByRole('button', { name: 'Save heat' }).click();
    await other.getByText('Version 1', { exact: true }).waitFor();
    await page.reload();
    await isRestored(page);
    await page.getByRole('button', { name: 'Save heat' }).click();
    const comparison = page.getByRole('table', { name: 'Stored values and mine' });
    await comparison.waitFor();
    expect(await comparison.getByRole('row').allInnerTexts()).toEqual([
      'Field\tSaved version\tMy version',
      'C\t0.42\t0.43 ± 0.02',
      'Notes\tnone\tTyped before',
    ]);
    await page.getByRole('button', { name: 'Use stored version' }).click();
    expect(await content(page, 'C').inputValue()).toBe('0.42');
    await page.reload();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
  });
});

describe('A-11 session of which the browser’s data were deleted', () => {
  it('A-11 saving a heat after the session data were deleted offers the login, updates the header and keeps the entries', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4725');
    await edit(page);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.getByRole('button', { name: 'Save heat' }).click();
    await toastOf(page).getByText('Your last action was not carried out.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await logInAgain(page);
    await isRestored(page);
  });
});

describe('B-07 unsaved entries of a report', () => {
  it('B-07 unsaved entries of a report survive a session that was ended on another device, and are deleted once the report is created', async () => {
    const page = await openMemberPage();
    const report = `/my-page/calculations?report=${encodeURIComponent('/calculators/carbon-equivalent.html?C=0.2&Mn=1.45')}`;
    await page.goto(report);
    const customer = unique('Kvernes');
    await page.getByLabel('Drawing').fill('NS-20817');
    await page.getByLabel('Customer', { exact: true }).fill(customer);
    await openMemberPage();
    await page.getByRole('button', { name: 'Create report' }).click();
    await logInAgain(page);
    await restored(page).waitFor();
    expect(await page.getByLabel('Drawing').inputValue()).toBe('NS-20817');
    expect(await page.getByLabel('Customer', { exact: true }).inputValue()).toBe(customer);
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create report' }).click();
    await page.getByRole('listitem').filter({ hasText: customer }).waitFor();
    await page.goto(report);
    await page.getByRole('button', { name: 'Create report' }).waitFor();
    expect(await restored(page).count()).toBe(0);
  });
});

describe('D-03 drafts of the forum whose response was lost', () => {
  /** Presses a button in a tab that loses the response, closes the tab and opens the address in a new one. */
  async function loseResponse(page: Page, button: string, address: string): Promise<Page> {
    await page.route('**/api/forum/posts**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: button }).click();
    await toastOf(page).getByText('The server did not respond').waitFor();
    const other = await page.context().newPage();
    await page.close();
    await other.goto(address);
    return other;
  }

  it('D-03 F-01 F-07 a question and an answer whose response was lost are stored once, although their drafts are posted in another tab', async () => {
    const first = await openMemberPage();
    const [title, text] = [unique('Preheating of a repair'), unique('Two hours at 150 °C')];
    await first.goto('/forum?ask=1');
    const form = first.getByRole('dialog');
    await form.getByText('Welding', { exact: true }).click();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description').fill('Is it needed?');
    const asking = await loseResponse(first, 'Post Question', '/forum?ask=1');
    await asking.getByText('Your draft has been restored.').waitFor();
    await asking.getByRole('button', { name: 'Post Question' }).click();
    await asking.getByRole('dialog').waitFor({ state: 'detached' });
    await asking.goto(`/forum?q=${encodeURIComponent(title)}`);
    await asking.getByRole('link', { name: title }).first().waitFor();
    expect(await asking.getByRole('article').filter({ hasText: title }).count()).toBe(1);

    await asking.getByRole('link', { name: title }).first().click();
    await asking.waitForURL(/\/forum\/.+/);
    await asking.getByLabel('Write your answer').fill(text);
    const answering = await loseResponse(asking, 'Post Answer', asking.url());
    const answers = answering.getByRole('listitem').filter({ hasText: text });
    await answers.waitFor();
    await expect.poll(() => answering.getByLabel('Write your answer').inputValue()).toBe(text);
    await answering.getByRole('button', { name: 'Post Answer' }).click();
    await toastOf(answering).getByText('Your answer has been posted!').waitFor();
    await answering.reload();
    await answers.first().waitFor();
    expect(await answers.count()).toBe(1);
  });
});
