import { describe, expect, it } from 'vitest';
import { definitions, textsOf } from '../definitions.ts';
import type { CalculatorId } from '../registry.ts';
import { type Evaluated, evaluate } from './evaluate.ts';
import { defaultInputs, type RawInputs } from './inputs/fields.ts';
import { isOutsideData } from './models.ts';
import { formatProblem, formatWarning, labelsOf } from './texts/common-texts.ts';
import type { Language } from './texts/language.ts';

function definition(id: CalculatorId) {
  return { calculator: definitions[id], texts: textsOf(id) };
}

function messages(
  id: CalculatorId,
  raw: unknown,
  language: Language = 'en',
): Readonly<Record<string, string>> {
  const { calculator, texts } = definition(id);
  const result = evaluate(calculator, raw);
  if (result.ok) return {};
  const labels = labelsOf(calculator, texts[language]);
  return Object.fromEntries(
    result.problems.map((each) => [each.key, formatProblem(texts[language], each, language, labels)]),
  );
}

function done(id: CalculatorId, raw: unknown): Extract<Evaluated, { ok: true }> {
  const result = evaluate(definition(id).calculator, raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const codes = (id: CalculatorId, raw: unknown): readonly string[] =>
  done(id, raw).warnings.map((each) => each.code);

const bar = { shape: 'round', diameterMm: 100, austenitizingTemperatureC: 870, medium: 'water-agitated' };
const block = {
  shape: 'rectangular',
  thicknessMm: 100,
  widthMm: 200,
  austenitizingTemperatureC: 870,
  medium: 'water-agitated',
};

describe('evaluate quenching immersion time (C-02)', () => {
  it.each([undefined, null, '', 'abc', '200 or so', 0, -5, Number.NaN])(
    'a width of %s is rejected as an invalid value of the field Width',
    (widthMm) => {
      const raw = widthMm === undefined ? { ...block, widthMm: undefined } : { ...block, widthMm };
      expect(messages('quenching-immersion-time', raw)).toEqual({
        widthMm: 'Please enter a valid value for Width.',
      });
    },
  );

  it('a width beyond the limits is rejected with the limits', () => {
    expect(messages('quenching-immersion-time', { ...block, widthMm: 20000 })).toEqual({
      widthMm: 'Width: enter a value from 10 to 10,000\u00a0mm.',
    });
  });

  it('the width of a round bar is neither required nor validated', () => {
    expect(messages('quenching-immersion-time', { ...bar, widthMm: 'abc' })).toEqual({});
  });

  it.each([
    [800, true],
    [1100, true],
    [799.9, false],
    [1100.1, false],
  ])('an austenitizing temperature of %s °C is accepted: %s', (austenitizingTemperatureC, possible) => {
    const found = messages('quenching-immersion-time', { ...bar, austenitizingTemperatureC });
    expect(found).toEqual(
      possible
        ? {}
        : { austenitizingTemperatureC: 'Austenitizing temperature: enter a value from 800 to 1100\u00a0°C.' },
    );
  });

  it('the bath temperature defaults to 60 °C for oil and 25 °C for water when a program omits it', () => {
    expect(done('quenching-immersion-time', { ...bar, medium: 'oil-good' }).inputs).toMatchObject({
      bathTemperatureC: 60,
    });
    expect(done('quenching-immersion-time', bar).inputs).toMatchObject({ bathTemperatureC: 25 });
  });

  it('a bath warmer than the target temperature is rejected at the field of the target temperature', () => {
    const { calculator } = definition('quenching-immersion-time');
    expect(evaluate(calculator, { ...bar, bathTemperatureC: 220 })).toMatchObject({
      ok: false,
      problems: [{ code: 'not_above_bath' }],
    });
  });

  it('a width of ten times the thickness is treated as an infinite plate', () => {
    const [ten, more] = [1000, 3000].map(
      (widthMm) => done('quenching-immersion-time', { ...block, widthMm }).values['immersionTimeMin'],
    );
    expect(ten).toBe(more);
  });

  it('the time increases with the diameter, with a milder bath and with a lower target temperature', () => {
    const time = (raw: object): number =>
      Number(done('quenching-immersion-time', { ...bar, ...raw }).values['immersionTimeMin']);
    expect(time({ diameterMm: 150 })).toBeGreaterThan(time({}));
    expect(time({ medium: 'oil-good', bathTemperatureC: 25 })).toBeGreaterThan(time({}));
    expect(time({ centreTargetC: 100 })).toBeGreaterThan(time({}));
  });
});

describe('validation of inputs (C-05)', () => {
  it('all invalid inputs are returned at once, each with its key', () => {
    expect(messages('carbon-equivalent', { C: -1, Mn: 'x', Xx: 1, limit: 'none' })).toEqual({
      Xx: '“Xx” is not an input of this calculator.',
      C: 'C: enter a value from 0 to 2\u00a0%.',
      Mn: 'Please enter a valid value for Mn.',
    });
  });

  it('an analysis of more than 100 % is rejected with the name of its metal', () => {
    const raw = { 'A.Ni': 80, 'A.Cr': 20, 'A.Mn': 1 };
    expect(messages('schaeffler-diagram', raw)).toEqual({
      steelA: 'Base metal A: the alloying elements add up to more than 100\u00a0%.',
    });
  });

  it('messages about invalid inputs are in the user’s language, with its decimal separator', () => {
    const raw = { ...bar, diameterMm: 5 };
    expect(messages('quenching-immersion-time', raw, 'de')).toEqual({
      diameterMm: 'Durchmesser: Bitte geben Sie einen Wert von 10 bis 1000\u00a0mm ein.',
    });
    expect(messages('quenching-immersion-time', { ...bar, diameterMm: 'x' }, 'kr')).toEqual({
      diameterMm: '‘직경’에 올바른 값을 입력하십시오.',
    });
  });

  it.each([null, undefined, [], 'C=1', 3])('%j is rejected as a set of inputs', (raw) => {
    expect(Object.keys(messages('carbon-equivalent', raw))).toEqual(['']);
  });

  it.each([
    ['not a list', { steps: 5 }, 'steps'],
    ['no rows', { steps: [] }, 'steps'],
    [
      'too many rows',
      { steps: Array.from({ length: 21 }, () => ({ temperatureC: 600, timeH: 1 })) },
      'steps',
    ],
    ['a row that is not an object', { steps: [600] }, 'steps'],
    ['a missing cell', { steps: [{ temperatureC: 600 }] }, 'steps.0.timeH'],
    ['a time of zero', { steps: [{ temperatureC: 600, timeH: 0 }] }, 'steps.0.timeH'],
    ['an unknown column', { steps: [{ temperatureC: 600, timeH: 1, x: 1 }] }, 'steps.0.x'],
    ['a step at Ac1', { steps: [{ temperatureC: 723, timeH: 1 }] }, 'steps.0.temperatureC'],
  ])('a series with %s is rejected with its row and column', (_, raw, key) => {
    expect(Object.keys(messages('temper-parameter', raw))).toEqual([key]);
  });

  it('a fractional number of passes is rejected', () => {
    expect(messages('schaeffler-diagram', { passes: 1.5 })).toEqual({
      passes: 'Passes: enter a whole number from 1 to 10.',
    });
  });
});

it('C-05 a fraction in an analysis is rejected without suggesting fractions; in other fields the message suggests them', () => {
  expect(messages('carbon-equivalent', { C: '7/8' })['C']).not.toContain('fraction');
  expect(messages('preheat-temperature', { thicknessMm: '7//8' })['thicknessMm']).toContain('fraction');
});

describe('remarks on results (C-01)', () => {
  const s355 = { C: 0.16, Mn: 1.45 };

  it('a remark names the elements taken as 0, except those that no formula uses', () => {
    const zero = done('carbon-equivalent', s355).warnings.find((each) => each.code === 'taken_as_zero');
    expect(zero?.params?.['list']).toBe('Si,Cr,Mo,V,Ni,Cu,Nb,B');
  });

  it('V-03 results that depend on a carbon content that is not stated are outside their range and have no band; an entered 0 counts', () => {
    const { calculator } = definition('transformation-temperatures');
    const outsideOf = (inputs: Record<string, number>) => {
      const result = done('transformation-temperatures', inputs);
      const isOutside = calculator.outputs.map((output) => isOutsideData(calculator, result, output));
      return { result, isOutside, codes: result.warnings.map(({ code }) => code) };
    };
    const without = outsideOf({ Mn: 0.8, Cr: 1 });
    expect(without.codes).toContain('carbon_missing');
    // Three formulas of Ac1 do not contain carbon.
    expect(without.isOutside.filter((each) => !each)).toHaveLength(3);
    expect(without.result.values).toMatchObject({ msBest90LowC: null, msBest90HighC: null });
    const stated = outsideOf({ C: 0, Mn: 0.8, Cr: 1 });
    expect(stated.codes).not.toContain('carbon_missing');
    expect(stated.result.values['msBest90LowC']).toEqual(expect.any(Number));
    expect(stated.result.values['msBestC']).toBe(without.result.values['msBestC']);
  });

  it('V-03 a verdict that depends on a carbon content that is not stated is withheld with the reason', () => {
    const { values, warnings } = done('carbon-equivalent', { Si: 0.25, Mn: 0.875, Cr: 0.95 });
    expect(values).toMatchObject({ guidance: null, gravilleZone: null });
    expect(warnings.find(({ code }) => code === 'carbon_missing')?.explains).toContain('guidance');
  });

  it.each(['-', '–', 'n.d.', 'n/a', 'k. A.', 'tr', '未測定'])(
    'V-03 a carbon content of “%s” is not stated, as an empty field',
    (text) => {
      const { calculator } = definition('carbon-equivalent');
      const evaluated = (inputs: RawInputs) => evaluate(calculator, inputs);
      expect(evaluated({ C: text, Mn: 1.4 })).toEqual(evaluated({ Mn: 1.4 }));
      expect(evaluated({ C: 0, Mn: 1.4 })).not.toEqual(evaluated({ Mn: 1.4 }));
    },
  );

  it('V-03 a content that is not stated is required where the calculation needs it', () => {
    const calculator = definitions['diffusion-coefficient'];
    const key = calculator.inputs.find((input) => input.kind === 'number' && input.unit === 'wt%')?.key ?? '';
    const result = evaluate(calculator, { ...defaultInputs(calculator), [key]: 'n.d.' });
    expect(result).toMatchObject({ ok: false, problems: [{ key, code: 'required' }] });
  });

  it('V-03 results that do not depend on carbon keep their range without it', () => {
    const { calculator } = definition('pitting-resistance');
    const result = done('pitting-resistance', { Cr: 22, Mo: 3, N: 0.16 });
    const headline = calculator.outputs.find(({ key }) => key === 'pren16');
    expect(headline && isOutsideData(calculator, result, headline)).toBe(false);
  });

  it('a value outside its range is returned with a warning that states range and source', () => {
    const { calculator, texts } = definition('carbon-equivalent');
    const result = done('carbon-equivalent', s355);
    const labels = labelsOf(calculator, texts.de);
    const worded = result.warnings.map((each) => formatWarning(texts.de, each, 'de', labels));
    expect(worded).toContain(
      'Pcm: Mn = 1,45\u00a0% liegt außerhalb des Gültigkeitsbereichs dieses Modells (0,4 bis 1,4\u00a0%; Ito & Bessyo 1968). Der Wert ist extrapoliert.',
    );
    expect(result.values['Pcm']).toBeCloseTo(0.2325, 9);
  });

  it('a remark recommends Pcm up to 0.12 % C and CE (IIW) above', () => {
    const { calculator } = definition('carbon-equivalent');
    const recommended = (C: number) => calculator.recommend?.(done('carbon-equivalent', { C }).inputs);
    expect([0.12, 0.1201].map(recommended)).toEqual(['Pcm', 'CE_IIW']);
  });

  it('the CEV limit of S355 rises at plate thicknesses above 30 and 150 mm', () => {
    const at = (plateThicknessMm: number) =>
      done('carbon-equivalent', { ...s355, limit: 'EN-10025-2-S355', plateThicknessMm }).values;
    expect([30, 30.1, 150, 150.1].map((each) => at(each)['cevLimit'])).toEqual([0.45, 0.47, 0.47, 0.49]);
    expect(at(30)['cevCheck']).toBe('passed');
  });

  it('the melting-point calculator warns in the peritectic range and when its formulas differ widely', () => {
    expect(codes('melting-point', { C: 0.12 })).toContain('peritectic');
    expect(codes('melting-point', { C: 0.2 })).not.toContain('peritectic');
    expect(codes('melting-point', { C: 1.4 })).toContain('spread');
  });

  it('Takeuchi’s solidus is omitted above 0.2 % C with a remark, and marked as not confirmed below', () => {
    expect(done('melting-point', { C: 0.21 }).values['solidusTakeuchiC']).toBeNull();
    expect(codes('melting-point', { C: 0.21 })).toContain('takeuchi_left_out');
    const below = done('melting-point', { C: 0.2 });
    expect(below.values['solidusTakeuchiC']).toBeCloseTo(1536 - 415.3 * 0.2, 9);
    expect(below.warnings).toContainEqual(
      expect.objectContaining({ code: 'not_confirmed', params: { model: 'solidusTakeuchiC' } }),
    );
  });

  it('the Schaeffler field is marked as uncertain next to a line, and missing outside the diagram', () => {
    const dissimilar = defaultInputs(definition('schaeffler-diagram').calculator);
    expect(codes('schaeffler-diagram', { ...dissimilar, dilutionPercent: 50 })).toContain('field_uncertain');
    const off = done('schaeffler-diagram', { 'filler.Ni': 70, 'filler.Cr': 20, dilutionPercent: 0 });
    expect(off.values).toMatchObject({ field: null, ferritePercent: null });
    expect(off.warnings.map((each) => each.code)).toContain('outside_diagram');
  });

  it('duplex weld metal gives a remark that refers to WRC-1992', () => {
    const e2209 = {
      'filler.Cr': 22.6,
      'filler.Ni': 9,
      'filler.Mo': 3.1,
      'filler.C': 0.02,
      'filler.Si': 0.8,
      'filler.Mn': 0.9,
      'filler.N': 0.16,
    };
    expect(codes('schaeffler-diagram', { ...e2209, dilutionPercent: 0 })).toContain('use_wrc');
  });

  it('a single tempering step has the same parameter for every reference temperature', () => {
    const at = (referenceTemperatureC: number) =>
      done('temper-parameter', { steps: [{ temperatureC: 600, timeH: 1 }], referenceTemperatureC }).values;
    expect(at(500)['parameter']).toBe(at(650)['parameter']);
  });

  it('heating and cooling ramps of a tempering cycle count as equivalent hours', () => {
    const raw = {
      steps: [{ temperatureC: 600, timeH: 1 }],
      ramps: 'linear',
      heatingRateCPerH: 50,
      coolingRateCPerH: 50,
    };
    expect(done('temper-parameter', raw).values['equivalentTimeH']).toBeCloseTo(1 + 2 * 0.415, 2);
  });
});

it.each([0.05, 0.58, 0.65, 0.9])(
  'V-03: for %d % C at most one range of carbon is stated for each formula of a transformation temperature',
  (C) => {
    const { warnings } = done('transformation-temperatures', { C, Mn: 0.5 });
    const stated = warnings.flatMap(({ code, params }) =>
      code === 'outside_range' && params?.['key'] === 'C' ? [params['model']] : [],
    );
    expect(stated.filter((model) => model === 'msStevenHaynesC')).toHaveLength(1);
    expect(new Set(stated).size).toBe(stated.length);
  },
);
