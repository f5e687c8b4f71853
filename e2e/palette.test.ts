import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { openAsMember, openAsVisitor, unique, withBrowser } from './browser.ts';

withBrowser();

describe('B-10 command palette', () => {
  it('B-10 the palette (Ctrl K) finds a steel grade by its number, and opens a calculator with its analysis', async () => {
    const page = await openAsMember('premium', '/archive');
    await page.getByRole('banner').locator('a[href="/my-page"]').first().waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Calculator, steel grade, heat, post or question' });
    await field.fill('1.7225');
    await page.getByRole('option', { name: /42CrMo4/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '42CrMo4 in …' }).waitFor();
    await field.fill('carbon equiv');
    await page.getByRole('option', { name: /Carbon Equivalent/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/calculators\/carbon-equivalent/);
    await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe('42CrMo4');
    // Back on the site, the calculator used last comes first.
    await page.keyboard.press('Control+k');
    await page.waitForURL(/\/tools/);
    await page
      .getByRole('group', { name: 'Recently used' })
      .getByRole('option', { name: /Carbon Equivalent/ })
      .waitFor();
  });

  it('B-10 the palette finds questions and posts, can be operated with the arrow keys, and shows a message when nothing is found', async () => {
    const page = await openAsVisitor();
    await page.goto('/de/forum');
    await page.getByRole('button', { name: 'Alles durchsuchen' }).click();
    const field = page.getByRole('combobox', { name: 'Rechner, Stahlsorte, Schmelze, Beitrag oder Frage' });
    await field.fill('vorwärmen');
    const chosen = page.getByRole('option', { selected: true });
    await expect.poll(() => chosen.innerText()).toContain('Vorwärmtemperatur');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen.innerText()).toContain('Vorwärmtemperatur');
    await field.fill('qqxxyyzz');
    await page.getByText('Keine Ergebnisse für „qqxxyyzz“.').waitFor();
    await page.getByRole('link', { name: 'Im Forum fragen' }).waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    // Visitors see a description of the calculator.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('schaeffler');
    await page.getByRole('option', { name: /Schaeffler/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/de\/tools\/schaeffler-diagram/);
  });

  it('B-10 the palette lists favourite calculators first', async () => {
    const page = await openAsMember('premium', '/tools');
    const row = page.getByRole('row', { name: /Grain Size/ }).last();
    await row.hover();
    await row.getByRole('button', { name: 'Add Grain Size to the favourites' }).click();
    await page.keyboard.press('Control+k');
    const first = page.getByRole('group', { name: 'Favourites' }).getByRole('option').first();
    expect(await first.innerText()).toContain('Grain Size');
  });

  it('B-10 the palette finds a heat of the member by its name, even if it was added in another tab after the last search', async () => {
    const page = await openAsMember('premium', '/workbench');
    const name = unique('Shaft');
    const field = page.getByRole('combobox', { name: 'Calculator, steel grade, heat, post or question' });
    await page.keyboard.press('Control+k');
    await field.fill(name.toLowerCase());
    await page.getByText(`No results for “${name.toLowerCase()}”.`).waitFor();
    await page.keyboard.press('Escape');
    const status = await page.evaluate(async (heat) => {
      const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: heat, analysis: { C: 0.42 } });
      return (await fetch('/api/heats', { method: 'POST', headers, body })).status;
    }, name);
    expect(status).toBe(201);
    await page.keyboard.press('Control+k');
    await field.fill(name.toLowerCase());
    await page.getByRole('group', { name: 'Heats' }).getByRole('option', { name }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/workbench\/heats\/\d+$/);
  });
});
