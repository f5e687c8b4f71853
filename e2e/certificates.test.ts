/** Tests reading mill certificates in the form of a heat. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layouts } from '../test/mill-certificate-layouts.ts';
import { asPdf, asPdfWithoutFonts, asScan, type Certificate, table } from '../test/mill-certificates.ts';
import { axeViolations } from './axe.ts';
import { openAsMember, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

const certificate = (name: string): Certificate => layouts[name]?.certificate ?? [];

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

it('W-02 values read from a mill certificate are shown beside the printed ones, copied into a heat and saved with their page and row', async () => {
  const page = await openAsMember('premium', '/workbench/heats/new');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/heartbeat')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Read certificate' }).click();
  const dialog = page.getByRole('dialog');

  await choose(page, 'notes.pdf', Buffer.from('C 0.41'));
  await dialog.getByText('This file is not a PDF.').waitFor();
  await choose(page, 'broken.pdf', Buffer.from('%PDF-1.7\nC 0.41'));
  await dialog.getByText('The PDF is damaged').waitFor();
  await choose(page, 'locked.pdf', await asPdf(certificate('german'), { userPassword: 'secret' }));
  await dialog.getByText('protected by a password').waitFor();
  await choose(page, 'scan.pdf', await asScan());
  await dialog.getByText('This is a scan').waitFor();
  await choose(page, 'empty.pdf', await asPdf([[]]));
  await dialog.getByText('No text and no picture was found').waitFor();

  const marked = [
    ['Heat No.', 'C', 'Si', 'Mn', 'Cr'],
    ['A1001', '0.41 1)', '0.2S', '0.77', '1.05'],
  ];
  await choose(
    page,
    'marks.pdf',
    await asPdf([table(marked, { x: 40, y: 80, widths: [60, 60, 60, 60, 60] })]),
  );
  await dialog.getByText('Not read: Si “0.2S”').waitFor();
  await dialog.getByText('printed: 0.41, mark 1) left out').waitFor();
  expect(await dialog.getByRole('button', { name: /^Use values/ }).isDisabled()).toBe(true);
  await waitUntilSettled(page);
  expect(await axeViolations(page)).toEqual([]);

  await choose(page, 'heats.pdf', await asPdf(certificate('twoHeats')));
  await dialog.getByText('Analyses found: 2').waitFor();
  expect(await dialog.getByRole('button', { name: /^Use values/ }).isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: /H1002/ }).check();
  await waitUntilSettled(page);
  expect(await axeViolations(page)).toEqual([]);

  // The fonts of the file are not embedded, so their character maps are loaded.
  await choose(page, 'mill-sheet.pdf', asPdfWithoutFonts(certificate('japanese')));
  await dialog.getByText('Heat 5K1284 · Grade SCM440').waitFor();
  await dialog.getByText('1.08 wt %', { exact: true }).waitFor();

  await choose(page, 'certificate.pdf', await asPdf(certificate('chinese')));
  await dialog.getByText('Heat 2A305817 · Grade 40Cr').waitFor();
  await dialog.getByText('printed: 108', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Cu' }).uncheck();
  await dialog.getByRole('button', { name: /^Use values/ }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(asked).toEqual([]);
  expect(await page.getByLabel('Name').inputValue()).toBe('2A305817');
  expect(await page.locator('[name=content-Cr]').inputValue()).toBe('1.08');
  expect(await page.locator('[name=content-Cu]').inputValue()).toBe('');
  await page.getByRole('checkbox', { name: 'Store the certificate certificate.pdf with the heat' }).check();
  await page.getByRole('button', { name: 'Save heat' }).click();
  await page.getByRole('heading', { name: '2A305817' }).waitFor();
  await page
    .getByText(/certificate\.pdf, page 1, row “熔炼 .*108/)
    .first()
    .waitFor();

  // The certificate is stored with the heat because this was selected; another file is added, saved and deleted.
  const files = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Download / }) });
  await expect.poll(() => files.count()).toBe(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download certificate.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('certificate.pdf');
  const field = page.getByLabel('Add files');
  await field.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('notes') });
  await page.getByText('Only PDF, PNG, JPEG and WebP files can be stored.').waitFor();
  await field.setInputFiles({
    name: 'micro.pdf',
    mimeType: 'application/pdf',
    buffer: await asPdf(certificate('german')),
  });
  await expect.poll(() => files.count()).toBe(2);
  await waitUntilSettled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete micro.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => files.count()).toBe(1);
});

it('W-02 contents, name and grade of the form that a certificate does not replace are listed, and the contents are removed on request', async () => {
  const page = await openAsMember('premium', '/workbench/heats/new');
  await page.getByLabel('Name').fill('MYHEAT');
  await page.locator('[name=content-C]').fill('0.99');
  await page.locator('[name=content-V]').fill('0.07');
  const rows = [
    ['Heat', 'C', 'Mn', 'Cr'],
    ['A101', '0.42', '0.75', '1.05'],
  ];
  const bytes = await asPdf([table(rows, { x: 40, y: 80, widths: [60, 50, 50, 50] })]);
  await page.getByRole('button', { name: 'Read certificate' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, 'heat.pdf', bytes);
  await dialog.getByText('The form keeps the name “MYHEAT”. The certificate has heat A101.').waitFor();
  await dialog.getByText('Replaces 0.99 in the form.').waitFor();
  await waitUntilSettled(page);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Remove the other contents: V 0.07' }).check();
  await dialog.getByRole('button', { name: 'Use values: 3' }).click();
  await dialog.waitFor({ state: 'detached' });
  const contents = await Promise.all(
    ['C', 'Mn', 'Cr', 'V'].map((element) => page.locator(`[name=content-${element}]`).inputValue()),
  );
  expect(contents).toEqual(['0.42', '0.75', '1.05', '']);
  expect(await page.getByLabel('Name').inputValue()).toBe('MYHEAT');
});

it('W-02 uncertain values of a dropped certificate are filled in only after the member confirms them, in German at 390 px', async () => {
  const page = await openAsMember('premium', '/de/workbench/heats/new', {
    viewport: { width: 390, height: 844 },
  });
  const doubtful = certificate('chinese').map((drawn) => drawn.filter(({ text }) => !text.startsWith('×')));
  const bytes = [...(await asPdf(doubtful))];
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'zeugnis.pdf', { type: 'application/pdf' }));
    return transfer;
  }, bytes);
  await page.locator('form').first().dispatchEvent('drop', { dataTransfer: data });
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Kein üblicher Gehalt in Stahl').first().waitFor();
  const take = dialog.getByRole('button', { name: /^Werte übernehmen/ });
  expect(await take.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Mn in Ma.-%' }).fill('0,77');
  await waitUntilSettled(page);
  expect(await axeViolations(page)).toEqual([]);
  await take.click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('[name=content-Mn]').inputValue()).toBe('0,77');
  expect(await page.locator('[name=content-C]').inputValue()).toBe('');
});
