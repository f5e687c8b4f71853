import { type Language, languages } from '@ferrite/calculators/core/texts/language.ts';
import { describe, expect, it } from 'vitest';
import { refusedFields } from './form/refused-fields.rules.ts';
import { maxCurvePoints, maxReadPoints } from './section.rules.ts';
import { addressOf, formOf, hasInputs, readForm, type SectionForm } from './section-form.rules.ts';
import { isSameSteel, withHeat } from './section-steel.rules.ts';

const opened = (query = '', language: Language = 'en') => formOf(new URLSearchParams(query), language);

describe('form of a section', () => {
  it('W-04 the form is stored in the URL and restored from it with every decimal separator', () => {
    const form = { ...opened('', 'de'), sizeMm: '120', medium: 'table', C: '0,35' } as const;
    const address = addressOf(form, 'de');
    expect([address.get('C'), address.get('medium'), address.get('sizeMm')]).toEqual([
      '0,35',
      'table',
      '120',
    ]);
    expect(address.has('temperC')).toBe(false);
    expect(formOf(address, 'de')).toEqual(form);
    expect(readForm(formOf(address, 'en'), 'en').input).toMatchObject({ sizeMm: 120, analysis: { C: 0.35 } });
    expect(opened('medium=lava&shape=cube')).toEqual(opened());
  });

  it('W-04 a URL with another grade does not take omitted elements from the default steel', () => {
    const { analysis } = readForm(opened('grade=C45&C=0.45&Si=0.25&Mn=0.65'), 'en').input ?? {};
    expect(analysis).toEqual({ C: 0.45, Si: 0.25, Mn: 0.65 });
    expect(readForm(opened('grade=42CrMo4&C=0.43'), 'en').input?.analysis).toMatchObject({
      C: 0.43,
      Cr: 1.05,
    });
    expect(readForm(opened('grade=C45'), 'en').problems).toEqual({ C: { kind: 'number' } });
  });

  it('W-04 each invalid field shows its problem, and nothing is computed', () => {
    const read = readForm(
      {
        ...opened(),
        sizeMm: '1,500',
        startC: 'hot',
        grainSize: '20',
        medium: 'table',
        table: '500 1\n400 900',
      },
      'en',
    );
    expect(read.input).toBeNull();
    expect(read.problems).toMatchObject({
      sizeMm: { kind: 'ambiguous', decimal: 1.5, grouped: 1500 },
      startC: { kind: 'number' },
      grainSize: { kind: 'range', min: 0, max: 14 },
      table: { kind: 'table' },
    });
  });

  it.each([
    ['sizeMm', '2 in', { sizeMm: 50.8 }],
    ['sizeMm', '2"', { sizeMm: 50.8 }],
    ['sizeMm', '1 1/2 in', { sizeMm: 38.1 }],
    ['sizeMm', '80 mm', { sizeMm: 80 }],
    ['sizeMm', '8 cm', { sizeMm: 80 }],
    ['startC', '1550 °F', { startC: 843.333 }],
    ['startC', '850 °C', { startC: 850 }],
    ['mediumC', '140 °F', { medium: { temperatureC: 60 } }],
    ['temperC', '873.15 K', { temper: { temperatureC: 600 } }],
    ['temperH', '90 min', { temper: { timeH: 1.5 } }],
    ['requiredHRC', '40 HRC', { requirement: { atLeastHRC: 40 } }],
    ['grainSize', '7.5', { grainSize: 7.5 }],
    ['C', '4100 ppm', { analysis: { C: 0.41 } }],
    ['Mo', '0.2 %', { analysis: { Mo: 0.2 } }],
    ['B', '<20 ppm', { analysis: { B: 0.002 }, below: ['B'] }],
    ['B', 'max 0.002', { analysis: { B: 0.002 }, below: ['B'] }],
  ] as const)('W-04 %s is read with its unit: “%s”', (field, text, input) => {
    const read = readForm({ ...opened('', 'en'), [field]: text }, 'en');
    expect(read.problems).toEqual({});
    const closeTo = (value: unknown): unknown =>
      typeof value === 'number'
        ? expect.closeTo(value, 3)
        : Array.isArray(value) || typeof value !== 'object' || value === null
          ? value
          : expect.objectContaining(
              Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closeTo(each)])),
            );
    expect(read.input).toEqual(closeTo(input));
  });

  it('W-04 severity and heat transfer coefficient are read with their units', () => {
    const read = (changes: Partial<SectionForm>) =>
      readForm({ ...opened('', 'en'), ...changes }, 'en').input?.medium;
    expect(read({ medium: 'severity', severity: '0.5 1/in' })).toMatchObject({ severity: 0.5 });
    for (const filmWm2K of ['1100 W/(m²·K)', '1100 W/m²K', '1100 W/m2K'])
      expect(read({ medium: 'film', filmWm2K })).toMatchObject({ filmWm2K: 1100 });
    expect(read({ medium: 'table', table: '200°C 1000\n400°C;4000' })).toMatchObject({
      points: [
        { surfaceC: 200, filmWm2K: 1000 },
        { surfaceC: 400, filmWm2K: 4000 },
      ],
    });
  });

  it('W-04 a unit of another quantity is refused, and an element that was not determined is left out', () => {
    const read = (changes: Partial<SectionForm>) => readForm({ ...opened('', 'en'), ...changes }, 'en');
    expect(read({ sizeMm: '2 h', temperH: '2 mm', requiredHRC: '400 HV' }).problems).toEqual({
      sizeMm: { kind: 'number' },
      temperH: { kind: 'number' },
      requiredHRC: { kind: 'number' },
    });
    expect(read({ sizeMm: '<80' }).problems).toEqual({ sizeMm: { kind: 'number' } });
    expect(read({ V: 'n.d.', Ni: '-' }).input?.analysis).not.toHaveProperty('V');
    expect(read({ C: '-' }).problems).toEqual({ C: { kind: 'number' } });
  });

  it('W-04 ± is refused in a dimension, and kept in a content', () => {
    const read = (changes: Partial<SectionForm>) => readForm({ ...opened('', 'en'), ...changes }, 'en');
    expect(read({ sizeMm: '80±5', temperC: '600 ± 10' }).problems).toEqual({
      sizeMm: { kind: 'plusMinus' },
      temperC: { kind: 'plusMinus' },
    });
    expect(read({ C: '0.42±0.02' }).input).toMatchObject({ analysis: { C: 0.42 }, tolerance: { C: 0.02 } });
    expect(read({}).input).not.toHaveProperty('tolerance');
    expect(opened('C=0.42±0.02', 'de').C).toBe('0,42±0,02');
    const heat = { name: 'A1', grade: '42CrMo4', analysis: { C: 0.42 }, tolerance: { C: 0.02 } };
    expect(withHeat(opened('', 'de'), heat, 'de').C).toBe('0,42±0,02');
  });

  it.each([
    ['water-still', 100],
    ['brine-violent', 105],
    ['polymer', 100],
    ['oil-good', 230],
    ['still-air', 450],
  ] as const)('W-04 the temperature of the bath %s is at most %f °C', (medium, max) => {
    const read = (mediumC: string) => readForm({ ...opened('', 'en'), medium, mediumC }, 'en').problems;
    expect(read(String(max))).toEqual({});
    expect(read(String(max + 1))).toEqual({ mediumC: { kind: 'range', min: 0, max } });
  });

  it.each([
    ['sizeMm', ['2', '1000'], ['1.99', '1000.1'], { min: 2, max: 1_000 }],
    ['startC', ['700', '1300'], ['699', '1301'], { min: 700, max: 1_300 }],
    ['temperC', ['100', '720'], ['99', '721'], { min: 100, max: 720 }],
    ['temperH', ['0.001', '1000'], ['0.0009', '1001'], { min: 0.001, max: 1_000 }],
    ['requiredHRC', ['20', '68'], ['19.9', '68.1'], { min: 20, max: 68 }],
    ['grainSize', ['0', '14'], ['-0.1', '14.1'], { min: 0, max: 14 }],
    ['C', ['0', '100'], ['100.1'], { min: 0, max: 100 }],
  ] as const)('W-04 the limits of %s belong to its range: %j, and not %j', (field, good, bad, range) => {
    const problems = (text: string) => readForm({ ...opened('', 'en'), [field]: text }, 'en').problems;
    for (const text of good) expect(problems(text), text).toEqual({});
    for (const text of bad) expect(problems(text), text).toEqual({ [field]: { kind: 'range', ...range } });
  });

  it.each([
    ['one row', '200 1000', true],
    ['units of both columns', '200°C 1000W/m2K\n400 4000', true],
    ['the units of the other column', '200W/m2K 1000°C', false],
    ['a row with one number', '200 1000\n400', false],
    ['a row with three numbers', '200 1000\n400 4000 1', false],
    ['two equal temperatures', '200 1000\n200 4000', false],
    ['limits of both columns', '0 5\n1300 50000', true],
    ['a temperature above the limit', '200 1000\n1301 4000', false],
    ['a coefficient below the limit', '200 4.9', false],
    ['a coefficient above the limit', '200 50001', false],
    ['twenty rows', Array.from({ length: 20 }, (_, at) => `${at} 1000`).join('\n'), true],
    ['twenty-one rows', Array.from({ length: 21 }, (_, at) => `${at} 1000`).join('\n'), false],
    ['no row', ' \n', false],
  ] as const)('W-04 a table of heat transfer coefficients with %s', (_, table, isGood) => {
    const { problems } = readForm({ ...opened('', 'en'), medium: 'table', table }, 'en');
    expect(problems).toEqual(isGood ? {} : { table: { kind: 'table' } });
  });

  it('W-04 the upper limit of a required hardness must be above the lower one', () => {
    const read = (requiredHRC: string, atMostHRC: string) =>
      readForm({ ...opened('', 'en'), requiredHRC, atMostHRC }, 'en');
    expect(read('45', '45').problems).toEqual({ atMostHRC: { kind: 'order' } });
    expect(read('45', '44').problems).toEqual({ atMostHRC: { kind: 'order' } });
    expect(read('45', '45.1').input?.requirement).toEqual({ atLeastHRC: 45, atMostHRC: 45.1 });
    expect(read(' ', '30').input?.requirement).toEqual({ atLeastHRC: null, atMostHRC: 30 });
    expect(read(' ', ' ').input?.requirement).toBeNull();
  });

  it('W-04 numbers of a URL get the decimal separator of the language, and texts that would change their meaning stay', () => {
    const carbon = (text: string, language: Language) => formOf(new URLSearchParams({ C: text }), language).C;
    expect(carbon('0.415', 'de')).toBe('0,415');
    expect(carbon('<0.005', 'de')).toBe('<0,005');
    expect(carbon('0.42±0.025', 'de')).toBe('0,42±0,025');
    expect(carbon('10.25±2', 'de')).toBe('10,25±2');
    expect(carbon('10.25±12', 'de')).toBe('10,25±12');
    expect(carbon('1.234', 'de')).toBe('1.234');
    for (const text of ['4100.5 ppm', 'about 0.4', '1.234,5']) expect(carbon(text, 'de'), text).toBe(text);
    const table = '200.5 1000';
    expect(formOf(new URLSearchParams({ table, grade: '1.7225' }), 'de')).toMatchObject({
      table,
      grade: '1.7225',
    });
  });

  it('W-04 a text of 8000 characters is stored in the URL, a longer one is not; a URL with a longer one is read whole', () => {
    for (const [length, isKept] of [
      [8_000, true],
      [8_001, false],
    ] as const) {
      const curve = '1'.repeat(length);
      expect(addressOf({ ...opened(), curve }, 'en').get('curve')).toBe(isKept ? curve : null);
      expect(opened(`curve=${curve}`).curve).toBe(curve);
    }
  });

  it('W-04 a medium without a computable cooling is marked as such', () => {
    const fields = [{ field: 'medium.curve', code: 'not_computable' }];
    expect(refusedFields({ fields })).toEqual({ curve: { kind: 'notComputable' } });
    expect(refusedFields({ fields: [{ field: 'medium.curve', code: 'below_minimum' }] })).toEqual({
      curve: { kind: 'curve' },
    });
  });

  it('W-04 a cooling curve pasted from a spreadsheet is read, and one with rising temperature is rejected', () => {
    const read = (curve: string) => readForm({ ...opened('', 'de'), medium: 'probe', curve }, 'de');
    const falling = '0\t850\n0,5\t840\n1;820\n2 700\n\n4 500\n';
    expect(read(falling).input?.medium).toMatchObject({
      by: 'probe',
      curve: [
        { seconds: 0, celsius: 850 },
        { seconds: 0.5, celsius: 840 },
        {},
        {},
        { seconds: 4, celsius: 500 },
      ],
    });
    expect(read(`${falling}5 600`).problems).toEqual({ curve: { kind: 'curveRow', line: 7 } });
    expect(read('').problems).toMatchObject({ curve: { kind: 'curve' } });
  });

  it('W-04 a number in a URL is shown with the decimal separator of the language, unless this would change its meaning', () => {
    const form = opened('C=0.415&S=<0.003&sizeMm=1.500&grade=X1.2', 'de');
    expect(form).toMatchObject({ C: '0,415', S: '<0,003', sizeMm: '1.500', grade: 'X1.2' });
    expect(opened('C=0,52&Mn=0.75', 'de')).toMatchObject({ C: '0,52', Mn: '0,75' });
    expect(opened('C=0.415', 'kr').C).toBe('0.415');
  });

  it('W-04 a minimum or a maximum hardness alone is a valid requirement', () => {
    const read = (requiredHRC: string, atMostHRC: string) =>
      readForm({ ...opened(), requiredHRC, atMostHRC }, 'en');
    expect(read('', '34').input?.requirement).toEqual({ atLeastHRC: null, atMostHRC: 34 });
    expect(read('45', '').input?.requirement).toEqual({ atLeastHRC: 45, atMostHRC: null });
    expect(read('', '').input?.requirement).toBeNull();
    expect(read('45', '40').problems).toEqual({ atMostHRC: { kind: 'order' } });
    expect(read('', 'x').problems).toEqual({ atMostHRC: { kind: 'number' } });
  });

  it('W-04 fields that are not shown are ignored', () => {
    expect(
      readForm({ ...opened(), temper: 'off', temperC: 'x', severity: 'x' }, 'en').input?.temper,
    ).toBeNull();
  });

  it('W-04 W-01 selecting a heat fills in its analysis and its section, empties the other elements, and keeps the dimensions if the heat has none', () => {
    const heat = { name: '4711', grade: '42CrMo4', analysis: { C: 0.41, V: 0.1 } };
    const form = withHeat({ ...opened('', 'de'), sizeMm: '60' }, heat, 'de');
    expect(form).toMatchObject({ C: '0,41', V: '0,1', Cr: '', sizeMm: '60', grade: '4711 · 42CrMo4' });
    expect(readForm(form, 'de').input?.analysis).toEqual({ C: 0.41, V: 0.1 });
    const plate = withHeat(form, { ...heat, section: { shape: 'plate', sizeMm: 114.3 } }, 'de');
    expect(plate).toMatchObject({ C: '0,41', shape: 'plate', sizeMm: '114,3' });
    expect(withHeat(plate, { ...heat, section: null }, 'de')).toEqual(plate);
  });

  it('W-04 a URL with any field of the form is recognized as having inputs, and the form always writes the steel into its URL', () => {
    const stated = ['C=1', 'medium=oil-violent', 'lang=de&grade=', 'lang=de', 'utm_source=mail', ''];
    expect(stated.map((text) => hasInputs(new URLSearchParams(text)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const language of languages) {
      const form = opened('medium=oil-violent', language);
      const address = addressOf(form, language);
      expect(address.get('grade')).toBe('42CrMo4');
      expect(address.get('C')).toBe(form.C);
      expect(formOf(address, language)).toEqual(form);
      const other = withHeat(form, { name: '4711', grade: '', analysis: { C: 0.41 } }, language);
      expect(formOf(addressOf(other, language), language)).toEqual(other);
      expect([isSameSteel(form, { ...form, sizeMm: '1' }), isSameSteel(form, other)]).toEqual([true, false]);
    }
  });

  it('W-02 W-04 the `<` of a heat is kept in the form, the URL and the request', () => {
    const heat = { name: '4711', grade: '', analysis: { C: 0.41, S: 0.003, B: 0.0005 }, below: ['S', 'B'] };
    const form = withHeat(opened('', 'de'), heat, 'de');
    expect(form).toMatchObject({ C: '0,41', S: '<0,003', B: '<0,0005' });
    const again = formOf(addressOf(form, 'de'), 'de');
    const { input } = readForm(again, 'de');
    expect(input).toMatchObject({ analysis: { S: 0.003, B: 0.0005 } });
    expect(new Set(input?.below)).toEqual(new Set(['S', 'B']));
    expect(readForm({ ...form, S: '0,003', B: '' }, 'de').input?.below).toBeUndefined();
    expect(readForm({ ...form, S: '>0,003', sizeMm: '<80' }, 'de').problems).toEqual({
      S: { kind: 'number' },
      sizeMm: { kind: 'number' },
    });
  });

  it('W-04 an error returned by the server is shown at its field', () => {
    const fields = [{ field: 'analysis.C' }, { field: 'medium.temperatureC' }];
    expect(refusedFields({ fields })).toEqual({ C: { kind: 'impossible' }, mediumC: { kind: 'warmer' } });
    expect(refusedFields(null)).toEqual({});
  });

  describe('table of heat transfer coefficients', () => {
    const tableOf = (table: string) => {
      const { input, problems } = readForm({ ...opened(), medium: 'table', table }, 'en');
      return input?.medium.by === 'table'
        ? input.medium.points.map(({ surfaceC, filmWm2K }) => [surfaceC, filmWm2K])
        : problems;
    };

    it.each([
      ['100 5', [[100, 5]]],
      [
        '\n  0  5 \n\t\n1300;50000\n',
        [
          [0, 5],
          [1300, 50_000],
        ],
      ],
      ['212°F 1', { table: { kind: 'table' } }],
      ['100 5\n200', { table: { kind: 'table' } }],
      ['100 5 6', { table: { kind: 'table' } }],
      ['100 5\n100 6', { table: { kind: 'table' } }],
      ['200 5\n100 6', { table: { kind: 'table' } }],
      ['-1 5', { table: { kind: 'table' } }],
      ['1301 5', { table: { kind: 'table' } }],
      ['100 4', { table: { kind: 'table' } }],
      ['100 50001', { table: { kind: 'table' } }],
      ['100 x', { table: { kind: 'table' } }],
      ['', { table: { kind: 'table' } }],
    ] as const)('W-04 %j gives %j', (table, expected) => {
      expect(tableOf(table)).toEqual(expected);
    });

    it('W-04 up to 20 rows are accepted', () => {
      const rows = (count: number) => Array.from({ length: count }, (_, at) => `${at} 100`).join('\n');
      expect(tableOf(rows(20))).toHaveLength(20);
      for (const count of [21, 22]) expect(tableOf(rows(count))).toEqual({ table: { kind: 'table' } });
    });
  });

  it('W-04 a cooling curve with many rows is thinned with a notice, one with too many rows is refused, and one too long for a URL is omitted from it', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `${at / 10} ${850 - at / 20}`).join('\n');
    const read = (count: number) =>
      readForm({ ...formOf(new URLSearchParams(), 'en'), medium: 'probe', curve: rows(count) }, 'en');
    expect(read(maxCurvePoints).problems.curve).toBeUndefined();
    expect(read(maxCurvePoints).recorded?.thinned).toBeNull();
    const long480 = read(480);
    expect(long480.recorded?.thinned).toEqual({ read: 480, used: 241, step: 2 });
    expect(long480.input?.medium).toMatchObject({ by: 'probe', curve: { length: 241 } });
    expect(read(maxReadPoints).problems.curve).toBeUndefined();
    expect(read(maxReadPoints + 1).problems.curve).toEqual({ kind: 'curve' });
    const long = { ...opened(), medium: 'probe', curve: rows(2_000) } as const;
    expect(addressOf(long, 'en').has('curve')).toBe(false);
  });
});
