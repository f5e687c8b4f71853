import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const shaft = {
  shape: 'bar',
  sizeMm: 80,
  startC: 850,
  analysis: { C: 0.41, Si: 0.25, Mn: 0.77, Cr: 1.03, Mo: 0.21 },
  medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 },
  temper: { temperatureC: 600, timeH: 2 },
};
const quench = (body: unknown, as?: Account, query = '') =>
  test.call('POST', `/api/workbench/section${query}`, { ...(as && { as }), body });

describe('W-04 POST /api/workbench/section', () => {
  it('W-04 premium members get positions, profile, curves and remarks in their language', async () => {
    const answer = await quench(shaft, 'premium', '?lang=de');
    expect(answer.statusCode).toBe(200);
    const { places, profile, curves, models, severity } = answer.json();
    expect(places.map(({ place }: { place: string }) => place)).toEqual([
      'surface',
      'threeQuarters',
      'half',
      'centre',
    ]);
    expect([profile.length, curves.length, models.length]).toEqual([41, 4, 3]);
    expect(severity).toBeCloseTo(0.5, 6);
    expect(places[2].quenchedHRC).toBeGreaterThan(30);
  });

  it('W-04 the route returns 401 to anonymous callers, 403 to free members', async () => {
    expect((await quench(shaft)).statusCode).toBe(401);
    const free = await quench(shaft, 'member');
    expect([free.statusCode, free.json().code]).toEqual([403, 'workbench.premium_required']);
  });

  it.each([
    ['sizeMm', { ...shaft, sizeMm: 0 }],
    ['startC', { ...shaft, startC: 5000 }],
    ['analysis.Cr', { ...shaft, analysis: { C: 0.4, Cr: '1' } }],
    ['medium.filmWm2K', { ...shaft, medium: { by: 'film', filmWm2K: -1, temperatureC: 60 } }],
    ['medium.temperatureC', { ...shaft, medium: { by: 'bath', bath: 'water-still', temperatureC: 101 } }],
    [
      'medium.points',
      {
        ...shaft,
        medium: {
          by: 'table',
          temperatureC: 60,
          points: [
            { surfaceC: 500, filmWm2K: 900 },
            { surfaceC: 400, filmWm2K: 900 },
          ],
        },
      },
    ],
    [
      'medium.points',
      {
        ...shaft,
        medium: {
          by: 'table',
          temperatureC: 60,
          points: Array.from({ length: 21 }, (_, at) => ({ surfaceC: at, filmWm2K: 900 })),
        },
      },
    ],
  ])('W-04 an invalid field %s is answered with 400 and its name', async (field, body) => {
    const answer = await quench(body, 'premium');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    expect(answer.json().fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  it('W-04 the cooling curve of a probe is accepted, and one that ends below the medium temperature is rejected', async () => {
    const curve = Array.from({ length: 60 }, (_, at) => ({
      seconds: at / 2,
      celsius: 60 + 790 / (1 + (at / 16) ** 3),
    }));
    const body = (temperatureC: number) => ({ ...shaft, medium: { by: 'probe', curve, temperatureC } });
    const good = (await quench(body(60), 'premium')).json();
    expect(good.filmWm2K).toBeGreaterThan(500);
    expect(good.filmWm2K).toBeLessThan(5000);
    const wrong = await quench(body(300), 'premium');
    expect([wrong.statusCode, wrong.json().fields]).toMatchObject([400, [{ field: 'medium.curve' }]]);
  });

  it('W-04 a probe curve with a sudden fall has a result and a remark', async () => {
    const curve = [
      [0, 850],
      [1, 840],
      [2, 830],
      [2.1, 200],
      [60, 60],
    ].map(([seconds, celsius]) => ({ seconds, celsius }));
    const answer = await quench({ ...shaft, medium: { by: 'probe', curve, temperatureC: 40 } }, 'premium');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().remarks).toContainEqual(expect.objectContaining({ code: 'probe_misfit' }));
  });

  it('W-04 an element that no hardness model accepts is answered with 400 and its name', async () => {
    const answer = await quench({ ...shaft, analysis: { C: 3 } }, 'premium');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'workbench.section_impossible']);
    expect(answer.json().fields).toMatchObject([{ field: 'analysis.C' }]);
  });

  it('W-04 steels for a requirement are found for premium members only, and invalid limits are reported', async () => {
    const find = (body: unknown, as: Account = 'premium') =>
      test.call('POST', '/api/workbench/section/steels', { as, body });
    const requirement = { atLeastHRC: 45 };
    const found = (await find({ ...shaft, requirement })).json();
    expect(found.steels.length).toBeGreaterThan(0);
    expect(found.steels.length).toBeLessThanOrEqual(20);
    expect(found.steels[0].quenchedHRC).toBeGreaterThanOrEqual(45);
    expect((await find({ ...shaft, requirement }, 'member')).statusCode).toBe(403);
    expect((await test.call('POST', '/api/workbench/section/steels', { body: shaft })).statusCode).toBe(401);
    const wrong = await find({ ...shaft, requirement: { atLeastHRC: 45, atMostHRC: 40 } });
    expect([wrong.statusCode, wrong.json().fields[0].field]).toEqual([400, 'requirement.atMostHRC']);
  });
});
