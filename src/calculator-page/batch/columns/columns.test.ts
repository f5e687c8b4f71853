import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { definitions, findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { rowComputer } from '../compute.ts';
import { readSource } from '../read/read-source.ts';
import { unreadNumbers } from '../table/batch-table.ts';
import { cellFieldsOf } from './cell-fields.ts';
import { readColumns } from './columns.ts';
import { nameAndDivisor } from './header-factor.ts';
import { changesUsing } from './needed-choices.ts';

/** Reads and computes a table. */
function readTable(id: CalculatorId, text: string, language: Language = 'en') {
  const calculator = findDefinition(id);
  const texts = findTexts(id)?.[language];
  if (!calculator || !texts) throw new Error(id);
  const source = { kind: 'text', text } as const;
  const table = readSource(calculator, { source, texts, language, remarks: 'Remarks' });
  if (table.news !== 'table') throw new Error(JSON.stringify(table));
  const { columns, signs } = table;
  const compute = rowComputer(calculator, { columns, form: defaultInputs(calculator), texts, signs });
  const rows = table.rows.flatMap((row, at) => compute([{ at, cells: row.cells }]));
  return {
    ...table,
    keys: columns.map(({ key }) => key),
    given: rows.map(({ row }) => row.given),
    values: rows.map(({ row: { result } }) => (result.ok ? result.values : result.problems)),
    unread: unreadNumbers(table).map(({ header }) => header),
  };
}

describe('C-04 names of columns', () => {
  it.each([
    ['d', 'HD', 'Q'],
    ['d (mm)', 'HD', 'Q (kJ/mm)'],
    ['Plate thickness (mm)', 'Diffusible hydrogen', 'Heat input'],
    ['Plate thickness (thicker part)', 'HD', 'Heat input (kJ/mm)'],
  ])(
    'C-04 preheat: the columns “%s”, “%s” and “%s” are read as thickness, hydrogen and heat input',
    (...names) => {
      const { given, unread } = readTable(
        'preheat-temperature',
        `Plate,C,Mn,${names.join()}\nA,0.16,1.4,40,10,1`,
      );
      expect(given).toEqual([{ C: 0.16, Mn: 1.4, thicknessMm: 40, hydrogenMl: 10, heatInputKJmm: 1 }]);
      expect(unread).toEqual([]);
    },
  );

  it('C-04 symbols are case-sensitive: T and t are temperature and time of tempering', () => {
    const [byName, bySymbol] = ['Tempering temperature,Tempering time', 'T,t'].map((header) =>
      readTable('tempered-hardness', `Part,${header}\nA,500,4`),
    );
    expect(bySymbol?.keys).toEqual(['temperatureC', 'timeH']);
    expect(bySymbol?.values).toEqual(byName?.values);
  });

  it('C-04 a column headed by the symbol of an input is read as this input in every calculator in which it is in use, unless the symbol is not unique', () => {
    for (const calculator of Object.values(definitions)) {
      const texts = findTexts(calculator.id)?.en;
      if (!texts) throw new Error(calculator.id);
      const read = (header: string, key: string) => {
        const [uses = []] = changesUsing(calculator, [key], {});
        const form = Object.fromEntries(uses.map((change) => [change.key, change.choice]));
        return readColumns(calculator, { names: [{ ...texts, remarks: 'Remarks' }], form }, [header]);
      };
      const symbols = cellFieldsOf(calculator).flatMap((field) =>
        field.kind === 'number' && field.input.symbol
          ? [[field.input.symbol.replace(/\\mathrm|[{}_^\\\s]/g, ''), field.key] as const]
          : [],
      );
      for (const [symbol, key] of symbols) {
        const found = read(symbol, key);
        const isShared = symbols.some((other) => other[0] === symbol && other[1] !== key);
        if (isShared || (found.ok && found.columns[0]?.field.kind !== 'number')) continue;
        expect(found, `${calculator.id} ${symbol}`).toMatchObject({
          ok: true,
          columns: [{ field: { key } }],
        });
      }
    }
  });

  it('C-04 a column of numbers that matches no input is reported, a column of texts is not', () => {
    const table = readTable(
      'preheat-temperature',
      'Plate,C,Mn,Gauge,Customer\nA,0.16,1.4,40,X\nB,0.18,1.4,<30,Y',
    );
    expect(table.unread).toEqual(['Gauge']);
  });
});

describe('C-04 column of row names', () => {
  it.each([
    ['Heat,C,Mn', '4711,0.16,1.4', 0, []],
    ['C,Mn,Heat', '0.16,1.4,A 12', 2, []],
    ['C,Mn,Gauge', '0.16,1.4,40', null, ['Gauge']],
    ['C,Gauge,Mn,Plate', '0.16,40,1.4,A', 3, ['Gauge']],
  ])('C-04 numbers to the right of an input are not names: %s', (header, cells, name, unread) => {
    const table = readTable('preheat-temperature', `${header}\n${cells}`);
    expect(table.name).toBe(name);
    expect(table.unread).toEqual(unread);
  });
});

describe('C-04 first row of a series', () => {
  it.each([
    ['T [K]', 't [h]', '873.15', '973.15'],
    ['Temperature (1)', 'Holding time (1)', '600', '700'],
    ['Temperature (°F)', 'Holding time (h)', '1112', '1292'],
    ['steps.0.temperatureC', 'steps.0.timeH', '600', '700'],
  ])(
    'C-04 temper parameter: the columns “%s” and “%s” are read as the tempering step',
    (temperature, time, first, second) => {
      const { values, unread } = readTable(
        'temper-parameter',
        `Sample\t${temperature}\t${time}\nA\t${first}\t1\nB\t${second}\t10`,
      );
      // (T + 273.15)(20 + lg t)/1000
      expect(values).toMatchObject([
        { parameter: expect.closeTo(17.463, 3) },
        { parameter: expect.closeTo(20.436, 3) },
      ]);
      expect(unread).toEqual([]);
    },
  );

  it('C-04 an unreadable cell of a tempering step is reported for its column', () => {
    const { values } = readTable('temper-parameter', 'Sample\tT [K]\tt [h]\nA\tabc\t1');
    expect(values).toMatchObject([[{ key: 'steps.0.temperatureC' }]]);
  });
});

describe('B-09 factors in column headers', () => {
  it.each([
    ['Mn ×100', 100],
    ['Mn x100', 100],
    ['Mn (x 100)', 100],
    ['Mn *100', 100],
    ['Mn % ×100', 100],
    ['Mn (×10⁻²)', 100],
    ['Mn (×10⁻² %)', 100],
    ['Mn (10⁻² %)', 100],
    ['Mn ×10-3', 1000],
    ['Mn ×10³', 1000],
    ['Mn x 1000', 1000],
    ['Mn 1/100', 100],
    ['Mn ×0.01', 100],
    ['Mn ×0,001', 1000],
  ])('B-09 contents in a column with the header “%s” are divided by %d', (header, divisor) => {
    expect(nameAndDivisor(header)).toEqual({ name: 'Mn', divisor });
    const { given } = readTable('carbon-equivalent', `Heat\tC\t${header}\nA\t0.16\t145`);
    expect(given).toEqual([{ C: 0.16, Mn: 145 / divisor }]);
  });

  it.each(['Mn', 'Mn %', 'Mn (%)', 'Mn (ppm)', 'Mn 100', 'Mn 2', 'Sample x100b', 'HV10', 'Cr1000'])(
    'B-09 the column header “%s” contains no factor',
    (header) => expect(nameAndDivisor(header)).toBeNull(),
  );

  it('B-09 limits and ± values are divided by the factor of the column header; cells with a unit or without a value are not', () => {
    const table = readTable(
      'carbon-equivalent',
      'Heat;C ×100;Mn ×100;Mo ×1000;Cr ×100;V ×1000\nA;16;145±5;<10;200 ppm;n/a\nB;16,5;140;12;5;3',
      'de',
    );
    expect(table.rows[0]?.cells).toEqual(['A', 0.16, '1,45±0,05', '<0,01', '200 ppm', 'n/a']);
    expect(table.given).toEqual([
      { C: 0.16, Mn: 1.45, Mo: 0.01, Cr: 0.02 },
      { C: 0.165, Mn: 1.4, Mo: 0.012, Cr: 0.05, V: 0.003 },
    ]);
    expect(table.readAs).toContainEqual({ text: '16', value: 0.16 });
  });

  it('B-09 a lower limit such as >0.05 is rejected as a content: its row has an error and no result', () => {
    const table = readTable('carbon-equivalent', 'C\tMn\n>0.05\t1.4');
    expect(table.values).toMatchObject([
      [{ key: 'C', code: 'lower_limit_not_value', params: { text: '>0.05' } }],
    ]);
    expect(table.readAs).toEqual([]);
  });
});

describe('C-04 contents in a unit that no input accepts', () => {
  it.each(['C (at%)', 'C at%', 'C (at.-%)', 'C [at.%]', 'C (mol%)', 'C (vol%)', 'C (atom %)'])(
    'C-04 the column “%s” is refused with the known units',
    (header) => {
      expect(() => readTable('carbon-equivalent', `Heat\t${header}\nA\t0.2`)).toThrow(/"problem":"unit"/);
    },
  );
});
