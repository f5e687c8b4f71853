import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { intervalWords } from '@ferrite/calculators/core/texts/interval-words.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { docxParts } from '../../../../test/docx-parts.ts';
import { pdfPages } from '../../../../test/pdf-pages.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';
import { reportWords } from './messages/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const carbon = '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45';
const head = {
  company: 'Hanbit Forge Co., Ltd. 한빛단조',
  customer: 'Nordsveis AS',
  heat: '4711',
  author: '박진우',
  approvedBy: 'M. Vogt',
};
const make = (body: object = {}) =>
  test.call('POST', '/api/user/reports', {
    as: 'premium',
    body: { head, calculations: [carbon], ...body },
  });
const list = async () => (await test.call('GET', '/api/user/reports', { as: 'premium' })).json();
const pdf = (id: string, lang = 'en') => test.call('GET', `/api/reports/${id}/pdf?lang=${lang}`);
const show = (id: string, language: (typeof languages)[number] = 'en') => test.app.reports.show(id, language);

const dense = (text: string) => text.replace(/\s/g, '');

describe('B-07 diagram, requirement and state of a report', () => {
  const definition = findDefinition('jominy-hardenability') as Calculator;
  /** URL that states all elements, as the form of the page writes it. */
  const jominy = `/calculators/jominy-hardenability.html?lang=en&${toQuery(definition, {
    ...defaultInputs(definition),
    C: 0.4,
    Cr: 1,
  })}&require=hardnessA255HRC,min,`;

  it('B-07 a report contains the diagram selected on the page, also in the next revision', async () => {
    const made = await make({ calculations: ['/calculators/ttt-cct-diagram.html?chart=isothermal'] });
    const { id } = made.json();
    const titles = async (of: string) => {
      const shown = await show(of);
      if (typeof shown === 'string') throw new Error(shown);
      return shown.calculations.map(({ diagram }) => diagram?.title);
    };
    expect(await titles(id)).toEqual(['Isothermal transformation (TTT)']);
    const again = await test.call('GET', `/api/user/reports/${id}/calculations`, { as: 'premium' });
    const next = await make({ revises: id, calculations: again.json() });
    expect(await titles(next.json().id)).toEqual(['Isothermal transformation (TTT)']);
  });

  it('B-07 a Jominy report states the hardness at the distance, then whether it meets the requirement, on at most two pages in every language', async () => {
    for (const [limit, isMet] of [
      [50, true],
      [60, false],
    ] as const) {
      const { id } = (await make({ calculations: [`${jominy}${limit}`] })).json();
      const shown = await show(id);
      if (typeof shown === 'string') throw new Error(shown);
      const [answer, requirement] = shown.calculations[0]?.answers ?? [];
      expect(answer).toMatchObject({ label: 'Hardness at the distance, ASTM A255', unit: 'HRC' });
      expect(requirement).toMatchObject({ isMet, label: expect.stringContaining(`≥\u00a0${limit}`) });
      for (const language of languages) {
        const sheets = await pdfPages((await pdf(id, language)).rawPayload);
        expect(sheets.length, language).toBeLessThanOrEqual(2);
        const translated = await show(id, language);
        if (typeof translated === 'string') throw new Error(translated);
        const verdict = translated.calculations[0]?.answers[1];
        expect(dense(sheets[0] ?? '')).toContain(dense(`${verdict?.label}${verdict?.value}`));
      }
    }
  });

  it('B-07 a report is a draft or approved; an approval needs a name, and a report stored without a state is approved if it names an approver', async () => {
    const unnamed = { ...head, approvedBy: '' };
    expect((await make()).json().state).toBe('approved');
    expect((await make({ state: 'draft' })).json().state).toBe('draft');
    const draft = (await make({ head: unnamed })).json();
    expect(draft.state).toBe('draft');
    const refused = await make({ head: unnamed, state: 'approved' });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'tools.approver_missing']);
    const approved = (await make({ revises: draft.id, state: 'approved' })).json();
    expect([approved.revision, approved.state]).toEqual(['B', 'approved']);
    expect(dense((await pdfPages((await pdf(draft.id)).rawPayload)).join(''))).toContain('Draft,notapproved');
    expect(dense((await pdfPages((await pdf(approved.id)).rawPayload))[0] ?? '')).toContain('Approved');
    await test.call('DELETE', `/api/user/reports/${approved.id}`, { as: 'premium' });
    const states = async () =>
      new Map((await list()).reports.map((each: { id: string; state: string }) => [each.id, each.state]));
    expect((await states()).get(approved.id)).toBe('withdrawn');
    await test.database.pool.query('UPDATE reports SET state = NULL WHERE id = $1', [draft.id]);
    expect((await states()).get(draft.id)).toBe('draft');
  });

  it('B-08 a report is superseded only by an approved revision', async () => {
    const newerOf = async (of: string) => {
      const shown = await show(of);
      if (typeof shown === 'string') throw new Error(shown);
      return shown.newer?.revision ?? null;
    };
    const first = (await make()).json();
    const draft = (await make({ revises: first.id, state: 'draft' })).json();
    expect([draft.revision, await newerOf(first.id)]).toEqual(['B', null]);
    const approved = (await make({ revises: draft.id })).json();
    expect([await newerOf(first.id), await newerOf(draft.id)]).toEqual(['C', 'C']);
    await make({ revises: approved.id, state: 'draft' });
    expect([await newerOf(first.id), await newerOf(approved.id)]).toEqual(['C', null]);
    await test.call('DELETE', `/api/user/reports/${approved.id}`, { as: 'premium' });
    expect(await newerOf(first.id)).toBeNull();
    // Reports without a stored state are approved if they name an approver.
    await test.database.pool.query('UPDATE reports SET state = NULL WHERE id = $1', [draft.id]);
    expect(await newerOf(first.id)).toBe('B');
  });
});

