import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { withBrowser } from './browser.ts';
import { carbonEquivalent, openCalculator } from './calculator-page.ts';

withBrowser();

/** Replaces the content of the carbon field by pasting from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.locator('[name="C"]').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

const textIn = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

describe('C-04 pasting into the fields of an analysis', () => {
  it('C-04 a pasted analysis fills its fields in any notation, and what the calculator does not use is listed; rows without elements and texts fill nothing, and a single number is pasted by the browser; undoing, also with the keyboard, keeps what was typed later', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en');
    const before = await textIn(page, 'Mn');
    await paste(page, '0.42\t0.25\t0.75\n0.38\t0.22\t0.70');
    await page.getByRole('alert').filter({ hasText: 'several rows of numbers' }).waitFor();
    expect(await textIn(page, 'Mn')).toBe(before);
    expect(await axeViolations(page)).toEqual([]);

    await paste(page, 'Element\tmin\tmax\tActual\nc\t0.15\t0.2\t0.17\nmn\t1.2\t1.6\t1.45\nw\t0\t1\t0.3');
    await page.getByText('Not used by this calculator: W.').waitFor();
    await page.getByText('Pasted analyses, limits and statistics that are not used: min · max.').waitFor();
    expect([await textIn(page, 'C'), await textIn(page, 'Mn')]).toEqual(['0.17', '1.45']);
    expect(await page.getByText('several rows of numbers').count()).toBe(0);

    await page.getByText('Pasted: C 0.17 · Mn 1.45.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => textIn(page, 'Mn')).toBe(before);
    await undo.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('C');

    await paste(page, 'C 0,19 Si 0,25 Mn 1,5');
    await expect.poll(() => textIn(page, 'Si')).toBe('0,25');
    await page.locator('[name="Mn"]').fill('1,9');
    await page.locator('[name="Cr"]').fill('0,77');
    await page.getByText('Pasted: C 0,19 · Si 0,25.').waitFor();
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    expect(await textIn(page, 'Si')).not.toBe('0,25');
    expect([await textIn(page, 'Mn'), await textIn(page, 'Cr')]).toEqual(['1,9', '0,77']);

    const texts = async () => [await textIn(page, 'C'), await textIn(page, 'Si'), await textIn(page, 'Mn')];
    const former = await texts();
    await paste(page, 'C 0,31 Si 0,32 Mn 0,33');
    await expect.poll(texts).toEqual(['0,31', '0,32', '0,33']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(texts).toEqual(former);
    await undo.waitFor({ state: 'detached' });

    await paste(page, 'C 0,31 Si 0,32 Mn 0,33');
    await expect.poll(texts).toEqual(['0,31', '0,32', '0,33']);
    await page.locator('[name="Si"]').focus();
    await page.keyboard.type('4');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(texts).toEqual(['0,31', '0,32', '0,33']);

    await paste(page, '0,19 0,25 1,5');
    await page.getByText(/^Elements that were not pasted keep their contents: .*Cr 0,77/).waitFor();
    await paste(page, 'Foo;Bar\n1;2');
    await page.getByRole('alert').filter({ hasText: 'Nothing was pasted' }).waitFor();
    expect(await textIn(page, 'C')).toBe('0,19');

    await paste(page, '0.21 %');
    expect(await textIn(page, 'C')).toBe('0.21 %');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => textIn(page, 'C')).toBe('0,19');
  });
});
