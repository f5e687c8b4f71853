import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { isFocused, openAsMember, toastOf, waitUntilSettled, withBrowser } from './browser.ts';
import { panel, payer } from './payer.ts';
import { field } from './payments.ts';

withBrowser();

describe('U-01 My Page, Profile', () => {
  it('U-01 R-12 the header shows picture and greeting, the card shows the plan, and an administrator has a crown', async () => {
    const page = await openAsMember('premium', '/my-page');
    await page.getByRole('heading', { name: 'Welcome, premium' }).waitFor();
    expect(await panel(page, 'Profile').textContent()).toContain('Annual Member');
    expect(await panel(page, 'Profile').textContent()).toContain('Verified Account');
    const admin = await openAsMember('admin', '/my-page');
    await admin.getByRole('heading', { name: 'Welcome, admin' }).waitFor();
    expect(await admin.locator('main header').first().textContent()).toContain('👑');
    const member = await openAsMember('member', '/my-page');
    await member.getByRole('heading', { name: 'Welcome, member' }).waitFor();
    expect(await panel(member, 'Profile').textContent()).toContain('Free Member');
  });

  it('U-01 the email address is read-only with a reason; different passwords are reported and not sent', async () => {
    const page = await openAsMember('member', '/my-page');
    await field(page, 'email').click();
    await toastOf(page).getByText('Email Cannot Be Changed').waitFor();
    expect(await field(page, 'email').getAttribute('readonly')).not.toBeNull();
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'PATCH' && sent.push(request.url())));
    expect(await field(page, 'currentPassword').count()).toBe(0);
    await field(page, 'password').fill('another-heat-9');
    await field(page, 'confirmPassword').fill('another-heat-8');
    expect(await field(page, 'currentPassword').count()).toBe(1);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastOf(page).getByText('Password Mismatch').waitFor();
    await toastOf(page).getByText('Password and confirm password do not match.').waitFor();
    expect(sent).toEqual([]);
  });

  it('A-04 changes are kept on other tabs, saved and immediately shown in the header; a taken nickname is reported at its field', async () => {
    const { page, nickname } = await payer('profile');
    await field(page, 'nickname').fill('premium');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastOf(page).getByText('Update Failed').waitFor();
    await expect.poll(() => field(page, 'nickname').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'nickname').fill(`${nickname}-new`);
    await field(page, 'country').selectOption('South Korea');
    await page.getByRole('radio', { name: 'Robot' }).check();
    await page.getByRole('tab', { name: 'Payment' }).click();
    await field(page, 'company').fill('Unsaved Ltd');
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByText(/restored/i).waitFor();
    expect(await field(page, 'nickname').inputValue()).toBe(`${nickname}-new`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastOf(page).getByText('Profile Updated').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: `My page: ${nickname}-new` })
      .waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `Welcome, ${nickname}-new` }).waitFor();
    expect(await field(page, 'country').inputValue()).toBe('South Korea');
    expect(await page.getByRole('radio', { name: 'Robot' }).isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'Discard' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Payment' }).click();
    expect(await field(page, 'company').inputValue()).toBe('Unsaved Ltd');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => field(page, 'company').inputValue()).toBe('');

    // A tab that was opened before saves only what was changed in it.
    const earlier = await page.context().newPage();
    await earlier.goto('/my-page?tab=payment');
    await field(earlier, 'taxNumber').fill('DE000000000');
    await field(page, 'company').fill('Saved Ltd');
    for (const each of [page, earlier]) {
      await each.getByRole('button', { name: 'Save details' }).click();
      await toastOf(each).getByText('Company details saved').waitFor();
    }
    expect(await field(earlier, 'company').inputValue()).toBe('Saved Ltd');
    await earlier.getByRole('tab', { name: 'Profile' }).click();
    await field(earlier, 'nickname').fill(`${nickname}-last`);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await field(page, 'name').fill('Changed Name');
    for (const each of [page, earlier]) {
      await each.getByRole('button', { name: 'Save changes' }).click();
      await toastOf(each).getByText('Profile Updated').waitFor();
    }
    await expect.poll(() => field(earlier, 'name').inputValue()).toBe('Changed Name');
    expect(await field(earlier, 'nickname').inputValue()).toBe(`${nickname}-last`);
    expect(await earlier.getByRole('button', { name: 'Discard' }).count()).toBe(0);
  });
});

