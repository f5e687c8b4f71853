/** Withdrawal from the contract under consumer law: found, declared, acknowledged and decided. */
import { describe, expect, it } from 'vitest';
import { inDialog, openDashboard, tab } from './admin-people.ts';
import { axeViolations } from './axe.ts';
import { openAsVisitor, toastOf, withBrowser } from './browser.ts';
import { lastMail } from './mailbox.ts';
import { panel, payer } from './payer.ts';
import { field, password } from './payments.ts';

withBrowser();

describe('withdrawal from the contract', () => {
  it('the withdrawal is reached from the footer (by visitors through the login), declared in two steps, acknowledged, and recorded only once from two tabs', async () => {
    const { page, email } = await payer('profile');
    const elsewhere = await openAsVisitor();
    await elsewhere.goto('/');
    await elsewhere
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from the contract' })
      .click();
    await elsewhere.getByRole('link', { name: 'Go to Login' }).click();
    await elsewhere.waitForURL((url) => url.searchParams.get('next') === '/my-page?tab=payment');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from the contract' }).click();
    const card = panel(page, 'Withdraw from the contract');
    await card.getByText(/^Possible until \d{4}-/).waitFor();
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(500);
    const other = await page.context().newPage();
    await other.goto('/my-page?tab=payment');
    const begin = (at: typeof page) =>
      at.getByRole('button', { name: /^Withdraw from the contract: / }).click();
    await begin(page);
    await begin(other);

    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('[name=name]').inputValue()).toBe('Jin-woo Park');
    expect(await dialog.locator('[name=email]').inputValue()).toBe(email);
    await dialog.getByText('Monthly Premium, $10.00').waitFor();
    await dialog.locator('[name=name]').fill(' ');
    await inDialog(page, 'Confirm withdrawal').click();
    await dialog.getByText('Please enter your name').waitFor();
    await dialog.locator('[name=name]').fill('Park Jin-woo');
    expect(await axeViolations(page)).toEqual([]);
    await inDialog(page, 'Confirm withdrawal').click();
    await card.getByText('Your withdrawal has been received').waitFor();
    await lastMail(page, email, /withdrawal \d+ has been received/);
    const history = panel(page, 'Refund History');
    await history.getByText(/Withdrawal \d+ · Submitted on/).waitFor();
    expect(await history.getByRole('button', { name: 'Withdraw request' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    const endpoint = '**/api/user/withdrawals';
    await other.route(endpoint, (route) => route.abort());
    await inDialog(other, 'Confirm withdrawal').click();
    await other.getByRole('dialog').getByText('No confirmation of the withdrawal was received.').waitFor();
    await other.unroute(endpoint);
    await inDialog(other, 'Confirm withdrawal').click();
    await other.getByRole('dialog').getByText('You have already withdrawn from this contract.').waitFor();
  });

  it('the withdrawal is not recorded after a logout in between, and the login returns to the same page', async () => {
    const { page, email } = await payer();
    await page.getByRole('button', { name: /^Withdraw from the contract: / }).click();
    await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      await fetch('/auth/v1/logout?scope=global', {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}` },
      });
    });
    await inDialog(page, 'Confirm withdrawal').click();
    await page.getByText(/^Your last action was not carried out\. Your session has ended\./).waitFor();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await field(page, 'identifier').fill(email);
    await field(page, 'password').fill(password);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('button', { name: /^Withdraw from the contract: / }).waitFor();
    await panel(page, 'Refund History').getByText('No refund requests yet').waitFor();
  });

  it('an administrator sees a withdrawal with the member’s usage and refund consent, and can reject it only with a reason', async () => {
    const { page, email } = await payer();
    await page.goto('/tools/schaeffler-diagram');
    await page.getByRole('main').getByRole('button', { name: 'Open Schaeffler Diagram' }).click();
    const opened = page.waitForEvent('popup');
    await inDialog(page, 'Continue').click();
    await (await opened).waitForURL('**/calculators/**');
    await page.goto('/my-page?tab=payment');
    await page.getByRole('button', { name: /^Withdraw from the contract: / }).click();
    await inDialog(page, 'Confirm withdrawal').click();
    await page.getByText('Your withdrawal has been received').waitFor();

    const admin = await openDashboard();
    await tab(admin, 'Refund history').click();
    const row = admin.getByRole('row').filter({ hasText: email });
    await row.getByText('Withdrawal', { exact: true }).waitFor();
    await row.getByText(/^Calculators opened before the statement: 1, the first on \d/).waitFor();
    await row.getByRole('button', { name: 'Reject' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Reject withdrawal' }).waitFor();
    await dialog.getByText(/^Accepted on \d{4}-.* that the first use ends/).waitFor();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('Please enter a note').waitFor();
    expect(await axeViolations(admin)).toEqual([]);
    await dialog.getByLabel('Admin notes').fill('The service was begun at your wish.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await toastOf(admin).getByText('The refund is rejected').waitFor();
    await lastMail(admin, email, /withdrawal/);
  });
});
