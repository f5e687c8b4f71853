import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const heat = {
  name: 'Heat 4711',
  grade: '42CrMo4',
  analysis: { C: 0.41, Si: 0.26, Mn: 0.77, Cr: 0.98, Mo: 0.21, Ni: 0.12 },
  section: { shape: 'bar', sizeMm: 80 },
};
async function createHeat(body: unknown = heat): Promise<number> {
  return (await test.call('POST', '/api/heats', { as: 'premium', body })).json().id;
}
const passport = (id: number, as?: Account, query = '') =>
  test.call('POST', `/api/heats/${id}/passport${query}`, { ...(as && { as }), body: {} });

type Group = {
  calculatorId: string;
  address: string;
  figures: { label: string; text: string; band: string; missing: string[] }[];
};

describe('W-03 key figures (passport) of a heat', () => {
  it('W-03 the passport contains the applicable figures, with measured bands, and links to their calculations', async () => {
    const answer = await passport(await createHeat(), 'premium');
    expect(answer.statusCode).toBe(200);
    const { groups, notApplicable } = answer.json();
    const byId = new Map<string, Group>(groups.map((each: Group) => [each.calculatorId, each]));
    expect([...byId.keys()].sort()).toEqual([
      'carbon-equivalent',
      'ideal-critical-diameter',
      'jominy-hardenability',
      'melting-point',
      'preheat-temperature',
      'tempered-hardness',
      'transformation-temperatures',
    ]);
    for (const group of byId.values()) expect(group.figures.length, group.calculatorId).toBeGreaterThan(0);
    const start = byId.get('transformation-temperatures')?.figures.find(({ band }) => band !== '');
    expect(start?.text).toMatch(/^\d{3}\s°C$/);
    expect(byId.get('preheat-temperature')?.address).toContain('thicknessMm=80');
    expect(notApplicable).toMatchObject(
      ['pitting-resistance', 'wrc-1992-diagram', 'schaeffler-diagram'].map((calculatorId) => ({
        calculatorId,
        reason: 'not_stainless',
      })),
    );
  });

  it('W-03 V-07 links contain the ± of the analysis and the diameter; the intervals include the ±, the values stay', async () => {
    const uncertain = { ...heat, tolerance: { C: 0.02, Mo: 0.01 }, below: ['Mo'] };
    const [exact, given] = await Promise.all(
      [heat, uncertain].map(async (body) => {
        const { groups } = (await passport(await createHeat(body), 'premium')).json();
        return new Map<string, Group>(groups.map((each: Group) => [each.calculatorId, each]));
      }),
    );
    const textsOf = (groups: Map<string, Group> | undefined) =>
      [...(groups?.values() ?? [])].map(({ figures }) => figures.map(({ label, text }) => [label, text]));
    expect(textsOf(given)).toEqual(textsOf(exact));
    for (const { figures, calculatorId } of given?.values() ?? [])
      for (const { band, label } of figures)
        expect(band, `${calculatorId} ${label}`).toMatch(
          /^90\s% interval (including input uncertainty|from input uncertainty alone): [\d.]+ to [\d.]+/,
        );
    const [carbon] = given?.get('carbon-equivalent')?.figures ?? [];
    expect(carbon?.band).toContain('uncertainty alone');
    const start = given?.get('transformation-temperatures')?.figures.at(-1);
    expect(start?.band).toContain('including input uncertainty');
    for (const { address, calculatorId } of given?.values() ?? []) {
      const query = new URL(address, 'http://localhost').searchParams;
      expect(query.get('C'), calculatorId).toBe('0.41±0.02');
      expect(query.get('Mo') ?? '0.21', calculatorId).toBe('0.21');
    }
    expect(given?.get('ideal-critical-diameter')?.address).toContain('barDiameterMm=80');
  });

  it('W-03 the figures are the same as those of the calculator, in the requested language', async () => {
    const id = await createHeat();
    const { groups } = (await passport(id, 'premium', '?lang=de')).json();
    const group = groups.find((each: Group) => each.calculatorId === 'carbon-equivalent');
    const { values } = (
      await test.call('POST', '/api/calculators/carbon-equivalent', { as: 'premium', body: heat.analysis })
    ).json();
    expect(group.name).toBe('Kohlenstoffäquivalent');
    expect(group.figures[0].text.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      values.CE_IIW.toFixed(3).replace('.', ','),
    );
  });

  it('W-03 a report of the passport computes the same steel: elements missing in the heat remain missing', async () => {
    const id = await createHeat({ name: 'C45', analysis: { C: 0.45, Si: 0.25, Mn: 0.65 } });
    const { groups } = (await passport(id, 'premium')).json();
    const addresses = groups.map(({ address }: Group) => address);
    const made = await test.call('POST', '/api/user/reports', {
      as: 'premium',
      body: { head: { author: 'M. Vogt' }, calculations: addresses },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id: report } = made.json<{ id: string }>();
    const answer = await test.call('GET', `/api/user/reports/${report}/calculations`, { as: 'premium' });
    const texts = JSON.stringify(answer.json());
    for (const element of ['Cr', 'Ni', 'Mo', 'Cu']) expect(texts).not.toMatch(new RegExp(`[?&]${element}=`));
    expect(texts).toContain('C=0.45');
  });

  it('W-03 V-07 B-07 the report of a heat with ± shows its contents and results with the intervals of the passport', async () => {
    const id = await createHeat({ ...heat, tolerance: { C: 0.02, Cr: 0.05 } });
    const { groups }: { groups: Group[] } = (await passport(id, 'premium')).json();
    const made = await test.call('POST', '/api/user/reports', {
      as: 'premium',
      body: { head: { author: 'M. Vogt' }, calculations: groups.map(({ address }) => address) },
    });
    const shown = await test.app.reports.show(made.json<{ id: string }>().id, 'en');
    if (typeof shown === 'string') throw new Error(shown);
    for (const [at, { figures, calculatorId }] of groups.entries()) {
      const view = shown.calculations[at];
      const carbon = view?.analyses[0]?.elements.find(({ label }) => label === 'C');
      expect(carbon?.text.replaceAll('\u00a0', ' '), calculatorId).toBe('0.41 ± 0.02');
      const texts = JSON.stringify([view?.answers, view?.results]);
      for (const { band } of figures) expect(texts, calculatorId).toContain(band.split(' · ')[0]);
    }
  });

  it('W-03 without a stated carbon content the figures that need it are withheld with the reason', async () => {
    const id = await createHeat({
      name: 'No carbon',
      analysis: { Si: 0.25, Mn: 0.8 },
      section: heat.section,
    });
    const { groups, notApplicable } = (await passport(id, 'premium')).json();
    expect(groups.map((each: Group) => each.calculatorId)).toEqual(['melting-point']);
    for (const { isOutside, band, missing } of groups[0].figures) {
      expect(isOutside).toBe(true);
      expect(band).toBe('');
      expect(missing).toContain('C');
    }
    const withheld = notApplicable.filter(({ reason }: { reason: string }) => reason === 'no_carbon');
    expect(withheld.map((each: Group) => each.calculatorId)).toEqual([
      'transformation-temperatures',
      'ideal-critical-diameter',
      'jominy-hardenability',
      'tempered-hardness',
      'carbon-equivalent',
      'preheat-temperature',
    ]);
  });

  it('W-03 each figure names the elements of its formula that the analysis does not state; a stated 0 is not named', async () => {
    const id = await createHeat({ name: 'C only', analysis: { C: 0.45, Cr: 0 } });
    const { groups } = (await passport(id, 'premium')).json();
    const byId = new Map<string, Group>(groups.map((each: Group) => [each.calculatorId, each]));
    expect(byId.get('carbon-equivalent')?.figures[0]?.missing).toEqual(['Mn', 'Mo', 'V', 'Ni', 'Cu']);
    for (const { figures, calculatorId } of byId.values())
      for (const { missing } of figures) {
        expect(missing, calculatorId).toContain('Mn');
        expect(missing, calculatorId).not.toContain('Cr');
      }
  });

  it('W-03 B-07 a report of the passport names the elements that are not in the analysis', async () => {
    const id = await createHeat({ name: 'C only', analysis: { C: 0.45 } });
    const { groups }: { groups: Group[] } = (await passport(id, 'premium')).json();
    const made = await test.call('POST', '/api/user/reports', {
      as: 'premium',
      body: { head: { author: 'M. Vogt' }, calculations: groups.map(({ address }) => address) },
    });
    const shown = await test.app.reports.show(made.json<{ id: string }>().id, 'en');
    if (typeof shown === 'string') throw new Error(shown);
    for (const { notes, calculatorId } of shown.calculations)
      expect(notes.map(({ text }) => text).join(' '), calculatorId).toMatch(
        /Elements left out are taken as 0: .*Mn/,
      );
  });

  it('W-03 a stainless heat has pitting resistance and phase balance, and what does not apply is listed', async () => {
    const id = await createHeat({ name: '304', analysis: { C: 0.05, Cr: 18.2, Ni: 8.1, Mn: 1.4, N: 0.06 } });
    const { groups, notApplicable } = (await passport(id, 'premium', '?lang=kr')).json();
    expect(groups.map((each: Group) => each.calculatorId)).toEqual([
      'pitting-resistance',
      'wrc-1992-diagram',
      'melting-point',
    ]);
    expect(notApplicable).toHaveLength(7);
    expect(notApplicable).toContainEqual(
      expect.objectContaining({ calculatorId: 'schaeffler-diagram', reason: 'covered' }),
    );
    // The diagram computes the heat as base metal without filler.
    const [, wrc] = groups;
    const analysis = { C: 0.05, Cr: 18.2, Ni: 8.1, Mn: 1.4, N: 0.06 };
    const metals = Object.fromEntries(
      ['A', 'B', 'filler'].flatMap((metal) =>
        Object.entries(analysis).map(([element, value]) => [`${metal}.${element}`, value]),
      ),
    );
    const { values } = (
      await test.call('POST', '/api/calculators/wrc-1992-diagram', {
        as: 'premium',
        body: { ...metals, dilutionPercent: 100 },
      })
    ).json();
    expect(wrc.figures[0].text).toBe(`${values.ferriteNumber.toFixed(1)} FN`.replace(' ', '\u00a0'));
  });

  it('W-03 a steel outside the WRC-1992 diagram gets the Schaeffler diagram', async () => {
    const id = await createHeat({ name: '430', analysis: { C: 0.05, Cr: 16.5, Ni: 0.2, Mn: 0.5 } });
    const { groups } = (await passport(id, 'premium')).json();
    expect(groups.map((each: Group) => each.calculatorId)).toContain('schaeffler-diagram');
  });

  it('W-03 calculators whose limits a tool steel exceeds are listed with the content and the limits', async () => {
    const id = await createHeat({ name: 'X153CrMoV12', analysis: { C: 1.55, Cr: 12, Mo: 0.8, V: 0.9 } });
    const { groups, notApplicable } = (await passport(id, 'premium', '?lang=de')).json();
    for (const each of groups) expect(each.figures.length, each.calculatorId).toBeGreaterThan(0);
    const missing = notApplicable.filter(({ reason }: { reason: string }) => reason === 'not_computed');
    expect(missing.length).toBeGreaterThan(0);
    for (const { detail } of missing) expect(detail).toMatch(/^\p{L}+ \d.*\(0 bis \d/u);
  });

  it('W-03 figures of formulas that do not apply to the steel are marked', async () => {
    const id = await createHeat({
      name: 'Maraging 300',
      analysis: { C: 0.01, Ni: 18.5, Co: 9, Mo: 4.8, Ti: 0.6 },
    });
    const { groups } = (await passport(id, 'premium')).json();
    const marked = (calculatorId: string) =>
      groups
        .find((each: Group) => each.calculatorId === calculatorId)
        .figures.filter(({ isOutside }: { isOutside: boolean }) => isOutside).length;
    expect(marked('transformation-temperatures')).toBeGreaterThan(1);
    expect(marked('melting-point')).toBe(2);
  });

  it('W-03 the route returns 401 without login, 404 for the heat of another member, 403 without premium', async () => {
    const id = await createHeat();
    expect((await passport(id)).statusCode).toBe(401);
    expect((await passport(id, 'admin')).json()).toMatchObject({ code: 'workbench.no_heat' });
    await test.database.pool.query(
      `UPDATE heats SET user_id = (SELECT id FROM local_users WHERE nickname = 'member') WHERE id = $1`,
      [id],
    );
    expect((await passport(id, 'member')).json()).toMatchObject({ code: 'workbench.premium_required' });
  });

  it('W-03 computing a passport counts as one use towards the daily limit', async () => {
    const id = await createHeat();
    await passport(id, 'premium');
    await passport(id, 'premium');
    const { rows } = await test.database.pool.query(
      `SELECT count(*)::int AS n FROM tool_access_logs l JOIN local_users u ON u.id = l.user_id
       WHERE u.nickname = 'premium' AND l.tool_name = 'Transformation Temperatures'`,
    );
    expect(rows[0].n).toBe(1);
  });
});
