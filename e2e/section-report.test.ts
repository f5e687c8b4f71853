/** Report of a quenched shaft: from /workbench/section to the public page that a customer opens. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { openAsMember, openAsVisitor, unique, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

const words = {
  ko: {
    report: '보고서',
    customer: '고객',
    create: '보고서 만들기',
    open: '열기',
    title: '단면 담금질',
    requirement: 'r/2 요구: ≥ 45 HRC',
    proposal: '이 강과 담금질액으로는 도달할 수 없습니다',
    limits: 'Lamont 선도 및 SAE J406 표와는 대조하지 않았습니다.',
    same: '오늘 다시 계산한 결과가 같습니다.',
  },
  de: {
    report: 'Bericht',
    customer: 'Kunde',
    create: 'Bericht erstellen',
    open: 'Öffnen',
    title: 'Querschnitt härten',
    requirement: 'Anforderung bei r/2: ≥ 45 HRC',
    proposal: 'Mit diesem Stahl und Abschreckmittel nicht erreichbar',
    limits: 'Nicht mit den Diagrammen von Lamont oder den Tabellen der SAE J406 verglichen.',
    same: 'Heute nachgerechnet, mit demselben Ergebnis.',
  },
} as const;

async function expectAccessibleLayout(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
      .toBeLessThanOrEqual(width);
    await waitUntilSettled(page);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
}

it.each(['ko', 'de'] as const)(
  'W-04 B-07 B-08 a shaft of Ø 80 mm that needs 45 HRC at half radius becomes a report that a customer opens without an account, at 390 and 1440 px (%s)',
  async (language) => {
    const text = words[language];
    const section = await openAsMember('premium', `/${language}/workbench/section?sizeMm=80&requiredHRC=45`);
    await section.locator('main [aria-busy=false]').waitFor();
    // The form opens in a tab beside the section.
    const opened = section.waitForEvent('popup');
    await section.getByRole('main').getByRole('link', { name: text.report, exact: true }).click();
    const page = await opened;
    const customer = unique('Nordsveis');
    await page.getByLabel(text.customer, { exact: true }).fill(customer);
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: text.create }).click();
    const item = page.getByRole('listitem').filter({ hasText: customer });
    const address = await item.getByRole('link', { name: text.open }).getAttribute('href');

    const customers = await openAsVisitor();
    expect((await customers.goto(address ?? ''))?.status()).toBe(200);
    await customers.getByRole('heading', { level: 1, name: text.title }).waitFor();
    for (const part of [customer, text.requirement, text.proposal, text.limits, text.same])
      await customers.getByText(part).first().waitFor();
    await expectAccessibleLayout(customers);
    const pdf = await customers.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const document = await customers.request.get(pdf ?? '');
    expect(document.headers()['content-type']).toBe('application/pdf');
  },
);
