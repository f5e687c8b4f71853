/** Pitting resistance equivalent: five indices, starting temperatures of ASTM G48, and the resistance class. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import {
  type CompositionFormula,
  formulaInserted,
  formulaShares,
  formulaTex,
  formulaValue,
} from '../../formulas/composition/composition-formula.ts';
import * as pitting from '../../formulas/composition/pitting-resistance.ts';
import { drawIndices, drawTemperature } from './charts.ts';

const indices = {
  pren16: pitting.pren16,
  prew: pitting.prew,
  pren30: pitting.pren30,
  prenManganese: pitting.prenManganese,
  marc: pitting.marc,
};
const temperatures = {
  pittingTemperatureC: pitting.pittingTemperature,
  creviceTemperatureC: pitting.creviceTemperatureStainless,
  creviceTemperatureNickelC: pitting.creviceTemperatureNickel,
};
type Alloy = 'stainless' | 'nickel';

/** Returns the formulas of the starting temperatures; the one for crevice corrosion depends on the alloy family. */
function formulasFor(alloy: Alloy): Readonly<Record<string, CompositionFormula | null>> {
  const { pittingTemperatureC, creviceTemperatureC, creviceTemperatureNickelC } = temperatures;
  return alloy === 'stainless'
    ? { ...indices, pittingTemperatureC, creviceTemperatureC, creviceTemperatureNickelC: null }
    : { ...indices, pittingTemperatureC, creviceTemperatureC: null, creviceTemperatureNickelC };
}

const symbols: Readonly<Record<string, string>> = {
  pren16: '\\mathrm{PREN}_{16}',
  prew: '\\mathrm{PREN}_\\mathrm{W}',
  pren30: '\\mathrm{PREN}_{30}',
  prenManganese: '\\mathrm{PREN}_\\mathrm{Mn}',
  marc: '\\mathrm{MARC}',
  pittingTemperatureC: '\\mathrm{CPT}',
  creviceTemperatureC: '\\mathrm{CCT}',
  creviceTemperatureNickelC: '\\mathrm{CCT}_\\mathrm{Ni}',
};

function remarks(
  steel: Composition,
  alloy: Alloy,
  values: Readonly<Record<string, number | null>>,
): Warning[] {
  const { C = 0, Cr = 0, Ni = 0, Mn = 0 } = steel;
  const { min, max } = pitting.testRange;
  const outside = Object.keys(temperatures).flatMap((output): readonly Warning[] => {
    const value = values[output] ?? null;
    if (value === null || (value >= min && value <= max)) return [];
    const params = { output, value, min, max, unit: 'C' };
    return [{ code: 'outside_test', level: 'warning', params, source: 'astm-g48' }];
  });
  const found: Warning[] = [...outside];
  const withheld = Object.keys(indices).filter((key) => values[key] === null);
  if (!pitting.isStainless(steel))
    found.push({
      ...(Cr < pitting.stainlessFrom.chromium
        ? { code: 'not_stainless', params: { chromium: Cr } }
        : { code: 'too_much_carbon', params: { carbon: C } }),
      level: 'warning',
      outside: [...Object.keys(indices), ...Object.keys(temperatures)],
      explains: ['resistanceClass', ...withheld],
    });
  else if (withheld.length > 0)
    found.push({ code: 'negative_index', level: 'warning', params: { manganese: Mn }, explains: withheld });
  if (alloy === 'stainless' && Ni > 35) found.push({ code: 'choose_nickel', level: 'warning' });
  if (alloy === 'nickel' && Ni < 30) found.push({ code: 'choose_stainless', level: 'warning' });
  if (Mn > 3) found.push({ code: 'manganese', level: 'note', params: { manganese: Mn } });
  const other = alloy === 'stainless' ? 'creviceTemperatureNickelC' : 'creviceTemperatureC';
  found.push(
    { code: 'other_family', level: 'note', params: { output: other }, source: 'astm-g48' },
    { code: 'starting_temperature', level: 'note', source: 'astm-g48' },
    { code: 'not_counted', level: 'note' },
    { code: 'duplex_phases', level: 'note' },
  );
  return found;
}

const duplex = { C: 0.02, Mn: 1.3, Cr: 22.3, Ni: 5.6, Mo: 3.1, N: 0.17 };

/** Returns the value of a formula; null for a negative index, which has no meaning. */
function resultOf(key: string, formula: CompositionFormula | null, steel: Composition): number | null {
  const value = formula && formulaValue(formula, steel);
  return key in indices && value !== null && value < 0 ? null : value;
}

/** Returns PREW for steels with tungsten, otherwise PREN. */
const indexOf = (steel: Composition) => ((steel.W ?? 0) > 0 ? 'prew' : 'pren16');

