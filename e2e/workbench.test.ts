import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { demoPassword, memberBrowser, openAsVisitor, waitUntilSettled, withBrowser } from './browser.ts';
import { carbonEquivalent, openCalculatorIn } from './calculator-page.ts';

withBrowser();

const content = (page: Page, element: string) => page.locator(`[name="content-${element}"]`);
const element = (page: Page, symbol: string) => page.locator(`[name="${symbol}"]`);

async function openMemberPage(options = {}): Promise<Page> {
  const { page } = await memberBrowser('premium@demo.local', demoPassword, options);
  return page;
}

/** Creates a heat through the form, which selects it for the calculators. */
async function createHeat(page: Page, name: string): Promise<void> {
  await page.goto('/workbench/heats/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Grade', { exact: true }).fill('42CrMo4');
  await content(page, 'C').fill('0.41 ± 0.02');
  await content(page, 'Mn').fill('0.77');
  await content(page, 'Cr').fill('0.98');
  await content(page, 'Mo').fill('0.21');
  await content(page, 'B').fill('<0.0005');
  await page.getByRole('button', { name: 'Save heat' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

/** Deletes a heat through the API, without the pages of this browser. */
async function deleteElsewhere(page: Page, path: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
    const headers = { authorization: `Bearer ${access_token}` };
    return (await fetch(`/api/heats/${id}`, { method: 'DELETE', headers })).status;
  }, path.split('/').at(-1));
  expect(status).toBe(204);
}

/** Changes the carbon content of a heat through the API, as on another device, and makes the page visible again. */
async function changeElsewhere(page: Page, path: string, carbon: number): Promise<void> {
  const status = await page.evaluate(
    async ([id, C]) => {
      const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
      const heat = await (await fetch(`/api/heats/${id}`, { headers })).json();
      const body = JSON.stringify({
        ...{ name: heat.name, grade: heat.grade, tolerance: {}, analysis: { ...heat.analysis, C } },
        version: heat.version,
      });
      const answer = await fetch(`/api/heats/${id}`, { method: 'PATCH', headers, body });
      document.dispatchEvent(new Event('visibilitychange'));
      return answer.status;
    },
    [path.split('/').at(-1), carbon] as const,
  );
  expect(status).toBe(200);
}

describe('W-01 heats in the browser', () => {
  it('W-01 a heat fills the composition of calculators, and a change on a page can be saved to the heat', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4711');
    await page
      .getByText('elements outside the limits of 42CrMo4')
      .or(page.getByText('Within the limits of 42CrMo4'))
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await openCalculatorIn(page, carbonEquivalent);
    await expect.poll(() => element(page, 'Mo').inputValue()).toBe('0.21');
    expect(await element(page, 'C').inputValue()).toBe('0.41 ± 0.02');
    await element(page, 'Mn').fill('0.9');
    await page.getByText('Differs from heat Heat 4711: Mn.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use heat values' }).click();
    await expect.poll(() => element(page, 'Mn').inputValue()).toBe('0.77');

    await element(page, 'Mn').fill('0.9');
    await page.getByRole('link', { name: 'Save to heat…' }).click();
    await expect.poll(() => content(page, 'Mn').inputValue()).toBe('0.9');
    expect(await content(page, 'C').inputValue()).toBe('0.41 ± 0.02');
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByText('Version 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Version 2', { exact: true }).waitFor();
  });

  it('W-01 the selected heat does not overwrite the inputs of a link; another heat selected in the header fills the page', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'First heat');
    await createHeat(page, 'Second heat');
    await openCalculatorIn(page, carbonEquivalent, 'lang=en&C=0.16&Mn=1.45');
    expect(await element(page, 'C').inputValue()).toBe('0.16');
    await page.getByRole('button', { name: /^Heat: Second heat/ }).click();
    await page.getByRole('menuitemradio', { name: /^First heat/ }).click();
    await expect.poll(() => element(page, 'C').inputValue()).toBe('0.41 ± 0.02');
  });

  it('W-01 a calculator that cannot use the selected heat shows no result instead of that of its example, and lists the elements that it does not use', async () => {
    const page = await openMemberPage();
    await page.goto('/workbench/heats/new');
    await page.getByLabel('Name').fill('High-speed steel');
    for (const [symbol, percent] of Object.entries({ C: '0.9', Cr: '4.1', Mo: '5', V: '1.9', Nb: '0.4' }))
      await content(page, symbol).fill(percent);
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByRole('heading', { name: 'High-speed steel' }).waitFor();
    await openCalculatorIn(page, 'Alloy Design/Jominy Hardenability');
    await page.getByText('An input needs correcting.').first().waitFor();
    await page.getByText('Elements of the heat that this calculator does not use: Nb.').waitFor();
    expect(await page.getByText('The last valid result is shown.').count()).toBe(0);
  });

  it('W-01 logging out removes heats from the browser', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4713');
    expect(await page.evaluate(() => localStorage.getItem('ferrite-heats'))).toContain('Heat 4713');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ferrite-heats'))).toBeNull();
  });

  it('W-01 when two tabs edit one heat, the second sees a conflict and no typed text is lost', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4714');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await content(page, 'C').fill('0.42');
    await page.getByLabel('Notes').fill('Written in the first tab');
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    await content(other, 'C').fill('0.43');
    await other.getByRole('button', { name: 'Save heat' }).click();
    await other.getByText('This heat has been changed').waitFor();
    expect(await content(other, 'C').inputValue()).toBe('0.43');
    const comparison = other.getByRole('table', { name: 'Stored values and mine' });
    expect(await comparison.getByRole('row').allInnerTexts()).toEqual([
      'Field\tSaved version\tMy version',
      'C\t0.42\t0.43',
      'Notes\tWritten in the first tab\tnone',
    ]);
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Save my version' }).click();
    await other.getByText('Version 2', { exact: true }).waitFor();
    await waitUntilSettled(other);
    expect(await axeViolations(other)).toEqual([]);
  });

  it('W-01 an open calculator shows the new analysis of a heat changed on another device, but keeps its own entries', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4719');
    const path = new URL(page.url()).pathname;
    await openCalculatorIn(page, carbonEquivalent);
    await expect.poll(() => element(page, 'C').inputValue()).toBe('0.41 ± 0.02');
    await changeElsewhere(page, path, 0.43);
    await expect.poll(() => element(page, 'C').inputValue()).toBe('0.43');
    await element(page, 'Mn').fill('0.9');
    await changeElsewhere(page, path, 0.45);
    await page.getByText('Differs from heat Heat 4719: C, Mn.').waitFor();
    expect(await element(page, 'C').inputValue()).toBe('0.43');
    await page.getByRole('button', { name: 'Use heat values' }).click();
    await expect.poll(() => element(page, 'C').inputValue()).toBe('0.45');
  });

  it('W-01 a heat deleted on another device is no longer used; a calculator reports this and offers its values as a new heat', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4717');
    const path = new URL(page.url()).pathname;
    await openCalculatorIn(page, carbonEquivalent);
    await expect.poll(() => element(page, 'Mo').inputValue()).toBe('0.21');
    await deleteElsewhere(page, path);
    await element(page, 'Mn').fill('0.9');
    const save = page.getByRole('link', { name: 'Save to heat…' });
    const oldLink = (await save.getAttribute('href')) ?? '';
    const address = page.url();
    await page.goto('/workbench/heats/new');
    await page.goto(address);
    const deleted = page.getByText('Heat Heat 4717 was deleted. Its values stay in this form.');
    await deleted.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await deleted.waitFor();
    expect(await page.evaluate(() => localStorage.getItem('ferrite-heats') ?? '')).not.toContain('Heat 4717');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Save as new heat…' }).click();
    await page.getByText('This heat has been deleted.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Heat 4717');
    expect(await content(page, 'C').inputValue()).toBe('0.41 ± 0.02');
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByRole('heading', { name: 'Heat 4717' }).waitFor();

    await page.goto(oldLink);
    await page.getByText('This heat has been deleted.').waitFor();
    expect(await content(page, 'Mn').inputValue()).toBe('0.9');
  });

  it('W-01 a pasted table offers each row as an analysis, keeps units, and reports unreadable text and contents unusual in steel', async () => {
    const page = await openMemberPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/workbench/heats/new');
    await page.getByRole('button', { name: 'Paste analysis' }).click();
    const dialog = page.getByRole('dialog');
    const text = dialog.getByLabel('Analysis', { exact: true });
    await text.fill('C 0.42\nMn ~0.75\nN 80 ppm\nB 3');
    await dialog.getByText('Found: C 0.42, N 80 ppm, B 3').waitFor();
    await dialog.getByText('Not understood: Mn ~0.75').waitFor();
    await dialog.getByText('B: hardly any steel has more than 0.02').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await text.fill('Heat\tC\tN ppm\nH1\t0.42\t80\nH2\t0.43\t90\nH3\t0.41\t70');
    await dialog.getByText('Analyses found: 3.').waitFor();
    await dialog.getByLabel('Analyses in this text').selectOption({ label: 'H2: C 0.43, N 90 ppm' });
    await dialog.getByText('Name: H2').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fill analysis' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('H2');
    expect(await content(page, 'N').inputValue()).toBe('90 ppm');

    await content(page, 'N').fill('90');
    await page.getByText('N: hardly any steel has more than 1.2').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await content(page, 'Cr').fill('20');
    await page.getByText('The contents add up to more than 100').waitFor();
    await content(page, 'Cr').fill('');
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByRole('heading', { name: 'H2' }).waitFor();
  });

  it('W-01 the heat form reports each field that cannot be saved', async () => {
    const page = await openMemberPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/workbench/heats/new');
    await page.getByRole('button', { name: 'Save heat' }).click();
    await page.getByText('Enter a name.').waitFor();
    await page.getByText('Enter at least one element.').waitFor();
    await content(page, 'C').fill('0.4x');
    await page.getByText('C: not a number.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('W-03 passport page in the browser', () => {
  it('W-03 the passport shows the key figures of a heat in Korean at 390 px, and a report of them names the heat', async () => {
    const page = await openMemberPage({ viewport: { width: 390, height: 844 } });
    await createHeat(page, 'Heat 4715');
    await page.getByRole('heading', { name: 'Passport' }).waitFor();
    await page.getByRole('heading', { name: 'Jominy Hardenability' }).waitFor();
    await page.getByText(/Preheat Temperature.*needs a section/).waitFor();
    const path = new URL(page.url()).pathname;
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'kr'));
    await page.goto(path);
    await page.getByRole('heading', { name: '재료 패스포트' }).waitFor();
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: '모든 값의 보고서' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('report').length).toBe(6);
    await page.getByText('조미니 경화능').first().waitFor();
    const head = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(() => head('용해 번호 또는 주문')).toBe('Heat 4715 · 42CrMo4');
    expect(await head('제목')).toBe('히트 Heat 4715: 주요 값');
    await page.getByRole('link', { name: '히트 화면으로 돌아가기' }).click();
    await page.getByRole('heading', { name: 'Heat 4715' }).waitFor();
  });
});

