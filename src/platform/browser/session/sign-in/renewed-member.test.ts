import { describe, expect, it } from 'vitest';
import { readRenewedMember } from './renewed-member.ts';

describe('P-08 member who logs in after a renewal', () => {
  it.each([
    ['{"email":"a@b.example","until":"2027-11-22T00:00:00.000Z"}', 'a@b.example', '2027-11-22T00:00:00.000Z'],
    ['{"email":"a@b.example"}', 'a@b.example', undefined],
    ['{"email":"a@b.example","until":"soon"}', 'a@b.example', undefined],
  ])('P-08 the member is read from %s', (stored, email, until) => {
    expect(readRenewedMember(stored)).toEqual({ email, ...(until && { until }) });
  });

  it.each([null, '', 'x', 'null', '[]', '{"email":1}'])('P-08 no member is read from %s', (stored) => {
    expect(readRenewedMember(stored)).toBeNull();
  });
});
