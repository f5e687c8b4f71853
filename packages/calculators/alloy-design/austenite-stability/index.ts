/**
 * Stability of austenite in stainless steels: Md30, Ms and stacking-fault energy, with the values of every author side
 * by side.
 */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { plain } from '../../core/texts/worked-text.ts';
import {
  type CompositionFormula,
  formulaInserted,
  formulaShares,
  formulaTex,
  formulaValue,
} from '../../formulas/composition/composition-formula.ts';
import * as stability from '../../formulas/transformation/austenite-stability.ts';
import { drawEnergy, drawMd30 } from './charts.ts';
import { examples } from './examples.ts';

const linear: Readonly<Record<string, CompositionFormula>> = {
  md30AngelC: stability.md30Angel,
  md30NoharaC: stability.md30Nohara,
  md30SjobergC: stability.md30Sjoberg,
  msEichelmanHullC: stability.msEichelmanHull,
  sfeSchrammReed: stability.sfeSchrammReed,
  sfePickering: stability.sfePickering,
  sfeBrofmanAnsell: stability.sfeBrofmanAnsell,
  sfeRhodesThompson: stability.sfeRhodesThompson,
};
const symbols: Readonly<Record<string, string>> = {
  md30AngelC: 'M_\\mathrm{d30}',
  md30NoharaC: 'M_\\mathrm{d30}',
  md30SjobergC: 'M_\\mathrm{d30}',
  msEichelmanHullC: 'M_\\mathrm{s}',
  sfeSchrammReed: '\\gamma_\\mathrm{SF}',
  sfePickering: '\\gamma_\\mathrm{SF}',
  sfeBrofmanAnsell: '\\gamma_\\mathrm{SF}',
  sfeRhodesThompson: '\\gamma_\\mathrm{SF}',
  sfeDai: '\\gamma_\\mathrm{SF}',
};
const daiTex =
  '38 + 1.59\\,\\mathrm{Ni} - 1.34\\,\\mathrm{Mn} + 0.06\\,\\mathrm{Mn}^2 - 1.75\\,\\mathrm{Cr} + 0.01\\,\\mathrm{Cr}^2 + 15.21\\,\\mathrm{Mo} - 5.59\\,\\mathrm{Si} - 60.69\\sqrt{\\mathrm{C}+1.2\\,\\mathrm{N}} + 26.27\\,(\\mathrm{C}+1.2\\,\\mathrm{N})\\sqrt{\\mathrm{Cr}+\\mathrm{Mn}+\\mathrm{Mo}} + 0.61\\sqrt{\\mathrm{Ni}\\,(\\mathrm{Cr}+\\mathrm{Mn})}';
const noharaTex = `${formulaTex(stability.md30Nohara)} - 1.42\\,(G - 8)`;
const absoluteZero = -273.15;

/** Models used for the assessment; unconfirmed models are shown but not used. */
const trusted = {
  md30: ['md30AngelC', 'md30NoharaC'],
  energy: ['sfeSchrammReed', 'sfePickering', 'sfeBrofmanAnsell'],
} as const;

type Values = Readonly<Record<string, number>>;

function modelValues(steel: Composition, grainSize: number): Values {
  const values: Record<string, number> = { sfeDai: stability.sfeDai(steel) };
  for (const [key, formula] of Object.entries(linear)) values[key] = formulaValue(formula, steel);
  values['md30NoharaC'] = formulaValue(stability.md30Nohara, steel) + stability.noharaGrainTerm(grainSize);
  return values;
}

const among = (values: Values, keys: readonly string[]): readonly number[] =>
  keys.map((key) => values[key] ?? 0);

/**
 * Compares Md30 with the service temperature: austenite is stable above both values, martensite is likely below both.
 */
function strainingAt(celsius: number, md30: readonly number[]): 'stable' | 'possible' | 'likely' {
  if (celsius > Math.max(...md30)) return 'stable';
  return celsius < Math.min(...md30) ? 'likely' : 'possible';
}

/** Results of regressions on austenitic chromium-nickel steels. */
const stabilities = [
  'md30AngelC',
  'md30NoharaC',
  'md30SjobergC',
  'msEichelmanHullC',
  'sfeSchrammReed',
  'sfePickering',
  'sfeBrofmanAnsell',
  'sfeRhodesThompson',
  'sfeDai',
] as const;

function remarks(steel: Composition, energies: readonly number[]): Warning[] {
  const { Cr = 0, Ni = 0, Mn = 0 } = steel;
  const found: Warning[] = [];
  if (Cr < 10 || Cr > 26 || Ni < 6 || Ni > 25)
    found.push({
      code: 'outside_scope',
      level: 'warning',
      params: { chromium: Cr, nickel: Ni },
      outside: stabilities,
    });
  if (Mn > 10)
    found.push({
      code: 'high_manganese',
      level: 'warning',
      params: { manganese: Mn },
      outside: stabilities,
    });
  if (Math.min(...energies) < 0) found.push({ code: 'negative_energy', level: 'warning' });
  found.push(
    {
      code: 'energies_differ',
      level: 'note',
      params: { spread: Math.round(Math.max(...energies) - Math.min(...energies)), unit: 'mJ/m2' },
    },
    { code: 'room_temperature', level: 'note' },
  );
  return found;
}

