import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { describe, expect, it } from 'vitest';
import { computeOrProblem, computeSection, type SectionValues } from './compute-section.ts';
import { localizeSection } from './localize-section.ts';
import { reasonAmong } from './scale/hardness-text.rules.ts';
import type { SectionInput } from './section.contract.ts';
import { decidingHardness, sectionVerdict } from './section-verdict.rules.ts';

const shaft: SectionInput = {
  shape: 'bar',
  sizeMm: 80,
  startC: 850,
  analysis: { C: 0.41, Si: 0.25, Mn: 0.77, Cr: 1.03, Mo: 0.21, Ni: 0.1 },
  grainSize: 7,
  medium: { by: 'film', filmWm2K: 1500, temperatureC: 60 },
  criterion: 'time',
  temper: { temperatureC: 600, timeH: 2 },
  place: 'half',
  requirement: null,
};
function computed(more: Partial<SectionInput> = {}): SectionValues {
  const answer = computeSection({ ...shaft, ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.result;
}
const codesOf = (more: Partial<SectionInput>) => computed(more).remarks.map(({ code }) => code);

describe('hardness of a quenched section', () => {
  it('W-04 hardness decreases from the surface to the centre, as quenched and as tempered, with the band of the tempering model', () => {
    const { places, profile } = computed();
    const quenched = places.map(({ quenchedHRC }) => Number(quenchedHRC));
    expect(quenched).toEqual(quenched.toSorted((one, other) => other - one));
    for (const { tempered, quenchedHRC } of profile) {
      expect(Number(tempered?.low)).toBeLessThan(Number(tempered?.hrc));
      expect(Number(tempered?.high)).toBeGreaterThan(Number(tempered?.hrc));
      expect(Number(tempered?.hrc)).toBeLessThanOrEqual(Number(quenchedHRC));
    }
    expect(profile.map(({ depthMm }) => depthMm)).toEqual(Array.from({ length: 41 }, (_, at) => at));
  });

  it('W-04 the result is the same for a bath, for its severity and for its film coefficient', () => {
    const film = computed({ medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 } });
    expect(film.severity).toBeCloseTo(0.5, 9);
    const others: readonly SectionInput['medium'][] = [
      { by: 'severity', severity: 0.5, temperatureC: 60 },
      { by: 'film', filmWm2K: film.filmWm2K, temperatureC: 60 },
      { by: 'table', points: [{ surfaceC: 400, filmWm2K: film.filmWm2K }], temperatureC: 60 },
    ];
    for (const medium of others)
      expect(Number(computed({ medium }).places[3]?.equivalentMm)).toBeCloseTo(
        Number(film.places[3]?.equivalentMm),
        2,
      );
  });

  it('W-04 remarks warn of positions beyond the end of the Jominy curve, of too slow cooling, and of a rate used instead of a time', () => {
    const slow = { sizeMm: 300, place: 'centre' } as const;
    expect(computed(slow).places[3]).toMatchObject({ equivalentMm: null, quenchedHRC: null, tempered: null });
    expect(codesOf(slow)).toContain('softer_than_bar');
    expect(codesOf({ sizeMm: 170, place: 'centre' })).toContain('beyond_curve');
    expect(codesOf({ sizeMm: 170, place: 'surface' })).toContain('centre_beyond_curve');
    expect(codesOf({ startC: 790, sizeMm: 20 })).toEqual(expect.arrayContaining(['rate_instead']));
    expect(codesOf({ startC: 760, sizeMm: 20 })).toContain('below_ac3');
    expect(codesOf({ analysis: { ...shaft.analysis, W: 2 } })).toContain('uncounted');
  });

  it('W-04 a remark names the elements of the hardness models that the analysis does not state; a stated 0 is not named', () => {
    const notStated = (analysis: SectionInput['analysis']) =>
      computed({ analysis }).remarks.find(({ code }) => code === 'not_stated')?.params;
    expect(notStated({ C: 0.41, Cr: 1.03, Mo: 0.21 })).toEqual({ elements: 'Si, Mn, Ni, V' });
    expect(notStated({ ...shaft.analysis, Mn: 0, V: 0, Cu: 0 })).toBeUndefined();
  });

  it('W-02 W-04 a remark names the contents stated as `<`, and boron stated as `<` has no effect', () => {
    const analysis = { ...shaft.analysis, S: 0.003, B: 0.0005, N: 0.0078 };
    const stated = computed({ analysis, below: ['S', 'B'] });
    expect(stated.remarks).toEqual(
      expect.arrayContaining([
        { code: 'below_limit', at: 'quenched', params: { elements: 'S' } },
        { code: 'boron_below_limit', at: 'quenched' },
      ]),
    );
    expect(stated.remarks.map(({ code }) => code).filter((code) => code.startsWith('boron'))).toEqual([
      'boron_below_limit',
    ]);
    const { B: _boron, ...without } = analysis;
    expect(stated.places).toEqual(computed({ analysis: without }).places);
    expect(codesOf({ analysis: { ...analysis, N: 0 }, below: ['B'] })).not.toContain('boron_simplified');
    expect(codesOf({ analysis: { ...analysis, N: 0 } })).toContain('boron_simplified');
  });

  it('W-04 effective boron of 0 ppm is stated when nitrogen binds all boron', () => {
    for (const language of languages) {
      const values = computed({ analysis: { ...shaft.analysis, B: 0.002, N: 0.012 } });
      const remark = localizeSection(values, language).remarks.find(
        ({ code }) => code === 'boron_without_effect',
      );
      expect(remark?.text, language).toMatch(/(?<![\d.,])0\s?ppm/);
      expect(remark?.text, language).not.toMatch(/[-−]\d/);
    }
  });

  it('W-04 each value has the warnings of its hardness model, in every language', () => {
    for (const language of languages) {
      const values = computed({ temper: { temperatureC: 300, timeH: 2 } });
      const tempered = localizeSection(values, language).remarks.filter(({ at }) => at === 'tempered');
      expect(tempered.length).toBeGreaterThan(0);
      for (const { text, code } of tempered) {
        expect(text, code).toBeTruthy();
        expect(text).not.toBe(code);
      }
    }
  });

  it('W-04 an invalid input is refused with its field', () => {
    const answer = (more: Partial<SectionInput>) => computeSection({ ...shaft, ...more });
    expect(answer({ analysis: { Cr: 1 } })).toMatchObject({ ok: false, problems: [{ field: 'analysis.C' }] });
    expect(answer({ analysis: { C: 3 } })).toMatchObject({ ok: false, problems: [{ field: 'analysis.C' }] });
  });

  it('W-04 a cooling without a numerical solution is a problem of the medium; other errors are not caught', () => {
    const failing = () => {
      throw new RangeError('the temperatures of the probe do not converge');
    };
    expect(
      computeOrProblem({ ...shaft, medium: { by: 'probe', curve: [], temperatureC: 40 } }, failing),
    ).toEqual({
      ok: false,
      problems: [{ field: 'medium.curve', code: 'not_computable' }],
    });
    expect(() =>
      computeOrProblem(shaft, () => {
        throw new TypeError('unexpected');
      }),
    ).toThrow(TypeError);
  });

  it('W-04 the austenitizing temperature does not change the hardness at the same cooling, and a remark states what is not computed', () => {
    const shaftIn = (startC: number) =>
      computed({ startC, medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 }, temper: null });
    const [usual, hot] = [shaftIn(850), shaftIn(1200)].map(({ places }) => places[2]);
    expect(Number(hot?.coolingTimeS) / Number(usual?.coolingTimeS)).toBeCloseTo(0.96, 2);
    expect(Math.abs(Number(hot?.quenchedHRC) - Number(usual?.quenchedHRC))).toBeLessThan(0.5);
    expect(codesOf({ startC: 1200 })).toContain('hot_austenite');
    expect(codesOf({ startC: 925 })).not.toContain('hot_austenite');
  });

  it('W-04 a grain size other than G 7 does not change the hardness, which a remark states', () => {
    expect(codesOf({ grainSize: 3 })).toContain('grain_not_counted');
    expect(codesOf({ grainSize: 7 })).not.toContain('grain_not_counted');
  });

  it('W-04 remarks warn of a bath above the usual temperatures, and of a medium above Ms', () => {
    const oil = (temperatureC: number) => codesOf({ medium: { by: 'bath', bath: 'oil-good', temperatureC } });
    expect(oil(60)).not.toContain('hot_bath');
    expect(oil(120)).toContain('hot_bath');
    expect(codesOf({})).not.toContain('bath_above_ms');
    for (const medium of [
      { by: 'film', filmWm2K: 1500, temperatureC: 400 },
      { by: 'bath', bath: 'still-air', temperatureC: 400 },
    ] as const)
      expect(codesOf({ medium })).toContain('bath_above_ms');
  });

  it('W-04 a remark names the elements with a tolerance, which does not change the hardness', () => {
    const { remarks, places } = computed({ tolerance: { C: 0.02, Mn: 0.05 } });
    expect(remarks).toContainEqual({ code: 'plus_minus', at: 'quenched', params: { elements: 'C, Mn' } });
    expect(places).toEqual(computed().places);
  });

  it('W-04 hardness below 20 HRC is not shown', () => {
    const soft = computed({ analysis: { C: 0.1, Mn: 0.4 }, sizeMm: 120 });
    expect(soft.places[3]?.quenchedHRC).toBeNull();
    expect(soft.remarks.map(({ code }) => code)).toContain('below_rockwell');
  });

  it('W-04 above 0.90 % C, where the model gives no value, there is no upper limit, no verdict and no proposal, but a reason', () => {
    const bearing = { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 };
    const requirement = { atLeastHRC: 60, atMostHRC: null };
    for (const more of [{ sizeMm: 30 }, { sizeMm: 300, place: 'centre' }] as const) {
      const { places, remarks, proposal, probability, profile } = computed({
        ...{ analysis: bearing, requirement, temper: null, ...more },
      });
      for (const row of places) {
        expect(row).toMatchObject({ quenchedHRC: null, quenchedBelowHRC: null, tempered: null });
        expect(sectionVerdict(decidingHardness({ temper: null }, row), requirement)).toEqual({
          tone: 'warn',
          verdict: 'unknown',
        });
      }
      expect(profile.every(({ quenchedHRC }) => quenchedHRC === null)).toBe(true);
      expect(reasonAmong(remarks)).toBeDefined();
      expect(proposal).toMatchObject({ outcome: 'unknown', temper: null });
      expect(probability).toBeNull();
    }
    expect(codesOf({ analysis: bearing, sizeMm: 30 })).toContain('no_carbon_factor');
    expect(codesOf({ analysis: bearing, sizeMm: 170, place: 'centre' })).not.toContain('beyond_curve');
  });

  it('W-04 no step of the content of boron between 5 and 50 ppm changes the hardness, and a remark states that boron counts', () => {
    const at = (B: number) => computed({ analysis: { C: 0.3, Si: 0.25, Mn: 1.3, Cr: 0.2, B }, sizeMm: 40 });
    const hardness = [0.0005, 0.0008, 0.003, 0.0031, 0.005].map((B) => at(B).places[2]?.quenchedHRC);
    expect(new Set(hardness).size).toBe(1);
    const above = at(0.0031);
    expect(above.remarks.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['boron_above_range', 'boron_counted']),
    );
    expect(above.models.find(({ chosen }) => chosen)?.inRange).toBe(false);
    expect(codesOf({})).not.toContain('boron_counted');
  });

  it('W-04 V-03 a tempering above Ac1 is warned of at the tempered hardness', () => {
    const analysis = { C: 0.3, Si: 0.25, Mn: 0.7, Ni: 3.5, Cr: 0.8, Mo: 0.25 };
    const { remarks } = computed({ analysis, temper: { temperatureC: 715, timeH: 2 } });
    expect(remarks).toContainEqual(expect.objectContaining({ code: 'above_ac1', at: 'tempered' }));
  });

  it('W-04 V-03 a proposed tempering is never above Ac1 of the tempering model', () => {
    const analysis = { C: 0.3, Si: 0.25, Mn: 0.7, Ni: 3.5, Cr: 0.8, Mo: 0.25, N: 0.001, Nb: 0.1 };
    const { proposal } = computed({ analysis, requirement: { atLeastHRC: null, atMostHRC: 22 } });
    const codes = [proposal?.temper, proposal?.assured].flatMap((each) => each?.remarks ?? []);
    expect(codes.map(({ code }) => code)).not.toContain('above_ac1');
    expect(proposal?.hottestC).toBeLessThan(690);
  });

  it('W-04 the step between the two criteria at 800 °C is at most the 4 mm that the remark states', () => {
    const distances = (startC: number, more: Partial<SectionInput>) =>
      computed({ startC, temper: null, ...more }).places.map(({ equivalentMm }) => Number(equivalentMm));
    for (const sizeMm of [30, 80, 120])
      for (const bath of ['oil-good', 'water-agitated'] as const) {
        const medium = { by: 'bath', bath, temperatureC: 60 } as const;
        const [rate, time] = [800, 800.5].map((startC) => distances(startC, { sizeMm, medium }));
        const steps = (rate ?? []).map((distance, at) => Math.abs(distance - (time?.[at] ?? 0)));
        expect(Math.max(...steps), `Ø ${sizeMm}, ${bath}`).toBeLessThanOrEqual(4);
      }
    expect(codesOf({ startC: 800 })).toContain('rate_instead');
    expect(codesOf({ startC: 800.5 })).not.toContain('rate_instead');
  });
});
