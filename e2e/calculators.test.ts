import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { type Account, openAsMember, waitUntilSettled, withBrowser } from './browser.ts';
import { carbonEquivalent, openCalculator } from './calculator-page.ts';
import { cutTexts } from './cut-text.ts';

withBrowser();

/** Opens a calculator by clicking its name, as a user does. */
async function openByClick(account: Account, prefix: string, name: string): Promise<Page> {
  const page = await openAsMember(account, `${prefix}/tools`);
  await page.getByRole('banner').locator('a[href="/my-page"], a[href="/admin/dashboard"]').first().waitFor();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('rowheader').getByText(name, { exact: true }).first().click(),
  ]);
  await tab.waitForURL('**/calculators/**');
  await waitUntilSettled(tab);
  return tab;
}

/** Leaves only the given composition in a grid of element fields. */
async function enter(
  page: Page,
  prefix: string,
  composition: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [element, percent] of Object.entries(composition)) {
    await page.locator(`[name="${prefix}${element}"]`).fill(percent);
  }
}

/** Returns the visible text of the page. Live regions announce changes once, but not the inputs of an opened URL. */
const results = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const announced = [...main.querySelectorAll<HTMLElement>('[aria-live].sr-only')];
    for (const each of announced) each.hidden = true;
    const text = (main as HTMLElement).innerText;
    for (const each of announced) each.hidden = false;
    return text;
  });

type Bench = {
  /** Top, width and height of the diagram, px. */
  diagram: readonly [number, number, number];
  /** Bottom of the form, px; `answer` is the bottom of the first number of the answer. */
  inputs: number;
  answer: number;
  nodes: number;
  /** Pixels by which the page is wider than its window. */
  overflow: number;
};

/** Returns the positions of the three panels of a page, in window pixels. */
const benchOf = (page: Page) =>
  page.evaluate((): Bench => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const diagram = of('main svg.chart');
    return {
      diagram: [diagram?.top ?? 9999, diagram?.width ?? 0, diagram?.height ?? 0],
      inputs: of('#inputs')?.bottom ?? 9999,
      answer: of('main output')?.bottom ?? 9999,
      nodes: document.querySelectorAll('*').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

type Phone = { answer: boolean; diagram: number; overflow: number };

/** Returns whether the answer is visible on a phone, and the height of the diagram. */
async function phoneOf(page: Page): Promise<Phone> {
  // The page is laid out again for this width; content that remains too wide counts as overflow.
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 5_000 }).catch(() => undefined);
  return page.evaluate((): Phone => {
    const bar = document.querySelector('aside')?.getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    const panels = [...document.querySelectorAll('main section')];
    const ends = panels.map((panel) => Math.round(panel.getBoundingClientRect().right));
    return {
      answer: bar !== undefined && bar.height > 0 && bar.top < innerHeight && bar.bottom <= innerHeight,
      diagram: document.querySelector('main svg.chart')?.getBoundingClientRect().height ?? 0,
      // The page may hide what extends beyond the window.
      overflow: Math.max(scrollWidth, ...ends) - clientWidth,
    };
  });
}

describe('computing a result', () => {
  it('C-01 a free member computes the carbon equivalents of S355J2 in Korean', async () => {
    const page = await openByClick('member', '/ko', '탄소 당량');
    expect(await page.getAttribute('html', 'lang')).toBe('ko');
    await enter(page, '', {
      C: '0.16',
      Si: '0.35',
      Mn: '1.45',
      Cr: '0.05',
      Mo: '0.01',
      V: '0.005',
      Ni: '0.04',
      Cu: '0.05',
      Nb: '0.02',
      B: '0',
    });
    await expect.poll(() => results(page)).toContain('0.421');
    const text = await results(page);
    for (const value of ['0.421', '0.479', '0.251', '0.312', '0.415']) expect(text).toContain(value);
    // Manganese is outside the range of Pcm: the value is still shown, with a warning that names the range and its
    // source.
    expect(text).toContain('Ito & Bessyo 1968');
  });

  it('C-01 a premium member computes 309L between S355 and 304L in German', async () => {
    const page = await openByClick('premium', '/de', 'Schaeffler-Diagramm');
    await enter(page, 'A.', {
      C: '0,16',
      Si: '0,35',
      Mn: '1,45',
      Cr: '0,05',
      Ni: '0,04',
      Mo: '0,01',
      Nb: '0,02',
    });
    await enter(page, 'B.', { C: '0,02', Si: '0,45', Mn: '1,50', Cr: '18,2', Ni: '8,1', Mo: '0', Nb: '0' });
    await enter(page, 'filler.', {
      C: '0,02',
      Si: '0,80',
      Mn: '0,90',
      Cr: '23,5',
      Ni: '13,0',
      Mo: '0,10',
      Nb: '0',
    });
    // By hand: weld = 0.7 filler + 0.3 (A + B)/2, with Cr_eq 20.279 and Ni_eq 12.089.
    await expect.poll(() => results(page)).toContain('20,28');
    const text = await results(page);
    expect(text).toContain('12,09');
    expect(text).toMatch(/A \+ F/);
  });
});

