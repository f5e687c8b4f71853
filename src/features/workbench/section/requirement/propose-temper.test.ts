import { textsOf } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { computeSection } from '../compute-section.ts';
import { localizeSection } from '../localize-section.ts';
import type { SectionInput } from '../section.contract.ts';
import { decidingHardness, distanceFrom, sectionVerdict } from '../section-verdict.rules.ts';
import { findSteels } from './find-steels.ts';
import { mediaToSearch, rankChoices } from './rank-steels.rules.ts';

const shaft: SectionInput = {
  shape: 'bar',
  sizeMm: 80,
  startC: 850,
  analysis: { C: 0.415, Si: 0.24, Mn: 0.75, Cr: 1.05, Mo: 0.225, P: 0.015, S: 0.01 },
  grainSize: 7,
  medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 },
  criterion: 'time',
  temper: { temperatureC: 600, timeH: 2 },
  place: 'half',
  requirement: null,
};
function computed(more: Partial<SectionInput>) {
  const answer = computeSection({ ...shaft, ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.result;
}
const needs = (atLeastHRC: number | null, atMostHRC: number | null = null): Partial<SectionInput> => ({
  requirement: { atLeastHRC, atMostHRC },
});
const half = ({ places }: ReturnType<typeof computed>) =>
  places.find(({ place }) => place === 'half') as NonNullable<(typeof places)[number]>;

describe('W-04 tempering proposed for a requirement', () => {
  it('W-04 computing the section with the proposed tempering gives the proposed hardness, band and probability', () => {
    const { proposal } = computed(needs(38));
    const temper = proposal?.temper;
    if (!proposal || !temper) throw new Error('no proposal');
    expect(temper.temperatureC % 10).toBe(0);
    expect(Number(proposal.exactC) - temper.temperatureC).toBeGreaterThanOrEqual(0);
    expect(Number(proposal.exactC) - temper.temperatureC).toBeLessThan(10);
    const { temperatureC, hrc, low, high, probability } = temper;
    const applied = computed({ ...needs(38), temper: { temperatureC, timeH: proposal.timeH } });
    expect(half(applied)?.tempered).toEqual({ hrc, low, high });
    expect(applied.probability).toBeCloseTo(probability, 2);
    expect(hrc).toBeGreaterThanOrEqual(38);
    const { assured } = proposal;
    expect(assured?.low).toBeGreaterThanOrEqual(38);
    expect(assured?.probability).toBeGreaterThanOrEqual(0.95);
    expect(Number(assured?.temperatureC)).toBeLessThan(temperatureC);
  });

  it('W-04 the proposal lies between the temperatures at which the hardness equals the maximum and the minimum', () => {
    const { proposal } = computed(needs(30, 36));
    const { fromC, toC } = proposal?.window ?? { fromC: 0, toC: 0 };
    const at = (temperatureC: number) =>
      half(computed({ temper: { temperatureC, timeH: 2 } }))?.tempered?.hrc;
    expect(at(fromC)).toBeCloseTo(36, 3);
    expect(at(toC)).toBeCloseTo(30, 3);
    expect(proposal?.temper?.temperatureC).toBeGreaterThan(fromC);
    expect(proposal?.temper?.temperatureC).toBeLessThan(toC);
    expect(proposal?.assured).toBeNull();
    const wide = computed(needs(26, 38)).proposal?.temper;
    expect(wide?.low).toBeGreaterThanOrEqual(26);
    expect(wide?.high).toBeLessThanOrEqual(38);
    expect(wide?.probability).toBeGreaterThan(0.9);
  });

  it('W-04 the proposal has the warnings of the model, and assumes two hours for a section without tempering', () => {
    const { proposal } = computed({ ...needs(40), temper: null });
    expect(proposal?.timeH).toBe(2);
    expect(proposal?.temper?.remarks.map(({ code }) => code)).toContain('embrittlement_high');
  });

  it.each([
    ['quenched_below', needs(45)],
    ['quenched_below', { ...needs(45), sizeMm: 300, place: 'centre' } as const],
    ['quenched_below', { ...needs(20), analysis: { C: 0.15, Mn: 0.6 } }],
    ['unknown', { ...needs(20), sizeMm: 300, place: 'centre' } as const],
    ['too_hard', { ...needs(20, 22), analysis: { ...shaft.analysis, Mo: 1, V: 0.3 } }],
  ])('W-04 no tempering is proposed if none meets the requirement: %s', (outcome, more) => {
    expect(computed(more).proposal).toMatchObject({ outcome, temper: null, window: null });
  });
});

describe('requirement with only a maximum hardness', () => {
  it('W-04 with only a maximum hardness, the lowest tempering temperature that meets it is proposed, rounded up to 10 °C', () => {
    const { proposal } = computed(needs(null, 34));
    const { fromC = 0, toC } = proposal?.window ?? {};
    const { temperatureC = 0, hrc } = proposal?.temper ?? {};
    expect(proposal?.outcome).toBe('found');
    expect([temperatureC % 10, temperatureC - fromC < 10, toC]).toEqual([0, true, proposal?.hottestC]);
    expect(hrc).toBeLessThanOrEqual(34);
    expect(proposal?.assured?.high).toBeLessThanOrEqual(34);
    expect(proposal?.assured?.temperatureC).toBeGreaterThan(temperatureC);
  });

  it('W-04 a hardness below the Rockwell C scale meets a requirement with only a maximum and misses a minimum', () => {
    const requirement = { atLeastHRC: null, atMostHRC: 34 };
    const soft = { temper: null, requirement, analysis: { C: 0.15, Mn: 0.6 } };
    const row = half(computed(soft));
    expect(row).toMatchObject({ quenchedHRC: null, quenchedBelowHRC: 20 });
    expect(sectionVerdict(decidingHardness(soft, row), requirement)).toEqual({
      tone: 'ok',
      verdict: 'below',
    });
    expect(sectionVerdict(decidingHardness(soft, row), { atLeastHRC: 45, atMostHRC: null })).toEqual({
      tone: 'err',
      verdict: 'missedByMore',
    });
    expect(distanceFrom({ atLeastHRC: 45, atMostHRC: null }, decidingHardness(soft, row))).toBe(25);
  });
});

describe('steels and media that meet a requirement', () => {
  const search = (requirement: SectionInput['requirement']) =>
    mediaToSearch(shaft.medium).map((medium, at) => {
      const found = findSteels({ ...shaft, medium, requirement });
      if (!found.ok) throw new Error('refused');
      return { medium, isCurrent: at === 0, steels: found.result.steels };
    });

  it('W-04 for a shaft of Ø 80 mm, the search finds steels and media that reach 45 HRC at half radius, quenched and tempered', () => {
    const choices = rankChoices(search({ atLeastHRC: 45, atMostHRC: null }));
    expect(choices.length).toBe(12);
    expect(new Set(choices.map(({ grade }) => grade)).size).toBe(12);
    expect(choices[0]).toMatchObject({ grade: null, medium: { bath: 'polymer' } });
    for (const { grade, analysis, medium, temper, quenchedHRC } of choices) {
      const { timeH, temperatureC, hrc } = temper;
      const applied = computed({
        ...needs(45),
        ...{ medium, temper: { timeH, temperatureC } },
        ...(grade !== null && { analysis }),
      });
      expect(half(applied), grade ?? '').toMatchObject({ quenchedHRC, tempered: { hrc } });
      expect(quenchedHRC).toBeGreaterThanOrEqual(45);
      expect(hrc).toBeGreaterThanOrEqual(45);
    }
  }, 30_000);

  it('W-04 for a shaft of Ø 80 mm, 4340 and 34CrNiMo6 are offered, and no steel that softens unlike the measured steels', () => {
    const grades = rankChoices(search({ atLeastHRC: 45, atMostHRC: null })).map(({ grade }) => grade);
    expect(grades).toEqual(expect.arrayContaining(['4340', '34CrNiMo6']));
    for (const secondary of ['S7', '31CrMo12', '33CrMoV12-9']) expect(grades).not.toContain(secondary);
  });

  it('W-04 a steel whose ideal diameter is outside the hardness model is marked', () => {
    const oil = findSteels({ ...shaft, requirement: { atLeastHRC: 45, atMostHRC: null } });
    if (!oil.ok) throw new Error('refused');
    expect(oil.result.steels.find(({ grade }) => grade === '52CrMoV4')?.codes).toContain('outside_model');
  });

  it('W-04 in the list of steels for one medium, steels outside the hardness model are marked and come last', () => {
    const oil = findSteels({ ...shaft, requirement: { atLeastHRC: 35, atMostHRC: null } });
    if (!oil.ok) throw new Error('refused');
    const marks = oil.result.steels.map(({ codes }) => codes.includes('outside_model'));
    expect(marks).toEqual(marks.toSorted((one, other) => Number(one) - Number(other)));
    expect(oil.result.examined + oil.result.leftOut).toBeGreaterThan(100);
  });

  it('W-04 the risk of quench cracks is reported for water but not for oil, in the words of the immersion time calculator', () => {
    const codes = (bath: 'water-violent' | 'oil-good') => {
      const medium = { by: 'bath', bath, temperatureC: 20 } as const;
      const found = findSteels({ ...shaft, medium, ...needs(45) });
      if (!found.ok) throw new Error('refused');
      const steel = found.result.steels.find(({ grade }) => grade === '34CrNiMo6');
      return [
        steel?.codes.includes('crack_risk'),
        computed({ medium }).remarks.some(({ code }) => code === 'crack_risk'),
      ];
    };
    expect(codes('water-violent')).toEqual([true, true]);
    expect(codes('oil-good')).toEqual([false, false]);
    const water = computed({ medium: { by: 'severity', severity: 4, temperatureC: 20 } });
    const remark = localizeSection(water, 'de').remarks.find(({ code }) => code === 'crack_risk');
    expect(remark?.text).toBe(textsOf('quenching-immersion-time').de.warnings?.['crack_risk']);
  });

  it('W-04 no steel is found if the position is beyond the end of the Jominy curve, or without a requirement', () => {
    const none = (more: Partial<SectionInput>) => findSteels({ ...shaft, ...more });
    expect(none({ ...needs(30), sizeMm: 400 })).toMatchObject({
      ok: true,
      result: { steels: [], isBeyondCurve: true },
    });
    expect(none({})).toMatchObject({ ok: true, result: { steels: [] } });
    expect(none({ ...needs(30), analysis: { C: 3 } })).toMatchObject({ ok: false });
  });

  it('W-04 media are searched at the temperature of the form, but not above the highest temperature of the bath', () => {
    const media = mediaToSearch({ by: 'bath', bath: 'still-air', temperatureC: 300 });
    const temperatures = media.flatMap((medium) =>
      medium.by === 'bath' ? [[medium.bath, medium.temperatureC]] : [],
    );
    expect(Object.fromEntries(temperatures)).toMatchObject({
      'still-air': 300,
      'oil-good': 230,
      'water-still': 100,
      'brine-violent': 105,
    });
  });
});
