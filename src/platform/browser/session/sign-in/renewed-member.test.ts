import { describe, expect, it } from 'vitest';
import { readRenewedMember } from './renewed-member.ts';

describe('P-08 who logs in after paying', () => {
  it.each([
    ['{"email":"a@b.example","until":"2027-11-22T00:00:00.000Z"}', 'a@b.example', '2027-11-22T00:00:00.000Z'],
    ['{"email":"a@b.example"}', 'a@b.example', undefined],
    ['{"email":"a@b.example","until":"soon"}', 'a@b.example', undefined],
  ])('P-08 %s is read', (stored, email, until) => {
    expect(readRenewedMember(stored)).toEqual({ email, ...(until && { until }) });
  });

  it.each([null, '', 'x', 'null', '[]', '{"email":1}'])('P-08 %s yields no member', (stored) => {
    expect(readRenewedMember(stored)).toBeNull();
  });
});
