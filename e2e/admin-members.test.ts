import { describe, expect, it } from 'vitest';
import {
  dashboard,
  find,
  inDialog,
  openDashboard,
  payer,
  requestRefund,
  requestSupport,
  rowOf,
  tab,
} from './admin-people.ts';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  isFocused,
  isStart,
  openAsVisitor,
  toastOf,
  unique,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';
import { lastMail } from './mailbox.ts';
import { password } from './payments.ts';

withBrowser();

describe('dashboard: members', () => {
  it('U-08 a member is deleted only with the administrator’s password; empty and wrong passwords are rejected', async () => {
    const who = await payer('Tomáš Vrána');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who)
      .getByRole('button', { name: `Delete ${who.name}` })
      .click();
    await page.getByRole('dialog').getByText('This member has paid until').waitFor();
    expect(await page.getByRole('dialog').getByText('granted').count()).toBe(0);
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

  it('U-08 actions on a member that the server would refuse are disabled and show the reason', async () => {
    const page = await openDashboard('?search=admin%40demo.local');
    const why = 'The account named admin cannot be deleted';
    const remove = page.getByRole('button', { name: new RegExp(`^Delete .*: ${why}`) });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    expect(await remove.getAttribute('data-tip')).toContain(why);
    await remove.click({ force: true });
    await page.getByRole('row').filter({ hasText: 'admin@demo.local' }).getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    for (const action of ['Remove administrator role', 'Suspend', 'Delete member', 'End all sessions']) {
      const button = dialog.getByRole('button', { name: new RegExp(`^${action}`, 'i') });
      expect(await button.getAttribute('aria-disabled'), action).toBe('true');
      expect(await button.getAttribute('data-tip'), action).not.toBe('');
    }
    // Only a dialog is open: no request was sent.
    expect(await dialog.count()).toBe(1);
  });

  it('P-08 U-08 before a member is deleted, granted days are shown beside the paid period', async () => {
    const who = await payer('Ines Prado');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
    await inDialog(page, 'Grant days').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('textarea').fill('Outage');
    await dialog.locator('input[name=password]').fill(demoPassword);
    // Even if the member is loaded again late, the shown data does not include the granted days.
    const asked = Promise.withResolvers<void>();
    await page.route(/\/api\/admin\/members\/[^/?]+$/, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await inDialog(page, 'Grant').click();
    await page.getByRole('dialog', { name: who.name }).getByRole('button', { name: 'Delete member' }).click();
    await dialog.getByText(/paid until/).waitFor();
    asked.resolve();
    await dialog.getByText(/paid until .+ Days were granted to this member until/).waitFor();
  });

  it('M-06 a suspended member sees the reason when logging in, and can log in again after the suspension is lifted', async () => {
    const who = await payer('Luis Ortega');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
    const setSuspension = async (action: 'Suspend' | 'Lift suspension') => {
      await inDialog(page, action).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[name=password]').fill(demoPassword);
      if (action === 'Suspend') await dialog.getByLabel('Reason').fill('Shared the account.');
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await toastOf(page)
        .getByText(action === 'Suspend' ? 'The member is suspended' : 'The suspension is lifted')
        .waitFor();
    };
    await setSuspension('Suspend');
    // The member's window stays open with the current state for the next action.
    await page.getByRole('dialog', { name: who.name }).getByText('Suspended', { exact: true }).waitFor();
    const login = await openAsVisitor();
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
    await login.waitForURL(isStart);
  });

  it('M-06 after an administrator corrects a member’s email address, only the new one logs in; unknown members are reported', async () => {
    const who = await payer('Marta Nowak');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
    await inDialog(page, 'Correct email address').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=password]').fill(demoPassword);
    // After closing by mistake, the entered text is restored, but the password is not.
    await dialog.getByLabel('Reason, and how').fill('Mistyped when registering.');
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(inDialog(page, 'Correct email address'))).toBe(true);
    await inDialog(page, 'Correct email address').click();
    await expect
      .poll(() => dialog.getByLabel('Reason, and how').inputValue())
      .toBe('Mistyped when registering.');
    expect(await dialog.locator('input[name=password]').inputValue()).toBe('');
    await dialog.locator('input[name=password]').fill(demoPassword);
    await dialog.getByLabel('Reason, and how').fill('Mistyped when registering.');
    await inDialog(page, 'Correct').click();
    await dialog.getByText('Invalid email address').waitFor();
    const email = `right-${who.email}`;
    await dialog.getByLabel('New email address').fill(email);
    await inDialog(page, 'Correct').click();
    await toastOf(page).getByText('The address has been corrected').waitFor();
    await dialog.getByText(email).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, { ...who, email }).waitFor();
    const login = await openAsVisitor();
    await login.goto('/login');
    await login.locator('input[name=identifier]').fill(email);
    await login.locator('input[name=password]').fill(password);
    await login.locator('form button[type=submit]').click();
    await login.waitForURL(isStart);
  });

  it('U-12 a member who is made administrator sees the dashboard until the role is revoked', async () => {
    const who = await payer('Sofia Rossi');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
    const setRole = async (action: 'Make administrator' | 'Remove administrator role', confirm: string) => {
      await inDialog(page, action).click();
      await page.getByRole('dialog').locator('input[name=password]').fill(demoPassword);
      await inDialog(page, confirm).click();
      await page.getByRole('dialog', { name: who.name }).waitFor();
    };
    await setRole('Make administrator', 'Make administrator');
    const theirs = await openAsVisitor();
    await theirs.goto('/login?next=%2Fadmin%2Fdashboard');
    await theirs.locator('input[name=identifier]').fill(who.email);
    await theirs.locator('input[name=password]').fill(password);
    await theirs.locator('form button[type=submit]').click();
    await rowOf(theirs, who).waitFor();
    await setRole('Remove administrator role', 'Remove role');
    await theirs.reload();
    await theirs.getByRole('heading', { level: 1, name: /access/i }).waitFor();
  });

  it('P-13 a question of a premium member is answered by email from the dashboard', async () => {
    const who = await payer('Claire Dubreuil');
    await requestSupport(who, 'Where is the batch mode?');
    const page = await openDashboard('?view=support');
    const question = page.getByRole('listitem').filter({ hasText: who.email });
    await question.getByText('Premium', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Send answer' }).click();
    await question.getByText('Please write an answer').waitFor();
    await question.getByLabel('Answer').fill('Below the results.');
    await question.getByText('Please write an answer').waitFor({ state: 'detached' });
    // Opening another view keeps the text, and so does a reload.
    await tab(page, 'Payment history').click();
    await page.getByRole('searchbox').waitFor();
    await tab(page, 'Support').click();
    await expect.poll(() => question.getByLabel('Answer').inputValue()).toBe('Below the results.');
    await page.reload();
    await expect.poll(() => question.getByLabel('Answer').inputValue()).toBe('Below the results.');
    await question.getByRole('button', { name: 'Send answer' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await lastMail(page, who.email, /batch mode/)).text).toContain('Below the results.');
  });
});

