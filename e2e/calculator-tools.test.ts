import definition from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../test/pdf-pages.ts';
import { axeViolations } from './axe.ts';
import { isFocused, unique, withBrowser } from './browser.ts';
import { carbonEquivalent, downloadText, openCalculator, openCalculatorIn } from './calculator-page.ts';

withBrowser();

describe('B-06 C-05 ambiguous numbers', () => {
  it.each([
    ['en', '1,500', 'can be read in two ways', '1500'],
    ['de', '1.500', 'lässt sich auf zwei Arten lesen', '1500'],
    ['kr', '1,500', '두 가지로 읽을 수 있습니다', '1500'],
  ])(
    'B-06 C-05 on a page in the language %s the user is asked how to read the ambiguous number %s',
    async (language, typed, question, meant) => {
      const page = await openCalculator('premium', 'Others/Metal Weight', `lang=${language}`);
      const field = page.locator('[name="widthMm"]');
      await field.fill(typed);
      await page.getByText(question).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: meant, exact: true }).click();
      await expect.poll(() => field.inputValue()).toBe(meant);
      await expect.poll(() => page.url()).toContain('widthMm=1500');
      expect(await page.getByText(question).count()).toBe(0);
    },
  );

  it('B-06 <0.01 in a field counts as 0.01; for a table with ambiguous numbers the user is asked only once', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en');
    await page.locator('[name="Mo"]').fill('<0.01');
    await page.getByText('<0.01 is read as 0.01 %.').waitFor();
    await expect.poll(() => page.url()).toContain('Mo=0.01');
    await page.getByRole('button', { name: 'Batch calculation' }).click();
    await page.getByLabel('Rows to calculate').fill('heat\tC\tMn\nA\t0\t1,450\nB\t0\t1,200\n');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByRole('button', { name: '1,450 = 1.45', exact: true }).click();
    await page.getByText('2 of 2 rows calculated.').waitFor();
    await page.getByText('In this table “1,450” was read as 1.45.').waitFor();
  });
});

describe('focus on a calculator page', () => {
  it('B-01 the focus moves to what a button opens, and back to the button when it is closed; a negative uncertainty is reported at its field', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en');
    const focused = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);
    const add = page.getByRole('button', { name: 'Add a requirement' });
    await add.click();
    const fields = page.getByRole('group', { name: 'Requirement' });
    await focused(fields.getByRole('combobox').first());
    const limit = fields.getByLabel('Limit');
    await limit.fill('0.5');
    const verdict = page.getByText(/^(?:Met|Not met), /);
    await verdict.waitFor();
    await limit.fill('1,234');
    await fields.getByText('“1,234” can be read in two ways.').waitFor();
    expect(await verdict.count()).toBe(0);
    await fields.getByRole('button', { name: 'Done' }).click();
    await focused(limit);
    await fields.getByRole('button', { name: '1234', exact: true }).click();
    await verdict.waitFor();
    await fields.getByRole('button', { name: 'Remove requirement' }).click();
    await focused(add);

    await page.getByRole('button', { name: 'Input uncertainty (±)' }).click();
    const carbon = page.getByLabel('± for C', { exact: true });
    await carbon.fill('-0.01');
    await page.getByText('A number, 0 or more').waitFor();
    expect(await carbon.getAttribute('aria-invalid')).toBe('true');
    await carbon.fill('0.01');

    const batch = page.getByRole('button', { name: 'Batch calculation' });
    await batch.click();
    const title = page.getByRole('heading', { name: 'Batch calculation' });
    await focused(title);
    await page.getByLabel('Rows to calculate').fill('heat\tC\tMn\nA\t0.2\t1.4\n');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('1 of 1 rows calculated.').waitFor();
    await focused(title);
    await page.getByRole('button', { name: 'Back to the calculator' }).click();
    await focused(batch);
  });
});

