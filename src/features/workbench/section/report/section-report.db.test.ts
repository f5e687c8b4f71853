import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../../test/app.ts';
import { pdfPages } from '../../../../../test/pdf-pages.ts';
import { languages } from '../../../../platform/shared/i18n/i18n.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const shaft = '/workbench/section?sizeMm=80&temperC=550&requiredHRC=45';
const german = '/de/workbench/section?C=0,42&Cr=1,1&medium=water-agitated&requiredHRC=28';
const carbon = '/calculators/welding/carbon-equivalent.html?C=0.2&Mn=1.45';
const make = (as: Account, calculations: readonly string[]) =>
  test.call('POST', '/api/user/reports', { as, body: { head: { customer: 'Nordsveis AS' }, calculations } });
async function show(id: string, language: (typeof languages)[number] = 'en') {
  const shown = await test.app.reports.show(id, language);
  if (typeof shown === 'string') throw new Error(shown);
  return shown;
}

async function sheetsOf(id: string, language: string): Promise<readonly string[]> {
  const answer = await test.call('GET', `/api/reports/${id}/pdf?lang=${language}`);
  expect(answer.statusCode).toBe(200);
  return pdfPages(answer.rawPayload);
}
const dense = (text: string) => text.replace(/\s/g, '');

describe('report of a quenched section', () => {
  it('W-04 B-08 the report shows the hardness at the selected position, the requirement and the limits first, in every language', async () => {
    const made = await make('premium', [shaft]);
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    for (const language of languages) {
      const shown = await show(id, language);
      expect(shown.isIntact).toBe(true);
      const [section] = shown.calculations;
      const [hardness, requirement] = section?.answers ?? [];
      expect(hardness).toMatchObject({ unit: 'HRC', label: expect.stringContaining('r/2') });
      expect(requirement?.label).toContain('45\u00a0HRC');
      expect(section?.notes.some(({ text }) => text.includes('Lamont') && text.includes('SAE J406'))).toBe(
        true,
      );
      expect(section?.today).toEqual({
        version: section?.version,
        isSame: true,
        differences: [],
        changes: [],
      });
      expect(section?.diagram?.drawing.lines?.length).toBeGreaterThan(2);
      expect(section?.working.length).toBeGreaterThan(4);
      const { diagram: _diagram, working: _working, ...texts } = section ?? {};
      expect(JSON.stringify(texts), language).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
  });

  it('W-04 B-07 the report is a PDF of one or two A4 pages with its checksum, in every language', async () => {
    const { id, number } = (await make('premium', [shaft])).json();
    for (const language of languages) {
      const { calculations, hash } = await show(id, language);
      const sheets = await sheetsOf(id, language);
      expect(sheets.length).toBeLessThanOrEqual(2);
      const text = dense(sheets.join(''));
      const [hardness, requirement] = calculations[0]?.answers ?? [];
      const parts = [number, hash, hardness?.value, requirement?.value, 'SAE J406', calculations[0]?.name];
      for (const part of parts) expect(text, language).toContain(dense(part ?? ''));
    }
  });

  it('W-04 B-07 a section is an item of a report beside calculations, with numbers as entered in its language', async () => {
    const { id } = (await make('premium', [german, carbon])).json();
    const { calculations } = await show(id, 'de');
    expect(calculations.map(({ calculatorId }) => calculatorId)).toEqual([
      'quench-section',
      'carbon-equivalent',
    ]);
    expect(calculations[0]?.analyses[0]?.elements).toContainEqual({ label: 'C', text: '0,42' });
    const addresses = (
      await test.call('GET', `/api/user/reports/${id}/calculations`, { as: 'premium' })
    ).json();
    const next = (await make('premium', addresses)).json();
    expect((await show(next.id, 'de')).calculations[0]?.answers).toEqual(calculations[0]?.answers);
  });

  it('W-04 B-08 the report shows old and new results when the formula has changed', async () => {
    const { id } = (await make('premium', [shaft])).json();
    await test.database.pool.query(
      `UPDATE reports SET calculations = jsonb_set(jsonb_set(calculations, '{0,versions,jominy-hardenability}', '"1.0"'), '{0,values,places,2,quenchedHRC}', '31') WHERE id = $1`,
      [id],
    );
    const { calculations, isIntact } = await show(id);
    const { version, today } = calculations[0] ?? {};
    expect(version).toContain('jominy-hardenability 1.0');
    expect(today).toMatchObject({ isSame: false, differences: [{ before: '31.0 HRC' }] });
    expect(today?.changes.length).toBeGreaterThan(0);
    expect(isIntact).toBe(false);
  });

  it('W-04 the report of a section quenched from 790 °C states why it has no cooling time, that it is not tempered, and which tolerances are not computed', async () => {
    const cold = '/workbench/section?startC=790&sizeMm=20&temper=off&requiredHRC=45&C=0.42%C2%B10.02';
    const { id } = (await make('premium', [cold])).json();
    for (const language of languages) {
      const [section] = (await show(id, language)).calculations;
      const cooling = section?.results.map(({ error }) => error).filter((text) => text.includes('800'));
      expect(cooling?.length, language).toBe(4);
      const { report, proposal } = (await import(`../../messages/${language}.ts`))[language].section;
      for (const text of cooling ?? []) expect(text, language).toContain(report.noTime);
      expect(section?.answers.map(({ value }) => value)).toContain(proposal.untempered);
      expect(section?.analyses[0]?.elements[0]?.text).toMatch(/^0[.,]42±0[.,]02$/);
      expect(section?.notes.filter(({ text }) => text.includes('±')).length, language).toBe(1);
    }
  });

  it('W-02 W-04 contents stated as `<` appear with this sign and a remark, in every language', async () => {
    const stated = '/workbench/section?S=%3C0.003&B=%3C0.0005&N=0.0078';
    const { id } = (await make('premium', [stated])).json();
    for (const language of languages) {
      const { calculations, isIntact } = await show(id, language);
      expect(isIntact).toBe(true);
      const [section] = calculations;
      const shown = section?.analyses[0]?.elements.filter(({ text }) => text.startsWith('<'));
      expect(shown?.map(({ label }) => label)).toEqual(['S', 'B']);
      expect(section?.notes.filter(({ text }) => text.includes('<')).length, language).toBe(2);
      expect(section?.address).toContain('S=%3C0');
      expect(dense((await sheetsOf(id, language)).join('')), language).toMatch(/<0[.,]003/);
    }
  });

  it('W-02 contents of a calculator stated as `<` appear with this sign and a remark, in every language', async () => {
    const { id } = (await make('premium', [`${carbon}&Si=0.003&below=Si`])).json();
    for (const language of languages) {
      const { calculations, isIntact } = await show(id, language);
      const [calculation] = calculations;
      const silicon = calculation?.analyses[0]?.elements.find(({ label }) => label === 'Si');
      expect([isIntact, silicon?.text]).toEqual([true, language === 'de' ? '<0,003' : '<0.003']);
      expect(calculation?.notes[0]?.text, language).toMatch(/<.*Si/);
      expect(calculation?.address).toContain('below=Si');
    }
  });

  it('W-04 the report proposes the same tempering as the page, or states why none meets the requirement', async () => {
    const { id } = (await make('premium', ['/workbench/section?requiredHRC=38&temperC=600', shaft])).json();
    for (const language of languages) {
      const { calculations, isIntact } = await show(id, language);
      expect(isIntact).toBe(true);
      const [met, missed] = calculations;
      const values = met?.answers.map(({ value }) => value) ?? [];
      const probabilities = met?.answers.map(({ band }) => band).filter((band) => /\d\s?%/.test(band));
      expect(values.filter((value) => /^\d{3}\s°C, 2\s?h/.test(value)).length, language).toBe(2);
      expect(probabilities?.length, language).toBe(3);
      expect(
        missed?.answers.some(({ value }) => value.includes('45\u00a0HRC')),
        language,
      ).toBe(true);
      expect(dense((await sheetsOf(id, language)).join('')), language).toContain(dense(values[2] ?? ''));
    }
  });

  it('W-04 B-08 a report made before temperings were proposed is shown with its requirement', async () => {
    const { id } = (await make('premium', [shaft])).json();
    await test.database.pool.query(
      `UPDATE reports SET calculations = jsonb_set(calculations #- '{0,input,requirement}' #- '{0,values,proposal}' #- '{0,values,probability}', '{0,required}', '45') WHERE id = $1`,
      [id],
    );
    const { calculations } = await show(id);
    expect(calculations[0]?.answers[1]?.label).toContain('≥\u00a045');
    expect(calculations[0]?.address).toContain('requiredHRC=45');
    expect(calculations[0]?.today).toMatchObject({ isSame: true });
  });

  it('W-04 V-03 a hardness without a value has its reason and no verdict in the report, and one below the Rockwell C scale is "< 20 HRC", in every language', async () => {
    const bearing =
      '/workbench/section?grade=100Cr6&sizeMm=30&medium=water-agitated&C=1&Si=0.25&Mn=0.35&Cr=1.5&Mo=&place=surface&requiredHRC=60';
    const soft = '/workbench/section?sizeMm=20&C=0.15&Cr=&Mo=&Mn=0.8&medium=water-agitated&temperC=715';
    const { id } = (await make('premium', [bearing, soft])).json();
    for (const language of languages) {
      const { calculations } = await show(id, language);
      const [unknown, below] = calculations;
      expect(unknown?.answers[0]?.value, language).not.toMatch(/\d/);
      expect(unknown?.answers[0]?.band, language).toMatch(/0[.,]90/);
      expect(
        unknown?.answers.some(({ value }) => /40[.,]0/.test(value)),
        language,
      ).toBe(false);
      expect(unknown?.answers, language).toHaveLength(3);
      expect(below?.answers[0], language).toMatchObject({ value: '<\u00a020', unit: 'HRC' });
      expect(JSON.stringify([below?.answers, below?.results]), language).not.toMatch(
        /[^0-9.,][01]?\d[.,]\d HRC/,
      );
    }
  });

  it('W-04 V-03 a report made when a hardness without a value was stated as below 20 HRC is shown without this limit', async () => {
    const { id } = (await make('premium', ['/workbench/section?C=1&Mo=&requiredHRC=60'])).json();
    await test.database.pool.query(
      `UPDATE reports SET calculations = jsonb_set(jsonb_set(calculations, '{0,values,places,2,quenchedBelowHRC}', '20'), '{0,values,proposal,outcome}', '"quenched_below"') WHERE id = $1`,
      [id],
    );
    const { calculations } = await show(id);
    expect(calculations[0]?.answers.map(({ value }) => value).join()).not.toMatch(/20|40/);
  });

  it('W-04 creating a report of a section requires premium and valid inputs', async () => {
    const free = await make('member', [shaft]);
    expect([free.statusCode, free.json().code]).toEqual([403, 'workbench.premium_required']);
    const unread = await make('premium', ['/workbench/section?sizeMm=wide']);
    expect([unread.statusCode, unread.json().code]).toEqual([400, 'tools.impossible_inputs']);
    const impossible = await make('premium', ['/workbench/section?C=3']);
    expect([impossible.statusCode, impossible.json().code]).toEqual([400, 'workbench.section_impossible']);
  });
});
