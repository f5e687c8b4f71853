/** Tests the holding time of hydrogen removal versus temperature. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

function resultAt(inputs: Readonly<Record<string, number | string>>) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
const hoursAt = (temperatureC: number): number => Number(resultAt({ temperatureC }).values['timeForTargetH']);

function isOutsideAt(temperatureC: number, diffusivityModel = 'byTemperature'): boolean {
  const output = calculator.outputs.find(({ key }) => key === 'timeForTargetH');
  if (!output) throw new Error('no time');
  return isOutsideData(calculator, resultAt({ temperatureC, diffusivityModel }), output);
}

describe('hydrogen removal', () => {
  it('the time for hydrogen removal is a continuous function of temperature from 20 to 1000 °C', () => {
    for (let celsius = 20; celsius < 1000; celsius += 1) {
      const change = (to: number): number => Math.abs(Math.log(hoursAt(to) / hoursAt(celsius)));
      // A continuous change falls to a tenth with a tenth of the temperature interval; a jump does not.
      expect(change(celsius + 0.1), `${celsius} °C`).toBeLessThan(0.15 * change(celsius + 1) + 1e-3);
    }
  });

  it('below 44 and above 650 °C the time is extrapolated without a change of slope and marked as out of range', () => {
    const slope = (from: number, to: number): number =>
      Math.log(hoursAt(to) / hoursAt(from)) / (1 / (to + 273.15) - 1 / (from + 273.15));
    expect(slope(30, 43) / slope(45, 58)).toBeCloseTo(1, 2);
    expect([20, 43, 44, 100, 210, 650, 651, 1000].map((each) => isOutsideAt(each))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('C-02: the temperature is checked against the range of the selected diffusivity, and the curve is dashed outside it', () => {
    expect(isOutsideAt(100, 'johnsonHill')).toBe(true);
    expect(isOutsideAt(700, 'johnsonHill')).toBe(false);
    expect(isOutsideAt(730, 'kiuchi')).toBe(true);
    for (const [temperatureC, isBeyond] of [
      [650, undefined],
      [655, true],
    ] as const)
      for (const chart of calculator.charts ?? []) {
        const { inputs, values } = resultAt({ temperatureC });
        const own = chart.draw(inputs, values).lines?.find(({ role }) => role === 'user');
        expect(own?.isBeyond).toBe(isBeyond);
      }
  });

  it('both limits of the range of the models are shown with two significant digits', () => {
    const { warnings } = resultAt({ temperatureC: 20, diameterMm: 10 });
    const { min, max } = warnings.find(({ code }) => code === 'models_differ')?.params ?? {};
    expect(Number(min)).toBeGreaterThan(0);
    for (const end of [min, max]) expect(Number(end)).toBe(Number(Number(end).toPrecision(2)));
  });

  it('C-03: in the diagram of time versus size the result lies on the curve of its temperature, at any temperature', () => {
    for (const temperatureC of [30, 100, 150, 200, 650]) {
      const { inputs, values } = resultAt({ temperatureC });
      const chart = calculator.charts?.find(({ key }) => key === 'timeOverSize');
      const drawing = chart?.draw(inputs, values);
      const own = drawing?.lines?.find(({ role }) => role === 'user');
      expect(own?.label).toEqual({ literal: `${temperatureC} °C`, hasUnit: true });
      expect(Number(drawing?.marks?.[0]?.at[1]) / Number(values['timeForTargetH'])).toBeCloseTo(1, 6);
    }
  });

  it.each(['byTemperature', 'kiuchi', 'johnsonHill', 'coe', 'oriani', 'perng', 'reiter'])(
    'V-04: a hotter hold never takes longer (%s)',
    (diffusivityModel) => {
      const hours = (temperatureC: number): number =>
        Number(resultAt({ temperatureC, diffusivityModel }).values['timeForTargetH']);
      for (let celsius = 20; celsius < 700; celsius += 1)
        expect(hours(celsius + 1), `${celsius} °C`).toBeLessThanOrEqual(hours(celsius) * (1 + 1e-12));
    },
  );

  it('V-04: the diffusivity stays within 11 % of the measured values, with a remark where their mean replaces them', () => {
    const at = (temperatureC: number) => resultAt({ temperatureC });
    for (const [celsius, measured] of [
      [650, 9.9e-9],
      [395, 7.5e-9],
      [155, 4.9e-9],
      [60, 2e-11],
      [44, 5.2e-12],
    ] as const)
      expect(Number(at(celsius).values['diffusivityM2S']) / measured, `${celsius} °C`).toBeCloseTo(1, 9);
    for (const [celsius, measured] of [
      [350, 5.1e-9],
      [310, 5.1e-9],
      [250, 6.2e-9],
      [210, 6.2e-9],
    ] as const)
      expect(
        Math.abs(Number(at(celsius).values['diffusivityM2S']) / measured - 1),
        `${celsius} °C`,
      ).toBeLessThan(0.11);
    const hasRemark = (celsius: number) => at(celsius).warnings.some(({ code }) => code === 'pooled');
    expect([155, 160, 210, 300, 350, 390, 395, 650].map(hasRemark)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
