import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedTax } from './tax.rules.ts';

const percents = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`);
const sums = fc.integer({ min: 0, max: 2_147_483_647 });

describe('U-01 tax included in a price', () => {
  it.each([
    // 10.00 at 19 %: net 8.40, tax 1.60 (exactly 1.5966)
    [1_000, '19', 160],
    // 96.00 at 8.1 %: net 88.81, tax 7.19 (exactly 7.1933)
    [9_600, '8.1', 719],
    // Won have no minor unit: 13,000 at 10 %: net 11,818, tax 1,182 (exactly 1181.81)
    [13_000, '10', 1_182],
    // Half cents are rounded up: 0.63 at 5 % contains exactly 0.03; 0.21 at 20 % contains 0.035.
    [63, '5', 3],
    [21, '20', 4],
    [1, '19', 0],
    [0, '19', 0],
    [9_600, '0', 0],
  ])('U-01 a price of %i that includes %s percent tax contains %i tax', (gross, percent, tax) => {
    expect(includedTax(gross, percent)).toBe(tax);
  });

  it('U-01 the tax is rounded half up to a whole number, and net and tax add up to the gross amount', () => {
    fc.assert(
      fc.property(sums, percents, (gross, percent) => {
        const tax = includedTax(gross, percent);
        const net = gross - tax;
        expect(Number.isInteger(tax) && tax >= 0 && net >= 0 && net + tax === gross).toBe(true);
        const rate = BigInt(percent.replace('.', ''));
        const whole = 100_000n + rate;
        // Checks |tax - gross * rate / whole| <= 1/2 with integers only.
        const off = 2n * (BigInt(tax) * whole - BigInt(gross) * rate);
        expect(off > -whole && off <= whole).toBe(true);
      }),
    );
  });
});
