import { describe, expect, it } from 'vitest';
import type { SectionInput, SectionResult } from './section.contract.ts';
import { drawCooling, drawProfile } from './section-drawings.rules.ts';

const input = {
  sizeMm: 8,
  startC: 850,
  place: 'centre',
  temper: { temperatureC: 600, timeH: 2 },
  requirement: null,
} as SectionInput;
const row = (
  depthMm: number,
  quenchedHRC: number | null,
  tempered: readonly [number, number, number] | null,
) => ({
  depthMm,
  quenchedHRC,
  tempered: tempered && { hrc: tempered[0], low: tempered[1], high: tempered[2] },
});
const result = {
  profile: [
    row(0, 55, [40, 36, 44]),
    row(1, 50, [38, 34, 42]),
    row(2, null, null),
    row(3, 45, null),
    row(4, 44, null),
  ],
  places: [
    { ...row(0, 55, [40, 36, 44]), place: 'surface', equivalentMm: 2 },
    { ...row(2, null, null), place: 'half', equivalentMm: null },
    { ...row(4, 44, null), place: 'centre', equivalentMm: 12.34 },
  ],
  curves: [
    {
      place: 'surface',
      points: [
        [0.001, 850],
        [1, 700],
        [200, 60],
      ],
    },
    {
      place: 'centre',
      points: [
        [0.1, 850],
        [200, 70],
      ],
    },
  ],
} as unknown as SectionResult;

describe('diagrams of a section', () => {
  it('W-04 the hardness versus depth is drawn as quenched with its gaps, as tempered with its band, and with the selected position', () => {
    const drawn = drawProfile(input, result, 'en');
    expect(drawn.x.domain).toEqual([0, 4]);
    // The axis leaves 1 HRC below 34 and 3 above 55, in steps of 5.
    expect(drawn.y.domain).toEqual([30, 60]);
    expect(drawn.regions?.[0]?.polygon).toEqual([
      [0, 44],
      [1, 42],
      [1, 34],
      [0, 36],
    ]);
    expect(drawn.lines).toEqual([
      {
        role: 'guide',
        label: { literal: 'J 12.3' },
        points: [
          [4, 30],
          [4, 60],
        ],
      },
      {
        role: 'series',
        label: 'quenched',
        points: [
          [0, 55],
          [1, 50],
        ],
      },
      {
        role: 'series',
        points: [
          [3, 45],
          [4, 44],
        ],
      },
      {
        role: 'user',
        label: 'tempered',
        points: [
          [0, 40],
          [1, 38],
        ],
      },
    ]);
    expect(drawn.marks).toEqual([{ at: [4, 44], role: 'user' }]);
    const surface = drawProfile({ ...input, place: 'surface' }, result, 'en');
    expect(surface.marks).toEqual([{ at: [0, 40], role: 'user' }]);
  });

  it('W-04 the band as tempered ends at the hardness as quenched', () => {
    const profile = [row(0, 38, [35, 31, 39]), row(4, 37, [34, 30, 38])];
    const drawn = drawProfile(input, { ...result, profile } as unknown as SectionResult, 'en');
    expect(drawn.regions?.[0]?.polygon.slice(0, 2)).toEqual([
      [0, 38],
      [4, 37],
    ]);
  });

  it('W-04 V-03 nothing is drawn below the Rockwell C scale: band and line as tempered end at 20 HRC', () => {
    const soft = [
      row(0, 45, [22, 18, 26]),
      row(1, 44, [21, 17, 25]),
      row(2, 40, [17, 13, 21]),
      row(3, 38, [9, 5, 13]),
    ];
    const drawn = drawProfile(
      { ...input, place: 'half' },
      {
        profile: soft,
        places: [{ ...row(2, 40, [17, 13, 21]), place: 'half', equivalentMm: null }],
      } as unknown as SectionResult,
      'en',
    );
    expect(drawn.regions?.[0]?.polygon).toEqual([
      [0, 26],
      [1, 25],
      [2, 21],
      [2, 20],
      [1, 20],
      [0, 20],
    ]);
    expect(drawn.lines?.find(({ label }) => label === 'tempered')?.points).toEqual([
      [0, 22],
      [1, 21],
    ]);
    expect(drawn.marks).toBeUndefined();
  });

  it('W-04 without tempering, the hardness as quenched is the highlighted line, without a band', () => {
    const untempered = { ...result, profile: result.profile.map((each) => ({ ...each, tempered: null })) };
    const drawn = drawProfile({ ...input, temper: null }, untempered, 'en');
    expect(drawn.regions).toBeUndefined();
    expect((drawn.lines ?? []).filter(({ role }) => role !== 'guide').map(({ role }) => role)).toEqual([
      'user',
      'user',
    ]);
  });

  it('W-04 a requirement is drawn as a line over the whole depth, and the axis includes it', () => {
    const required = { ...input, requirement: { atLeastHRC: 25, atMostHRC: 62 } };
    const drawn = drawProfile(required, result, 'en');
    expect(drawn.y.domain).toEqual([20, 65]);
    expect(
      (drawn.lines ?? []).filter(({ label }) => label === 'required').map(({ points }) => points),
    ).toEqual([
      [
        [0, 25],
        [4, 25],
      ],
      [
        [0, 62],
        [4, 62],
      ],
    ]);
  });

  it('W-04 without any hardness the axis ranges from 15 to 65 HRC and nothing is marked', () => {
    const drawn = drawProfile(
      input,
      { profile: [row(0, null, null), row(4, null, null)], places: [] } as never,
      'en',
    );
    expect(drawn.y.domain).toEqual([15, 65]);
    expect(drawn.marks).toBeUndefined();
    expect(drawn.lines).toEqual([]);
  });

  it('W-04 the diagram of cooling curves starts at 0.1 s or a thousandth of its end, with guide lines at 800 and 500 °C', () => {
    const drawn = drawCooling(input, result);
    expect([drawn.x.domain, drawn.y.domain]).toEqual([
      [0.1, 200],
      [0, 900],
    ]);
    expect((drawn.lines ?? []).map(({ label, role }) => [label, role])).toEqual([
      [{ literal: '800 °C' }, 'guide'],
      [{ literal: '500 °C' }, 'guide'],
      ['surface', 'series'],
      ['centre', 'user'],
    ]);
    expect((drawn.lines ?? [])[0]?.points).toEqual([
      [0.1, 800],
      [200, 800],
    ]);
    expect((drawn.lines ?? []).slice(2).map(({ points }) => points.length)).toEqual([2, 2]);
    const [surface] = result.curves;
    const short = {
      ...result,
      curves: [
        {
          ...surface,
          points: [
            [0.001, 850],
            [20, 60],
          ],
        },
      ],
    } as SectionResult;
    expect(drawCooling(input, short).x.domain).toEqual([0.02, 20]);
    expect(drawCooling({ ...input, startC: 880 }, result).y.domain).toEqual([0, 900]);
    expect(drawCooling({ ...input, startC: 881 }, result).y.domain).toEqual([0, 1000]);
  });
});
