import { describe, expect, it } from 'vitest';
import * as temper from './temper-parameter.ts';

describe('tempering parameter (C-01)', () => {
  it.each([
    [600, 1, 17.46],
    [580, 4, 17.574],
  ])('%s °C for %s h gives P/1000 = %s with C = 20 and a zero point of 273 K', (celsius, hours, expected) => {
    expect(Math.abs(temper.temperParameter(celsius + 273, hours, 20) / 1000 - expected)).toBeLessThan(0.001);
  });

  it('1 h at 600 °C is equivalent to 4.95 min at 650 °C and 10 h at 558.4 °C', () => {
    const parameter = temper.temperParameter(873.15, 1, 20);
    expect(Math.abs(temper.equivalentHours(parameter, 923.15, 20) * 60 - 4.95)).toBeLessThan(0.05);
    expect(Math.abs((temper.equivalentKelvin(parameter, 10, 20) ?? 0) - 273.15 - 558.4)).toBeLessThan(0.2);
  });

  it('2 h at 550 °C and 1 h at 600 °C together are equivalent to 1.1376 h at 600 °C', () => {
    const holds = [
      { kelvin: 823.15, hours: 2 },
      { kelvin: 873.15, hours: 1 },
    ];
    const hours = temper.totalHours(holds, 873.15, 20);
    expect(Math.abs(hours / 1.1376 - 1)).toBeLessThan(0.005);
    expect(Math.abs(temper.temperParameter(873.15, hours, 20) / 17512 - 1)).toBeLessThan(0.005);
  });

  it('a ramp of 50 °C/h to 600 °C is equivalent to 0.415 h at 600 °C', () => {
    expect(Math.abs((temper.rampHours(873, 50, 20) ?? 0) / 0.415 - 1)).toBeLessThan(0.01);
  });

  it('C is computed from the carbon content: 0.4 % gives 18.98', () => {
    expect(temper.constantByCarbon(0.4)).toBeCloseTo(18.98, 9);
  });

  it('no temperature exists for a time so short that C + log t is not positive', () => {
    expect(temper.equivalentKelvin(17000, 1e-6, 5)).toBeNull();
    expect(temper.rampHours(873, 1e21, 20)).toBeNull();
  });
});
