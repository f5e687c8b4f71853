import { describe, expect, it } from 'vitest';
import {
  decidingHardness,
  distanceFrom,
  requiredText,
  sectionVerdict,
  wholePercent,
} from './section-verdict.rules.ts';

const atLeast = { atLeastHRC: 45, atMostHRC: null };
const between = { atLeastHRC: 45, atMostHRC: 50 };
const atMost = { atLeastHRC: null, atMostHRC: 30 };

describe('verdict on a requirement', () => {
  it.each([
    [[45, 45, 54], atLeast, ['ok', 'reached']],
    [[50, 44.9, 54], atLeast, ['warn', 'value']],
    [[50, null, null], atLeast, ['warn', 'unmeasured']],
    [[44.9, 40, 50], atLeast, ['err', 'missed']],
    [[47, 45, 50], between, ['ok', 'reached']],
    [[47, 44, 50], between, ['warn', 'partly']],
    [[47, 45, 50.1], between, ['warn', 'partly']],
    [[50, null, null], between, ['warn', 'withinUnmeasured']],
    [[47, 45, null], between, ['warn', 'withinUnmeasured']],
    [[47, null, 50], between, ['warn', 'withinUnmeasured']],
    [[50, 45, null], atLeast, ['warn', 'unmeasured']],
    [[50.1, 48, 52], between, ['err', 'exceeded']],
    [[44, null, null], between, ['err', 'missed']],
    [[30, 26, 30], atMost, ['ok', 'reached']],
    [[31, 27, 35], atMost, ['err', 'exceeded']],
    [[29, 25, 33], atMost, ['warn', 'partly']],
  ] as const)(
    'W-04 the verdict on hardness and band %j for the requirement %j is %j',
    ([value, low, high], requirement, [tone, verdict]) => {
      expect(sectionVerdict({ value, low, high }, requirement)).toEqual({ tone, verdict });
    },
  );

  it.each([
    [20, atLeast, ['err', 'missedByMore']],
    [45, atLeast, ['err', 'missedByMore']],
    [46, atLeast, ['warn', 'unknown']],
    [30, atMost, ['ok', 'below']],
    [31, atMost, ['warn', 'unknown']],
    [48, between, ['warn', 'unknown']],
    [20, between, ['err', 'missedByMore']],
    [null, atLeast, ['warn', 'unknown']],
    [null, atMost, ['warn', 'unknown']],
    [20, { atLeastHRC: null, atMostHRC: null }, ['warn', 'unknown']],
  ] as const)(
    'W-04 the verdict on a hardness known only to be below %s for the requirement %j is %j',
    (below, requirement, [tone, verdict]) => {
      expect(sectionVerdict({ value: null, low: null, high: null, below }, requirement)).toEqual({
        tone,
        verdict,
      });
    },
  );

  it.each([
    [20, 30, ['ok', 'below']],
    [20, 30.1, ['warn', 'partly']],
    [31, 35, ['warn', 'unknown']],
    [null, 35, ['warn', 'unknown']],
  ] as const)(
    'W-04 the verdict on a hardness below %s whose band ends at %s, for at most 30, is %j',
    (below, high, [tone, verdict]) => {
      expect(sectionVerdict({ value: null, low: 13, high, below }, atMost)).toEqual({ tone, verdict });
    },
  );

  it('W-04 the required hardness is shown as one limit or a range', () => {
    expect([atLeast, between, atMost].map((each) => requiredText(each, 'en'))).toEqual([
      '45',
      '45–50',
      '≤\u00a030',
    ]);
    expect(requiredText({ atLeastHRC: null, atMostHRC: null }, 'en')).toBe('');
  });

  it('W-04 a probability is shown as 0 or 100 % only for certain outcomes', () => {
    expect([0, 0.001, 0.104, 0.5, 0.999, 1].map(wholePercent)).toEqual([0, 1, 10, 50, 99, 100]);
  });

  it('W-04 the distance from a requirement is measured to its nearest limit, also for a hardness known only by its upper limit', () => {
    expect(distanceFrom(atLeast, { value: 47 })).toBe(2);
    expect(distanceFrom(between, { value: 49 })).toBe(1);
    expect(distanceFrom(between, { value: 40 })).toBe(5);
    expect(distanceFrom(atLeast, { value: null, below: 20 })).toBe(25);
    expect(distanceFrom(atLeast, { value: null })).toBe(0);
  });

  it('W-04 the hardness as tempered decides if the section is tempered, otherwise the hardness as quenched', () => {
    const row = { tempered: { hrc: 40, low: 36, high: 44 }, quenchedHRC: 55, quenchedBelowHRC: 20 };
    const temper = { temperatureC: 600, timeH: 2 };
    expect(decidingHardness({ temper }, row)).toEqual({ value: 40, low: 36, high: 44, below: 20 });
    expect(decidingHardness({ temper }, { ...row, tempered: null })).toEqual({
      value: null,
      low: null,
      high: null,
      below: 20,
    });
    expect(decidingHardness({ temper: null }, row)).toEqual({ value: 55, low: null, high: null, below: 20 });
  });

  it('W-04 a tempered hardness below the Rockwell C scale is known only by the end of the scale and the end of its band', () => {
    const temper = { temperatureC: 700, timeH: 2 };
    const atEnd = { tempered: { hrc: 20, low: 16, high: 24 }, quenchedHRC: 45 };
    expect(decidingHardness({ temper }, atEnd)).toMatchObject({ value: 20, low: 16, high: 24 });
    const row = { tempered: { hrc: 17.2, low: 13.4, high: 21.1 }, quenchedHRC: 45 };
    const deciding = decidingHardness({ temper }, row);
    expect(deciding).toEqual({ value: null, low: 13.4, high: 21.1, below: 20 });
    expect(sectionVerdict(deciding, atLeast)).toEqual({ tone: 'err', verdict: 'missedByMore' });
    expect(distanceFrom(atLeast, deciding)).toBe(25);
    expect(sectionVerdict(deciding, atMost)).toEqual({ tone: 'ok', verdict: 'below' });
    expect(sectionVerdict(deciding, { atLeastHRC: null, atMostHRC: 21 })).toEqual({
      tone: 'warn',
      verdict: 'partly',
    });
  });
});
