import { describe, expect, it } from 'vitest';
import { maxFieldLength, startingHead } from './reports.rules.ts';

const last = { customer: 'Nordsveis AS', heat: '4700' };

describe('header that the form of a report starts with', () => {
  it('B-07 W-02 has the name of the chosen heat instead of that of the last report', () => {
    expect(startingHead({ revised: undefined, last, heat: ' 4718 ' })).toEqual({ ...last, heat: '4718' });
    expect(startingHead({ revised: undefined, last: undefined, heat: '4718' })).toEqual({ heat: '4718' });
    expect(startingHead({ revised: undefined, last, heat: 'x'.repeat(500) }).heat).toHaveLength(
      maxFieldLength,
    );
  });

  it('B-07 is that of the last report without a chosen heat', () => {
    expect(startingHead({ revised: undefined, last, heat: undefined })).toEqual(last);
    expect(startingHead({ revised: undefined, last: undefined, heat: undefined })).toEqual({});
  });

  it('B-07 W-02 is that of the revised report; only an empty heat is filled', () => {
    expect(startingHead({ revised: last, last: {}, heat: '4718' })).toEqual(last);
    expect(startingHead({ revised: { heat: ' ' }, last, heat: '4718' })).toEqual({ heat: '4718' });
  });
});
