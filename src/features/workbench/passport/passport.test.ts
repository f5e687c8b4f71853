import jominy from '@ferrite/calculators/alloy-design/jominy-hardenability/index.ts';
import type { Input } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { compositionsOf } from '@ferrite/calculators/core/inputs/address.ts';
import { completeInputs } from '@ferrite/calculators/core/inputs/complete-inputs.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { evaluateQuenched } from '../section/compute-section.ts';
import { passportParts } from './passport.rules.ts';

const lowAlloy = {
  analysis: { C: 0.41, Mn: 0.77, Cr: 0.98 },
  section: { shape: 'bar', sizeMm: 80 },
} as const;
const stainless = { analysis: { C: 0.05, Cr: 18, Ni: 9 }, section: null } as const;
const idsOf = (parts: readonly { readonly calculatorId: string }[]) =>
  parts.map(({ calculatorId }) => calculatorId).sort();

function otherValues(input: Input): readonly unknown[] {
  if (input.kind === 'choice') return input.choices;
  return input.kind === 'number' ? [input.limits.min, input.limits.max] : [];
}

describe('W-03 parts of a passport', () => {
  it.each([lowAlloy, stainless])(
    'W-03 every input and output that the passport requests from a calculator exists: %j',
    (heat) => {
      for (const { calculatorId, outputs = [], inputs = {}, conditions = [] } of passportParts(heat)
        .requests) {
        const calculator = findDefinition(calculatorId);
        const keys = calculator?.outputs.map(({ key }) => key);
        for (const output of outputs) expect(keys, calculatorId).toContain(output);
        for (const key of [...Object.keys(inputs), ...conditions])
          expect(
            calculator?.inputs.some((input) => input.key === key),
            key,
          ).toBe(true);
      }
    },
  );

  it('W-03 every calculator of the passport is either shown or listed as not applicable', () => {
    const [one, other] = [lowAlloy, stainless].map((heat) => {
      const { requests, notApplicable } = passportParts(heat);
      return idsOf([...requests, ...notApplicable]);
    });
    expect(one).toEqual(other);
  });

  it.each([lowAlloy, stainless])(
    'W-03 inputs that the passport does not show do not change its figures: %j',
    (heat) => {
      for (const request of passportParts(heat).requests) {
        const { calculatorId, outputs, conditions } = request;
        const calculator = findDefinition(calculatorId);
        if (!calculator || !outputs || !conditions) continue;
        const contents = compositionsOf(calculator).flatMap(({ prefix }) =>
          Object.entries(heat.analysis).map(([element, percent]) => [`${prefix}${element}`, percent]),
        );
        const given = completeInputs(calculator, { ...Object.fromEntries(contents), ...request.inputs });
        const stated = [...conditions, ...Object.keys(request.inputs ?? {})];
        const figuresOf = (inputs: object) => {
          const result = evaluate(calculator, inputs);
          return result.ok ? outputs.map((key) => result.values[key]) : result.problems;
        };
        const expected = figuresOf(given);
        for (const input of calculator.inputs) {
          if (input.kind === 'composition' || stated.includes(input.key)) continue;
          for (const other of otherValues(input))
            expect(figuresOf({ ...given, [input.key]: other }), `${calculatorId}: ${input.key}`).toEqual(
              expected,
            );
        }
      }
    },
  );

  it('W-03 the tempered hardness is computed from the martensite hardness of the heat, and the preheat temperature from its section', () => {
    const inputsOf = (id: string) =>
      passportParts({ ...lowAlloy, analysis: { C: 0.15, Mn: 0.5 } }).requests.find(
        ({ calculatorId }) => calculatorId === id,
      )?.inputs;
    expect(inputsOf('tempered-hardness')).toEqual({ quenchedHRC: 41.4 });
    expect(inputsOf('preheat-temperature')).toEqual({ thicknessMm: 80, combinedThicknessMm: 160 });
  });

  it('W-03 a ledeburitic tool steel with 12 % chromium is not treated as stainless', () => {
    const { notApplicable } = passportParts({ analysis: { C: 1.55, Cr: 12, Mo: 0.8 }, section: null });
    expect(idsOf(notApplicable)).toContain('wrc-1992-diagram');
  });

  it('W-03 the preheat temperature requires a section; pitting resistance and phase balance require a stainless steel', () => {
    expect(idsOf(passportParts({ ...lowAlloy, section: null }).notApplicable)).toEqual([
      'pitting-resistance',
      'preheat-temperature',
      'schaeffler-diagram',
      'wrc-1992-diagram',
    ]);
    expect(idsOf(passportParts(stainless).requests)).toEqual([
      'melting-point',
      'pitting-resistance',
      'schaeffler-diagram',
      'wrc-1992-diagram',
    ]);
  });
});

describe('W-03 W-04 boron in a passport', () => {
  const analysis = { C: 0.3, Si: 0.25, Mn: 1.3, Cr: 0.2, B: 0.003 };
  const jominyOf = (below: readonly 'B'[]) => {
    const { requests } = passportParts({ analysis, below, section: null });
    return requests.find(({ calculatorId }) => calculatorId === 'jominy-hardenability')?.inputs ?? {};
  };

  it('W-03 W-04 the Jominy curve has the same hardness as the section at this distance', () => {
    for (const below of [[], ['B']] satisfies 'B'[][]) {
      const distanceMm = 15;
      const figures = evaluate(jominy, {
        ...completeInputs(jominy, { ...analysis, ...jominyOf(below) }),
        distanceMm,
      });
      const section = evaluateQuenched({ analysis, below, grainSize: 7 }, distanceMm / 1_000);
      expect(figures.ok && figures.values['hardnessA255HRC']).toBe(section?.values['hardnessA255HRC']);
    }
  });

  it('W-03 boron counts from 5 ppm, unless it is only stated as below a limit', () => {
    expect(jominyOf([])).toEqual({ boron: 'simplified' });
    expect(jominyOf(['B'])).toEqual({ boron: 'none' });
  });
});
