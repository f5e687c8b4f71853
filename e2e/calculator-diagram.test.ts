import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { isFocused, withBrowser } from './browser.ts';
import { carbonEquivalent, openCalculator } from './calculator-page.ts';

withBrowser();

const jominy = 'Alloy Design/Jominy Hardenability';
const answer = (page: Page) => page.locator('main output').first().innerText();
const distance = (page: Page) => page.locator('[name=distanceMm]').inputValue();

/** Returns the position of the diagram in the window as soon as it responds to the pointer. */
async function diagram(page: Page) {
  await page.locator('[data-chart=pointer]').waitFor();
  const box = await page.locator('main svg.chart').boundingBox();
  if (!box) throw new Error('no diagram');
  return box;
}

describe('B-03 update of result and diagram while typing', () => {
  it.each(['Alloy Design/TTT and CCT Diagram', 'Diffusion/Carburizing Depth', jominy])(
    'B-03 the result follows a typed value immediately, and the diagram follows the result: %s',
    async (tool) => {
      const page = await openCalculator('premium', tool);
      await diagram(page);
      const seen = await page.evaluate(() => {
        const numbers = [
          ...document.querySelectorAll<HTMLInputElement>('.bench-inputs input[inputmode=decimal]'),
        ];
        const field = numbers.find((each) => Number(each.value) > 0);
        const place = document.querySelector('.diagram-place');
        const answer = () => document.querySelector('.bench-answer')?.textContent;
        const before = { answer: answer(), diagram: place?.innerHTML };
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        write?.call(field, String(Number(field?.value) * 1.25));
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        // At the end of this step, only the update by the event itself has been rendered.
        return Promise.resolve().then(() => ({
          drawn: before.diagram ?? '',
          answered: answer() !== before.answer,
          drawnFirst: place?.innerHTML !== before.diagram,
        }));
      });
      expect(seen).toMatchObject({ answered: true, drawnFirst: false });
      await expect.poll(() => page.locator('.diagram-place').innerHTML()).not.toBe(seen.drawn);
    },
  );
});

