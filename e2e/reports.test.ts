import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { docxParts } from '../test/docx-parts.ts';
import { pdfPages } from '../test/pdf-pages.ts';
import { axeViolations } from './axe.ts';
import { isFocused, openAsVisitor, unique, waitUntilSettled, withBrowser } from './browser.ts';
import { openCalculator } from './calculator-page.ts';

withBrowser();

const preheat = 'Welding/Preheat Temperature for Welding';

/** Opens the form of a report in its own tab. */
async function reportForm(calculator: Page): Promise<Page> {
  const form = calculator.waitForEvent('popup');
  await calculator.getByRole('link', { name: 'Report', exact: true }).click();
  const page = await form;
  await waitUntilSettled(page);
  return page;
}

/**
 * Creates a report of a joint of 40 mm from the calculator's page. @returns the member's page with the list, and the
 * customer
 */
async function createReport() {
  const calculator = await openCalculator('premium', preheat, 'lang=en&thicknessMm=40');
  const page = await reportForm(calculator);
  const customer = unique('Nordsveis');
  await page.getByLabel('Customer', { exact: true }).fill(customer);
  await page.getByLabel('Approved by').fill('M. Vogt');
  await page.getByRole('radio', { name: 'Approved' }).check();
  await page.getByRole('button', { name: 'Create report' }).click();
  const item = page.getByRole('listitem').filter({ hasText: customer });
  await item.waitFor();
  return { page, item, customer };
}

describe('B-07 B-08 report of a calculation', () => {
  it('B-07 B-08 a customer opens the report of a joint without an account, on a phone, and as PDF and Word document in Korean', async () => {
    const { page, item, customer } = await createReport();
    expect(await axeViolations(page)).toEqual([]);
    const address = await item.getByRole('link', { name: 'Open' }).getAttribute('href');
    const customers = await openAsVisitor({ viewport: { width: 390, height: 844 } });
    await customers.goto(`/ko${address}`);
    await waitUntilSettled(customers);
    await customers.getByText(customer).waitFor();
    await customers.getByText('오늘 다시 계산한 결과가 같습니다.').waitFor();
    expect(await customers.getByRole('heading', { level: 1 }).innerText()).toBe('용접 예열 온도');
    expect(await customers.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await customers.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(customers)).toEqual([]);
    const pdf = await customers.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const answer = await customers.request.get(pdf ?? '');
    const sheets = await getDocument({ data: new Uint8Array(await answer.body()), verbosity: 0 }).promise;
    expect(sheets.numPages).toBeLessThanOrEqual(2);
    const { items } = await (await sheets.getPage(1)).getTextContent();
    const text = items.map((each) => ('str' in each ? each.str : '')).join('');
    for (const part of ['예열 온도', customer, 'M. Vogt']) expect(text).toContain(part);
    const printed = (await pdfPages(await customers.pdf({ preferCSSPageSize: true }))).join('');
    expect(printed).toContain('M. Vogt');
    for (const control of ['본문으로 이동', '인쇄']) expect(printed).not.toContain(control);
    const word = await customers.getByRole('link', { name: 'Word' }).getAttribute('href');
    const file = await customers.request.get(word ?? '');
    const content = docxParts(await file.body())['word/document.xml']?.text ?? '';
    for (const part of ['예열 온도', customer, 'M. Vogt']) expect(content).toContain(part);
  });

  it('B-08 a report withdrawn by its owner returns 410 with a message', async () => {
    const { page, item } = await createReport();
    const address = (await item.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    await expect.poll(() => isFocused(item)).toBe(true);
    await item.getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect.poll(() => isFocused(item.getByRole('button', { name: 'Keep' }))).toBe(true);
    await item.getByRole('button', { name: 'Withdraw now' }).click();
    await page.getByText('Report withdrawn').waitFor();
    await expect.poll(() => isFocused(item)).toBe(true);
    const customers = await openAsVisitor();
    const answer = await customers.goto(address);
    expect(answer?.status()).toBe(410);
    await customers.getByText('This report was withdrawn').first().waitFor();
    expect((await customers.goto(`/r/${'A'.repeat(22)}`))?.status()).toBe(404);
  });

  it('B-07 B-08 the page of a report shows that a later revision exists once that revision is approved', async () => {
    const { item, customer, page } = await createReport();
    const address = (await item.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    await item.getByRole('button', { name: 'New revision' }).press('Enter');
    const title = page.getByRole('heading', { name: /^New revision of/ });
    await expect.poll(() => title.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    await page.getByLabel('Drawing').fill('NS-20817');
    await page.getByRole('button', { name: 'Create report' }).click();
    const revisions = page.getByRole('listitem').filter({ hasText: customer });
    const draft = revisions.filter({ hasText: 'Revision B' });
    await draft.waitFor();
    const customers = await openAsVisitor();
    await customers.goto(address);
    await customers.getByText('The content is unchanged').waitFor();
    expect(await customers.getByText('There is a later revision').count()).toBe(0);
    await draft.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Create report' }).click();
    await revisions.filter({ hasText: 'Revision C' }).waitFor();
    await customers.reload();
    await customers.getByText('There is a later revision: C.').waitFor();
    await customers.getByRole('link', { name: 'Open revision C' }).click();
    await customers.getByText('NS-20817').waitFor();
  });

  it('B-07 a report contains the diagram and the requirement selected on the calculator page, which stays open', async () => {
    const calculator = await openCalculator('premium', preheat, 'lang=en&thicknessMm=40');
    await calculator.getByLabel('Diagram', { exact: true }).selectOption({ index: 2 });
    const title = await calculator.locator('[aria-label=Diagram] option:checked').innerText();
    await calculator.getByRole('button', { name: 'Add a requirement' }).click();
    await calculator.getByLabel('Condition').selectOption('at most');
    await calculator.getByLabel('Limit', { exact: true }).fill('60');
    await calculator.getByText(/^Not met, difference \d+/).waitFor();
    const page = await reportForm(calculator);
    const customer = unique('Nordsveis');
    await page.getByLabel('Customer', { exact: true }).fill(customer);
    await page.getByRole('radio', { name: 'Draft' }).check();
    await page.getByRole('button', { name: 'Create report' }).click();
    const item = page.getByRole('listitem').filter({ hasText: customer });
    await item.getByText('Draft', { exact: true }).waitFor();
    const customers = await openAsVisitor();
    await customers.goto((await item.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '');
    await customers.getByText('Draft, not approved').waitFor();
    await customers.getByText(/^Required: .* ≤\s60\s°C$/).waitFor();
    await customers.getByText(/^Not met, difference \d+/).waitFor();
    await customers.getByText(title, { exact: true }).waitFor();
    expect(await axeViolations(customers)).toEqual([]);
    expect(await calculator.getByRole('link', { name: 'Report', exact: true }).isVisible()).toBe(true);
  });
});
