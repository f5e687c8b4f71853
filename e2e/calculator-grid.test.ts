import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { readSheet } from '../src/platform/browser/tables/sheet.ts';
import { openWorkbook } from '../src/platform/browser/tables/workbook.ts';
import { axeViolations } from './axe.ts';
import { signIn, withBrowser } from './browser.ts';
import { carbonEquivalent, downloadFile, openCalculator, openCalculatorIn } from './calculator-page.ts';

withBrowser();

type Value = string | number;

/** Returns a workbook with one sheet per table. */
async function workbook(tables: Readonly<Record<string, readonly (readonly Value[])[]>>): Promise<Buffer> {
  const sheets = Object.entries(tables).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((value) => (typeof value === 'string' ? { value, type: String } : { value, type: Number })),
    ),
  }));
  return Buffer.from(await (await writeExcelFile(sheets).toBlob()).arrayBuffer());
}

/** Returns heats of S355J2 whose carbon rises from 0.10 to 0.30 %, at the end above the limit of the grade. */
const heats = (count: number): readonly (readonly Value[])[] => [
  ['Heat', 'C', 'Mn (%)', 'Mo', 'Inspector'],
  ...Array.from({ length: count }, (_, at): readonly Value[] => [
    at === 0 ? '=cmd|calc' : `H${at}`,
    Number((0.1 + (0.2 * at) / count).toFixed(4)),
    at === 1 ? 'unknown' : 1.4,
    at === 2 ? '<0.005' : 0.01,
    'A. N.',
  ]),
];

