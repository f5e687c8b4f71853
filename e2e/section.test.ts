/** /workbench/section: a quenched and tempered shaft, for premium members. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pdfPages } from '../test/pdf-pages.ts';
import { axeViolations } from './axe.ts';
import { openAsMember, openAsVisitor, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

/** Waits until the result belongs to the current inputs; before, the result is dimmed. */
async function waitForResult(page: Page): Promise<void> {
  await page.locator('main [aria-busy=false]').waitFor();
  await waitUntilSettled(page);
}

it('W-04 a shaft of Ø 80 mm is computed as quenched and tempered, in Korean and German, from 390 to 1440 px', async () => {
  const page = await openAsMember('premium', '/ko/workbench/section?requiredHRC=45&temper=off', {
    reducedMotion: 'reduce',
  });
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: '단면 담금질' }).waitFor();
  await main.getByText('요구 45 HRC보다', { exact: false }).waitFor();
  await main.getByRole('img', { name: /^단면: 표면 5\d\.\d HRC/ }).waitFor();
  await waitForResult(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/de/workbench/section?requiredHRC=30');
  await main.getByText('umfasst neun von zehn gemessenen Stählen').waitFor();
  await main.getByLabel('Durchmesser').fill('1,500');
  await main.getByText('2 bis 1000').waitFor();
  await main.getByLabel('Durchmesser').fill('120');
  await main.getByRole('cell', { name: '60,0 mm' }).waitFor();
  await main.getByLabel('Mittlerer Koeffizient').fill('3000');
  expect(await main.getByLabel('Abschreckmittel').inputValue()).toBe('film');
  await main.getByText('Verlauf', { exact: true }).click();
  await main.getByRole('img', { name: /^Verlauf: \d/ }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('filmWm2K')).toBe('3000');
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
      .toBeLessThanOrEqual(width);
    await waitForResult(page);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
});

it('W-04 for a shaft of Ø 80 mm that needs 45 HRC at half radius, a steel with its tempering is found, in Korean and German', async () => {
  const page = await openAsMember('premium', '/ko/workbench/section?requiredHRC=45', {
    reducedMotion: 'reduce',
  });
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 900 });
  await main.getByText('담금질 상태에서 이미 45 HRC 미만', { exact: false }).waitFor();
  await main.getByText('강종 122개의 대표 성분', { exact: false }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await waitForResult(page);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: '50CrMo4', exact: false }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('grade')).toBe('50CrMo4');
  await main.getByText('구간 하한은 미달입니다', { exact: false }).waitFor();

  await page.goto('/de/workbench/section?requiredHRC=30&atMostHRC=36');
  await page.setViewportSize({ width: 1440, height: 900 });
  await main.getByText(/Der Wert erfüllt 30–36\sHRC von 5\d\d\s°C bis 6\d\d\s°C/).waitFor();
  await waitForResult(page);
  expect(await axeViolations(page)).toEqual([]);
  const take = main.getByRole('button', { name: /^\d\d\d\s°C übernehmen$/ }).first();
  const proposed = (await take.innerText()).slice(0, 3);
  await take.click();
  await expect.poll(() => main.getByLabel('Anlasstemperatur').inputValue()).toBe(proposed);
  await main.getByText('das Band nur zum Teil').waitFor();
  await main.getByLabel('Höchstens').fill('30');
  await main.getByText('Größer als die Mindesthärte').waitFor();
});

it('W-04 a link with an invalid input shows that a valid one is needed and does not keep loading; the printed page has complete tables and no buttons', async () => {
  const page = await openAsMember('premium', '/de/workbench/section?sizeMm=abc', { reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await main.getByText('Der Querschnitt wird berechnet, sobald').waitFor();
  await main.getByLabel('Durchmesser').fill('80');
  await main.getByRole('heading', { name: 'Härte ·' }).waitFor();
  await waitForResult(page);
  const printed = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join('');
  // The header of the last column of the cooling table.
  expect(printed.replaceAll(/\s/g, '')).toContain('Ratebei704°C');
  expect(printed).not.toContain('Bericht');
});

it('W-04 a notice above the results says that they belong to an earlier section, and no report is offered for an invalid input', async () => {
  const page = await openAsMember('premium', '/de/workbench/section?atMostHRC=34', {
    reducedMotion: 'reduce',
  });
  const main = page.getByRole('main');
  await main.getByText(/Der Wert erfüllt ≤\s34\sHRC von \d\d\d\s°C bis 7/).waitFor();
  await main.getByRole('link', { name: 'Bericht', exact: true }).waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await main.getByLabel('Höchstens').fill('3400');
    const notice = main.getByText('Das sind die Werte vor der letzten Änderung: 42CrMo4, Rundstab 80');
    await notice.waitFor();
    expect(await main.getByRole('button', { name: 'Bericht', exact: true }).isDisabled()).toBe(true);
    await main.getByText('Zuerst die markierten Eingaben korrigieren.').waitFor();
    const top = (await notice.boundingBox())?.y ?? 0;
    const answer = (await main.getByText('Härte · r/2').boundingBox())?.y ?? 0;
    expect(top).toBeLessThan(answer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    await main.getByLabel('Höchstens').fill('34');
    await notice.waitFor({ state: 'detached' });
  }
  await main.getByRole('textbox', { name: 'Cr', exact: true }).fill('12');
  await main.getByText('Das sind die Werte vor der letzten Änderung: 42CrMo4, Rundstab 80').waitFor();
  await main.getByText('Cr: Mit den Härtemodellen nicht möglich').waitFor();
});

it('W-04 copying a steel to the form moves the focus to the result, and Back returns to the list', async () => {
  const page = await openAsMember('premium', '/workbench/section?requiredHRC=45', {
    reducedMotion: 'reduce',
  });
  const main = page.getByRole('main');
  const row = main.getByRole('button', { name: 'Use 50CrMo4', exact: false });
  await row.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('grade')).toBe('50CrMo4');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hardness · r/2');
  await row.waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('grade')).toBe('42CrMo4');
  await row.waitFor();
  const grade = main.getByRole('combobox', { name: 'Grade', exact: true });
  await expect.poll(() => grade.inputValue()).toBe('42CrMo4');
  await page.goForward();
  await expect.poll(() => new URL(page.url()).searchParams.get('grade')).toBe('50CrMo4');
  await expect.poll(() => grade.inputValue()).toBe('50CrMo4');
});

