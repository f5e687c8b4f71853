import { categories, registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { openAsMember, withBrowser } from './browser.ts';
import { downloadText, openCalculator, openCalculatorIn } from './calculator-page.ts';

withBrowser();

/** Calculators with long model names that begin alike, and with many models. */
const several = ['carburizing-depth', 'transformation-temperatures'];

describe('spread of the models', () => {
  it('C-03 in the diagram that compares models, every model name is readable and none overlaps another, in Korean, German and Japanese', {
    timeout: 180_000,
  }, async () => {
    const page = await openAsMember('premium', '/tools');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    for (const entry of registry.filter(({ id }) => several.includes(id))) {
      for (const language of ['kr', 'de', 'ja']) {
        await page.setViewportSize({ width: 390, height: 844 });
        const category = categories.find(({ id }) => id === entry.category)?.name;
        await openCalculatorIn(page, `${category}/${entry.name}`, `lang=${language}`);
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

  it('V-02 a value fitted to measurements shows its error band; the spread of the authors is shown only for values without a band', async () => {
    const page = await openAsMember('premium', '/tools');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    await openCalculatorIn(page, 'Alloy Design/Transformation Temperatures', 'lang=en');
    await page
      .getByText(/^90\u00a0% band: \d+ to \d+\s°C$/)
      .nth(1)
      .waitFor();
    const names = await page.locator('[data-spread-name]').allTextContents();
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(name).toMatch(/^Ac/);
    // Outside the ranges of all authors there is no best value.
    await openCalculatorIn(page, 'Heat treatment/Austenite Grain Growth', 'lang=en&temperatureC=900');
    await page
      .getByText(/^90\u00a0% band: /)
      .first()
      .waitFor();
    const answer = page.getByRole('heading', { name: 'Result' }).locator('xpath=ancestor::section[1]');
    expect(await answer.getByText('Out of range', { exact: true }).count()).toBe(0);
    await openCalculatorIn(page, 'Heat treatment/Austenite Grain Growth', 'lang=en&temperatureC=1390');
    await answer.getByText('Out of range', { exact: true }).waitFor();
  });
});

describe('V-07 inputs with ± on the page', () => {
  it('V-07 inputs with ± widen the band of the fitted value and are part of the link, and the share of results outside a limit is shown', async () => {
    const page = await openCalculator(
      'admin',
      'Heat treatment/Tempered Hardness',
      'lang=de&C=0.42&Mn=0.8&Cr=1&Mo=0.2&temperatureC=600&timeH=2',
    );
    const answer = page.locator('output').first().locator('xpath=../..');
    const widthOf = async (pattern: RegExp) => {
      const [, low = '', high = ''] = pattern.exec(await answer.innerText()) ?? [];
      return Number(high.replace(',', '.')) - Number(low.replace(',', '.'));
    };
    const narrow = await widthOf(/Band: ([\d,]+) bis ([\d,]+)/);
    expect(narrow).toBeGreaterThan(3);

    // The uncertainty is typed after the value, or in a field of its own.
    const worker = page.waitForEvent('worker');
    await page.locator('[name=C]').fill('0,42 ± 0,1');
    expect((await worker).url()).toContain('/calculators/gated/batch-tempered-hardness');
    await page.getByLabel('± für Anlasstemperatur').fill('30');
    const wide = /einschließlich der Unsicherheit der Eingaben: ([\d,]+) bis ([\d,]+)/;
    await expect.poll(() => answer.innerText()).toMatch(wide);
    await expect.poll(() => widthOf(wide)).toBeGreaterThan(1.1 * narrow);
    expect(await page.locator('[name=temperatureC]').inputValue()).toBe('600 ± 30');

    const { text } = await downloadText(page, page.getByRole('button', { name: 'Exportieren (CSV)' }));
    expect(text).toMatch(/C;0,42;%;"?± 0,1"?\r?\n/);
    expect(text).toMatch(
      /bester Wert"?;[\d,]+;HRC;"?90-%-Intervall einschließlich der Unsicherheit der Eingaben: [\d,]+ bis [\d,]+/,
    );

    const share = page.getByRole('region', { name: 'Anteil außerhalb einer Grenze' });
    await share.getByLabel('Mindestens').fill('-100');
    await share.getByText(/^0\s%/).waitFor();
    await share.getByLabel('Höchstens').fill('10');
    await share.getByText(/^100\s%/).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await expect.poll(() => new URL(page.url()).searchParams.get('C')).toBe('0.42±0.1');
    await page.reload();
    await expect.poll(() => answer.innerText()).toMatch(wide);
    expect(await page.locator('[name=C]').inputValue()).toBe('0,42 ± 0,1');

    // Incomplete or invalid entries stay in the field and are reported at the value.
    const ofCarbon = page.getByLabel('± für C', { exact: true });
    for (const text of ['abc', ',', '-1', '9'.repeat(200)]) {
      await ofCarbon.fill(text);
      await expect.poll(() => page.locator('[name=C]').getAttribute('aria-invalid')).toBe('true');
      expect(await ofCarbon.inputValue()).toBe(text);
    }
    // An interval that reaches beyond the possible values is used as far as it is possible.
    await ofCarbon.fill('5');
    await page.getByText('Möglich sind nur Werte von 0 bis').waitFor();
    expect(await page.locator('[name=C]').getAttribute('aria-invalid')).not.toBe('true');
    await ofCarbon.fill('');
    await page.getByLabel('± für Anlasstemperatur').fill('');
    await expect.poll(() => widthOf(/Band: ([\d,]+) bis ([\d,]+)/)).toBeCloseTo(narrow, 5);
    expect(await share.count()).toBe(0);
  });

  it('V-07 a ± whose samples mostly break a rule between inputs has a note instead of an interval', async () => {
    const page = await openCalculator(
      'premium',
      'Heat treatment/Quenching Immersion Time',
      'lang=de&centreTargetC=27±5&bathTemperatureC=25',
    );
    await page.getByText('Kein Intervall: Mehr als ein Zehntel der Stichproben').waitFor();
    await page.getByLabel('± für Angestrebte Kerntemperatur').fill('0.5');
    await page
      .getByText(/Intervall nur aus der Unsicherheit/)
      .first()
      .waitFor();
  });

  it('V-07 the page computes the uncertainty interval itself if the worker cannot be loaded', async () => {
    const page = await openCalculator('admin', 'Heat treatment/Tempered Hardness', 'lang=en&C=0.42±0.05');
    await page
      .getByText(/interval including input uncertainty/)
      .first()
      .waitFor();
    await page.route('**/calculators/gated/batch-*', (route) => route.abort());
    await page.reload();
    await page
      .getByText(/interval including input uncertainty/)
      .first()
      .waitFor();
  });
});
