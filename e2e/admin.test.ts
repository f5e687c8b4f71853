import fs from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/platform/shared/i18n/i18n.ts';
import {
  dashboard,
  find,
  inDialog,
  openDashboard,
  payer,
  requestRefund,
  rowOf,
  tab,
} from './admin-people.ts';
import {
  openAsVisitor,
  productUrl,
  signIn,
  toastOf,
  unique,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';
import { lastMail } from './mailbox.ts';

withBrowser();

describe('access to the admin dashboard', () => {
  it('G-04 a member sees a no-access page, and the browser requests no administration data', async () => {
    const page = await openAsVisitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login?next=%2Fadmin%2Fdashboard');
    await signIn(page, 'premium');
    await page.getByRole('heading', { level: 1, name: /access/i }).waitFor();
    await waitUntilSettled(page);
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('lists of the admin dashboard', () => {
  it('U-06 members, payments and refunds have tabs whose URL names them, and Home leads to the home page', async () => {
    const page = await openDashboard();
    await page.getByRole('row').filter({ hasText: '@' }).first().waitFor();
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

  it('U-06 no filter select truncates its text, in any language and width', async () => {
    const page = await openDashboard('?view=payments');
    const selects = page.getByRole('main').locator('select');
    const cut = () =>
      selects.evaluateAll((all) =>
        (all as HTMLSelectElement[]).flatMap((select) => {
          const alone = select.cloneNode() as HTMLSelectElement;
          alone.style.cssText = 'position: absolute; width: max-content; min-width: 0';
          select.parentElement?.append(alone);
          const words = [...select.options].filter((option) => {
            alone.replaceChildren(option.cloneNode(true));
            return alone.getBoundingClientRect().width > select.getBoundingClientRect().width + 0.5;
          });
          alone.remove();
          return words.map((option) => option.text);
        }),
      );
    for (const language of languages)
      for (const width of [390, 1024, 1440]) {
        await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: productUrl }]);
        await page.setViewportSize({ width, height: 900 });
        await page.reload();
        await expect.poll(() => selects.count()).toBeGreaterThan(1);
        await page.evaluate(() => document.fonts.ready);
        expect(await cut(), `${language} ${width}`).toEqual([]);
      }
  });

  it('U-06 tabs that do not fit are faded out at the edge, and the selected tab is fully visible', async () => {
    const page = await openDashboard();
    await page.setViewportSize({ width: 768, height: 900 });
    const row = page.getByRole('main').getByRole('tablist');
    for (const view of ['members', 'queue', 'figures']) {
      await page.goto(`${dashboard}?view=${view}`);
      const chosen = row.getByRole('tab', { selected: true });
      await expect.poll(() => chosen.getAttribute('data-tab')).toBe(view);
      const seen = () =>
        chosen.evaluate((tab) => {
          const box = tab.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const { left, right } = tab.getBoundingClientRect();
          return left >= box.left - 0.5 && right <= box.right + 0.5;
        });
      await expect.poll(seen, { message: view }).toBe(true);
    }
    const look = await row.evaluate((list) => ({
      scrolls: list.scrollWidth > list.clientWidth,
      shades: getComputedStyle(list).backgroundAttachment,
    }));
    expect(look).toEqual({ scrolls: true, shades: 'local, local, scroll, scroll' });
  });

  it('U-06 the tables of the dashboard scroll in a box of 600 px below a fixed header', async () => {
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

  it('U-06 search, status filter and sorting query the server, and Refresh shows new members', async () => {
    const page = await openDashboard('?status=expired');
    await page.getByRole('row').filter({ hasText: 'expired@demo.local' }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'member@demo.local' }).count()).toBe(0);
    await page.getByText('Active', { exact: true }).first().click();
    await page.getByRole('searchbox').fill('premium@demo.local');
    await page.getByRole('row').filter({ hasText: 'premium@demo.local' }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('All', { exact: true }).click();
    await page.getByRole('button', { name: 'Email' }).click();
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort'))
      .toBe('descending');
    const who = await payer('Lei Wang');
    await page.getByRole('searchbox').fill(who.nickname);
    await rowOf(page, who).waitFor();
    const name = unique('Ken Watanabe');
    const later = await payer(name);
    await page.getByRole('searchbox').fill(name.toLowerCase());
    await rowOf(page, later).waitFor();
    const last = await payer(name);
    expect(await rowOf(page, last).count()).toBe(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowOf(page, last).waitFor();
  });

  it('U-06 the filtered list of members can be downloaded', async () => {
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

describe('refunds in the admin dashboard', () => {
  it('U-07 U-10 a pending refund is approved in its row and completed by the provider; the row then shows text, and the member is notified', async () => {
    const who = await payer();
    await requestRefund(who);
    const page = await openDashboard();
    await find(page, who);
    const row = rowOf(page, who);
    expect(await row.textContent()).toContain('$96.00 PayPal');
    expect(await row.getByRole('button', { name: 'Check status' }).count()).toBe(0);
    await row.getByRole('button', { name: 'Approve' }).click();
    const note = unique('With apologies');
    await page.getByRole('dialog').getByLabel('Admin notes').fill(note);
    await inDialog(page, 'Approve').click();
    await toastOf(page).getByText('The refund is approved').waitFor();
    await row.getByText('Completed', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: /Approve|Reject|Check/ }).count()).toBe(0);
    expect(await row.textContent()).toContain('Free');
    await lastMail(page, who.email, /refund/i);
    await tab(page, 'Refund history').click();
    const refund = page.getByRole('row').filter({ hasText: note });
    await refund.getByText('Provider: Processed', { exact: true }).waitFor();
  });

  it('U-07 U-10 a rejected refund is shown as text in its row, with the note in the history', async () => {
    const who = await payer('Ravi Menon');
    await requestRefund(who, 'Changed my mind.');
    const page = await openDashboard();
    await find(page, who);
    await rowOf(page, who).getByRole('button', { name: 'Reject' }).click();
    await inDialog(page, 'Reject').click();
    // Nothing is sent without a reason, because the member reads it.
    await page.getByRole('dialog').locator('textarea').fill('A tool was used before the request.');
    await inDialog(page, 'Reject').click();
    await rowOf(page, who).getByText('Rejected', { exact: true }).waitFor();
    expect(
      await rowOf(page, who)
        .getByRole('button', { name: /Approve|Reject|Check/ })
        .count(),
    ).toBe(0);
  });
});