it('W-01 pages of a new heat for free members and of a missing heat have a heading and no axe violations', async () => {
  const page = await openAsMember('member', '/workbench/heats/new');
  await page.getByRole('heading', { level: 1, name: 'New heat' }).waitFor();
  await page.getByRole('link', { name: 'See plans' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/workbench/heats/999999');
  await page.getByRole('heading', { level: 1, name: 'This heat does not exist' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

it('W-04 free members are redirected to the plans, visitors to the login', async () => {
  const page = await openAsMember('member', '/workbench/section');
  await page.getByRole('link', { name: 'See plans' }).waitFor();
  const guest = await openAsVisitor();
  await guest.goto('/workbench/section');
  await guest.getByRole('main').getByRole('link', { name: 'Login' }).waitFor();
});

it('W-04 a link opens with its own steel although a heat is selected, and offers to use the heat, whose name is then in the report', async () => {
  const page = await openAsMember('premium', '/workbench');
  // A list of heats that was requested before the heat exists would remove it from the choice.
  await waitUntilSettled(page);
  await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}');
    const answer = await fetch('/api/heats', {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Heat 4718', grade: 'C45', analysis: { C: 0.46, Mn: 0.65 } }),
    });
    const heat = await answer.json();
    localStorage.setItem('ferrite-heats', JSON.stringify({ current: heat.id, recent: [heat] }));
  });
  await page.goto('/workbench/section?medium=oil-violent');
  const main = page.getByRole('main');
  await main
    .getByText('The steel of this link is used: 42CrMo4. The chosen heat Heat 4718 is not.')
    .waitFor();
  const carbon = main.getByRole('textbox', { name: 'C', exact: true });
  expect(await carbon.inputValue()).toBe('0.415');
  await expect.poll(() => new URL(page.url()).searchParams.get('C')).toBe('0.415');
  await waitForResult(page);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Use heat values' }).click();
  await expect.poll(() => carbon.inputValue()).toBe('0.46');
  await expect.poll(() => new URL(page.url()).searchParams.get('grade')).toBe('Heat 4718 · C45');
  await main.getByText('The steel of this link is used').waitFor({ state: 'detached' });
  const opened = page.waitForEvent('popup');
  await main.getByRole('link', { name: 'Report', exact: true }).click();
  const report = await opened;
  const field = report.getByLabel('Heat or order');
  await field.waitFor();
  expect(await field.inputValue()).toBe('Heat 4718 · C45');
  await report.close();
  await carbon.fill('0.44');
  await main.getByText('Differs from heat Heat 4718: C.').waitFor();
  await waitForResult(page);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Save to heat…' }).click();
  await page.getByText('Values changed in Quench a section: C.', { exact: false }).waitFor();
});

it('W-04 a cooling curve that does not fit into the link is listed as left out, and a report is refused with the reason', async () => {
  const page = await openAsMember('premium', '/ko/workbench/section?medium=probe&mediumC=20');
  const main = page.getByRole('main');
  const curve = Array.from({ length: 400 }, (_, at) => `${at * 0.25} ${850 - at * (1 + 1 / 7)}`).join('\n');
  await main.getByLabel('프로브 냉각 곡선').fill(curve);
  await main.getByText('링크에 포함되지 않는 입력: 프로브 냉각 곡선 (8000자 초과)').waitFor();
  await main.getByText('행 데이터가 너무 길어').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has('curve')).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
});
