/** Membership on two devices: an administrator sets the number of devices, and the member sees the sessions and ends one. */
import { describe, expect, it } from 'vitest';
import { find, inDialog, openDashboard, rowOf } from './admin-people.ts';
import { axeViolations } from './axe.ts';
import { demoPassword, openAsVisitor, toastOf, withBrowser } from './browser.ts';
import { panel, payer } from './payer.ts';
import { field, password } from './payments.ts';

withBrowser();

describe('several devices', () => {
  it('a member allowed two devices by an administrator uses both at once and can log out one from the other; after an older login this needs the password', async () => {
    const { page, nickname, email } = await payer('settings');
    await panel(page, 'Devices').getByText('One device at a time').waitFor();
    const who = { name: 'Jin-woo Park', nickname, email };
    const admin = await openDashboard();
    await find(admin, who);
    await rowOf(admin, who).getByRole('button', { name: who.name }).first().click();
    await admin.getByRole('dialog').getByText('Default', { exact: true }).waitFor();
    await inDialog(admin, 'Set devices').click();
    await admin.getByRole('dialog').locator('[name=devices]').fill('21');
    await inDialog(admin, 'Set').click();
    await admin.getByRole('dialog').getByText('A whole number from 1 to 20').waitFor();
    await admin.getByRole('dialog').locator('[name=devices]').fill('2');
    await admin.getByRole('dialog').getByLabel('Admin notes').fill('Office and workshop');
    await admin.getByRole('dialog').locator('input[name=password]').fill(demoPassword);
    expect(await axeViolations(admin)).toEqual([]);
    await inDialog(admin, 'Set').click();
    await toastOf(admin).getByText('The number of devices is set').waitFor();

    const other = await openAsVisitor();
    await other.goto(`/login?next=${encodeURIComponent('/my-page?tab=settings')}`);
    await field(other, 'identifier').fill(email);
    await field(other, 'password').fill(password);
    await other.locator('main form button[type=submit]').click();
    const devices = panel(other, 'Devices');
    await devices.getByText('2 devices at a time').waitFor();
    await devices.getByText('in use').waitFor();
    expect(await axeViolations(other)).toEqual([]);
    await page.reload();
    await panel(page, 'Devices').getByText('This device').waitFor();
    // Response of the server to a login that is not recent.
    await other.route('**/api/auth/devices/*/sign-out', (route) => {
      const json = { code: 'auth.current_password_required', message: 'Please enter your current password.' };
      return route.request().postDataJSON()?.password
        ? route.continue()
        : route.fulfill({ status: 400, json });
    });
    await devices.getByRole('button', { name: 'Log out Chrome' }).click();
    const current = devices.locator('input[name=currentPassword]');
    const confirm = devices.locator('form button[type=submit]');
    await current.waitFor();
    await confirm.click();
    await devices.getByText('Please enter your current password.').waitFor();
    await current.fill('not the password');
    await confirm.click();
    await devices.getByText('Incorrect password').waitFor();
    expect(await axeViolations(other)).toEqual([]);
    await devices.getByRole('button', { name: 'Cancel' }).click();
    await current.waitFor({ state: 'detached' });
    await devices.getByRole('button', { name: 'Log out Chrome' }).click();
    await current.fill(password);
    await confirm.click();
    await toastOf(other).getByText('The device is logged out').waitFor();
    await devices.getByText('in use').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Go to Login' }).waitFor();
  });
});
