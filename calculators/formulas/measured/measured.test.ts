import { describe, expect, it } from 'vitest';
import transformationTemperatures from '../../alloy-design/transformation-temperatures/index.ts';
import { evaluate } from '../../core/evaluate.ts';
import hardnessConverter from '../../others/hardness-converter/index.ts';
import { bainiteStart, bainiteStartModel } from './bainite-start.ts';
import { martensiteStart, martensiteStartModel } from './martensite-start.ts';
import { tensileStrengthLine } from './tensile-strength.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };

function warned(steel: Readonly<Record<string, number>>): readonly string[] {
  const result = evaluate(transformationTemperatures, steel);
  if (!result.ok) throw new Error('It was refused.');
  return result.warnings.flatMap(({ code, params }) =>
    code === 'far_from_data' ? [`${params?.['output']}: ${params?.['elements']}`] : [],
  );
}

describe('what rests on measurements', () => {
  it('V-02 the bands of Ms and Bs hold nine of ten steels that were left out, and are narrow enough to be of use', () => {
    for (const [{ crossValidated }, widest, farthest] of [
      [martensiteStartModel, 60, 45],
      [bainiteStartModel, 40, 22.5],
    ] as const) {
      expect(crossValidated.covered).toBeGreaterThanOrEqual(0.85);
      expect(crossValidated.covered).toBeLessThanOrEqual(0.96);
      expect(crossValidated.meanHalfWidth).toBeLessThanOrEqual(widest);
      expect(crossValidated.rmse).toBeLessThanOrEqual(farthest);
      expect(Math.abs(crossValidated.bias)).toBeLessThanOrEqual(6);
    }
  });

  it('V-02 4140 comes out where it was measured: Ms about 330 °C, Bs about 550 °C, inside its own band', () => {
    for (const [found, measured] of [
      [martensiteStart(steel4140), 330],
      [bainiteStart(steel4140), 550],
    ] as const) {
      expect(Math.abs(found.value - measured)).toBeLessThan(20);
      expect(found.low).toBeLessThan(found.value);
      expect(found.high).toBeGreaterThan(found.value);
    }
  });

  it('V-03 a steel like none that was measured is told with the elements that make it strange; a common one is not', () => {
    expect(warned(steel4140)).toEqual([]);
    expect(warned({ ...steel4140, Co: 20 })).toContainEqual(expect.stringMatching(/^msBestC: Co/));
    expect(warned({ ...steel4140, Co: 5 })).toContainEqual(expect.stringMatching(/^bsBestC: Co/));
    const far = martensiteStart({ ...steel4140, Co: 20 });
    expect(far.high - far.low).toBeGreaterThan(
      2 * (martensiteStart(steel4140).high - martensiteStart(steel4140).low),
    );
  });

  it('V-04 Ms and Bs fall with every bit of carbon, whatever measured steel it is added to', () => {
    for (const [estimated, { clusters }] of [
      [martensiteStart, martensiteStartModel],
      [bainiteStart, bainiteStartModel],
    ] as const)
      for (const { steel } of clusters)
        for (let C = 0; C < 2.2; C += 0.05)
          expect(estimated({ ...steel, C: C + 0.05 }).value).toBeLessThan(estimated({ ...steel, C }).value);
  });

  it('V-02 no measured steel is kept: every group stands for five or more', () => {
    for (const { clusters } of [martensiteStartModel, bainiteStartModel])
      for (const { steels } of clusters) expect(steels).toBeGreaterThanOrEqual(5);
  });

  it('V-02 tensile strength from hardness is within 18 MPa of bars left out, rises with hardness, and says where none was measured', () => {
    const { crossValidated, slope } = tensileStrengthLine;
    expect(crossValidated.rmse).toBeLessThanOrEqual(18);
    expect(Math.abs(crossValidated.bias)).toBeLessThanOrEqual(5);
    expect(crossValidated.covered).toBeGreaterThanOrEqual(0.9);
    expect(slope.error).toBeLessThan(slope.value / 20);
    const found = (material: string, value: number) => {
      const result = evaluate(hardnessConverter, { material, by: 'value', scale: 'HV', value });
      if (!result.ok) throw new Error('It was refused.');
      return {
        strength: result.values['RmBest'],
        isWarned: result.warnings.some(({ code }) => code === 'strength_not_measured'),
      };
    };
    // ISO 18265 has 965 MPa at 300 HV.
    expect(Math.abs(Number(found('unalloyed', 300).strength) - 965)).toBeLessThan(40);
    expect(found('unalloyed', 300).isWarned).toBe(false);
    expect(found('unalloyed', 500).isWarned).toBe(true);
    expect(found('austenitic', 200)).toEqual({ strength: null, isWarned: false });
  });
});
