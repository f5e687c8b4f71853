import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { belowIn, compositionsOf, fromQuery, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { completeInputs } from '@ferrite/calculators/core/inputs/complete-inputs.ts';
import { defaultInputs, elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { unknownParameters } from '@ferrite/calculators/core/inputs/unknown-parameters.ts';
import { unitChoices } from '@ferrite/calculators/core/quantity.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import quenching from '@ferrite/calculators/heat-treatment/quenching-immersion-time/index.ts';
import temper from '@ferrite/calculators/heat-treatment/temper-parameter/index.ts';
import temperedHardness from '@ferrite/calculators/heat-treatment/tempered-hardness/index.ts';
import carbonEquivalent from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import schaeffler from '@ferrite/calculators/welding/schaeffler-diagram/index.ts';
import { describe, expect, test } from 'vitest';
import { unreadableOf } from '../inputs/grade/unreadable.ts';
import { de } from '../messages/de.ts';
import { belowOf, rawInputs } from './form-entry.ts';
import { type FormAction, formReducer, initialForm } from './form-state.ts';
import { gradeName, gradeOf } from './named-grade.ts';

const formAfter = (calculator: Calculator, ...actions: readonly FormAction[]) =>
  actions.reduce((state, action) => formReducer(calculator, state, action), initialForm(calculator, 'de'));

describe('W-03 values that follow from a filled steel', () => {
  const heat = (C: number): FormAction => ({
    type: 'grade',
    key: 'steel',
    grade: { name: 'Heat', typical: { C }, confirmed: true },
    composition: { C },
  });
  const quenched = (...actions: readonly FormAction[]) =>
    rawInputs(temperedHardness, formAfter(temperedHardness, ...actions))['quenchedHRC'];

  test('the example hardness as quenched is replaced by the martensite hardness of each selected heat', () => {
    expect(quenched()).toBe(55);
    expect(quenched(heat(0.15))).toBe(41.4);
    expect(quenched(heat(0.15), heat(0.4))).toBeCloseTo(56.5, 0);
  });
  test('the hardness as quenched follows carbon typed afterwards, also after an empty field, until a hardness is entered', () => {
    const typed = (key: string, text: string) => ({ type: 'typed', entries: { [key]: text } }) as const;
    expect(quenched(heat(0.15), typed('C', ''), typed('C', '0.4'))).toBe(quenched(heat(0.4)));
    expect(quenched(heat(0.15), typed('quenchedHRC', '50'), typed('C', '0.4'))).toBe(50);
    expect(quenched(typed('C', '0.4'))).toBe(55);
  });
  test('a hardness as quenched that was entered or cleared is not replaced by the value of a heat', () => {
    for (const text of ['50', ''])
      expect(quenched({ type: 'typed', entries: { quenchedHRC: text } }, heat(0.15))).toBe(
        text === '' ? undefined : Number(text),
      );
  });
});

describe('C-05 typed values', () => {
  test('a decimal comma and a decimal point give the same number', () => {
    for (const text of ['0,35', '0.35', '０，35']) {
      const state = formAfter(carbonEquivalent, { type: 'typed', entries: { C: text } });
      expect(rawInputs(carbonEquivalent, state)['C']).toBe(0.35);
      expect(state.entries['C']?.text).toBe(text);
    }
  });
  test('a text that is not a number stays in its field and is reported at the field', () => {
    const state = formAfter(carbonEquivalent, { type: 'typed', entries: { Mn: 'abc' } });
    const result = evaluate(carbonEquivalent, rawInputs(carbonEquivalent, state));
    expect(state.entries['Mn']?.text).toBe('abc');
    expect(result.ok ? [] : result.problems.map((problem) => problem.key)).toEqual(['Mn']);
  });
  test('negative and impossible values are reported at their field, and an empty element counts as 0', () => {
    for (const text of ['-1', '1e9']) {
      const state = formAfter(carbonEquivalent, { type: 'typed', entries: { C: text } });
      expect(evaluate(carbonEquivalent, rawInputs(carbonEquivalent, state)).ok).toBe(false);
    }
    const state = formAfter(carbonEquivalent, { type: 'typed', entries: { Si: '' } });
    expect(evaluate(carbonEquivalent, rawInputs(carbonEquivalent, state)).ok).toBe(true);
  });
});

describe('W-02 contents stated as below a limit', () => {
  const fill: FormAction = {
    type: 'grade',
    key: 'steel',
    grade: { name: '4711', typical: {}, confirmed: true },
    composition: { C: 0.2, Si: 0.003 },
    below: ['Si'],
  };
  test('a content below a limit is filled in from a heat with its `<`, which changes of unit and links keep', () => {
    const [input] = compositionsOf(carbonEquivalent);
    const state = formAfter(carbonEquivalent, { ...fill, key: input?.key ?? '' });
    expect(state.entries['Si']).toMatchObject({ text: '<0,003', value: 0.003, countsAs: 0.003 });
    expect(belowOf(state)).toEqual(['Si']);
    const inUnits = formReducer(carbonEquivalent, state, { type: 'unit', key: 'composition', unit: 'ppm' });
    expect(belowOf(inUnits)).toEqual(['Si']);
    expect(inUnits.entries['Si']?.text).toBe('<30');
    const query = new URLSearchParams(`Si=0.003&C=0.2&below=Si`);
    const opened = formAfter(carbonEquivalent, {
      type: 'opened',
      inputs: fromQuery(carbonEquivalent, query).inputs,
      below: belowIn(carbonEquivalent, query),
    });
    expect(opened.entries['Si']?.text).toBe('<0,003');
    expect(unknownParameters(carbonEquivalent, query)).toEqual([]);
    expect(unknownParameters(carbonEquivalent, new URLSearchParams('below=Si,Xx'))).toEqual(['below=Si,Xx']);
  });
  test.each(['-', 'n.d.', 'tr'])('B-09 “%s” is not stated, and its link opens with the same text', (text) => {
    const typed = formAfter(carbonEquivalent, { type: 'typed', entries: { C: text } });
    const query = new URLSearchParams(toQuery(carbonEquivalent, rawInputs(carbonEquivalent, typed)));
    const { inputs } = fromQuery(carbonEquivalent, query);
    const [input] = compositionsOf(carbonEquivalent);
    for (const state of [typed, formAfter(carbonEquivalent, { type: 'opened', inputs })]) {
      expect(state.entries['C']).toEqual({ text, value: null });
      expect(input && unreadableOf(input, state)).toEqual([]);
      const result = evaluate(carbonEquivalent, rawInputs(carbonEquivalent, state));
      expect(result.ok && result.warnings.map(({ code }) => code)).toContain('carbon_missing');
    }
  });
  test.each([
    ['carbon-equivalent', 'C=0.2&Si=%3C0.003', 'Si', 'below'],
    ['carbon-equivalent', 'C=0.2&Si=max+0.003', 'Si', 'below'],
    ['diffusion-coefficient', 'C=%3C0.01', 'C', 'below'],
    ['carburizing-depth', 'coreCarbonPercent=0.2&below=coreCarbonPercent', 'coreCarbonPercent', 'below'],
    ['carbon-equivalent', 'C=0.2&Si=0.003', 'Si', null],
  ] as const)('a link keeps a content below a limit as one: %s %s', (id, search, key, kind) => {
    const calculator = definitions[id];
    const query = new URLSearchParams(search);
    const opened = formReducer(calculator, initialForm(calculator, 'en'), {
      type: 'opened',
      inputs: fromQuery(calculator, query).inputs,
      below: belowIn(calculator, query),
    });
    expect(opened.entries[key]?.text.startsWith('<')).toBe(kind === 'below');
    expect(belowOf(opened)).toEqual(kind === null ? [] : [key]);
    expect(unknownParameters(calculator, query)).toEqual([]);
    const typed = formReducer(calculator, initialForm(calculator, 'en'), {
      type: 'typed',
      entries: { [key]: '<0.01' },
    });
    expect(belowIn(calculator, new URLSearchParams(`below=${belowOf(typed)}`))).toEqual([key]);
  });
  test('a typed `<` is kept as a content below a limit, and typing an exact value removes it', () => {
    const typed = (text: string) => formAfter(carbonEquivalent, { type: 'typed', entries: { Si: text } });
    expect(belowOf(typed('<0,003'))).toEqual(['Si']);
    expect(belowOf(typed('0,003'))).toEqual([]);
  });
});

describe('C-05 units', () => {
  test('changing the unit of any field does not change the input', () => {
    for (const calculator of Object.values(definitions)) {
      for (const input of calculator.inputs) {
        if (input.kind !== 'number') continue;
        for (const unit of unitChoices(input.unit)) {
          const changed = formAfter(calculator, { type: 'unit', key: input.key, unit });
          expect(rawInputs(calculator, changed)).toEqual(rawInputs(calculator, formAfter(calculator)));
        }
      }
    }
  });
  test('changing a unit and back changes neither value nor text', () => {
    const temperature = quenching.inputs.find((input) => input.kind === 'number' && input.unit === 'C');
    const key = temperature?.key ?? '';
    const there = formAfter(quenching, { type: 'unit', key, unit: 'F' });
    expect(there.entries[key]?.text).not.toBe(formAfter(quenching).entries[key]?.text);
    const back = formReducer(quenching, there, { type: 'unit', key, unit: 'C' });
    expect(back.entries).toEqual(formAfter(quenching).entries);
  });
  test('V-07 a tolerance is converted with its value, written to a link and restored from it', () => {
    const temperature = quenching.inputs.find((input) => input.kind === 'number' && input.unit === 'C');
    const key = temperature?.key ?? '';
    const typed = { type: 'typed', entries: { [key]: '860 ± 10' } } as const;
    const there = formAfter(quenching, typed, { type: 'unit', key, unit: 'F' });
    expect(there.entries[key]?.text).toBe('1580 ± 18');
    expect(rawInputs(quenching, there)[key]).toBe('860±10');
    const back = formAfter(
      quenching,
      typed,
      { type: 'unit', key, unit: 'F' },
      { type: 'unit', key, unit: 'C' },
    );
    expect(back.entries[key]).toEqual({ text: '860 ± 10', value: 860, plusMinus: 10 });
    const { inputs } = fromQuery(
      quenching,
      new URLSearchParams(toQuery(quenching, rawInputs(quenching, there))),
    );
    expect(formAfter(quenching, { type: 'opened', inputs }).entries[key]).toEqual(back.entries[key]);
    const thousandths = formAfter(quenching, { type: 'typed', entries: { [key]: '28,145 ± 0,125' } });
    expect(rawInputs(quenching, thousandths)[key]).toBe('28.1450±0.1250');
    const inF = formAfter(
      quenching,
      { type: 'unit', key, unit: 'F' },
      { type: 'typed', entries: { [key]: '1580 ± 18' } },
    );
    expect(rawInputs(quenching, inF)[key]).toBe('860±10');
  });
  test('a composition shown in ppm is unchanged, and typed ppm are read as ppm', () => {
    const state = formAfter(carbonEquivalent, { type: 'unit', key: 'composition', unit: 'ppm' });
    expect(state.entries['C']).toEqual({ text: '1600', value: 0.16 });
    const typed = formReducer(carbonEquivalent, state, { type: 'typed', entries: { B: '20' } });
    expect(rawInputs(carbonEquivalent, typed)['B']).toBe(0.002);
  });
});

describe('C-05 other changes of the form', () => {
  test('an unchanged default value follows the selected option, and a typed value stays', () => {
    for (const calculator of Object.values(definitions)) {
      for (const input of calculator.inputs) {
        if (input.kind !== 'number' || !input.defaultFor) continue;
        const choice = calculator.inputs.find(
          (each) =>
            each.kind === 'choice' &&
            each.choices.some(
              (value) =>
                input.defaultFor?.({ ...initialForm(calculator, 'en').choices, [each.key]: value }) !==
                input.default,
            ),
        );
        if (choice?.kind !== 'choice') continue;
        const value =
          choice.choices.find(
            (each) =>
              input.defaultFor?.({ ...initialForm(calculator, 'en').choices, [choice.key]: each }) !==
              input.default,
          ) ?? '';
        const chosen = { type: 'chosen', key: choice.key, choice: value } as const;
        expect(formAfter(calculator, chosen).entries[input.key]?.value).not.toBe(input.default);
        const typed = formAfter(calculator, { type: 'typed', entries: { [input.key]: '31' } }, chosen);
        expect(typed.entries[input.key]?.value).toBe(31);
      }
    }
  });
  test('rows of a series are added as a copy of the last one and removed at any position, within their limits', () => {
    const series = temper.inputs.find((input) => input.kind === 'series');
    const key = series?.key ?? '';
    const column = series?.kind === 'series' ? (series.columns[0]?.key ?? '') : '';
    const grown = formAfter(
      temper,
      { type: 'row-added', key, row: 1 },
      { type: 'typed', entries: { [`${key}.1.${column}`]: '555' } },
      { type: 'row-added', key, row: 2 },
    );
    expect(grown.rows[key]).toBe(3);
    expect(grown.entries[`${key}.2.${column}`]?.value).toBe(555);
    const shrunk = formReducer(temper, grown, { type: 'row-removed', key, row: 0 });
    expect(shrunk.rows[key]).toBe(2);
    expect(shrunk.entries[`${key}.0.${column}`]?.value).toBe(555);
    expect(shrunk.entries[`${key}.2.${column}`]).toBeUndefined();
    let least = shrunk;
    for (let n = 0; n < 5; n += 1) least = formReducer(temper, least, { type: 'row-removed', key, row: 0 });
    expect(least.rows[key]).toBe(series?.kind === 'series' ? series.rows.min : 0);
  });
  test('C-04 selecting a steel grade fills its composition and no other', () => {
    const input = schaeffler.inputs.find((each) => each.kind === 'composition');
    const state = formAfter(schaeffler, {
      type: 'grade',
      key: input?.key ?? '',
      grade: { name: 'X', typical: { Cr: 17 }, confirmed: false },
      composition: { Cr: 17 },
    });
    expect(state.entries['A.Cr']?.value).toBe(17);
    expect(state.entries['A.C']?.value).toBe(0);
    expect(state.entries['B.Cr']).toEqual(formAfter(schaeffler).entries['B.Cr']);
  });
});

describe('C-04 name of the steel grade', () => {
  const [input] = compositionsOf(carbonEquivalent);
  if (!input) throw new Error('no composition');
  const typical = { C: 0.42, Mn: 0.75, Cr: 1.05, Mo: 0.22 };
  const picked = {
    type: 'grade',
    key: input.key,
    grade: { key: 'en-42crmo4', name: '42CrMo4', typical, confirmed: true },
    composition: typical,
  } as const;
  const nameAfter = (...actions: readonly FormAction[]) => {
    const named = gradeOf(input, formAfter(carbonEquivalent, ...actions));
    return named && gradeName(named, de);
  };
  const typed = (entries: Readonly<Record<string, string>>) => ({ type: 'typed', entries }) as const;

  test('the name of the steel grade is marked as changed while the analysis differs from that of the grade', () => {
    expect(nameAfter(picked)).toBe('42CrMo4');
    for (const entries of [{ C: '0,5' }, { Ni: '1' }, { Mo: '' }, { C: 'abc' }, { C: '1.500' }])
      expect(nameAfter(picked, typed(entries)), JSON.stringify(entries)).toBe('42CrMo4 (geändert)');
    expect(nameAfter(picked, typed({ C: '0,5' }), typed({ C: '0,42' }))).toBe('42CrMo4');
    expect(nameAfter(picked, typed({ Ni: '' }))).toBe('42CrMo4');
    expect(nameAfter(picked, { type: 'unit', key: 'composition', unit: 'ppm' })).toBe('42CrMo4');
  });
  test('the grade name of the initial analysis disappears when the analysis changes by typing or by a link', () => {
    expect(nameAfter()).toBe('S355J2');
    expect(nameAfter(typed({ C: '0,5' }))).toBeNull();
    expect(nameAfter({ type: 'opened', inputs: { C: 0.5 } })).toBeNull();
    expect(nameAfter({ type: 'opened', inputs: { ...input.default } })).toBe('S355J2');
  });
  test('the grade name in a link is shown and compared with the analysis of the link', () => {
    const { key, grade } = picked;
    const named = { type: 'named', key, grade } as const;
    expect(nameAfter({ type: 'opened', inputs: { ...zeros(), ...typical } }, named)).toBe('42CrMo4');
    expect(nameAfter({ type: 'opened', inputs: { ...zeros(), ...typical, C: 0.5 } }, named)).toBe(
      '42CrMo4 (geändert)',
    );
  });
  const zeros = () => Object.fromEntries(elementsOf(input).map(([element]) => [element, 0]));
});

describe('C-04 link to a calculation', () => {
  test('a link opens with the inputs and the result for which it was created, for every calculator', () => {
    for (const calculator of Object.values(definitions)) {
      for (const example of calculator.examples) {
        const made = formReducer(calculator, initialForm(calculator, 'en'), {
          type: 'opened',
          inputs: example.inputs,
        });
        const raw = rawInputs(calculator, made);
        const { inputs, version } = fromQuery(calculator, new URLSearchParams(toQuery(calculator, raw)));
        const opened = formReducer(calculator, initialForm(calculator, 'kr'), { type: 'opened', inputs });
        expect(rawInputs(calculator, opened)).toEqual(raw);
        expect(evaluate(calculator, rawInputs(calculator, opened))).toEqual(evaluate(calculator, raw));
        expect(version).toBe(calculator.version);
      }
    }
  });
  test('the server completes a link with only some inputs as the page does, for every calculator', () => {
    for (const calculator of Object.values(definitions)) {
      const all = Object.entries(defaultInputs(calculator)).filter(([, value]) => value !== undefined);
      for (const step of [2, 3, 5]) {
        const inputs = Object.fromEntries(all.filter((_, at) => at % step === 0));
        const opened = formReducer(calculator, initialForm(calculator, 'en'), { type: 'opened', inputs });
        expect(evaluate(calculator, completeInputs(calculator, inputs)), `${calculator.id} ${step}`).toEqual(
          evaluate(calculator, rawInputs(calculator, opened)),
        );
      }
    }
  });
  test('a link contains 0 for an element whose field was emptied', () => {
    const emptied = formAfter(carbonEquivalent, { type: 'typed', entries: { Mn: '' } });
    const raw = rawInputs(carbonEquivalent, emptied);
    const { inputs } = fromQuery(carbonEquivalent, new URLSearchParams(toQuery(carbonEquivalent, raw)));
    const opened = formAfter(carbonEquivalent, { type: 'opened', inputs });
    expect(evaluate(carbonEquivalent, rawInputs(carbonEquivalent, opened))).toEqual(
      evaluate(carbonEquivalent, raw),
    );
  });
  test('an invalid value in a link is shown unchanged in its field', () => {
    const state = formAfter(carbonEquivalent, {
      type: 'opened',
      inputs: fromQuery(carbonEquivalent, new URLSearchParams('C=abc')).inputs,
    });
    expect(state.entries['C']).toEqual({ text: 'abc', value: null });
  });
});
