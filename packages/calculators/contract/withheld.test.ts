/** Tests that results outside the range of their formulas are withheld or have a wide band. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../core/models.ts';
import { definitions } from '../definitions.ts';
import type { CalculatorId } from '../registry.ts';

function resultOf(id: CalculatorId, raw: Readonly<Record<string, unknown>>) {
  const calculator = definitions[id];
  const result = evaluate(calculator, raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { ...result, headline: headlineOf(calculator, result)?.key ?? '' };
}

function expectWithheld(id: CalculatorId, raw: Readonly<Record<string, unknown>>): void {
  const { values, headline, warnings } = resultOf(id, raw);
  expect(values[headline]).toBeNull();
  expect(warnings.some(({ explains }) => explains?.includes(headline))).toBe(true);
}

describe('results outside the range of a model', () => {
  it.each([
    ['martensite-hardness', { C: 0.01 }],
    ['carbon-equivalent', { Cr: 12 }],
    ['austenite-stability', { Ni: 0, Mn: 20 }],
  ] as const)(
    'V-03: %s with the inputs %o is marked as out of range, as the text of the calculator states',
    (id, inputs) => {
      const calculator = definitions[id];
      const tagOf = (raw: Readonly<Record<string, unknown>>) => {
        const { headline, ...result } = resultOf(id, { ...defaultInputs(calculator), ...raw });
        const output = calculator.outputs.find(({ key }) => key === headline);
        return output && isOutsideData(calculator, result, output);
      };
      expect(tagOf(inputs)).toBe(true);
      expect(tagOf({})).toBe(false);
    },
  );

  it('V-03: a hardness after tempering below the Rockwell C scale is given in Vickers', () => {
    const soft = { C: 0.1, Mn: 0.7, temperatureC: 720, timeH: 2, quenchedHRC: 40 };
    expect(resultOf('tempered-hardness', soft).headline).toBe('bestHV');
    expect(resultOf('tempered-hardness', { ...soft, C: 0.4, temperatureC: 400 }).headline).toBe('bestHRC');
  });

  it('V-03: no formula gives a hardness that steel cannot have', () => {
    const brittle = { C: 1, Mn: 0.7, temperatureC: 100, timeH: 2, quenchedHRC: 66 };
    const { values } = resultOf('tempered-hardness', brittle);
    for (const key of ['martensiteHV', 'bainiteHV', 'mixedHV'])
      expect(Number(values[key] ?? 0), key).toBeLessThanOrEqual(945);
  });

  it('V-03: formulas for titanium and niobium steels are given only for steels that contain the element', () => {
    const hold = { C: 0.4, temperatureC: 1150, timeH: 1, initialDiameterUm: 20 };
    const of = (more: object) => resultOf('austenite-grain-growth', { ...hold, ...more }).values;
    expect(of({})['hodgsonTitaniumUm']).toBeNull();
    expect(of({ Ti: 0.02 })['hodgsonTitaniumUm']).not.toBeNull();
    expect(of({})['hodgsonNiobiumUm']).toBeNull();
    expect(of({ Nb: 0.03 })['hodgsonNiobiumUm']).not.toBeNull();
    expect(of({})['sellarsUm']).not.toBeNull();
    expect(of({ temperatureC: 925 })['sellarsUm']).toBeNull();
  });

  it('V-03: the band of tensile strength from hardness contains the value of ISO 18265 at 650 HV, far above the fitted data', () => {
    const { values } = resultOf('hardness-converter', { material: 'unalloyed', scale: 'HV', value: 650 });
    // ISO 18265 gives 2180 MPa.
    expect(values['RmBest90High']).toBeGreaterThan(2150);
    expect(Number(values['RmBest90High']) - Number(values['RmBest'])).toBeGreaterThan(100);
  });

  it('V-03: a preheat temperature too high for practice is not returned', () => {
    const weld = { thicknessMm: 40, hydrogenMl: 5, heatInputKJmm: 1.5 };
    const steel = { C: 0.42, Mn: 0.9, Cr: 1, Mo: 0.2 };
    expectWithheld('preheat-temperature', { ...steel, ...weld, decidingMethod: 'ito-bessyo' });
    const heavy = { C: 0.3, Mn: 1.6, Cr: 1.2, Mo: 0.5, Ni: 1.5, thicknessMm: 150, hydrogenMl: 20 };
    expectWithheld('preheat-temperature', { ...heavy, heatInputKJmm: 0.5, decidingMethod: 'ito-bessyo' });
    const { values } = resultOf('preheat-temperature', {
      ...heavy,
      heatInputKJmm: 0.5,
      decidingMethod: 'highest',
    });
    expect(Number(values['roundedC'] ?? 0)).toBeLessThanOrEqual(450);
  });

  it('V-03: for a eutectoid steel no structure or hardness after continuous cooling is returned', () => {
    const eutectoid = { C: 0.8, Mn: 0.75, grainSize: 5, coolingRateCPerS: 50 };
    expectWithheld('ttt-cct-diagram', eutectoid);
    expect(resultOf('ttt-cct-diagram', eutectoid).values['martensitePercent']).toBeNull();
    expect(resultOf('ttt-cct-diagram', { C: 0.4, Mn: 0.75 }).values['hardnessHV']).not.toBeNull();
  });

  it('V-04: the segregated content of the liquid is a continuous function of the carbon content', () => {
    const at = (C: number) =>
      Number(
        resultOf('microsegregation', { C, Mn: 1, element: 'Mn', phase: 'auto', solidFraction: 0.9 }).values[
          'liquidPercent'
        ],
      );
    for (let C = 0.05; C < 0.7; C += 0.005)
      expect(Math.abs(at(C + 0.005) / at(C) - 1), `${C}`).toBeLessThan(0.02);
  });

  it('V-04: titanium binds nitrogen in nitrided steel and thereby reduces the nitriding depth', () => {
    const steel = { C: 0.3, Cr: 1, temperatureC: 520, timeH: 20, dissociationPercent: 30 };
    const { values } = resultOf('gas-nitriding', { ...steel, Ti: 0.5 });
    expect(values['depthMm']).toBeLessThan(Number(resultOf('gas-nitriding', steel).values['depthMm']));
  });

  it('V-02: retained austenite and the CCT diagram use the best Ms with its band', () => {
    const steel = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
    const best = resultOf('transformation-temperatures', steel).values;
    const cct = resultOf('ttt-cct-diagram', steel).values;
    expect([cct['ms90LowC'], cct['msC'], cct['ms90HighC']]).toEqual([
      best['msBest90LowC'],
      best['msBestC'],
      best['msBest90HighC'],
    ]);
    const { values, headline } = resultOf('retained-austenite', steel);
    expect(headline).toBe('koistinenPercent');
    expect(values['martensiteStartUsedC']).toBe(best['msBestC']);
    expect(values['koistinen90LowPercent']).toBeLessThan(Number(values['koistinenPercent']));
    expect(values['koistinen90HighPercent']).toBeGreaterThan(Number(values['koistinenPercent']));
  });
});