describe('layout and accessibility of the dashboard', () => {
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
    'system',
  ];

  it('axe finds no violations in any view of the dashboard', { timeout: 180_000 }, async () => {
    const page = await openDashboard('', { reducedMotion: 'reduce' });
    for (const [at, view] of views.entries()) {
      await page.getByRole('tab').nth(at).click();
      await expect.poll(() => page.url()).toContain(view === 'members' ? dashboard : `view=${view}`);
      await waitUntilSettled(page);
      expect(await axeViolations(page), view).toEqual([]);
    }
  });

  it.each(['en', 'de', 'ko'])(
    'U-06 at 1440 px the lists of members, refunds and payments fit their boxes in %s, including a pending refund',
    async (lang) => {
      await requestRefund(await payer('Bartholomäus von Wolkenstein'));
      const page = await openDashboard();
      await page
        .context()
        .addCookies([{ name: 'selectedLanguage', value: lang === 'ko' ? 'kr' : lang, url: page.url() }]);
      await page.evaluate(
        (code) => localStorage.setItem('selectedLanguage', code),
        lang === 'ko' ? 'kr' : lang,
      );
      await page.reload();
      await page.getByRole('row').nth(3).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      const hidden = () =>
        page
          .getByRole('tabpanel')
          .locator('section:has(table)')
          .first()
          .evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(await hidden()).toBe(0);
      for (const view of ['refunds', 'payments']) {
        await page.goto(`${dashboard}?view=${view}`);
        // The header row and, whatever other tests did, the request made above.
        await page.getByRole('row').nth(1).waitFor();
        expect(await hidden(), view).toBe(0);
      }
      // Both selects of the payment filters are side by side and not truncated.
      const filters = await page.getByRole('combobox').evaluateAll((all) =>
        all.map((each) => {
          const { right } = each.getBoundingClientRect();
          return right <= (each.closest('.overflow-x-auto')?.getBoundingClientRect().right ?? 0);
        }),
      );
      expect(filters).toEqual([true, true]);
    },
  );

  it('U-06 actions, countries and roles are in the reader’s language; an action has its code as tooltip', async () => {
    const who = await payer('Kari Nordmann');
    await requestRefund(who);
    const page = await openDashboard();
    await page.context().addCookies([{ name: 'selectedLanguage', value: 'de', url: page.url() }]);
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'de'));
    await page.goto(`${dashboard}?search=${who.nickname}`);
    await rowOf(page, who).getByText('Norwegen').waitFor();
    await rowOf(page, who).getByRole('button', { name: who.name }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Mitglied', { exact: true }).waitFor();
    await dialog.getByText('Erstattung beantragt').waitFor();
    await page.goto(`${dashboard}?view=audit`);
    await page.getByRole('row').filter({ hasText: 'Erstattung beantragt' }).first().waitFor();
    const names = await page.locator('tbody tr td:nth-child(2)').evaluateAll((cells) =>
      cells.map((cell) => {
        const code = cell.querySelector<HTMLElement>('[data-tip]')?.dataset['tip'] ?? '';
        return { code, name: (cell.textContent ?? '').trim() };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const { code, name } of names) {
      expect(code).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(name, code).not.toMatch(/^$|[a-z]+\.[a-z_]+/);
    }
    await page.getByRole('searchbox').fill('refunds.requested');
    await expect
      .poll(() =>
        page
          .locator('tbody [data-tip]')
          .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-tip')))]),
      )
      .toEqual(['refunds.requested']);
  });

  it('U-06 on a phone the dashboard does not scroll sideways, and each row is a card with all its buttons visible', async () => {
    const who = await payer(unique('Nora Berg'));
    await requestRefund(who);
    const page = await openDashboard('', { viewport: { width: 390, height: 844 } });
    for (const view of views) {
      await page.goto(`${dashboard}?view=${view}`);
      await page.getByRole('tabpanel').waitFor();
      await waitUntilSettled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(390);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('section:has(> table), section:has(> table) button')]
          .filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            return (
              left < 0 ||
              right > innerWidth ||
              (each.tagName === 'SECTION' && each.scrollWidth > each.clientWidth)
            );
          })
          .map((each) => each.textContent),
      );
      expect(hidden, view).toEqual([]);
    }
    await page.goto(`${dashboard}?view=refunds&status=pending`);
    await page
      .getByRole('row')
      .filter({ hasText: who.name })
      .getByRole('button', { name: 'Approve' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
});
