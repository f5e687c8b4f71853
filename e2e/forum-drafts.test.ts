import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Account, openAsMember, openAsVisitor, signIn, withBrowser } from './browser.ts';

withBrowser();

const question = '/forum?q=duplex';
const answer = (page: Page) => page.getByLabel('Write your answer');
const textIn = (page: Page) => expect.poll(() => answer(page).inputValue());

async function openQuestion(page: Page): Promise<void> {
  await page.goto(question);
  await page.getByRole('link', { name: /PREN of duplex/ }).click();
  await answer(page).waitFor();
}

async function logInToAnswer(page: Page, account: Account): Promise<void> {
  await page.getByRole('link', { name: 'Log in to answer' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await signIn(page, account);
  await page.waitForURL(/\/forum\/pren/);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

/** Logs out in a second tab of the same browser, and returns that tab. */
async function logOutInOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/');
  await logOut(other);
  return other;
}

describe('texts that a member or a visitor has begun in the forum', () => {
  it('G-05 an answer typed without login is restored after the login, and is then shown only to this member', async () => {
    const page = await openAsVisitor();
    await openQuestion(page);
    await answer(page).fill('Typed before the login');
    await logInToAnswer(page, 'premium');
    await textIn(page).toBe('Typed before the login');
    await logOut(page);
    await openQuestion(page);
    await textIn(page).toBe('');
    await answer(page).fill('A second text');
    await logInToAnswer(page, 'premium');
    await textIn(page).toBe('Typed before the login\n\nA second text');
  });

  it('F-06 after a logout in another tab, an open tab shows the begun answer only to its member', async () => {
    const page = await openAsMember('member');
    await openQuestion(page);
    await answer(page).fill('Of one member');
    await logOutInOtherTab(page);
    await textIn(page).toBe('');
    await answer(page).fill('Of a visitor');
    await logInToAnswer(page, 'member');
    await textIn(page).toBe('Of one member\n\nOf a visitor');
  });

  it('F-06 after a logout in another tab, the question dialog closes and is restored for its member only', async () => {
    const page = await openAsMember('member', '/forum');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Ask Question' }).first().click();
    await dialog.getByLabel('Title').fill('Of one member');
    const other = await logOutInOtherTab(page);
    await dialog.waitFor({ state: 'detached' });
    await other.goto('/login?next=/forum?ask=1');
    await signIn(other, 'premium');
    await other.getByRole('dialog').waitFor();
    expect(await other.getByRole('dialog').getByLabel('Title').inputValue()).toBe('');
    await other.getByRole('button', { name: 'Cancel' }).click();
    await logOut(other);
    await other.goto('/login?next=/forum?ask=1');
    await signIn(other, 'member');
    await other.getByText('Your draft has been restored.').waitFor();
    expect(await other.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Of one member');
  });
});