describe('B-02 interactive diagrams', () => {
  it('B-02 pointing at a curve or stepping with the arrow keys shows the name, value and unit of every curve', async () => {
    const page = await openCalculator('premium', jominy);
    const box = await diagram(page);
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    const card = page.locator('[data-chart=card]');
    await expect.poll(() => card.innerText()).toMatch(/d = \d+\.\d mm[\s\S]*HRC/);
    for (const name of ['ASTM A255', 'Just 1969']) expect(await card.innerText()).toContain(name);
    await page.mouse.move(5, 5);
    await card.waitFor({ state: 'detached' });
    const group = page.getByRole('group', { name: /read values with the arrow keys/ });
    await group.focus();
    await page.keyboard.press('ArrowRight');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });

  it('B-02 dragging the result point with the pointer or the arrow keys changes the input and the result', async () => {
    const page = await openCalculator('premium', jominy);
    await diagram(page);
    const point = page.getByRole('slider', { name: 'Move the point: Distance from the quenched end' });
    const box = await point.boundingBox();
    if (!box) throw new Error('no point');
    const before = Number(await distance(page));
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await distance(page))).toBeGreaterThan(before + 3);
    const dragged = Number(await distance(page));
    await point.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await distance(page))).toBeGreaterThan(dragged);
    expect(await point.getAttribute('aria-valuetext')).toMatch(/mm, \d+\.\d HRC/);
  });

  it('B-02 the result point can be dragged back from a position where the result changes its scale or is invalid', async () => {
    for (const [tool, key, by] of [
      ['Heat treatment/Tempered Hardness', 'temperatureC', 400],
      ['Forging/Forging Load', 'finalHeightMm', 500],
    ] as const) {
      const page = await openCalculator('premium', tool);
      await diagram(page);
      const point = page.getByRole('slider', { name: /^Move the point/ });
      const box = await point.boundingBox();
      if (!box) throw new Error('no point');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const input = () => page.locator(`[name=${key}]`).inputValue();
      const before = Number(await input());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await expect.poll(async () => Number(await input())).toBeGreaterThan(before * 1.05);
      await expect.poll(() => point.count()).toBe(1);
      await expect.poll(() => page.locator('main svg.chart .chart-point').count()).toBe(1);
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => Math.abs(Number(await input()) / before - 1)).toBeLessThan(0.02);
      await expect.poll(() => page.getByRole('button', { name: 'Zoom in' }).count()).toBe(1);
    }
  });

  it('B-02 the mouse wheel and the buttons zoom the diagram in and out', async () => {
    const page = await openCalculator('premium', jominy);
    const box = await diagram(page);
    const ticks = () => page.locator('main svg.chart text').allTextContents();
    const whole = await ticks();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect.poll(ticks).not.toEqual(whole);
    await page.getByRole('button', { name: 'Whole diagram' }).click();
    await expect.poll(ticks).toEqual(whole);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(ticks).not.toEqual(whole);
  });

  it('B-02 up to four cases can be pinned, and their differences are shown beside the result', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    const pin = page.getByRole('button', { name: 'Pin this case' });
    for (const carbon of ['0.10', '0.15', '0.20', '0.25']) {
      await page.locator('[name=C]').fill(carbon);
      await pin.click();
    }
    await expect.poll(() => pin.isDisabled()).toBe(true);
    await page.locator('[name=C]').fill('0.16');
    const table = page.getByRole('table').filter({ hasText: 'CE (IIW)' }).first();
    await expect.poll(() => table.innerText()).toMatch(/C 0\.1\s*%\s+C 0\.15\s*%\s+C 0\.2\s*%\s+C 0\.25\s*%/);
    // Carbon is a term of the carbon equivalent with a factor of 1: differences are 0.16 less 0.10, 0.15, 0.20 and
    // 0.25.
    await expect.poll(() => table.innerText()).toMatch(/\+0\.060\s+\+0\.010\s+.0\.040\s+.0\.090/);
    await page.getByRole('button', { name: 'Remove case B' }).click();
    await expect.poll(() => pin.isEnabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('B-04 solving for an input', () => {
  it('B-04 the carbon content for a required carbon equivalent, entered with a decimal comma on the German page, is found and inserted, and then gives this equivalent', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=de');
    await page.getByRole('button', { name: 'Auflösen nach …' }).click();
    const panel = page.getByRole('region', { name: 'Nach einer Eingabe auflösen' });
    await panel.getByLabel('Gesuchte Eingabe').selectOption('C');
    await panel.getByLabel('Gewünschter Wert').fill('0,45');
    await panel.getByRole('button', { name: 'Wert übernehmen' }).click();
    await expect.poll(() => answer(page)).toBe('0,450');
    await panel.getByLabel('Gewünschter Wert').fill('40');
    await panel.getByText(/^Kein Wert dieser Eingabe ergibt den gewünschten Wert\. Im Bereich/).waitFor();
    await panel.getByLabel('Gewünschter Wert').fill('vierzig');
    await panel.getByText('Keine Zahl').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('B-05 plotting any result versus any input', () => {
  it('B-05 the sweep plots any result versus any input with its error band, between the entered limits', async () => {
    const page = await openCalculator('premium', 'Heat treatment/Tempered Hardness');
    await page.getByRole('radio', { name: 'Vary an input' }).check();
    const figure = page.locator('main svg.chart');
    await page.getByLabel('Input (x axis)').selectOption('temperatureC');
    await page.getByLabel('From', { exact: true }).fill('300');
    await page.getByLabel('To', { exact: true }).fill('700');
    await expect.poll(() => figure.locator('text').allTextContents()).toContain('700');
    // The curve, and the area around it in which nine of ten measurements lie.
    await figure.locator('path[stroke="var(--hot)"]').first().waitFor();
    await figure.locator('path[fill="var(--hot)"]').first().waitFor();
    await page.getByLabel('To', { exact: true }).fill('9000');
    await page.getByText(/^Two different numbers between/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('B-01 calculator page on a phone', () => {
  it('B-01 on a phone the inputs are in a bottom sheet, and diagram and result stay visible and are updated while typing', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en', {
      viewport: { width: 390, height: 844 },
    });
    await page.locator('[data-chart=pointer]').waitFor();
    const bar = page.getByRole('complementary', { name: 'Result and inputs' });
    expect(await page.locator('[name=C]').isVisible()).toBe(false);
    await bar.getByRole('button', { name: 'Inputs' }).click();
    const sheet = page.getByRole('dialog', { name: 'Inputs' });
    await sheet.locator('[name=C]').fill('0.30');
    await expect.poll(() => bar.innerText()).toContain('0.552');
    const [drawn, form] = [await page.locator('main svg.chart').boundingBox(), await sheet.boundingBox()];
    expect(drawn?.y).toBeGreaterThanOrEqual(0);
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual((form?.y ?? 0) + 1);
    expect(await axeViolations(page)).toEqual([]);
    // Escape closes the list of grades first, and then the sheet, whose button has the focus again.
    const picker = sheet.getByRole('combobox').first();
    await picker.fill('42cr');
    await sheet.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await sheet.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await page.locator('[name=C]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[name=C]').isVisible()).toBe(false);
    await expect.poll(() => isFocused(bar.getByRole('button', { name: 'Inputs' }))).toBe(true);
  });

  it('B-01 on a phone one button opens all actions for a result except saving', async () => {
    const page = await openCalculator('premium', jominy, 'lang=kr', {
      viewport: { width: 390, height: 844 },
    });
    const more = page.getByRole('button', { name: '더 보기' });
    const rest = ['링크 복사', '내보내기(CSV)', '일괄 계산'];
    const shown = async () =>
      (await Promise.all(rest.map((name) => page.getByRole('button', { name }).isVisible()))).filter(Boolean);
    expect(await shown()).toEqual([]);
    await more.click();
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    expect(await shown()).toHaveLength(rest.length);
    expect(await axeViolations(page)).toEqual([]);
  });
});
