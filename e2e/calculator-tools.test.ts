import fs from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Account, signedIn, withBrowser } from './browser.ts';

withBrowser();

/** A calculator's page, opened through the API as this account. */
async function opened(account: Account, tool: string, query = 'lang=en', options = {}): Promise<Page> {
  const page = await signedIn(account, '/tools', options);
  await page.getByRole('banner').locator('a[href="/my-page"], a[href="/admin/dashboard"]').first().waitFor();
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}') as { access_token: string }).access_token,
  );
  const answer = await page.request.post(
    `/api/tools/${tool.split('/').map(encodeURIComponent).join('/')}/access`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { url } = (await answer.json()) as { url: string };
  await page.goto(`${url}?${query}`);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The text of the file that a click saves. */
async function saved(
  page: Page,
  button: ReturnType<Page['getByRole']>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await fs.readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.flatMap((each) =>
    each.nodes.map((node) => `${each.id}: ${node.target.join(' ')}`),
  );

const carbonEquivalent = 'Welding/Carbon Equivalent';

describe('C-04 export', () => {
  it('C-04 a premium member saves inputs, results, remarks, working, sources, link and disclaimer as CSV', async () => {
    const page = await opened('premium', carbonEquivalent, 'lang=en&C=0.22&Mn=1.45&v=1');
    const { name, text } = await saved(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(name).toBe('carbon-equivalent.csv');
    for (const part of ['Carbon Equivalent', 'C,0.22,%', 'Inputs', 'Results', 'Remarks', 'Sources', 'C=0.22'])
      expect(text).toContain(part);
    expect(text).toContain('No result replaces a qualified procedure');
    for (const line of text.slice(1).split('\r\n')) expect(line).not.toMatch(/^"?[=+@]/);
  });

  it('C-04 in German with semicolons and decimal commas', async () => {
    const page = await opened('premium', carbonEquivalent, 'lang=de&C=0.22');
    const { text } = await saved(page, page.getByRole('button', { name: 'Exportieren (CSV)' }));
    expect(text).toContain('C;0,22;%');
  });

  it('C-04 a diagram is saved as SVG and as PNG', async () => {
    const page = await opened('premium', 'Welding/Schaeffler Diagram');
    const svg = await saved(page, page.getByRole('button', { name: /SVG/ }).first());
    expect(svg.text).toContain('<svg');
    expect(svg.text).not.toContain('var(--');
    const png = await saved(page, page.getByRole('button', { name: /PNG/ }).first());
    expect(png.name).toMatch(/\.png$/);
    expect(png.text).toContain('PNG');
  });

  it('P-13 a free member is told that exports and batches are premium, and computes as before', async () => {
    const page = await opened('member', carbonEquivalent);
    for (const name of ['Export (CSV)', 'Batch calculation', 'Print report']) {
      await page.getByRole('button', { name }).click();
      await page.getByText('Exports and batches are part of the premium membership.').waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(await page.getByLabel('Rows to calculate').count()).toBe(0);
    await page.locator('[name="C"]').fill('0.3');
    await expect.poll(() => page.url()).toContain('C=0.3');
  });
});

describe('C-04 batch', () => {
  it('C-04 pasted German rows are computed, broken ones named, and the export runs no formula', async () => {
    const page = await opened('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page
      .getByLabel('Rows to calculate')
      .fill(
        'Schmelze\tKohlenstoff [%]\tMangan\n=HYPERLINK("http://x")\t0,16\t1,45\nH2\tabc\t1,4\nH3\t0,18\t1,2\n',
      );
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('2 of 3 rows calculated.').waitFor();
    const table = page.getByRole('region', { name: 'Results' }).getByRole('table');
    expect(await table.getByRole('row').count()).toBe(4);
    const panel = page.getByRole('status').filter({ hasText: '2 of 3 rows' });
    const { text } = await saved(page, panel.getByRole('button', { name: 'Export (CSV)' }));
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    await page.getByText('Only rows that cannot be calculated').click();
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    expect(await findings(page)).toEqual([]);
  });

  it('C-04 10,000 pasted rows are computed, one more is refused by number', {
    timeout: 120_000,
  }, async () => {
    const page = await opened('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    const field = page.getByLabel('Rows to calculate');
    const paste = (rows: number) =>
      field.evaluate((element, count) => {
        (element as HTMLTextAreaElement).select();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', `C\tMn\n${'0.16\t1.45\n'.repeat(count)}`);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, rows);
    await paste(10_000);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('10000 of 10000 rows calculated.').waitFor({ timeout: 60_000 });
    await paste(10_001);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('At most 10000 rows at a time; there are 10001.').waitFor({ timeout: 30_000 });
  });
});

describe('C-04 grades', () => {
  it("C-04 a heat is compared with the grade's limits, and one's own analysis can be put back", async () => {
    const page = await opened('premium', carbonEquivalent, 'lang=en&C=0.31&Mn=1.2');
    const picker = page.getByRole('combobox').first();
    await picker.click();
    await picker.fill('1.0577');
    await page.getByRole('option').filter({ hasText: 'S355J2' }).first().click();
    await page.getByText(/Within the limits of S355J2 \(EN 10025-2/).waitFor();
    await page.getByRole('button', { name: 'Put my analysis back' }).click();
    expect(await page.locator('[name="C"]').inputValue()).toBe('0.31');
    await page.getByText(/Outside the limits of S355J2/).waitFor();
    await page.getByText('C 0.31, limit ≤ 0.2').waitFor();
    expect(await findings(page)).toEqual([]);
  });
});

describe('C-04 saved calculations', () => {
  it('C-04 are kept from the page under a name, compared side by side, and deleted', async () => {
    const page = await opened('premium', carbonEquivalent, 'lang=en&C=0.22&Mn=1.45');
    for (const [carbon, name] of [
      ['0.22', 'Heat A'],
      ['0.31', 'Heat B'],
    ] as const) {
      await page.goto(`/calculators/welding/carbon-equivalent.html?lang=en&C=${carbon}&Mn=1.45`);
      await page.getByRole('link', { name: 'Save', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(name, { exact: true }).first().waitFor();
    }
    for (const name of ['Heat A', 'Heat B']) await page.getByLabel(`Compare ${name}`).check();
    const table = page.getByRole('table');
    await table.getByText('C 0.22', { exact: false }).waitFor();
    await table.getByText('C 0.31', { exact: false }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete Heat A' }).click();
    await page.getByRole('button', { name: 'Delete now' }).click();
    await page.getByText('Heat A', { exact: true }).first().waitFor({ state: 'detached' });
  });

  it('C-04 a question for the forum starts with category, name and link of the calculation', async () => {
    const page = await opened('premium', carbonEquivalent, 'lang=en&C=0.22');
    await page.getByRole('link', { name: 'Ask about this in the forum' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox').first().inputValue()).toContain('Carbon Equivalent');
    await expect
      .poll(() => dialog.locator('textarea').first().inputValue())
      .toContain('/calculators/welding/carbon-equivalent.html?lang=en&C=0.22');
  });
});
