import fs from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asksBack, asksSupport, type Payer, payer } from './admin-people.ts';
import { demoPassword, signedIn, toastOf, visitor, withBrowser } from './browser.ts';
import { lastMail } from './mailbox.ts';
import { password } from './payments.ts';

withBrowser();

const dashboard = '/admin/dashboard';

async function openDashboard(query = '', options = {}): Promise<Page> {
  const page = await signedIn('admin', dashboard + query, options);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return page;
}

const rowOf = (page: Page, who: Payer) => page.getByRole('row').filter({ hasText: who.email });

/** The list narrowed to one member. */
async function find(page: Page, who: Payer): Promise<void> {
  await page.getByRole('searchbox').fill(who.nickname);
  await page.getByText('1 to 1 of 1', { exact: true }).waitFor();
  await rowOf(page, who).waitFor();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

describe('who may see it', () => {
  it('G-04 a member sees a no-access screen, and the browser asks for nothing of the administration', async () => {
    const page = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login?next=%2Fadmin%2Fdashboard');
    await page.locator('input[name=identifier]').fill('premium@demo.local');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: /access/i }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('lists', () => {
  it('U-06 members, payments and refunds have a tab each that the address keeps; Home leads home', async () => {
    const page = await openDashboard();
    await page.getByRole('row').filter({ hasText: 'premium@demo.local' }).waitFor();
    for (const [name, view] of [
      ['Payment history', 'payments'],
      ['Refund history', 'refunds'],
    ] as const) {
      await tab(page, name).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe(view);
    }
    await page.reload();
    await expect.poll(() => tab(page, 'Refund history').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('U-06 the table scrolls in its box of 600 px under a head that stays', async () => {
    const page = await openDashboard();
    const box = page.getByRole('region', { name: 'All members' });
    await box.getByRole('row').nth(2).waitFor();
    const look = await box.evaluate((element) => {
      const { maxHeight, overflowY } = getComputedStyle(element);
      return {
        maxHeight,
        overflowY,
        head: getComputedStyle(element.querySelector('th') as Element).position,
      };
    });
    expect(look).toEqual({ maxHeight: '600px', overflowY: 'auto', head: 'sticky' });
  });

  it('U-06 searching, choosing a status and sorting ask the server; Refresh shows who came meanwhile', async () => {
    const page = await openDashboard('?status=expired');
    await page.getByRole('row').filter({ hasText: 'expired@demo.local' }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'member@demo.local' }).count()).toBe(0);
    await page.getByText('Active', { exact: true }).first().click();
    await page.getByRole('row').filter({ hasText: 'premium@demo.local' }).waitFor();
    await page.getByText('All', { exact: true }).click();
    await page.getByRole('button', { name: 'Email' }).click();
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort'))
      .toBe('descending');
    const who = await payer('Lei Wang');
    await page.getByRole('searchbox').fill(who.nickname);
    await rowOf(page, who).waitFor();
    const later = await payer('Ken Watanabe');
    await page.getByRole('searchbox').fill('ken watanabe');
    await rowOf(page, later).waitFor();
    const last = await payer('Ken Watanabe');
    expect(await rowOf(page, last).count()).toBe(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowOf(page, last).waitFor();
  });

  it('U-06 the list as shown comes as a file', async () => {
    const page = await openDashboard('?status=expired');
    await page.getByRole('row').filter({ hasText: 'expired@demo.local' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('members.csv');
    const text = await fs.readFile(await download.path(), 'utf8');
    expect(text).toContain('expired@demo.local');
    expect(text).not.toContain('premium@demo.local');
  });
});

describe('refunds', () => {
  it('U-07 U-10 a pending one is approved from its row, then checked, and ends as text; the member is told', async () => {
    const who = await payer();
    await asksBack(who);
    const page = await openDashboard();
    await find(page, who);
    const row = rowOf(page, who);
    expect(await row.textContent()).toContain('$96.00 PayPal');
    expect(await row.getByRole('button', { name: 'Check status' }).count()).toBe(0);
    await row.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByLabel('Admin notes').fill('With apologies.');
    await inDialog(page, 'Approve').click();
    await row.getByText('Approved', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await row.getByRole('button', { name: 'Check status' }).click();
    await toastOf(page).getByText('Processed').waitFor();
    await row.getByText('Completed', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: /Approve|Reject|Check/ }).count()).toBe(0);
    expect(await row.textContent()).toContain('Free');
    await lastMail(page, who.email, /refund/i);
    await tab(page, 'Refund history').click();
    const refund = page.getByRole('row').filter({ hasText: 'With apologies.' });
    await refund.getByText('Processed', { exact: true }).waitFor();
  });

  it('U-07 U-10 a rejected one ends as text, with the note in the history', async () => {
    const who = await payer('Ravi Menon');
    await asksBack(who, 'Changed my mind.');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: 'Reject' }).click();
    await inDialog(page, 'Reject').click();
    await rowOf(page, who).getByText('Rejected', { exact: true }).waitFor();
    expect(
      await rowOf(page, who)
        .getByRole('button', { name: /Approve|Reject|Check/ })
        .count(),
    ).toBe(0);
  });
});

describe('members', () => {
  it('U-08 a member goes after the admin password only; an empty and a wrong one are refused', async () => {
    const who = await payer('Tomáš Vrána');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who)
      .getByRole('button', { name: `Delete ${who.name}` })
      .click();
    await inDialog(page, 'Delete').click();
    await page.getByRole('dialog').getByText('Please enter your password').waitFor();
    const field = page.getByRole('dialog').locator('input[name=password]');
    await field.fill('not-the-password');
    await inDialog(page, 'Delete').click();
    await page.getByRole('dialog').getByText('Incorrect password').waitFor();
    await field.fill(demoPassword);
    await inDialog(page, 'Delete').click();
    await toastOf(page).getByText('The member has been deleted').waitFor();
    await page.getByText('No member matches').waitFor();
  });

  it('M-06 a suspended member is told why when logging in, and comes in again once it is lifted', async () => {
    const who = await payer('Luis Ortega');
    const page = await openDashboard();
    await find(page, who);
    const setSuspension = async (deed: 'Suspend' | 'Lift suspension') => {
      await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
      await inDialog(page, deed).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[name=password]').fill(demoPassword);
      if (deed === 'Suspend') await dialog.getByLabel('Reason').fill('Shared the account.');
      await dialog.getByRole('button', { name: deed, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await setSuspension('Suspend');
    await rowOf(page, who).getByText('Suspended').waitFor();
    const login = await visitor();
    const enter = async () => {
      await login.goto('/login');
      await login.locator('input[name=identifier]').fill(who.email);
      await login.locator('input[name=password]').fill(password);
      await login.locator('form button[type=submit]').click();
    };
    await enter();
    await login.getByRole('alert').getByText('Shared the account.').waitFor();
    await setSuspension('Lift suspension');
    await enter();
    await login.waitForURL((url) => url.pathname === '/');
  });

  it('P-13 a question of a premium member is answered by mail from the dashboard', async () => {
    const who = await payer('Claire Dubreuil');
    await asksSupport(who, 'Where is the batch mode?');
    const page = await openDashboard('?view=support');
    const question = page.getByRole('listitem').filter({ hasText: who.email });
    await question.getByText('Premium', { exact: true }).waitFor();
    await question.getByLabel('Answer').fill('Below the results.');
    await question.getByRole('button', { name: 'Send answer' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await lastMail(page, who.email, /batch mode/)).text).toContain('Below the results.');
  });
});

describe('for everybody', () => {
  const views = [
    'members',
    'payments',
    'refunds',
    'support',
    'queue',
    'uploads',
    'reports',
    'audit',
    'figures',
  ];

  it.each(['light', 'dark'] as const)('axe finds nothing in any view, %s', async (colorScheme) => {
    const page = await openDashboard('', { colorScheme, reducedMotion: 'reduce' });
    for (const view of views) {
      await page.goto(`${dashboard}?view=${view}`);
      await page.getByRole('tabpanel').waitFor();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.flatMap((each) => each.nodes.map((node) => `${view} ${each.id}: ${node.html}`)),
      ).toEqual([]);
    }
  });

  it('U-06 on a phone the page does not scroll sideways: tables do, in their box', async () => {
    const page = await openDashboard('', { viewport: { width: 390, height: 844 } });
    for (const view of views) {
      await page.goto(`${dashboard}?view=${view}`);
      await page.getByRole('tabpanel').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(390);
    }
  });
});
