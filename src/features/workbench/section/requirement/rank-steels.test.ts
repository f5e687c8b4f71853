import { quenchBaths, severities } from '@ferrite/calculators/formulas/hardenability/quench-severity.ts';
import { describe, expect, it } from 'vitest';
import { bathTemperatures } from '../form/medium-limits.rules.ts';
import { compareSteels, maxChoices, mediaToSearch, rankChoices, type Searched } from './rank-steels.rules.ts';

type Steel = Searched['steels'][number];
const steel = (
  grade: string | null,
  temperatureC: number,
  { codes = [], band = 6 }: { codes?: readonly string[]; band?: number } = {},
) =>
  ({
    grade,
    analysis: {},
    quenchedHRC: 50,
    temper: { temperatureC, timeH: 2, low: 30, high: 30 + band },
    codes: [...codes],
  }) as unknown as Steel;
const bath = (name: (typeof quenchBaths)[number]) => ({ by: 'bath', bath: name, temperatureC: 60 }) as const;
const gradesOf = (steels: readonly Pick<Steel, 'grade'>[]) => steels.map(({ grade }) => grade);

describe('media of the search for steels', () => {
  it('W-04 the medium of the form comes first, then each other bath once, from mild to severe', () => {
    for (const current of quenchBaths) {
      const [first, ...others] = mediaToSearch(bath(current));
      expect(first).toEqual(bath(current));
      const names = others.flatMap((each) => (each.by === 'bath' ? [each.bath] : []));
      expect([...names].sort()).toEqual(quenchBaths.filter((name) => name !== current).sort());
      const each = names.map((name) => severities[name]);
      expect(each).toEqual(each.toSorted((one, other) => one - other));
    }
  });

  it('W-04 besides a heat transfer coefficient, all baths are searched', () => {
    const film = { by: 'film', filmWm2K: 900, temperatureC: 60 } as const;
    expect(mediaToSearch(film)).toHaveLength(quenchBaths.length + 1);
  });

  it('W-04 each bath has the temperature of the medium, or its highest one', () => {
    for (const medium of mediaToSearch({ by: 'film', filmWm2K: 900, temperatureC: 180 }).slice(1))
      expect(medium.temperatureC).toBe(
        Math.min(180, medium.by === 'bath' ? bathTemperatures(medium.bath).max : Number.NaN),
      );
  });
});

describe('order of the steels that meet a requirement', () => {
  it('W-04 the analysis of the form comes first, then steels within the models from the highest tempering temperature, then the others from the narrowest band', () => {
    const outside = { codes: ['far_from_data'] };
    const sorted = [
      steel('wide', 700, { ...outside, band: 9 }),
      steel('cold', 400),
      steel('narrow', 300, { ...outside, band: 4 }),
      steel('hot', 650),
      steel(null, 200, outside),
      steel('warm', 500, { codes: ['embrittlement_low'] }),
    ].toSorted(compareSteels);
    expect(gradesOf(sorted)).toEqual([null, 'hot', 'warm', 'cold', 'narrow', 'wide']);
  });

  it('W-04 the steel of the form in another medium precedes other steels in the same medium, and these the rest from the mildest medium', () => {
    const searched: readonly Searched[] = [
      { medium: bath('oil-good'), isCurrent: true, steels: [steel('B', 500), steel('A', 600)] },
      {
        medium: bath('water-agitated'),
        isCurrent: false,
        steels: [steel('C', 700), steel(null, 400), steel('A', 700)],
      },
      { medium: bath('oil-still'), isCurrent: false, steels: [steel('D', 300), steel('C', 650)] },
    ];
    const choices = rankChoices(searched);
    expect(gradesOf(choices)).toEqual([null, 'A', 'B', 'C', 'D']);
    expect(choices.map(({ medium }) => medium.by === 'bath' && medium.bath)).toEqual([
      'water-agitated',
      'oil-good',
      'oil-good',
      'oil-still',
      'oil-still',
    ]);
  });

  it('W-04 a steel with a heat transfer coefficient precedes steels in baths', () => {
    const film = { by: 'film', filmWm2K: 900, temperatureC: 60 } as const;
    const choices = rankChoices([
      { medium: bath('oil-still'), isCurrent: false, steels: [steel('A', 700)] },
      { medium: film, isCurrent: false, steels: [steel('B', 300)] },
    ]);
    expect(gradesOf(choices)).toEqual(['B', 'A']);
  });

  it('W-04 at most twelve steels are listed, each once', () => {
    const steels = Array.from({ length: 15 }, (_, at) => steel(`S${at}`, 600 - at));
    const choices = rankChoices([
      { medium: bath('oil-good'), isCurrent: true, steels },
      { medium: bath('water-agitated'), isCurrent: false, steels },
    ]);
    expect(gradesOf(choices)).toEqual(gradesOf(steels.slice(0, maxChoices)));
  });
});
