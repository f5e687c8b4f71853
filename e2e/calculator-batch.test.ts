import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { withBrowser } from './browser.ts';
import { carbonEquivalent, downloadText, openCalculator } from './calculator-page.ts';

withBrowser();

/** Replaces the content of the field, as pasting from the clipboard does. */
const paste = (page: Page, text: string) =>
  page.getByLabel('Rows to calculate').evaluate((element, pasted) => {
    const field = element as HTMLTextAreaElement;
    field.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // The page leaves short texts to the browser, which ignores synthetic paste events.
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate', exact: true }).click();

describe('C-04 batch calculation', () => {
  it('C-04 pasted German rows are computed, invalid ones reported, and the export contains no formula', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page
      .getByLabel('Rows to calculate')
      .fill(
        'Schmelze\tKohlenstoff [%]\tMangan\n=HYPERLINK("http://x")\t0,16\t1,45\nH2\tabc\t1,4\nH3\t0,18\t1,2\n',
      );
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('2 of 3 rows calculated.').waitFor();
    const table = page.getByRole('grid');
    await expect.poll(() => table.getByRole('row').count()).toBe(4);
    const { text } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    await page.getByRole('radio', { name: 'Without a result 1' }).check();
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('C-04 a column of numbers that matches no input is listed above the table and can be assigned to an input', async () => {
    const page = await openCalculator('premium', 'Welding/Preheat Temperature for Welding');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.getByLabel('Rows to calculate').fill('Plate\tC\tMn\tGauge\nA\t0.16\t1.4\t40\n');
    await calculate(page);
    const warning = page.getByText('Columns with numbers that were not read as inputs: Gauge.');
    await warning.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Read column “Gauge” as').selectOption('Plate thickness (thicker part)');
    await warning.waitFor({ state: 'detached' });
    await page.getByRole('columnheader', { name: /Plate thickness/ }).waitFor();

    await page.getByRole('button', { name: 'Other table' }).click();
    await page.getByLabel('Rows to calculate').fill('x\ty\n1\t2\n');
    await calculate(page);
    await page.getByText('No column name matches an input of this calculator.').waitFor();
    expect(await page.getByLabel('Rows to calculate').inputValue()).toBe('x\ty\n1\t2\n');
  });

  it('C-04 the page asks whether a factor applies to the empty cells beside it before it computes the rows', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.getByLabel('Rows to calculate').fill('Heat\tC\tMn\n\t×100\t\nA\t16\t140\n');
    await calculate(page);
    await page.getByText('The row of units has “×100”, but nothing for: Mn.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '×100', exact: true }).click();
    await page.getByText('1 of 1 rows calculated.').waitFor();
    await page.getByRole('gridcell', { name: '1.4', exact: true }).waitFor();
  });

  it('C-04 the result of a batch has no empty columns for hardness scales that no value reaches', async () => {
    const page = await openCalculator('premium', 'Others/Hardness Converter');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.getByLabel('Rows to calculate').fill('Hardness\n400\n430\n460\n');
    await calculate(page);
    await page.getByText('3 of 3 rows calculated.').waitFor();
    const heads = page.getByRole('grid').getByRole('columnheader');
    await heads.filter({ hasText: 'Rockwell C (HRC)' }).waitFor();
    expect(await heads.filter({ hasText: 'Rockwell B' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('C-04 10,000 pasted rows are computed, and one more is rejected with the number of rows', {
    timeout: 120_000,
  }, async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await paste(page, `C\tMn\n${'0.16\t1.45\nx\t1.4\n'.repeat(5_000)}`);
    await calculate(page);
    await page
      .getByText('5000 of 10,000 rows calculated. Rows without a result: 5000. The reason is in the remarks.')
      .waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Other table' }).click();
    await paste(page, `C\tMn\n${'0.16\t1.45\n'.repeat(10_001)}`);
    await calculate(page);
    await page.getByText('At most 10,000 rows at a time; there are 10,001.').waitFor({ timeout: 30_000 });
  });

  it('C-04 a long batch can be cancelled, its computed rows remain, and another table can be pasted', {
    timeout: 120_000,
  }, async () => {
    const page = await openCalculator('premium', 'Diffusion/Carburizing Depth');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    // Each row of this model takes milliseconds: the batch would run for a minute.
    await paste(page, `boostTemperatureC\n${'930\n'.repeat(10_000)}`);
    await calculate(page);
    await page.getByText(/^[1-9][\d,]* of 10,000 rows$/).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const cancelledText = page.getByText(/Cancelled after [\d,]+ of 10,000 rows\./);
    const [, done = ''] = /after ([\d,]+) of/.exec((await cancelledText.textContent()) ?? '') ?? [];
    expect(Number(done.replace(',', ''))).toBeGreaterThan(0);
    expect(Number(done.replace(',', ''))).toBeLessThan(10_000);
    await page.getByRole('button', { name: 'Other table' }).click();
    await paste(page, 'boostTemperatureC\n930\n950\n');
    await calculate(page);
    await page.getByText('2 of 2 rows calculated.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('C-04 a failure to load the batch code is reported, and the page remains usable', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.context().route('**/gated/batch-*', (route) => route.abort());
    await paste(page, 'C\tMn\n0.16\t1.45\n');
    await calculate(page);
    await page.getByText('This part could not be loaded. Reload the page when you are online.').waitFor();
    await page.context().unroute('**/gated/batch-*');
    await calculate(page);
    await page.getByText('1 of 1 rows calculated.').waitFor();
  });

  it('C-04 rows of averages and limits are listed instead of computed, and computed after a new name or on request', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    await page
      .getByLabel('Rows to calculate')
      .fill('Heat\tC\tMn\nH1\t0.16\t1.4\nH2\t0.18\t1.2\nMean\t0.17\t1.3\nSpec max\t0.20\t1.6\n');
    await calculate(page);
    await page.getByText('2 of 2 rows calculated.').waitFor();
    await page.getByText('totals, statistics or limits: Mean, Spec max.').waitFor();
    const remarks = async () => {
      const { text } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
      return text.match(/not calculated: the name of the row states/g)?.length ?? 0;
    };
    expect(await remarks()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('[role=row][data-row="2"] [data-column="0"]').click();
    await page.keyboard.type('H3');
    await page.keyboard.press('Enter');
    await page.getByText('3 of 3 rows calculated.').waitFor();
    await page.getByRole('button', { name: 'Calculate these rows too' }).click();
    await page.getByText('4 of 4 rows calculated.').waitFor();
    expect(await remarks()).toBe(0);
  });

  it('C-04 a column of a hidden input selects the choice that shows this input, or the page reports the column as not used', async () => {
    const page = await openCalculator('premium', 'Welding/Heat Input and Cooling Time', 'lang=en&view=batch');
    await page
      .getByLabel('Rows to calculate')
      .fill('Nr;Heat input (kJ/mm);Plate thickness\n1;0,5;20\n2;3;20\n');
    await calculate(page);
    await page.getByText('2 of 2 rows calculated.').waitFor();
    await page.getByText('Column “Heat input (kJ/mm)” is used only with another choice').waitFor();
    const { text } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(text).toMatch(/\n1,0\.5,20,.*2\.64/);
    await page.getByRole('button', { name: 'Other table' }).click();
    await page
      .getByLabel('Rows to calculate')
      .fill('Nr\tHeat input (kJ/mm)\tWelding voltage (V)\tPlate thickness\n1\t0.5\t24\t20\n');
    await calculate(page);
    await page.getByText('The column “Heat input (kJ/mm)” is not used').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