describe('C-04 export of a calculation', () => {
  it('C-04 a premium member saves inputs, results, remarks, calculation steps, example, sources, link and disclaimer as CSV', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&C=0.22&Mn=1.45&v=1');
    const { name, text } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(name).toBe('carbon-equivalent.csv');
    for (const part of ['Carbon Equivalent', 'C,0.22,%', 'Inputs', 'Results', 'Remarks', 'Sources', 'C=0.22'])
      expect(text).toContain(part);
    expect(text).toContain('IIW Doc. IX-535-67 (1967),');
    expect(text).toMatch(/^[^\r\n]*Dearden[^\r\n]*,quoted,/m);
    expect(text).toContain('Worked example');
    expect(text).toContain('"Derived from the formula above, not printed in the source."');
    expect(text).toContain('No result replaces a qualified procedure');
    for (const line of text.slice(1).split('\r\n')) expect(line).not.toMatch(/^"?[=+@]/);
  });

  it('C-04 the printed page shows the link of the inputs at the moment of printing', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&C=0.22');
    await page.locator('[name="C"]').fill('0.31');
    await page.waitForURL(/C=0\.31/);
    expect((await pdfPages(await page.pdf())).join('').replaceAll(/\s/g, '')).toContain('?lang=en&C=0.31&');
  });

  it('C-04 in German the CSV file has semicolons and decimal commas', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=de&C=0.22');
    const { text } = await downloadText(page, page.getByRole('button', { name: 'Exportieren (CSV)' }));
    expect(text).toContain('C;0,22;%');
    expect(text).toContain('Aus der Formel oben abgeleitet, nicht in der Quelle abgedruckt.');
    // Formulas are included as shown on the page.
    await openCalculatorIn(page, 'Alloy Design/Transformation Temperatures', 'lang=de');
    const working = await downloadText(page, page.getByRole('button', { name: 'Exportieren (CSV)' }));
    expect(working.text).toContain('10,7');
    expect(working.text).not.toContain('10.7');
  });

  it('V-01 the CSV file contains the measured error of each measured model', async () => {
    const page = await openCalculator('premium', 'Alloy Design/Transformation Temperatures', 'lang=en');
    const { text } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(text).toMatch(/,\d[^\r\n]*,°C,"[\d,]+ measurements: 90\u00a0% within ±/);
  });

  it('C-04 a diagram can be saved as SVG and PNG', async () => {
    const page = await openCalculator('premium', 'Welding/Schaeffler Diagram');
    const svg = await downloadText(page, page.getByRole('button', { name: /SVG/ }).first());
    const faces = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
    // The file contains the fonts of the page, including those fetched where the system lacks characters.
    expect(await faces('svg[font-family]')).toBe(await faces('body'));
    expect(svg.text).toContain('<svg');
    expect(svg.text).not.toContain('var(--');
    const png = await downloadText(page, page.getByRole('button', { name: /PNG/ }).first());
    expect(png.name).toMatch(/\.png$/);
    expect(png.text).toContain('PNG');
  });

  it('P-13 a free member sees that exports and batches require premium, and can still compute', async () => {
    const page = await openCalculator('member', carbonEquivalent);
    for (const name of ['Export (CSV)', 'Batch calculation']) {
      await page.getByRole('button', { name }).click();
      await page.getByText('Exports and batches are part of the premium membership.').waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(await page.getByLabel('Rows to calculate').count()).toBe(0);
    await page.locator('[name="C"]').fill('0.3');
    await expect.poll(() => page.url()).toContain('C=0.3');
  });
});