describe('B-08 documents of superseded reports', () => {
  it('B-08 PDF and Word of a superseded report name the revision that supersedes it, in every language', async () => {
    const first = (await make()).json();
    const before = dense((await pdfPages((await pdf(first.id)).rawPayload)).join(''));
    expect(before).toContain('Approved');
    const next = (await make({ revises: first.id })).json();
    for (const language of languages) {
      const [words, answer] = [await reportWords[language](), await pdf(first.id, language)];
      const text = dense(words.superseded.replace('{revision}', next.revision));
      expect(dense((await pdfPages(answer.rawPayload)).join('')), language).toContain(text);
      const word = await test.call('GET', `/api/reports/${first.id}/docx?lang=${language}`);
      expect(dense(JSON.stringify(await docxParts(word.rawPayload))), language).toContain(text);
    }
  });
});

describe('V-07 B-07 inputs with ± in a report', () => {
  const uncertain = '/calculators/carbon-equivalent.html?C=0.42±0.05&Mn=0.75±0.1&Cr=1.05';

  it('V-07 B-07 page, PDF and Word show the inputs with ± and the result with its interval, in every language, and again in the next revision', async () => {
    const { id } = (await make({ calculations: [uncertain] })).json();
    const again = await test.call('GET', `/api/user/reports/${id}/calculations`, { as: 'premium' });
    const next = (await make({ revises: id, calculations: again.json() })).json();
    for (const language of languages) {
      const shown = await show(next.id, language);
      if (typeof shown === 'string') throw new Error(shown);
      expect(shown.isIntact).toBe(true);
      const [view] = shown.calculations;
      const expected = [
        language === 'de' ? '0,42±0,05' : '0.42±0.05',
        dense(intervalWords[language].alone).split('{')[0] ?? '',
        dense(view?.answers[0]?.band ?? ''),
      ];
      const word = await test.call('GET', `/api/reports/${next.id}/docx?lang=${language}`);
      const texts = [
        JSON.stringify(view),
        (await pdfPages((await pdf(next.id, language)).rawPayload)).join(''),
        docxParts(word.rawPayload)['word/document.xml']?.text ?? '',
      ];
      for (const text of texts) for (const each of expected) expect(dense(text), language).toContain(each);
    }
  });

  it('V-07 B-07 the intervals of a slow calculator are computed completely', async () => {
    const { id } = (
      await make({ calculations: ['/calculators/furnace-heating-time.html?furnaceTemperatureC=900±10'] })
    ).json();
    const shown = await show(id);
    if (typeof shown === 'string') throw new Error(shown);
    expect(shown.calculations[0]?.answers[0]?.band).toContain('input uncertainty');
  });
});

describe('B-08 parameters that a calculator does not know', () => {
  it.each(['require=CE_XYZ,max,0.4', 'chart=none', 'Cx=0.2', 'grade=unobtainium', 'units=furlong'])(
    'B-08 B-06 a report or saved calculation with the unknown parameter %s is refused with its name, and nothing is saved',
    async (parameter) => {
      const before = (await list()).reports.length;
      const refused = await make({ calculations: [`${carbon}&${parameter}`] });
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'tools.unknown_parameters', parameters: [parameter] }),
      ]);
      expect((await list()).reports).toHaveLength(before);
      const saved = await test.call('POST', '/api/user/calculations', {
        as: 'premium',
        body: { name: 'a', address: `${carbon}&${parameter}` },
      });
      expect([saved.statusCode, saved.json().code]).toEqual([400, 'tools.unknown_parameters']);
    },
  );

  it.each([
    ['C=0.2&limit=', ['limit=']],
    ['C=0,4x', ['C=0,4x']],
    ['C=60&Mn=50', ['C=60', 'Mn=50']],
  ])(
    'B-08 B-06 a report or saved calculation with the invalid inputs %s is refused with calculator and parameters',
    async (inputs, parameters) => {
      const address = `${carbon.split('?')[0]}?${inputs}`;
      const answers = [
        await make({ calculations: [address] }),
        await test.call('POST', '/api/user/calculations', { as: 'premium', body: { name: 'a', address } }),
      ];
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          expect.objectContaining({
            code: 'tools.impossible_inputs',
            calculatorId: 'carbon-equivalent',
            parameters,
          }),
        ]);
    },
  );

  it.each(['C=&Mn=1.45', 'C=0.2&Mn=&Si='])(
    'B-08 C-04 a link with contents without a value (%s) makes a report and a saved calculation, in which they are not stated',
    async (inputs) => {
      const address = `${carbon.split('?')[0]}?${inputs}`;
      const answers = [
        await make({ calculations: [address] }),
        await test.call('POST', '/api/user/calculations', { as: 'premium', body: { name: 'a', address } }),
      ];
      for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    },
  );

  it('B-08 B-06 an unknown query parameter is also refused', async () => {
    const body = { C: 0.2, Mn: 1.45 };
    const answers = await Promise.all([
      test.call('POST', '/api/calculators/carbon-equivalent?require=CE_IIW,max,0.4', { as: 'premium', body }),
      test.call('POST', '/api/user/reports?language=de', {
        as: 'premium',
        body: { head, calculations: [carbon] },
      }),
      test.call('GET', `/api/reports/${'A'.repeat(22)}/pdf?language=de`),
      test.call('GET', '/api/user/calculations?language=de', { as: 'premium' }),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, 'request.invalid']);
      expect(answer.json().fields).toEqual([
        { field: expect.stringMatching(/^(require|language)$/), message: 'Unknown field' },
      ]);
    }
  });
});