export default defineCalculator({
  id: 'pitting-resistance',
  version: '1.5',
  changes: [
    { version: '1.5', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.4', date: '2026-11-29', key: 'noClass' },
    { version: '1.3', date: '2026-11-27', key: 'notStainless' },
    { version: '1.2', date: '2026-11-26', key: 'confirmed' },
    { version: '1.1', date: '2026-11-22', key: 'tungstenCounts' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 2.5 },
        Si: { min: 0, max: 6 },
        Mn: { min: 0, max: 25 },
        P: { min: 0, max: 0.5 },
        S: { min: 0, max: 0.5 },
        Cr: { min: 0, max: 40 },
        Ni: { min: 0, max: 75 },
        Mo: { min: 0, max: 20 },
        W: { min: 0, max: 10 },
        Nb: { min: 0, max: 6 },
        Cu: { min: 0, max: 5 },
        N: { min: 0, max: 1 },
      },
      unused: ['Si', 'P', 'S', 'Cu'],
      default: { ...duplex, Si: 0.45, P: 0.021, S: 0.004 },
      defaultGrade: 'X2CrNiMoN22-5-3',
    },
    {
      kind: 'choice',
      key: 'alloy',
      choices: ['stainless', 'nickel'],
      default: 'stainless',
      programDefault: true,
    },
  ],
  outputs: [
    ...Object.keys(indices).map(
      (key) =>
        ({
          key,
          unit: '1',
          symbol: symbols[key] ?? '',
          digits: 1,
          role: 'model',
        }) as const,
    ),
    {
      key: 'resistanceClass',
      unit: '1',
      role: 'quantity',
      choices: pitting.classBounds.map(([name]) => name),
    },
    ...Object.keys(temperatures).map(
      (key) =>
        ({
          key,
          unit: 'C',
          symbol: symbols[key] ?? '',
          digits: 0,
          role: 'model',
        }) as const,
    ),
  ],
  sources: ['iso-15156', 'pren-nitrogen-30', 'speidel-marc', 'astm-g48', 'outokumpu-duplex'],
  models: [
    { output: 'pren16', formula: formulaTex(pitting.pren16), source: 'iso-15156' },
    { output: 'prew', formula: formulaTex(pitting.prew), source: 'iso-15156' },
    { output: 'pren30', formula: formulaTex(pitting.pren30), source: 'pren-nitrogen-30', confirmed: false },
    {
      output: 'prenManganese',
      formula: formulaTex(pitting.prenManganese),
      source: 'pren-nitrogen-30',
      confirmed: false,
    },
    { output: 'marc', formula: formulaTex(pitting.marc), source: 'speidel-marc', confirmed: false },
    {
      output: 'pittingTemperatureC',
      formula: formulaTex(pitting.pittingTemperature),
      source: 'astm-g48',
      confirmed: false,
    },
    {
      output: 'creviceTemperatureC',
      formula: formulaTex(pitting.creviceTemperatureStainless),
      source: 'astm-g48',
      confirmed: false,
    },
    {
      output: 'creviceTemperatureNickelC',
      formula: formulaTex(pitting.creviceTemperatureNickel),
      source: 'astm-g48',
      confirmed: false,
    },
  ],
  spreads: [/^crevice/],
  headline: ({ steel }) => indexOf(steel),
  recommend: ({ steel }) => indexOf(steel),
  contributions: ({ steel, alloy }) =>
    Object.fromEntries(
      Object.entries(formulasFor(alloy)).flatMap(([key, formula]) =>
        formula ? [[key, formulaShares(formula, steel)] as const] : [],
      ),
    ),
  examples: [
    {
      key: 'datasheet-2205',
      inputs: { Cr: 22, Mo: 3.1, N: 0.17 },
      expected: { pren16: 35 },
      tolerance: 0.5,
      origin: 'known',
      source: 'outokumpu-duplex',
      shown: true,
    },
    {
      key: 'datasheet-2101',
      inputs: { Cr: 21.5, Mo: 0.3, N: 0.22 },
      expected: { pren16: 26 },
      tolerance: 0.5,
      origin: 'known',
      source: 'outokumpu-duplex',
    },
    {
      key: 'zeron-100',
      inputs: { Cr: 25, Mo: 3.5, W: 0.6, N: 0.25 },
      expected: { pren16: 40.55, prew: 41.54, resistanceClass: 'super' },
      tolerance: 0.01,
      origin: 'derived',
    },
    {
      key: 'all-of-2205',
      inputs: { Cr: 22.4, Mo: 3.1, N: 0.17, Mn: 1.5, Ni: 5.7 },
      expected: {
        pren30: 37.73,
        prenManganese: 36.23,
        marc: 33.85,
        pittingTemperatureC: 44,
        creviceTemperatureC: 16,
      },
      tolerance: 0.1,
      origin: 'derived',
    },
    {
      key: 'austenitic-316',
      inputs: { Cr: 17.2, Mo: 2.1, N: 0.05 },
      expected: { pren16: 24.93, pittingTemperatureC: 19.6 },
      tolerance: 0.1,
      origin: 'derived',
    },
  ],
  compute: ({ steel, alloy }) => {
    const values = Object.fromEntries(
      Object.entries(formulasFor(alloy)).map(([key, formula]) => [key, resultOf(key, formula, steel)]),
    );
    return {
      values: {
        ...values,
        resistanceClass: pitting.isStainless(steel)
          ? pitting.resistanceClass(formulaValue(pitting.prew, steel))
          : null,
      },
      warnings: remarks(steel, alloy, values),
    };
  },
  explain: ({ steel, alloy }, values) =>
    Object.entries(formulasFor(alloy)).flatMap(([key, formula]): readonly FormulaLine[] => {
      if (!formula || values[key] === null) return [];
      const celsius = key.endsWith('C');
      return [
        {
          formula: `${symbols[key]} = ${formulaTex(formula)}`,
          inserted: formulaInserted(formula, steel),
          result: `${numberIn(values, key)
            .toFixed(celsius ? 1 : 2)
            .replace('-', '−')}${celsius ? ' °C' : ''}`,
        },
      ];
    }),
  charts: [
    { key: 'indices', draw: ({ steel }) => drawIndices(steel, indexOf(steel)) },
    { key: 'temperature', draw: ({ steel }) => drawTemperature(steel) },
  ],
});