describe('C-04 steel grades', () => {
  it("C-04 a heat is compared with the grade's limits, and the entered analysis can be restored", async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&C=0.31&Mn=1.2');
    const picker = page.getByRole('combobox').first();
    await picker.click();
    await picker.fill('1.0577');
    await page.getByRole('option').filter({ hasText: 'S355J2' }).first().click();
    await page.getByText(/Within the limits of S355J2 \(EN 10025-2/).waitFor();
    await page.getByRole('button', { name: 'Restore my analysis' }).click();
    expect(await page.locator('[name="C"]').inputValue()).toBe('0.31');
    await page.getByText(/Outside the limits of S355J2/).waitFor();
    await page.getByText('C 0.31, limit ≤ 0.2').waitFor();
    await page.locator('[name="C"]').fill('1,500');
    await page.getByText('Not readable as a number: C.').waitFor();
    expect(await page.getByText(/No content entered for elements with limits.*C[,.]/).count()).toBe(0);
    expect(await page.getByText(/Within the limits of/).count()).toBe(0);
    await page.locator('[name="C"]').fill('0.31');
    expect(await picker.inputValue()).toBe('S355J2 (changed)');
    const { text } = await downloadText(page, page.getByRole('button', { name: 'Export (CSV)' }));
    expect(text).toContain('Steel grade,S355J2 (changed)');
    expect(await axeViolations(page)).toEqual([]);
  });

  it('C-04 a saved calculation opens with its steel grade, or without a grade if the analysis was typed', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en');
    const picker = page.getByRole('combobox').first();
    await picker.click();
    await picker.fill('1.7225');
    await page.getByRole('option').filter({ hasText: '42CrMo4' }).first().click();
    await page.getByRole('link', { name: 'Save', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Shaft');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Open Shaft' }).first().click();
    await expect.poll(() => picker.inputValue()).toBe('42CrMo4');
    await page.locator('[name="C"]').fill('0.5');
    await expect.poll(() => page.url()).toMatch(/C=0\.5&.*&grade=en-42crmo4/);
    expect(await picker.inputValue()).toBe('42CrMo4 (changed)');
    await page.goto('/calculators/carbon-equivalent.html?lang=en');
    expect(await picker.inputValue()).toBe('S355J2');
    await page.locator('[name="C"]').fill('0.5');
    expect(await picker.inputValue()).toBe('');
  });
});

describe('C-04 list of saved calculations', () => {
  it('C-04 calculations are saved from the page under a name, compared side by side, renamed and deleted', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&C=0.22&Mn=1.45');
    const [first, second] = [unique('Heat A'), unique('Heat B')];
    for (const [carbon, name] of [
      ['0.22', first],
      ['0.31', second],
    ] as const) {
      await page.goto(`/calculators/carbon-equivalent.html?lang=en&C=${carbon}&Mn=1.45`);
      await page.getByRole('link', { name: 'Save', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(name, { exact: true }).first().waitFor();
    }
    for (const name of [first, second]) await page.getByLabel(`Compare ${name}`).check();
    const table = page.getByRole('table');
    await table.getByText('C 0.22', { exact: false }).waitFor();
    await table.getByText('C 0.31', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: `Rename ${first}` }).click();
    const renamed = unique('Heat C');
    await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(renamed, { exact: true }).first().waitFor();
    await expect.poll(() => isFocused(page.getByRole('button', { name: `Rename ${renamed}` }))).toBe(true);
    await page.getByRole('button', { name: `Delete ${renamed}` }).click();
    await page.getByRole('button', { name: 'Delete now' }).click();
    await page.getByText(renamed, { exact: true }).first().waitFor({ state: 'detached' });
  });

  it('C-04 a question for the forum is prefilled with category, name and link of the calculation', async () => {
    const page = await openCalculator('premium', carbonEquivalent, 'lang=en&C=0.22');
    await page.getByRole('link', { name: 'Ask about this in the forum' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('textbox').first().inputValue()).toContain('Carbon Equivalent');
    await expect
      .poll(() => dialog.locator('textarea').first().inputValue())
      .toContain('/calculators/carbon-equivalent.html?lang=en&C=0.22');
  });
});

describe('C-04 links of an earlier formula version', () => {
  const earlier = 'lang=en&C=0.22&Mn=1.45&formerInput=3&v=0.9';
  const notice = `This link was made with formula v0.9; this page computes with v${definition.version}.`;

  it('C-04 links of an earlier formula version restore their inputs, use the current formula and show a notice; new links show none', async () => {
    const page = await openCalculator('premium', carbonEquivalent, earlier);
    await page.getByText(notice).waitFor();
    expect(await page.locator('[name="C"]').inputValue()).toBe('0.22');
    expect(await page.locator('[name="Mn"]').inputValue()).toBe('1.45');
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('[name="C"]').fill('0.25');
    await expect.poll(() => page.url()).toContain(`v=${definition.version}`);
    expect(page.url()).not.toContain('formerInput');
    await page.reload();
    expect(await page.locator('[name="C"]').inputValue()).toBe('0.25');
    expect(await page.getByText(notice).count()).toBe(0);
  });
});