async function openFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('[data-batch-file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Returns the rows of each sheet of the saved workbook. */
async function savedSheets(page: Page) {
  const { name, bytes } = await downloadFile(page, page.getByRole('button', { name: 'Export (.xlsx)' }));
  const book = openWorkbook(new Uint8Array(bytes));
  return {
    name,
    sheets: book.sheets.map(({ path }) => readSheet(book, path).rows),
  };
}

/** Returns the number of tables that the browser stores, of any member. */
const storedTables = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().filter(({ url }) => url.includes('/batch-table/')).length;
  });

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][data-row="${row}"] [data-column="${column}"]`);

/** Drags the pointer over the left half of an element. */
async function dragOver(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height - 2, { steps: 4 });
  await page.mouse.up();
}

describe('B-09 batch grid', () => {
  it('B-09 400 heats are read from .xlsx and checked against grade limits; the .xlsx export keeps texts such as <0.005, gives the reason for a missing result, and contains no formulas', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    await openFile(page, 'November.xlsx', await workbook({ Heats: heats(400) }));
    await page.getByText('399 of 400 rows calculated.').waitFor();
    await page.getByText('November.xlsx, sheet “Heats”, rows: 400').waitFor();
    await page.getByLabel('Limits of a steel grade').fill('S355J2');
    await page.getByRole('button', { name: 'Use limits' }).click();
    await page.getByText(/Limits of S355J2 .* are set for: C/).waitFor();
    const outside = page.getByRole('radio', { name: /^Outside limits [1-9]\d+$/ });
    await outside.waitFor();
    await page.getByRole('radio', { name: 'half' }).check();
    await page.getByRole('img', { name: /points, [1-9]\d+ outside limits$/ }).waitFor();
    await page.getByText(/^399 of 400 rows calculated/).waitFor();

    const { name, sheets } = await savedSheets(page);
    expect(name).toBe('carbon-equivalent-batch.xlsx');
    const [table = [], about = []] = sheets;
    const heads = table[0]?.cells ?? [];
    const column = (label: string) => heads.findIndex((head) => String(head).startsWith(label));
    const at = (row: number, label: string) => table[row]?.cells[column(label)];
    expect(table).toHaveLength(401);
    expect([at(1, 'Heat'), at(1, 'C (%)'), at(3, 'Mo (%)'), at(1, 'Inspector')]).toEqual([
      '=cmd|calc',
      0.1,
      '<0.005',
      'A. N.',
    ]);
    // Expected CE (IIW) with half of 0.005 % molybdenum.
    expect(at(3, 'CE (IIW)')).toBeCloseTo(0.101 + 1.4 / 6 + 0.0025 / 5, 5);
    expect([at(2, 'Mn (%)'), at(2, 'CE (IIW)') || '']).toEqual(['unknown', '']);
    expect(String(at(2, 'Remarks'))).toMatch(/manganese|Mn/i);
    const aboutText = about.flatMap(({ cells }) => cells).join('\n');
    for (const part of [
      'Carbon Equivalent',
      'Formula version',
      'November.xlsx',
      'half',
      'Sources',
      'C (%)',
      '0.2',
    ])
      expect(aboutText).toContain(part);

    await outside.check();
    await page.getByText(/^\d+ of 400 rows shown$/).waitFor();
    await cell(page, 0, 1).getByText('above 0.2').waitFor({ state: 'attached' });
    expect(await axeViolations(page)).toEqual([]);
  });

  it('B-09 the grid works like a spreadsheet: typing, undo, paste, sorting, and jumping to the next error', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    await openFile(page, 'heats.xlsx', await workbook({ Heats: heats(30) }));
    await page.getByText('29 of 30 rows calculated.').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Mn (%), row 3' });
    await page.keyboard.press('F2');
    expect(await field.inputValue()).toBe('unknown');
    await page.keyboard.press('Escape');
    await page.keyboard.type('1.5');
    await page.keyboard.press('Enter');
    await page.getByText('30 of 30 rows calculated.').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('29 of 30 rows calculated.').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByText('30 of 30 rows calculated.').waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Home');
    const grid = page.getByRole('grid');
    await grid.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'X1\t0.18\t1.1\r\nX2\t0.2\t1.2\r\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByText('31 of 31 rows calculated.').waitFor();
    await page.keyboard.press('Control+Home');
    const carbon = grid.getByRole('columnheader', { name: 'C (%)' });
    await carbon.getByRole('button').click();
    await carbon.getByRole('button').click();
    await expect.poll(() => carbon.getAttribute('aria-sort')).toBe('descending');
    expect(await cell(page, 0, 1).innerText()).toBe('0.2867');
  });

  it('B-09 points selected in the diagram filter the rows, rows selected in the grid are marked in the diagram, and the calculator’s diagram shows the points', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    await openFile(page, 'heats.xlsx', await workbook({ Heats: heats(40) }));
    await page.getByText('39 of 40 rows calculated.').waitFor();
    const plot = page.locator('[data-batch-brush]');
    await plot.scrollIntoViewIfNeeded();
    const status = page.getByText(/^Rows chosen in the diagram: \d+$/);
    // The diagram moves while the parts beside it load; a drag that missed it is repeated.
    await expect
      .poll(async () => {
        await dragOver(page, plot);
        // Another drag would replace the selection before a busy machine has shown it.
        return status.waitFor({ timeout: 5_000 }).then(
          () => 1,
          () => 0,
        );
      })
      .toBe(1);
    const chosen = Number((await status.innerText()).split(': ')[1]);
    expect(chosen).toBeGreaterThan(5);
    expect(chosen).toBeLessThan(35);
    const grid = page.getByRole('grid');
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(chosen + 1));
    await page.getByRole('button', { name: 'Show all rows' }).click();
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('41');
    await cell(page, 3, 1).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.locator('[data-marked="3"]').waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: 'Diagram', exact: true }).check();
    await page.getByRole('img', { name: /: 39 points, 0 outside limits$/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('B-09 on a phone each row has two lines and opens with all its cells; an edited row is computed, and a row can be added', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch', {
      viewport: { width: 390, height: 844 },
    });
    await openFile(page, 'heats.xlsx', await workbook({ Heats: heats(30) }));
    await page.getByText('29 of 30 rows calculated.').waitFor();
    const list = page.getByRole('list', { name: 'Table of heats' });
    await list.getByRole('button', { name: /^H1\b.*Mn/s }).click();
    const sheet = page.getByRole('dialog', { name: 'Row 3' });
    const manganese = sheet.getByRole('textbox', { name: 'Mn (%)' });
    expect(await manganese.inputValue()).toBe('unknown');
    expect(await manganese.getAttribute('aria-invalid')).toBe('true');
    await manganese.fill('1.5');
    await manganese.press('Enter');
    await page.getByText('30 of 30 rows calculated.').waitFor();
    await sheet.getByText('CE (IIW)').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Next row' }).click();
    await page.getByRole('dialog', { name: 'Row 4' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add row' }).click();
    const added = page.getByRole('dialog', { name: 'Row 32' });
    await added.getByRole('textbox', { name: 'C (%)' }).fill('0.2');
    await page.keyboard.press('Enter');
    await page.getByText('31 of 31 rows calculated.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Sort by').selectOption({ label: 'C (%)' });
    await page.getByRole('checkbox', { name: 'Descending' }).check();
    await list.getByRole('listitem').first().getByText('H29').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  it('B-09 results appear across the whole width as soon as they are computed, in the units chosen on the page, and contents that are not stated are marked', async () => {
    const page = await openCalculator(
      'premium',
      'Alloy Design/Transformation Temperatures',
      'lang=en&units=F&view=batch',
    );
    await page.getByLabel('Rows to calculate').fill('Heat\tC\tMn\nA\t0.4\t0.8\nB\t0.4\t');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Martensite start (Ms), best value (°F)' }).waitFor();
    expect(await cell(page, 1, 2).innerText()).toBe('(0)');
    await page.getByText('Contents that are not stated count as 0: Mn (B).').waitFor();
  });

  it('B-09 the control chart shows one column in table order with mean and control limits', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    await openFile(page, 'heats.xlsx', await workbook({ Heats: heats(40) }));
    await page.getByText('39 of 40 rows calculated.').waitFor();
    await page.getByRole('radio', { name: 'Control chart' }).check();
    await page.getByLabel('y axis').selectOption({ label: 'C (%)' });
    await page
      .getByRole('img', { name: /^C \(%\): control chart of 40 values, [1-9]\d* out of control$/ })
      .waitFor();
    await page.getByText(/^Mean 0\.1\d*, control limits 0\.1\d* to 0\.2\d*$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('B-09 with 10,000 rows only a few are rendered, edits are computed by the worker, and one key moves to the last row', {
    timeout: 120_000,
  }, async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    await openFile(page, 'year.xlsx', await workbook({ Year: heats(10_000) }));
    await page.getByText('9999 of 10,000 rows calculated.').waitFor({ timeout: 60_000 });
    const grid = page.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).toBe('10001');
    expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(100);
    await cell(page, 0, 1).click();
    await page.keyboard.press('Control+ArrowDown');
    await page.getByRole('row').filter({ hasText: 'H9999' }).waitFor();
    expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(100);
    const result = cell(page, 9_999, 4);
    const before = await result.innerText();
    await page.evaluate(() => {
      const sent: unknown[] = [];
      Object.assign(window, { sent });
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function send(this: Worker, message: { rows?: unknown[] }) {
        sent.push(message.rows?.length);
        post.call(this, message);
      };
    });
    await page.keyboard.type('0.05');
    await page.keyboard.press('Enter');
    await expect.poll(() => result.innerText()).not.toBe(before);
    // Only one row is sent for one edit.
    expect(await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([1]);
  });

  it('B-09 the user chooses one of several sheets, damaged files are reported, and the table is kept after leaving, reloading or going back', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await expect.poll(() => page.url()).toContain('view=batch');
    await openFile(page, 'broken.xlsx', Buffer.from('PK\u0003\u0004 nothing'));
    await page.getByText('The file is damaged and cannot be read.').waitFor();
    await openFile(page, 'two.xlsx', await workbook({ October: heats(3), November: heats(4) }));
    await page.getByRole('button', { name: 'November' }).click();
    await page.getByText('3 of 4 rows calculated.').waitFor();
    await page.getByRole('button', { name: 'Back to the calculator' }).click();
    await page.locator('[name="C"]').waitFor();
    await page.goBack();
    await page.getByText('3 of 4 rows calculated.').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => storedTables(page)).toBe(1);
    await page.reload();
    await page.getByText('two.xlsx, sheet “November”, rows: 4').waitFor();
    await page.getByText('3 of 4 rows calculated.').waitFor();
  });

  it('B-09 a stored table is restored for its member only, offline and after a session that ended elsewhere; the login of another member deletes it', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&view=batch');
    const rows = page.getByText('Pasted table, rows: 1');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByLabel('Rows to calculate').fill('Heat\tC\tMn\nOwn 4711\t0.16\t1.4\n');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('1 of 1 rows calculated.').waitFor();
    await expect.poll(() => storedTables(page)).toBe(1);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await rows.waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await rows.waitFor();
    await page.context().setOffline(false);

    // The session ends without a logout in this browser, and its member logs in again.
    const endSession = () => page.evaluate(() => localStorage.removeItem('ferrite-auth'));
    await endSession();
    await page.goto('/login?lang=en');
    await signIn(page, 'premium');
    await openCalculatorIn(page, carbonEquivalent, 'lang=en&view=batch');
    await rows.waitFor();

    await endSession();
    await page.goto('/login?lang=en');
    await signIn(page, 'admin');
    await expect.poll(() => storedTables(page)).toBe(0);
    await openCalculatorIn(page, carbonEquivalent, 'lang=en&view=batch');
    await page.getByLabel('Rows to calculate').waitFor();
    expect(await rows.count()).toBe(0);
    expect(await storedTables(page)).toBe(0);
  });
});