describe('inputs of a calculator page', () => {
  it('C-05 an invalid input is reported beside its field and kept, and the last result is marked as outdated', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    const carbon = page.locator('[name="C"]');
    for (const wrong of ['abc', '-1', '500', '1e9']) {
      await carbon.fill(wrong);
      await expect.poll(() => carbon.getAttribute('aria-invalid')).toBe('true');
      const described = await carbon.getAttribute('aria-describedby');
      expect(
        (await page.locator(`#${(described ?? '').split(' ').at(-1)}`).innerText()).length,
      ).toBeGreaterThan(5);
      expect(await carbon.inputValue()).toBe(wrong);
    }
    await carbon.fill('0,20');
    await expect.poll(() => carbon.getAttribute('aria-invalid')).not.toBe('true');
    expect(await results(page)).not.toContain('NaN');
  });

  it('C-05 a link with an invalid input shows no result until the input is corrected', async () => {
    const page = await openCalculator(
      'premium',
      'Alloy Design/Jominy Hardenability',
      'lang=en&distanceMm=55',
    );
    const answer = page.getByRole('region', { name: 'Result' });
    await answer.getByText('An input needs correcting.').waitFor();
    await answer.getByText(/from 1\.5 to 50/).waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d HRC|In range/);
    expect(await page.locator('main svg.chart').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('complementary').getByText('No result').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('[name=distanceMm]').fill('40');
    await answer.getByText('HRC').first().waitFor();
    expect(await page.locator('main svg.chart').count()).toBe(1);
    await page.locator('[name=distanceMm]').fill('55');
    await answer.getByText('The last valid result is shown.').waitFor();
  });

  it('C-05 an empty element is shown as 0 in its cell and listed below the analysis', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    const silicon = page.locator('[name="Si"]');
    await silicon.fill('');
    await expect.poll(() => silicon.getAttribute('placeholder')).toBe('0');
    const sentence = await silicon.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${sentence}"]`).innerText()).toMatch(/\bSi\b/);
  });

  it('C-04 the URL contains every input, and opening it again gives the same result', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    await page.locator('[name="C"]').fill('0.22');
    await expect.poll(() => page.url()).toContain('C=0.22');
    const before = await results(page);
    await page.reload();
    await waitUntilSettled(page);
    expect(await page.locator('[name="C"]').inputValue()).toBe('0.22');
    expect(await results(page)).toBe(before);
  });

  it('C-04 a steel grade is found by its Japanese name and fills the composition, which stays editable', async () => {
    const page = await openCalculator('premium', carbonEquivalent);
    const picker = page.getByRole('combobox').first();
    await picker.click();
    await picker.fill('SCM440');
    await page.getByRole('option').filter({ hasText: '42CrMo4' }).first().click();
    await expect.poll(() => page.locator('[name="Cr"]').inputValue()).toMatch(/^1(\.|$)/);
    await page.locator('[name="Cr"]').fill('0.95');
    expect(await page.locator('[name="Cr"]').inputValue()).toBe('0.95');
  });

  it('C-02 the quenching calculator gives minutes and mean temperature, and rejects 799 °C, 1101 °C and an invalid width', async () => {
    const page = await openCalculator('premium', 'Heat treatment/Quenching Immersion Time');
    const temperature = page.locator('[name="austenitizingTemperatureC"]');
    for (const [value, invalid] of [
      ['799', 'true'],
      ['800', null],
      ['1100', null],
      ['1101', 'true'],
      ['870', null],
    ] as const) {
      await temperature.fill(value);
      await expect
        .poll(async () => ((await temperature.getAttribute('aria-invalid')) === 'true' ? 'true' : null))
        .toBe(invalid);
    }
    await page.getByText('Rectangular', { exact: false }).first().click();
    await page.locator('[name="widthMm"]').fill('0');
    await page.getByText('Please enter a valid value for Width.').waitFor();
  });

  it('C-03 each diagram has a text alternative with its result and can be saved as SVG', async () => {
    const page = await openCalculator('premium', 'Welding/Schaeffler Diagram');
    const chart = page.getByRole('img').filter({ visible: true }).first();
    expect((await chart.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /SVG/ }).first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/schaeffler.*\.svg$/);
  });
});

