import { describe, expect, it } from 'vitest';
import { categories, registry } from '../calculators/registry.ts';
import { signedIn, withBrowser } from './browser.ts';
import { openedIn } from './calculator-page.ts';

withBrowser();

/** With long names that begin alike, and with many models. */
const several = ['carburizing-depth', 'transformation-temperatures'];

describe('how far the models disagree', () => {
  it('C-03 every name can be read whole, and none covers another, in Korean, German and Japanese', {
    timeout: 180_000,
  }, async () => {
    const page = await signedIn('premium', '/tools');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    for (const entry of registry.filter(({ id }) => several.includes(id))) {
      for (const language of ['kr', 'de', 'ja']) {
        await page.setViewportSize({ width: 390, height: 844 });
        const category = categories.find(({ id }) => id === entry.category)?.name;
        await openedIn(page, `${category}/${entry.name}`, `lang=${language}`);
        const names = page.locator('[data-spread-name]');
        await names.first().waitFor();
        for (const width of [320, 390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const faults = await page.evaluate(() => {
            const shown = [...document.querySelectorAll('[data-spread-name], [data-spread-value]')];
            const boxes = shown.map((each) => each.getBoundingClientRect());
            const covers = (one: DOMRect, other: DOMRect) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1;
            const tracks = [...document.querySelectorAll('[data-spread-track]')].map(
              (each) => each.clientWidth,
            );
            const narrow = tracks.filter((track) => track < 120).map((track) => `a track of ${track} px`);
            return narrow.concat(
              shown.flatMap((each, at) => {
                const box = boxes[at] as DOMRect;
                const name = each.textContent ?? '';
                const isCut =
                  each.scrollWidth > each.clientWidth + 1 || box.left < 0 || box.right > innerWidth + 1;
                const covered = boxes.some((other, place) => place > at && covers(box, other));
                return [...(isCut ? [`cut: ${name}`] : []), ...(covered ? [`covered: ${name}`] : [])];
              }),
            );
          });
          expect(faults, `${entry.id} ${language} ${width}`).toEqual([]);
        }
      }
    }
  });

  it('V-02 a best value shows its band beside it, and the authors’ spread stands only where there is no band', async () => {
    const page = await signedIn('premium', '/tools');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    await openedIn(page, 'Alloy Design/Transformation Temperatures', 'lang=en');
    await page
      .getByText(/^90\u00a0% band: \d+ to \d+\s°C$/)
      .nth(1)
      .waitFor();
    const names = await page.locator('[data-spread-name]').allTextContents();
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(name).toMatch(/^Ac/);
    // Outside of the authors' ranges alone, the best value is none.
    await openedIn(page, 'Heat treatment/Austenite Grain Growth', 'lang=en&temperatureC=900');
    await page.getByText(/^90\u00a0% band: /).waitFor();
    const answer = page.getByRole('heading', { name: 'Result' }).locator('xpath=ancestor::section[1]');
    expect(await answer.getByText('Out of range', { exact: true }).count()).toBe(0);
    await openedIn(page, 'Heat treatment/Austenite Grain Growth', 'lang=en&temperatureC=1390');
    await answer.getByText('Out of range', { exact: true }).waitFor();
  });
});
