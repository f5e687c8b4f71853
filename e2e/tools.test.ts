import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  openAsMember,
  openAsVisitor,
  openWithUnmappedTool,
  toastOf,
  unmappedTool,
  withBrowser,
} from './browser.ts';

withBrowser();

const tool = (page: Page, name: string) =>
  page.getByRole('rowheader', { name }).getByText(name, { exact: true }).first();

describe('table of tools', () => {
  it('T-01 T-02 the table lists 38 tools; the category is shown on the first or the hovered row of its group', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    const rows = page.locator('tbody tr').filter({ has: page.getByRole('rowheader') });
    expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBeGreaterThanOrEqual(38);
    for (const column of ['Category', 'No.', 'Calculator', 'Related links', 'Access'])
      expect(await page.getByRole('columnheader', { name: column }).count()).toBe(1);
    const category = (name: string, row: string) =>
      rows.filter({ hasText: row }).locator('td').first().locator('span', { hasText: name });
    const opacity = (name: string, row: string) =>
      category(name, row).evaluate((element) => getComputedStyle(element).opacity);
    await expect.poll(() => opacity('Alloy Design', 'Jominy Hardenability')).toBe('1');
    await rows.filter({ hasText: 'Schaeffler Diagram' }).hover();
    await expect.poll(() => opacity('Welding', 'Schaeffler Diagram')).toBe('1');
    expect(await opacity('Alloy Design', 'Jominy Hardenability')).toBe('0');
    await page.mouse.move(5, 5);
    await expect.poll(() => opacity('Alloy Design', 'Jominy Hardenability')).toBe('1');
  });

  it('T-03 a search in the table of tools is kept after a reload', async () => {
    const page = await openAsVisitor();
    await page.goto('/de/tools');
    await page.getByRole('searchbox').fill('kohlen');
    await page.waitForURL('**/de/tools?q=kohlen');
    const rows = () => page.getByRole('rowheader').count();
    const found = await rows();
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('kohlen');
    await expect.poll(rows).toBe(found);
    await page.getByRole('searchbox').fill('');
    await page.waitForURL('**/de/tools');
  });

  it('T-03 the search filters the table of tools in every language, shows a message when nothing is found, and can be cleared', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    const search = page.getByRole('searchbox');
    await search.fill('schaeff');
    await expect
      .poll(() =>
        page
          .getByRole('rowheader')
          .filter({ hasText: /Diagram/ })
          .count(),
      )
      .toBe(1);
    await search.fill('kohlenstoff');
    await tool(page, 'Carbon Equivalent').waitFor();
    await search.fill('martempring');
    await page.getByText('No tools found').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).first().click();
    await expect
      .poll(() =>
        page
          .getByRole('rowheader')
          .filter({ hasText: /Jominy|Grain Size/ })
          .count(),
      )
      .toBe(2);
  });
});

describe('purpose, favourites and access in the table of tools', () => {
  it.each([
    ['/tools', 'Minimum preheat and interpass temperature against cold cracking'],
    ['/de/tools', 'Mindest-Vorwärm- und Zwischenlagentemperatur gegen Kaltrisse'],
    ['/ko/tools', '저온 균열을 막는 최저 예열 온도와 패스 간 온도'],
  ])('R-03 %s shows the purpose of each calculator without scripts', async (path, purpose) => {
    const page = await openAsVisitor({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByText(purpose).waitFor();
    expect(await page.locator('tbody th[scope=row] p').count()).toBe(38);
  });

  it('B-10 a favourite calculator is shown above the table, also after a reload, without moving the table', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    const kept = page.getByRole('region', { name: 'Favourites and recent' });
    await kept.getByText('Calculators that you star or open appear here.').waitFor();
    const top = () =>
      page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole('row', { name: /Grain Size/ }).hover();
    await page.getByRole('button', { name: 'Add Grain Size to the favourites' }).click();
    await page.reload();
    await kept.getByRole('button', { name: 'favourite: Grain Size' }).waitFor();
    expect(await top()).toBe(before);
  });
});

describe('table of tools on a phone', () => {
  const phone = { width: 390, height: 844 };

  it('B-10 on a phone, recent calculators do not make the page scroll sideways', async () => {
    const page = await openAsVisitor({ viewport: phone });
    await page.goto('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem(
        'ferrite-tools',
        JSON.stringify({
          recent: ['heat-input-cooling-time', 'quenching-immersion-time', 'transformation-temperatures'],
          starred: [],
        }),
      ),
    );
    await page.goto('/de/tools');
    const kept = page.getByRole('region', { name: 'Favoriten und zuletzt verwendet' });
    await kept.getByRole('button').nth(2).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  it('T-03 on a phone, titles of posts linked in the table of tools do not overlap other cells', async () => {
    const page = await openAsVisitor();
    const url = '/resources/4';
    await page.route('**/api/tools', async (route) => {
      const answer = await route.fetch();
      const tools = (await answer.json()) as Record<string, { links: string[]; titles: object }[]>;
      const title = 'Hydrogen-induced cold cracking in quenched and tempered fine-grain structural steels';
      for (const each of Object.values(tools).flat())
        Object.assign(each, { links: [url, 'https://example.org/a/page'], titles: { [url]: title } });
      await route.fulfill({ response: answer, json: tools });
    });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
    const links = page.getByRole('row').getByRole('link', { name: /^Hydrogen-induced/ });
    await links.first().waitFor();
    await page.setViewportSize(phone);
    const overlaps = await page.evaluate(() =>
      [...document.querySelectorAll('tr')].flatMap((row) => {
        const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
        return [...row.querySelectorAll('li a')].flatMap((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const own = link.closest('td')?.getBoundingClientRect();
          const under = cells.filter(
            (cell) =>
              !(cell.left === own?.left && cell.top === own.top) &&
              cell.left < right - 1 &&
              cell.right > left + 1 &&
              cell.top < bottom - 1 &&
              cell.bottom > top + 1,
          );
          return under.length > 0 || right > innerWidth ? [link.textContent] : [];
        });
      }),
    );
    expect(await links.count()).toBe(38);
    expect(overlaps).toEqual([]);
  });

  it('R-15 on a phone a toast overlaps only the header, and everything beside it can be clicked', async () => {
    const page = await openAsVisitor({ viewport: phone });
    await page.goto('/tools');
    await tool(page, 'Carbon Equivalent').click();
    const shown = toastOf(page);
    await shown.getByText('Login Required').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const bottom = async (locator: typeof shown) => {
      const box = await locator.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(async () => bottom(shown)).toBeLessThan(96);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThan(
      await bottom(shown),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => bottom(shown)).toBeGreaterThan(800);
    const beside = await page.evaluate(
      () => document.elementFromPoint(8, innerHeight - 8)?.closest('[data-toast], ol, [role=region]') ?? null,
    );
    expect(beside).toBeNull();
  });
});

describe('opening the table from the home page', () => {
  it('a category in the scale of temper colours on the home page opens the table of tools filtered by it', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Forging/ })
      .first()
      .click();
    await page.waitForURL('**/tools?category=forging');
    await expect
      .poll(() =>
        page
          .getByRole('rowheader')
          .filter({ hasText: /Forging Ratio|Carbon Equivalent/ })
          .count(),
      )
      .toBe(1);
  });
});