describe('W-07 workspace page', () => {
  it('W-07 the workspace lists heats, calculators, saved calculations and questions, and the home page links to it', async () => {
    const page = await openMemberPage();
    await createHeat(page, 'Heat 4716');
    await page.evaluate(() =>
      localStorage.setItem(
        'ferrite-tools',
        '{"recent":["carbon-equivalent"],"starred":["jominy-hardenability"]}',
      ),
    );
    const bearer = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}') as { access_token: string }).access_token,
    );
    const saved = await page.request.post('/api/user/calculations', {
      headers: { authorization: `Bearer ${bearer}` },
      data: { name: 'Joint 12', address: '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45' },
    });
    expect(saved.status()).toBe(201);
    await page.goto('/');
    await page.getByText('Heat Heat 4716').waitFor();
    await page.getByRole('link', { name: 'Open workbench' }).click();
    await page.getByRole('link', { name: 'Heat 4716' }).waitFor();
    await page.getByRole('link', { name: 'Joint 12' }).waitFor();
    await page.getByRole('link', { name: 'Jominy Hardenability' }).waitFor();
    await page.getByRole('heading', { name: 'My questions' }).waitFor();
    await waitUntilSettled(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('W-07 the home page does not show the workspace to visitors', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Open workbench' }).count()).toBe(0);
  });
});
