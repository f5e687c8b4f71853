import { describe, expect, it } from 'vitest';
import { brinellHardness, forceDiameterIndex, vickersHardness } from './indentation-hardness.ts';

describe('hardness from an indentation (C-01)', () => {
  it.each([
    [2.5, 601],
    [3, 415],
    [3.5, 302],
    [4, 229],
    [4.5, 179],
    [5, 143],
    [6, 95.5],
  ])(
    'a 10 mm ball with 3000 kgf and an indentation of %s mm has %s HBW as tabulated',
    (indentation, tabulated) => {
      // The table was printed for 3000 kgf; the factor 0.102 instead of 1/9.80665 adds 0.03 %.
      expect(Math.abs(brinellHardness(29420, 10, indentation) - tabulated)).toBeLessThanOrEqual(0.65);
    },
  );

  it('Vickers: 10 kgf with a diagonal of 0.200 mm give 464 HV, and half the diagonal gives four times the hardness', () => {
    expect(vickersHardness(98.07, 0.2, 0.2)).toBeCloseTo(463.6, 1);
    expect(vickersHardness(98.07, 0.1, 0.1) / vickersHardness(98.07, 0.2, 0.2)).toBeCloseTo(4, 12);
  });

  it('Vickers hardness is force over the surface of a pyramid of 136°, with the mean of both diagonals', () => {
    const perKilogram = (2 * Math.sin((68 * Math.PI) / 180)) / 9.80665;
    expect(vickersHardness(294.2, 0.42, 0.44)).toBeCloseTo((perKilogram * 294.2) / 0.43 ** 2, 1);
  });

  it('Brinell hardness is force over the surface of the spherical cap', () => {
    const depth = 5 - Math.sqrt(25 - 2 ** 2);
    expect(brinellHardness(29420, 10, 4)).toBeCloseTo((0.102 * 29420) / (Math.PI * 10 * depth), 9);
    expect(brinellHardness(29420, 10, 11)).toBeNaN();
  });

  it('HBW 10/3000 and HBW 2.5/187.5 have a force-diameter index of 30', () => {
    expect(forceDiameterIndex(29420, 10)).toBeCloseTo(30, 1);
    expect(forceDiameterIndex(1839, 2.5)).toBeCloseTo(30, 1);
  });
});