describe('T-04 opening a tool', () => {
  it('G-05 a visitor sees Login Required, no tab opens, and the login returns to the tool', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    await tool(page, 'Carbon Equivalent').click();
    await toastOf(page).getByText('Login Required').waitFor();
    await toastOf(page).getByText('Please log in to access tools.').waitFor();
    expect(page.context().pages().length).toBe(1);
    await page.locator('[data-toast]').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/login?next=*');
    await page.locator('input[name=identifier]').fill('premium@demo.local');
    await page.locator('input[name=password]').fill('walk-the-heat-7');
    await page.locator('form button[type=submit]').click();
    const takeOver = page.getByRole('button', { name: 'Sign out the other device' });
    await toastOf(page).getByText('Login Successful').or(takeOver).first().waitFor();
    if (await takeOver.isVisible()) await takeOver.click();
    await page.waitForURL('**/tools*');
    await tool(page, 'Carbon Equivalent').waitFor();
  });

  it('a free member sees Premium Required for a premium tool, and the opened tab is closed', async () => {
    const page = await openAsMember('member', '/tools');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    await tool(page, 'Schaeffler Diagram').click();
    await toastOf(page).getByText('Premium Required').waitFor();
    await toastOf(page)
      .getByText('This tool requires a premium membership. Please upgrade to access.')
      .waitFor();
    await expect.poll(() => page.context().pages().length).toBe(1);
  });

  it('T-12 an allowed tool opens in a new tab in the same language, with a message', async () => {
    const page = await openAsMember('premium', '/de/tools');
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).waitFor();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      tool(page, 'Schaeffler-Diagramm').click(),
    ]);
    await tab.waitForURL('**/calculators/schaeffler-diagram.html?lang=de');
    await tab.getByRole('heading', { level: 1, name: 'Schaeffler-Diagramm' }).waitFor();
    await toastOf(page).getByText('Zugang gewährt').waitFor();
    expect(await tab.evaluate(() => window.opener !== null)).toBe(true);
  });

  it('T-05 a tool without a page shows Tool Not Available, without a request', async () => {
    const page = await openAsMember('premium', '/');
    await openWithUnmappedTool(page);
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/access') && calls.push(request.url()));
    await tool(page, unmappedTool).click();
    await toastOf(page).getByText('Tool Not Available').waitFor();
    await toastOf(page).getByText('This tool is currently unavailable').waitFor();
    expect(calls).toEqual([]);
  });

  it('a failed request to open a tool shows a message and offers a retry, which succeeds', async () => {
    const page = await openAsMember('premium', '/tools');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    await page.route('**/access', (route) => route.abort(), { times: 1 });
    await tool(page, 'Temper Parameter').click();
    await toastOf(page).getByText('Failed to access tool. Please try again.').waitFor();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Retry' }).click(),
    ]);
    await tab.waitForURL('**/temper-parameter.html*');
  });

  it('G-05 C-04 a shared calculator link survives the login with its inputs', async () => {
    const page = await openAsVisitor();
    await page.goto('/calculators/carbon-equivalent.html?lang=en&C=0.21&Mn=1.1');
    await page.waitForURL('**/tools?open=*');
    await page.getByText('Log in to open it; its inputs are kept.').waitFor();
    await page.goto(
      `/login?next=${encodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)}`,
    );
    await page.locator('input[name=identifier]').fill('admin@demo.local');
    await page.locator('input[name=password]').fill('walk-the-heat-7');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/carbon-equivalent.html?*C=0.21*');
  });

  it('G-05 T-06 the URL of a calculator opens directly for a premium member, without the tools page in the history', async () => {
    const page = await openAsMember('premium', '/tools');
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    await page.goto('/calculators/jominy-hardenability.html?lang=en&C=0.31');
    await page.waitForURL('**/calculators/jominy-hardenability.html?*C=0.31*');
    await page.getByRole('heading', { level: 1, name: 'Jominy Hardenability' }).waitFor();
  });
});
