/** Tables of heats: import by pasting and from a file, export, and messages about rows that cannot be saved. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { readSheet } from '../src/platform/browser/tables/sheet.ts';
import { openWorkbook } from '../src/platform/browser/tables/workbook.ts';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  memberBrowser,
  unique,
  waitForToast,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';
import { downloadFile } from './calculator-page.ts';

withBrowser();

async function importPage(language = 'en', options = {}): Promise<Page> {
  const { page } = await memberBrowser('premium@demo.local', demoPassword, options);
  await page.evaluate((code) => localStorage.setItem('selectedLanguage', code), language);
  await page.context().addCookies([{ name: 'selectedLanguage', value: language, url: page.url() }]);
  await page.goto('/workbench/heats/import');
  await page.locator('[name="table"]').waitFor();
  return page;
}

const table = (page: Page) => page.locator('[name="table"]');
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.locator(`input[value="${name}"]`) });

const open = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

describe('W-01 tables of heats in the browser', () => {
  it('W-01 a pasted table becomes heats; the exported table contains them and is imported without creating them twice', async () => {
    const page = await importPage();
    const [one, two, three] = [unique('H1'), unique('H2'), unique('H3')];
    await table(page).fill(
      `Heat\tGrade\tDiameter in mm\tC\tMn\tN in ppm\n${one}\t42CrMo4\t80\t0.41 ± 0.02\t0.77\t80\n` +
        `${two}\t\t\t0.42\t<0.01\t\n${three}\t\t\t0.4x\t0.7\t`,
    );
    await page.getByRole('heading', { name: '3 heats found' }).waitFor();
    await page.getByText(`Not understood: ${three}: C 0.4x`).waitFor();
    await page.getByLabel('Grade of the heats without one').fill('C45');
    expect(await row(page, three).getByRole('checkbox').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Save 2 heats' }).waitFor();
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save 2 heats' }).click();
    await waitForToast(page, '2 heats saved, 1 not saved');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('2 heats of this table are saved and no longer listed.');
    await page.goto('/workbench');
    await page.getByRole('link', { name: one }).click();
    await page.getByText('42CrMo4 · Ø 80 mm · Version 1').waitFor();

    await page.getByRole('link', { name: 'All heats' }).click();
    const { bytes: file } = await downloadFile(page, page.getByRole('button', { name: 'Export table' }));
    const workbook = openWorkbook(new Uint8Array(file));
    const cells = readSheet(workbook, workbook.sheets[0]?.path ?? '').rows.map((each) => each.cells);
    const at = (name: string, heading: string) =>
      cells.find(([first]) => first === name)?.[cells[0]?.indexOf(heading) ?? -1];
    expect([at(one, 'C (wt %)'), at(one, 'Mn (wt %)'), at(one, 'N (wt %)')]).toEqual([
      '0.41 ± 0.02',
      0.77,
      0.008,
    ]);
    expect([at(two, 'Grade'), at(two, 'Mn (wt %)'), at(two, 'Diameter in mm')]).toEqual(['C45', '<0.01', '']);

    await page.getByRole('link', { name: 'Import table' }).click();
    await open(page, 'heats.xlsx', file);
    await row(page, one).getByText('A heat with this name exists').waitFor();
    expect(await row(page, one).getByRole('checkbox').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Save 0 heats' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save 0 heats' }).isDisabled()).toBe(true);
  });

  it('W-01 rows that could not be saved stay on the page, also after a reload, until they are saved', async () => {
    const page = await importPage();
    const [one, two] = [unique('H1'), unique('H2')];
    const names = () =>
      page.getByLabel(/^Name, row/).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    await table(page).fill(`Heat\tC\tN\tMoly\n${one}\t0.41\t0.008\t0.2\n${two}\t0.42\t80\t0.2`);
    await page.getByText('Columns not used: Moly').waitFor();
    await page.getByRole('button', { name: 'Save 1 heat' }).click();
    await waitForToast(page, '1 heat saved, 1 not saved');
    await page.getByRole('heading', { name: '1 heat found' }).waitFor();
    expect(await names()).toEqual([two]);
    await page.reload();
    await page.getByText('1 heat of this table is saved and no longer listed.').waitFor();
    expect(await names()).toEqual([two]);
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);

    // A changed row of a saved name is listed again, and not saved twice without a choice.
    await table(page).fill(`Heat\tC\tN\n${one}\t0.43\t0.008\n${two}\t0.42\t0.009`);
    await row(page, one).getByText('A heat with this name exists').waitFor();
    await page.getByRole('button', { name: 'Save 1 heat' }).click();
    await page.getByRole('heading', { name: '1 heat found' }).waitFor();
    expect(await names()).toEqual([one]);
    await row(page, one).getByRole('checkbox').check();
    await page.getByLabel('Name, row 1').fill(`${one}-b`);
    await page.getByRole('button', { name: 'Save 1 heat' }).click();
    await page.getByRole('link', { name: `${one}-b` }).waitFor();
    await page.getByRole('link', { name: 'Import table' }).click();
    await table(page).waitFor();
    expect(await table(page).inputValue()).toBe('');
  });

  it('W-01 until a sheet of the opened file is selected, the rows of the previous table are not listed and cannot be saved', async () => {
    const page = await importPage();
    const [one, two] = [unique('H1'), unique('H2')];
    await table(page).fill(`Heat\tC\n${one}\t0.41`);
    await row(page, one).waitFor();
    const sheets = ['Info', 'Heats'].map((sheet) => ({
      sheet,
      data: [
        ['Heat', 'C'],
        [two, 0.42],
      ].map((cells) => cells.map((value) => ({ value }))),
    }));
    await open(page, 'two.xlsx', Buffer.from(await (await writeExcelFile(sheets).toBlob()).arrayBuffer()));
    await page.getByLabel('Sheet').waitFor();
    expect(await row(page, one).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save 0 heats' }).isDisabled()).toBe(true);
    await page.getByLabel('Sheet').selectOption('Heats');
    await row(page, two).waitFor();
    expect(await row(page, one).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save 1 heat' }).isEnabled()).toBe(true);
  });

  it('W-01 a file that cannot be read is refused with a reason, and the entered table is kept and restored', async () => {
    const page = await importPage('de', { viewport: { width: 390, height: 844 } });
    const name = unique('H');
    await table(page).fill(`Schmelze;C;N\n${name};0,41;80`);
    await page.getByText('kaum ein Stahl hat mehr').waitFor();
    await open(page, 'scan.pdf', Buffer.from('%PDF-1.7\0'));
    await page.getByText('scan.pdf: Das ist keine .xlsx-, .csv- oder .tsv-Datei.').waitFor();
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await row(page, name).getByRole('checkbox').check();
    await page.getByLabel('Name, Zeile 1').fill(`${name}-b`);
    await page.reload();
    await page.getByText(/wiederhergestellt/).waitFor();
    expect(await table(page).inputValue()).toContain(name);
    expect(await page.getByLabel('Name, Zeile 1').inputValue()).toBe(`${name}-b`);
    expect(await page.getByRole('checkbox', { name: 'Zeile 1 speichern' }).isChecked()).toBe(true);
    await open(page, 'empty.csv', Buffer.from('\n'));
    await page.getByText('empty.csv: Die Datei enthält keine Zellen.').waitFor();
    expect(await table(page).inputValue()).toContain(name);
    await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
    expect(await table(page).inputValue()).toBe('');
  });
});
