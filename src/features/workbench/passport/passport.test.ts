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
    const withoutCarbon = { ...lowAlloy, analysis: { Mn: 0.77 } };
    const [one, ...others] = [lowAlloy, stainless, withoutCarbon].map((heat) => {
      const { requests, notApplicable } = passportParts(heat);
      return idsOf([...requests, ...notApplicable]);
    });
    for (const other of others) expect(other).toEqual(one);
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

describe('W-03 figures of a passport', () => {
  const requestOf = (id: string, heat: Parameters<typeof passportParts>[0]) =>
    passportParts(heat).requests.find(({ calculatorId }) => calculatorId === id);
  const reasons = (heat: Parameters<typeof passportParts>[0]) =>
    Object.fromEntries(
      passportParts(heat).notApplicable.map(({ calculatorId, reason }) => [calculatorId, reason]),
    );

  it('W-03 a low-alloy steel has its transformation temperatures, ideal diameter, carbon equivalents and melting range, and diagrams of hardenability and tempering', () => {
    const { requests } = passportParts(lowAlloy);
    const outputs = requests.flatMap((request) => request.outputs ?? []);
    expect(outputs).toEqual(expect.arrayContaining(['ac1MeanC', 'ac3MeanC', 'bsBestC', 'msBestC']));
    expect(outputs).toEqual(expect.arrayContaining(['idealDiameterMm', 'CE_IIW', 'CET', 'Pcm']));
    expect(outputs).toEqual(expect.arrayContaining(['liquidusMeanC', 'solidusMeanC']));
    const drawn = requests.flatMap((each) => (each.withDiagram ? [each.calculatorId] : []));
    expect(drawn).toEqual(['jominy-hardenability', 'tempered-hardness']);
    expect(requestOf('ideal-critical-diameter', lowAlloy)?.conditions).toEqual(['grainCorrection']);
  });

  it.each([
    ['bar', 80, { barDiameterMm: 80 }],
    ['bar', 1000, { barDiameterMm: 1000 }],
    ['bar', 1001, {}],
    ['plate', 80, {}],
  ] as const)(
    'W-03 the ideal diameter is compared with a bar of up to 1000 mm: %s %d mm',
    (shape, sizeMm, bar) => {
      const { inputs } =
        requestOf('ideal-critical-diameter', { ...lowAlloy, section: { shape, sizeMm } }) ?? {};
      expect(inputs).toEqual({ idealFrom: 'analysis', ...bar });
    },
  );

  it.each([
    [{ C: 0.02, Cr: 10.5 }, true],
    [{ C: 0.02, Cr: 10.4 }, false],
    [{ C: 1.2, Cr: 17 }, true],
    [{ C: 1.3, Cr: 17 }, false],
  ])('W-03 steels with at least 10.5 % Cr and at most 1.2 % C are stainless: %j', (analysis, isStainless) => {
    const ids = idsOf(passportParts({ analysis, section: null }).requests);
    expect(ids.includes('pitting-resistance')).toBe(isStainless);
    expect(ids.includes('jominy-hardenability')).toBe(!isStainless);
  });

  it('W-03 each omitted calculator has its reason', () => {
    expect(reasons(lowAlloy)).toMatchObject({ 'pitting-resistance': 'not_stainless' });
    expect(reasons({ ...lowAlloy, section: null })).toMatchObject({ 'preheat-temperature': 'no_section' });
    expect(reasons(stainless)).toMatchObject({
      'preheat-temperature': 'stainless',
      'carbon-equivalent': 'stainless',
    });
    expect(reasons({ analysis: { Mn: 0.8 }, section: null })).toMatchObject({
      'carbon-equivalent': 'no_carbon',
      'schaeffler-diagram': 'not_stainless',
    });
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
