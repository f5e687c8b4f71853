import { describe, expect, it } from 'vitest';
import {
  addressLines,
  billingFaults,
  billingLengths,
  detailsOf,
  isEmptyDetails,
  noDetails,
  normalizeDetails,
  sameDetails,
} from './billing.rules.ts';

const steelworks = {
  company: 'Stahlwerk 1 GmbH',
  address: 'Hüttenstraße 1\n45127 Essen',
  country: 'Deutschland',
  taxNumber: 'DE123456789',
};

describe('billing details', () => {
  it('billing details are trimmed, and empty lines of the address are removed', () => {
    expect(
      normalizeDetails({
        company: ' Stahlwerk 1 GmbH ',
        address: ' Hüttenstraße 1 \r\n\r\n45127 Essen\r',
        country: ' Deutschland',
        taxNumber: 'DE123456789 ',
      }),
    ).toEqual(steelworks);
  });

  it('billing details may be in any script, and all may be empty', () => {
    expect(billingFaults(steelworks)).toEqual({});
    expect(billingFaults({ ...steelworks, company: '포항제강 주식회사 😀' })).toEqual({});
    expect(billingFaults(noDetails)).toEqual({});
  });

  it.each(Object.entries(billingLengths))('the billing field %s has at most %d characters', (field, most) => {
    expect(billingFaults({ ...noDetails, [field]: '😀'.repeat(most) })).toEqual({});
    expect(billingFaults({ ...noDetails, [field]: 'a'.repeat(most + 1) })).toEqual({ [field]: 'tooLong' });
  });

  it.each(['\u0007', '\u202e', '\ue000', '\u2028', '\uffff', '\n'])(
    'the character %j is rejected in a company name',
    (sign) => {
      expect(billingFaults({ ...steelworks, company: `A${sign}B` })).toEqual({ company: 'unreadable' });
    },
  );

  it('an address may have only a limited number of lines', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');
    expect(billingFaults({ ...steelworks, address: lines(addressLines) })).toEqual({});
    expect(billingFaults({ ...steelworks, address: lines(addressLines + 1) })).toEqual({
      address: 'tooManyLines',
    });
  });

  it('billing details are extracted from a database row, and missing details equal empty ones', () => {
    expect(detailsOf({ ...steelworks, id: 7 } as typeof steelworks)).toEqual(steelworks);
    expect(isEmptyDetails(noDetails)).toBe(true);
    expect(isEmptyDetails({ ...noDetails, country: 'KR' })).toBe(false);
    expect(sameDetails(null, noDetails)).toBe(true);
    expect(sameDetails(steelworks, { ...steelworks })).toBe(true);
    expect(sameDetails(steelworks, { ...steelworks, taxNumber: '' })).toBe(false);
    expect(sameDetails(null, steelworks)).toBe(false);
  });
});
