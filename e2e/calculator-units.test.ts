import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { withBrowser } from './browser.ts';
import { openCalculator, openCalculatorIn } from './calculator-page.ts';

withBrowser();

const quenching = 'Heat treatment/Quenching Immersion Time';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const unitsShown = (page: Page) =>
  page
    .locator('main select')
    .evaluateAll((selects) =>
      (selects as HTMLSelectElement[])
        .filter((each) => [...each.options].some(({ value }) => value === 'F' || value === 'inch'))
        .map(({ value }) => value),
    );

describe('C-05 chosen units on calculator pages', () => {
  it('C-05 °F and inch, chosen once, apply to every calculator page, and the results do not change', async () => {
    const page = await openCalculator('premium', quenching);
    const time = page.locator('main output').first();
    const minutes = await time.textContent();
    const celsius = Number(await field(page, 'austenitizingTemperatureC').inputValue());
    await page.getByLabel('Unit of Austenitizing temperature').selectOption('F');
    await expect.poll(() => unitsShown(page)).not.toContain('C');
    expect(Number(await field(page, 'austenitizingTemperatureC').inputValue())).toBeCloseTo(
      celsius * 1.8 + 32,
      6,
    );
    expect(await time.textContent()).toBe(minutes);

    await openCalculatorIn(page, 'Diffusion/Carburizing Depth');
    await page.getByLabel('Unit of Case depth').first().selectOption('inch');
    await expect.poll(async () => new Set(await unitsShown(page))).toEqual(new Set(['F', 'inch']));
    expect(await axeViolations(page)).toEqual([]);

    await openCalculatorIn(page, quenching, 'lang=de');
    expect(new Set(await unitsShown(page))).toEqual(new Set(['F', 'inch']));
    await page.reload();
    expect(new Set(await unitsShown(page))).toEqual(new Set(['F', 'inch']));
    expect(await page.evaluate(() => localStorage.getItem('calculator-units'))).toBe('F,inch');
  });

  it('C-05 a link that contains units is shown in these units, and the stored units stay unchanged', async () => {
    const page = await openCalculator('premium', quenching);
    await page.getByLabel('Unit of Austenitizing temperature').selectOption('F');
    await field(page, 'austenitizingTemperatureC').fill('1600');
    await expect.poll(() => page.url()).toContain('units=F');
    const link = new URL(page.url());
    expect(Number(link.searchParams.get('austenitizingTemperatureC'))).toBeCloseTo((1600 - 32) / 1.8, 6);

    await page.evaluate(() => localStorage.setItem('calculator-units', 'K,inch'));
    await page.goto(link.href);
    expect(await field(page, 'austenitizingTemperatureC').inputValue()).toBe('1600');
    expect(await unitsShown(page)).not.toContain('inch');
    expect(await page.evaluate(() => localStorage.getItem('calculator-units'))).toBe('K,inch');
  });

  it('C-05 remarks, ranges of models and measured errors are in the chosen units, too', async () => {
    const query = 'lang=en&units=F,ksi&temperatureC=1290&strain=1.5&A.Mo=2';
    const page = await openCalculator('premium', 'Forging/Hot Flow Stress', query);
    await page.getByText('The models give').first().waitFor();
    await page.locator('details summary').evaluateAll((all) => {
      for (const each of all) (each as HTMLElement).click();
    });
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(text).toMatch(/The models give [\d.]+[–\s][\d.]+ ksi/);
    expect(text).toMatch(/within ±[\d.]+ ksi/);
    expect(text).toMatch(/°F/);
    expect(text).not.toMatch(/(?:The models give|within) [^\n]*MPa/);
  });

  it('C-05 the default units of the calculator replace invalid or missing stored units', async () => {
    const page = await openCalculator('premium', quenching);
    for (const kept of ['{"x":1}', 'furlong,,F ,min', '']) {
      await page.evaluate((text) => localStorage.setItem('calculator-units', text), kept);
      await page.reload();
      expect(new Set(await unitsShown(page))).toEqual(new Set(['C', 'mm']));
    }
  });
});