describe('U-01 My Page, current membership and next step', () => {
  it('U-01 a free member sees a link to the plans, and a paying member sees the end date', async () => {
    const free = await openAsMember('member', '/my-page');
    await free.getByText('You are a free member.').waitFor();
    await free.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await free.getByRole('heading', { name: 'Your membership' }).waitFor();
    const premium = await openAsMember('premium', '/my-page');
    await premium.getByText(/^Annual Member until \d{4}-\d\d-\d\d\./).waitFor();
    expect(await premium.getByRole('main').getByRole('link', { name: 'Extend' }).getAttribute('href')).toBe(
      '/membership',
    );
  });

  it('P-10 U-01 a membership that ends during a session is announced with a link to the renewal', async () => {
    const page = await openAsMember('premium');
    let end = Date.now() + 4_000;
    await page.route('**/api/auth/profile', async (route) => {
      const answer = await route.fetch();
      const over = Date.now() > end;
      const subscriptionExpiresAt = new Date(end).toISOString();
      const ended = over ? { subscriptionStatus: 'expired', isPremium: false } : {};
      await route.fulfill({ json: { ...(await answer.json()), subscriptionExpiresAt, ...ended } });
    });
    await page.goto('/my-page');
    // This page is open when the membership ends.
    await page.getByText(/^Your membership ended on \d{4}-\d\d-\d\d\./).waitFor();
    expect(
      await page.getByRole('main').getByRole('link', { name: 'Renew Subscription' }).getAttribute('href'),
    ).toBe('/membership');
    await panel(page, 'Profile').getByText('Ended', { exact: true }).waitFor();
    // This page is opened afterwards.
    end = Date.now() - 1_000;
    await page.reload();
    await page.getByText(/^Your membership ended on/).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('U-01 My Page, Payment', () => {
  it('U-01 without payments, the payment tab shows an empty message and a link to the plans', async () => {
    const page = await openAsMember('member', '/my-page?tab=payment');
    await page.getByText('No payment information available').waitFor();
    await page.getByText('No refund requests yet').waitFor();
    expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/membership');
  });

  it('U-01 U-05 the newest payment is shown as the current subscription, and its refund can be requested once', async () => {
    const { page } = await payer();
    const card = panel(page, 'Current Subscription');
    await card.getByText('PayPal').first().waitFor();
    // The refund status is loaded by a separate request, after the payment.
    await card.getByText('day 1 of 7').waitFor();
    const text = await card.textContent();
    expect(text).toContain('$10.00');
    expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
    await card.getByRole('button', { name: 'Request Refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/\$10\.00 is refunded to your original payment method/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).last().click();
    await panel(page, 'Refund History').getByText('No refund requests yet').waitFor();
    await card.getByRole('button', { name: 'Request Refund' }).click();
    await dialog.locator('[name=reason]').fill('Bought by mistake.');
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/request-refund') && sent.push(request.method()));
    await dialog.getByRole('button', { name: 'Submit request' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await toastOf(page).getByText('Refund Requested').waitFor();
    expect(sent).toEqual(['POST']);
    await card
      .getByText('A refund has been requested for this payment. Its status is listed under refunds.')
      .waitFor();
    expect(await card.getByRole('button', { name: 'Request Refund' }).count()).toBe(0);
    const history = panel(page, 'Refund History');
    await history.getByText('Pending').waitFor();

    // The request is undecided: it can be withdrawn and made again.
    await history.getByRole('button', { name: 'Withdraw request' }).click();
    await dialog.getByRole('button', { name: 'Withdraw request' }).click();
    await history.getByText('Withdrawn').waitFor();
    await card.getByRole('button', { name: 'Request Refund' }).waitFor();
  });

  it.each(['the tab it opened', 'a tab of its own'])(
    'T-07 U-01 after a calculator was used in %s, the refund button is replaced by the reason',
    async (where) => {
      const { page } = await payer();
      const card = panel(page, 'Current Subscription');
      await card.getByRole('button', { name: 'Request Refund' }).waitFor();
      await page.evaluate(async () => {
        const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
        await fetch('/api/tools/Welding/Carbon%20Equivalent/access?consent=refund_ends', {
          method: 'POST',
          headers: { authorization: `Bearer ${access_token}` },
        });
      });
      const calculator = '/calculators/carbon-equivalent.html?lang=en';
      if (where === 'the tab it opened') await page.evaluate((address) => void open(address), calculator);
      else await (await page.context().newPage()).goto(calculator);
      await card.getByText('Tools have been used, subscription is considered activated').waitFor();
      expect(await card.getByText('Refund window').count()).toBe(0);
      expect(await card.getByRole('button', { name: 'Request Refund' }).count()).toBe(0);
    },
  );

  it('U-05 opening the first calculator after paying asks once for consent, because it ends the right to a refund', async () => {
    const { page } = await payer();
    await page.goto('/tools/schaeffler-diagram');
    const open = page.getByRole('main').getByRole('button', { name: 'Open Schaeffler Diagram' });
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('With this the right to a refund ends').waitFor();
    await dialog.getByText('Opening Schaeffler Diagram activates your membership.').waitFor();
    await dialog.getByRole('button', { name: 'Not now' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.context().pages().length).toBe(1);
    await open.click();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const tool = await opened;
    await tool.waitForURL('**/calculators/**');
    await tool.close();
    const again = page.waitForEvent('popup');
    await open.click();
    await again;
    expect(await dialog.count()).toBe(0);
  });

  it('U-05 saving a calculation by its URL after paying asks for the same consent, and "Not now" saves nothing', async () => {
    const { page } = await payer();
    const address = '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45';
    await page.goto(`/my-page/calculations?save=${encodeURIComponent(address)}`);
    await waitUntilSettled(page);
    const submit = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
    await submit.click();
    await page.getByText('Please give it a name.').waitFor();
    await page.getByLabel('Name').fill('Heat 4711');
    const dialog = page.getByRole('dialog');
    await submit.click();
    await dialog.getByText('Saving a result of Carbon Equivalent activates your membership.').waitFor();
    await dialog.getByRole('button', { name: 'Not now' }).last().click();
    await page.getByText('No calculations saved yet').waitFor();
    await submit.click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('listitem').locator('p', { hasText: 'Heat 4711' }).waitFor();
  });

  it('U-05 the consent is requested even if the browser could not check the right to a refund before', async () => {
    const { page } = await payer();
    await page.route('**/api/user/refund-eligibility', (route) => route.abort());
    await page.goto('/tools/schaeffler-diagram');
    await page.getByRole('main').getByRole('button', { name: 'Open Schaeffler Diagram' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('With this the right to a refund ends').waitFor();
    const tool = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await (await tool).waitForURL('**/calculators/**');
  });

  it('U-01 each payment has a printable receipt, and receipts of others are not found', async () => {
    const { page, email } = await payer();
    await page.getByRole('link', { name: /Open the receipt of/ }).click();
    await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
    const sheet = await page.locator('article').textContent();
    for (const part of [email, 'Ferrite Works', 'Monthly Premium', '10.00 USD', 'PayPal'])
      expect(sheet).toContain(part);
    expect(sheet).toMatch(/Number 2\d{3}-\d{6}/);
    expect(sheet).toContain('No tax is shown separately.');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^2\d{3}-\d{6}\.pdf$/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.locator('article').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    const other = await openAsMember('member', new URL(page.url()).pathname);
    await other.getByRole('heading', { name: 'Receipt not found' }).waitFor();
    await page.goto(`${page.url()}/credit-note`);
    await page.getByRole('heading', { name: 'Receipt not found' }).waitFor();
  });

  it('U-01 billing details: problems are shown at their fields, input is kept, and they can be put on an issued receipt', async () => {
    const { page, email } = await payer();
    const form = panel(page, 'Company details for receipts');
    const saveButton = form.getByRole('button', { name: 'Save details' });
    await field(page, 'company').fill('x'.repeat(201));
    await field(page, 'address').fill('1\n2\n3\n4\n5\n6\n7');
    await field(page, 'taxNumber').fill('DE\u202e0');
    await saveButton.click();
    await form.getByText('At most 200 characters are possible.').waitFor();
    await form.getByText('At most 6 lines are possible.').waitFor();
    await form.getByText('This contains characters that cannot be printed.').waitFor();
    expect(await isFocused(field(page, 'company'))).toBe(true);
    // The longest input that the rules allow, which fills the receipt most.
    const company = 'Härterei Glutmann GmbH & Co. KG '.repeat(6).trim();
    const address = Array.from({ length: 6 }, (_, at) =>
      `${at + 1} ${'Am Anlassofen '.repeat(4)}`.trim(),
    ).join('\n');
    await field(page, 'company').fill(company);
    await field(page, 'address').fill(address);
    await field(page, 'taxNumber').fill('DE000000000');
    await page.route('**/api/user/billing-details', (route) => route.abort());
    await saveButton.click();
    await toastOf(page).getByText('The details could not be saved').waitFor();
    expect(await field(page, 'address').inputValue()).toBe(address);
    await page.unroute('**/api/user/billing-details');
    await saveButton.click();
    await toastOf(page).getByText('Company details saved').waitFor();
    await page.getByRole('link', { name: /Open the receipt of/ }).click();
    await page.getByText('The company details on My Page differ from those on this receipt.').waitFor();
    expect(await page.locator('article').textContent()).not.toContain('Glutmann');
    await page.getByRole('button', { name: 'Use the current details' }).click();
    await toastOf(page).getByText('The current details are on the receipt').waitFor();
    for (const part of [company, 'Tax number DE000000000', 'Jin-woo Park', email])
      expect(await page.locator('article').textContent()).toContain(part);
    expect(await page.getByRole('button', { name: 'Use the current details' }).count()).toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.goto('/my-page?tab=payment');
    await expect.poll(() => field(page, 'company').inputValue()).toBe(company);
  });
});

describe('U-01 My Page at 390 px', () => {
  it.each(['en', 'de', 'kr'])(
    'U-01 in %s axe finds no violations on My Page at 390 px, and no tab of it scrolls sideways',
    async (language) => {
      const viewport = { width: 390, height: 844 };
      const page = await openAsMember('admin', '/my-page', { reducedMotion: 'reduce', viewport });
      await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: page.url() }]);
      await page.evaluate((code) => localStorage.setItem('selectedLanguage', code), language);
      for (const tab of ['profile', 'payment', 'settings']) {
        await page.goto(`/my-page?tab=${tab}`);
        await page.getByRole('tab').first().waitFor();
        await waitUntilSettled(page);
        expect(await axeViolations(page), tab).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, tab).toBeLessThanOrEqual(0);
      }
    },
  );
});