export default defineCalculator({
  id: 'austenite-stability',
  version: '1.1',
  changes: [
    { version: '1.1', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 1 },
        Si: { min: 0, max: 6 },
        Mn: { min: 0, max: 30 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 35 },
        Ni: { min: 0, max: 40 },
        Mo: { min: 0, max: 10 },
        Nb: { min: 0, max: 2 },
        Cu: { min: 0, max: 5 },
        N: { min: 0, max: 1 },
      },
      unused: ['P', 'S'],
      default: { C: 0.0195, Si: 0.45, Mn: 1.5, P: 0.027, S: 0.004, Cr: 18.3, Ni: 8.4, N: 0.07 },
      defaultGrade: '304L',
    },
    {
      kind: 'number',
      key: 'grainSize',
      unit: '1',
      symbol: 'G',
      default: 8,
      programDefault: true,
      limits: { min: 0, max: 14 },
    },
    {
      kind: 'number',
      key: 'serviceTemperatureC',
      unit: 'C',
      symbol: 'T',
      default: 20,
      programDefault: true,
      limits: { min: -270, max: 400 },
    },
  ],
  outputs: [
    { key: 'straining', unit: '1', role: 'quantity', choices: ['stable', 'possible', 'likely'] },
    { key: 'sfeLowest', unit: 'mJ/m2', symbol: '\\gamma_\\mathrm{SF}', digits: 0, role: 'quantity' },
    {
      key: 'mechanismLowest',
      unit: '1',
      role: 'quantity',
      choices: stability.mechanismBounds.map(([name]) => name),
    },
    { key: 'sfeHighest', unit: 'mJ/m2', symbol: '\\gamma_\\mathrm{SF}', digits: 0, role: 'quantity' },
    {
      key: 'mechanismHighest',
      unit: '1',
      role: 'quantity',
      choices: stability.mechanismBounds.map(([name]) => name),
    },
    ...[...Object.keys(linear), 'sfeDai'].map(
      (key) =>
        ({
          key,
          unit: key.startsWith('sfe') ? 'mJ/m2' : 'C',
          symbol: symbols[key] ?? '',
          digits: key.startsWith('sfe') ? 1 : 0,
          role: 'model',
        }) as const,
    ),
  ],
  sources: [
    'angel-1954',
    'nohara-1977',
    'sjoberg',
    'eichelman-hull-1953',
    'schramm-reed-1975',
    'pickering-1984',
    'brofman-ansell-1978',
    'rhodes-thompson-1977',
    'dai-2002',
  ],
  models: [
    { output: 'md30AngelC', formula: formulaTex(stability.md30Angel), source: 'angel-1954' },
    { output: 'md30NoharaC', formula: noharaTex, source: 'nohara-1977' },
    {
      output: 'md30SjobergC',
      formula: formulaTex(stability.md30Sjoberg),
      source: 'sjoberg',
      confirmed: false,
    },
    {
      output: 'msEichelmanHullC',
      formula: formulaTex(stability.msEichelmanHull),
      source: 'eichelman-hull-1953',
      confirmed: false,
    },
    {
      output: 'sfeSchrammReed',
      formula: formulaTex(stability.sfeSchrammReed),
      source: 'schramm-reed-1975',
      confirmed: false,
    },
    {
      output: 'sfePickering',
      formula: formulaTex(stability.sfePickering),
      source: 'pickering-1984',
      confirmed: false,
    },
    {
      output: 'sfeBrofmanAnsell',
      formula: formulaTex(stability.sfeBrofmanAnsell),
      source: 'brofman-ansell-1978',
      confirmed: false,
    },
    {
      output: 'sfeRhodesThompson',
      formula: formulaTex(stability.sfeRhodesThompson),
      source: 'rhodes-thompson-1977',
      confirmed: false,
    },
    { output: 'sfeDai', formula: daiTex, source: 'dai-2002', confirmed: false },
  ],
  spreads: [/^md30/, /^sfe/],
  headline: () => 'md30NoharaC',
  recommend: () => 'md30NoharaC',
  contributions: ({ steel }) =>
    Object.fromEntries(Object.entries(linear).map(([key, formula]) => [key, formulaShares(formula, steel)])),
  examples,
  compute: ({ steel, grainSize, serviceTemperatureC }) => {
    const found = modelValues(steel, grainSize);
    const energies = among(found, trusted.energy);
    const warnings = remarks(steel, energies);
    const values: Record<string, number | string | null> = { ...found };
    for (const [key, value] of Object.entries(found)) {
      if (!key.endsWith('C') || value > absoluteZero) continue;
      values[key] = null;
      warnings.push({ code: 'does_not_form', level: 'note', params: { output: key } });
    }
    const [lowest, highest] = [Math.min(...energies), Math.max(...energies)];
    return {
      values: {
        ...values,
        straining: strainingAt(serviceTemperatureC, among(found, trusted.md30)),
        sfeLowest: lowest,
        sfeHighest: highest,
        mechanismLowest: stability.mechanismAt(lowest),
        mechanismHighest: stability.mechanismAt(highest),
      },
      warnings,
    };
  },
  explain: ({ steel, grainSize }, values): readonly FormulaLine[] => {
    const shown = (key: string): { result?: string } => {
      const value = values[key];
      if (typeof value !== 'number') return {};
      return { result: `${plain(Number(value.toFixed(1)))} ${key.startsWith('sfe') ? 'mJ/m²' : '°C'}` };
    };
    return [
      ...Object.entries(linear).map(([key, formula]): FormulaLine => {
        const grain = key === 'md30NoharaC';
        return {
          formula: `${symbols[key]} = ${grain ? noharaTex : formulaTex(formula)}`,
          inserted: `${formulaInserted(formula, steel)}${grain ? ` − 1.42 × (${plain(grainSize)} − 8)` : ''}`,
          ...shown(key),
        };
      }),
      { formula: `${symbols['sfeDai']} = ${daiTex}`, ...shown('sfeDai') },
    ];
  },
  charts: [
    {
      key: 'md30',
      draw: ({ steel, grainSize, serviceTemperatureC }) => drawMd30(steel, grainSize, serviceTemperatureC),
    },
    { key: 'energy', draw: ({ steel }) => drawEnergy(steel) },
  ],
});