describe('formulas on a calculator page', () => {
  it('C-01 the root sign of a formula is drawn with a font that contains it', async () => {
    const page = await openCalculator('premium', 'Others/Hardness Converter');
    await page.getByRole('button', { name: /^All \d+ lines$/ }).click();
    const root = page.locator('msqrt').first();
    const [own, inner] = await root.evaluate((element) => [
      getComputedStyle(element).fontFamily,
      getComputedStyle(element.firstElementChild ?? element).fontFamily,
    ]);
    expect(own).not.toContain('STIX');
    expect(inner).toContain('STIX');
  });
});

describe('T-12 pages of all calculators', () => {
  it('B-01 each page opens in five languages without an error; inputs, diagram and result fit 1440 × 900 px, the result is visible at 390 px, and at 1024 px no German text is cut or split without a hyphen', {
    timeout: 400_000,
  }, async () => {
    const page = await openAsMember('admin', '/tools');
    await page.getByRole('banner').locator('a[href="/admin/dashboard"]').first().waitFor();
    const token = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}') as { access_token: string }).access_token,
    );
    const catalogue = (await (await page.request.get('/api/tools')).json()) as Record<
      string,
      { name: string; available: boolean }[]
    >;
    const available = Object.entries(catalogue).flatMap(([category, tools]) =>
      tools.filter((each) => each.available).map((each) => ({ category, name: each.name })),
    );
    expect(available.length).toBeGreaterThanOrEqual(5);
    const languages = [
      ['en', 'en'],
      ['de', 'de'],
      ['cn', 'zh'],
      ['ja', 'ja'],
      ['kr', 'ko'],
    ] as const;
    const benches: ({ name: string } & Bench)[] = [];
    const phones: ({ name: string } & Phone)[] = [];
    const germanTexts: string[] = [];
    const opened: { name: string; url: string }[] = [];
    const open = async (url: string) => {
      await page.goto(url);
      // After hydration there is one drawing, which fills its container.
      await page.waitForFunction(() => document.querySelectorAll('main svg.chart').length === 1);
    };
    for (const [at, { category, name }] of available.entries()) {
      const answer = await page.request.post(
        `/api/tools/${encodeURIComponent(category)}/${encodeURIComponent(name)}/access`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const { url } = (await answer.json()) as { url: string };
      opened.push({ name, url });
      for (const [code, lang] of languages) {
        const html = await (await page.request.get(`${url}?lang=${code}`)).text();
        expect(html, `${name} ${code}`).toContain(`<html lang="${lang}"`);
        expect(html, `${name} ${code}`).toMatch(/<input[^>]+name="/);
      }
      // React reports hydration mismatches in the console, which is checked in each language.
      const language = languages[at % languages.length]?.[0];
      await open(`${url}?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Every second page is loaded at the width of a phone and then widened, which leaves the window for the next page.
      const isWideFirst = at % 2 === 0;
      const atDesk = async () => benches.push({ name, ...(await benchOf(page)) });
      const onPhone = async () => phones.push({ name, ...(await phoneOf(page)) });
      await (isWideFirst ? atDesk() : onPhone());
      await page.setViewportSize(isWideFirst ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      await (isWideFirst ? onPhone() : atDesk());
    }
    // Loading a page takes as long as fitting it to another width.
    await page.setViewportSize({ width: 1024, height: 800 });
    for (const { name, url } of opened) {
      await open(`${url}?lang=de`);
      germanTexts.push(...(await cutTexts(page)).map((text) => `${name}: ${text}`));
    }
    expect([benches.length, phones.length]).toEqual([available.length, available.length]);
    const unlike = benches.filter(
      ({ diagram: [top, width, height], inputs, answer, nodes, overflow }) =>
        top > 420 ||
        width < 560 ||
        height < 260 ||
        inputs > 900 ||
        answer > 900 ||
        nodes > 3000 ||
        overflow > 0,
    );
    expect(unlike).toEqual([]);
    expect(germanTexts).toEqual([]);
    expect(
      phones.filter(({ answer, diagram, overflow }) => !answer || diagram < 260 || overflow > 0),
    ).toEqual([]);
  });
});
