import { describe, expect, it } from 'vitest';
import { find, inDialog, openDashboard, payer, payerOfTwice, rowOf, tab } from './admin-people.ts';
import { axeViolations } from './axe.ts';
import { demoPassword, isFocused, toastOf, unique, withBrowser } from './browser.ts';
import { lastMail } from './mailbox.ts';

withBrowser();

describe('refunds opened or completed by an administrator', () => {
  it('U-11 an administrator opens an exceptional refund for a member with a note, the refund is then pending, and its approval leaves the focus in its row', async () => {
    const who = await payer('Oskar Lind');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
    await inDialog(page, 'Open a refund').click();
    await inDialog(page, 'Open request').click();
    await page.getByRole('dialog').getByText('Please enter a note').waitFor();
    await page.getByRole('dialog').getByLabel('Admin notes').fill('The provider charged twice.');
    await inDialog(page, 'Open request').click();
    await toastOf(page).getByText('The refund request is open').waitFor();
    const member = page.getByRole('dialog', { name: who.name });
    await member.getByText('The provider charged twice.').first().waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, who).getByRole('button', { name: 'Approve' }).waitFor();
    await lastMail(page, who.email, /refund/i);
    await tab(page, 'Refund history').click();
    const row = page
      .getByRole('row')
      .filter({ hasText: '(exception) The provider charged twice.' })
      .filter({ hasText: who.name })
      .first();
    await row.getByRole('button', { name: 'Approve' }).press('Enter');
    await inDialog(page, 'Approve').press('Enter');
    await toastOf(page).getByText('The refund is approved').waitFor();
    await row.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
    await expect.poll(() => row.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  });

  it('U-07 a refund to be paid manually shows member, amount, provider and reason, and disappears when marked as paid', async () => {
    const who = await payerOfTwice('Mei Tan');
    const transfer = unique('Bank transfer');
    const page = await openDashboard('?view=queue');
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        // There is no result yet, so the provider is queried again.
        return (await rowOf(page, who).allTextContents()).join();
      })
      .toMatch(/\$96\.00.*Eximbay.*Charged twice.*The provider refuses: EC1000/);
    await rowOf(page, who).getByRole('button', { name: 'Settle manually' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`$96.00 of ${who.name} (${who.email})`, { exact: false }).waitFor();
    await inDialog(page, 'Mark as refunded').click();
    await dialog.getByText('Please enter a note').waitFor();
    await dialog.getByText('Please enter your password').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('How and when it was paid').fill(transfer);
    await dialog.locator('input[name=password]').fill(demoPassword);
    await inDialog(page, 'Mark as refunded').click();
    await toastOf(page).getByText('Recorded as refunded').waitFor();
    const empty = page.getByRole('region').filter({ hasText: 'No manual refunds pending' });
    await empty.waitFor();
    await expect.poll(() => isFocused(empty)).toBe(true);
    await tab(page, 'Audit log').click();
    const line = page.getByRole('row').filter({ hasText: 'Money refunded manually' });
    await line.filter({ hasText: transfer }).filter({ hasText: '$96.00' }).waitFor();
  });
});
