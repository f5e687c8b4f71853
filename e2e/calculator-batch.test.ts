import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { withBrowser } from './browser.ts';
import { carbonEquivalent, opened, saved } from './calculator-page.ts';

withBrowser();

/** Replaces what stands in the field, as from the clipboard. */
const paste = (page: Page, text: string) =>
  page.getByLabel('Rows to calculate').evaluate((element, pasted) => {
    const field = element as HTMLTextAreaElement;
    field.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // A page leaves short texts to the browser, which ignores pasting by a program.
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate', exact: true }).click();

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
    await page.getByText('Only rows without a result').click();
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    expect(await findings(page)).toEqual([]);
  });

  it('C-04 hardness values that some scales do not reach have no empty columns, and which is said', async () => {
    const page = await opened('premium', 'Others/Hardness Converter');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.getByLabel('Rows to calculate').fill('Hardness\n400\n430\n460\n');
    await calculate(page);
    await page.getByText('3 of 3 rows calculated.').waitFor();
    const table = page.getByRole('region', { name: 'Results' }).getByRole('table');
    const heads = await table.getByRole('columnheader').allInnerTexts();
    expect(heads).toContain('Rockwell C (HRC)');
    expect(heads.filter((head) => head.startsWith('Rockwell B'))).toEqual([]);
    await page.getByText(/^Columns omitted because they have no value in any row: .*Rockwell B/).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('C-04 10,000 pasted rows are computed, one more is refused by number', {
    timeout: 120_000,
  }, async () => {
    const page = await opened('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await paste(page, `C\tMn\n${'0.16\t1.45\nx\t1.4\n'.repeat(5_000)}`);
    await calculate(page);
    await page
      .getByText('5000 of 10000 rows calculated. Rows that cannot be calculated: 5000.')
      .waitFor({ timeout: 60_000 });
    await paste(page, `C\tMn\n${'0.16\t1.45\n'.repeat(10_001)}`);
    await calculate(page);
    await page.getByText('At most 10000 rows at a time; there are 10001.').waitFor({ timeout: 30_000 });
  });

  it('C-04 the page computes as always while a long batch runs; cancelled, its rows stay and another one may follow', {
    timeout: 120_000,
  }, async () => {
    const page = await opened('premium', 'Diffusion/Carburizing Depth');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    // Rows of this model take milliseconds each: the batch would run for a minute.
    await paste(page, `boostTemperatureC\n${'930\n'.repeat(10_000)}`);
    await calculate(page);
    await page.getByText(/^[1-9]\d* of 10000 rows$/).waitFor({ timeout: 60_000 });
    const answer = page.getByRole('complementary').or(page.locator('main output')).first();
    const before = await answer.textContent();
    await page.locator('[name=boostTemperatureC]').fill('1000');
    await expect.poll(() => answer.textContent()).not.toBe(before);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const told = page.getByText(/Cancelled after \d+ of 10000 rows\./);
    const [, done] = /after (\d+) of/.exec((await told.textContent()) ?? '') ?? [];
    expect(Number(done)).toBeGreaterThan(0);
    expect(Number(done)).toBeLessThan(10_000);
    await paste(page, 'boostTemperatureC\n930\n950\n');
    await calculate(page);
    await page.getByText('2 of 2 rows calculated.').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('C-04 a batch whose program cannot be fetched says so, and the page stays', async () => {
    const page = await opened('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.context().route('**/gated/batch-*', (route) => route.abort());
    await paste(page, 'C\tMn\n0.16\t1.45\n');
    await calculate(page);
    await page.getByText('This part could not be loaded. Reload the page when you are online.').waitFor();
    await page.context().unroute('**/gated/batch-*');
    await calculate(page);
    await page.getByText('1 of 1 rows calculated.').waitFor();
  });
});
