/** Hydrogen and nitrogen in liquid steel: content in equilibrium with the gas, pressure for a content, and degassing. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { convert } from '../../core/quantity.ts';
import { joined, plain } from '../../core/texts/worked-text.ts';
import { formulaInserted, formulaTex } from '../../formulas/composition/composition-formula.ts';
import * as gases from '../../formulas/solidification/gas-solubility.ts';
import { liquidusThomas, meltingTemperature } from '../../formulas/solidification/melting-range.ts';
import { drawDegassing, drawOverPressure, drawOverTemperature } from './charts.ts';
import { examples } from './examples.ts';
import { gasSolubilityInputs } from './inputs.ts';
import measuredError from './measured-error.json' with { type: 'json' };

const lines = {
  hydrogen: {
    weinsteinPpm: gases.hydrogenWeinstein,
    nozakiPpm: gases.hydrogenNozaki,
    gunjiPpm: gases.hydrogenGunji,
  },
  nitrogen: { pehlkePpm: gases.nitrogenPehlke, jspsPpm: gases.nitrogenIshii },
} as const;
const preferred = { hydrogen: gases.hydrogenWeinstein, nitrogen: gases.nitrogenPehlke } as const;

type Given = {
  readonly gas: gases.DissolvedGas;
  readonly steel: Composition;
  readonly temperatureC: number;
  readonly pressureMbar: number;
  readonly contentPpm: number;
  readonly initialPpm: number;
  readonly equilibriumPpm: number;
  readonly ratePerMin: number;
  readonly timeMin: number;
};

const kelvinOf = ({ temperatureC }: Given): number => convert(temperatureC, 'C', 'K');
const logOf = (given: Given): number => gases.logActivity(given.gas, given.steel, kelvinOf(given));

/** Content in ppm above which the first-order interactions are invalid. */
const farthest = 50_000;

function ppmAt(given: Given, mbar: number, line: gases.SievertsLine = preferred[given.gas]): number {
  const constant = gases.sievertsConstant(line, kelvinOf(given));
  return convert(gases.gasContent(constant, convert(mbar, 'mbar', 'atm'), logOf(given)), 'wt%', 'ppm');
}

function afterDegassing({ initialPpm, equilibriumPpm, ratePerMin }: Given, minutes: number): number {
  return gases.degassed(initialPpm, equilibriumPpm, ratePerMin, minutes);
}

function remarks({ gas, steel, temperatureC, pressureMbar, initialPpm, equilibriumPpm }: Given): Warning[] {
  const liquidus = meltingTemperature(liquidusThomas, steel);
  const { Cr = 0, Ti = 0, Al = 0, Zr = 0 } = steel;
  const found: Warning[] = [];
  if (temperatureC < liquidus)
    found.push({
      code: 'below_liquidus',
      level: 'warning',
      params: { liquidus: Math.round(liquidus) },
      source: 'thomas-1987',
    });
  if (Cr > 60) found.push({ code: 'beyond_chromium', level: 'warning' });
  if (Al > 3.8) found.push({ code: 'beyond_aluminium', level: 'warning' });
  if (gas === 'nitrogen' && (Ti > 0.5 || Zr > 0.5)) found.push({ code: 'nitrides_form', level: 'warning' });
  if (pressureMbar > 1013.25) {
    found.push({
      code: gas === 'nitrogen' && Cr > 5 ? 'pressure_chromium' : 'above_one_atmosphere',
      level: 'warning',
      outside: ['solubilityPpm'],
    });
  }
  if (equilibriumPpm > initialPpm) found.push({ code: 'picks_up', level: 'note' });
  if (gas === 'nitrogen') found.push({ code: 'nitrogen_slow', level: 'note' });
  found.push({ code: 'partial_pressure', level: 'note' });
  return found;
}

const { slope: byTemperature, constant: lessAlways } = gases.nitrogenTemperature;
const nitrogenTex = `\\log f = \\left(\\sum e_\\mathrm{N}^j\\,[\\%j] + ${formulaTex(gases.nitrogenSecondOrder)}\\right)\\left(\\tfrac{${byTemperature}}{T} - ${lessAlways}\\right)`;

/**
 * Returns the first-order sum with inserted numbers; for nitrogen also the second-order term and the conversion to the
 * temperature.
 */
function activityInserted(given: Given, first: string): string {
  if (given.gas === 'hydrogen') return `Σ = ${first}`;
  const second = formulaInserted(gases.nitrogenSecondOrder, given.steel).replace(/^= /, '');
  const both = second === '0' ? first : `${first} ${second.startsWith('−') ? second : `+ ${second}`}`;
  return `= (${both}) × (${byTemperature}/${plain(kelvinOf(given))} − ${lessAlways})`;
}

export default defineCalculator({
  id: 'gas-solubility',
  version: '1.6',
  changes: [
    { version: '1.6', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.5', date: '2026-11-27', key: 'nitrogenUnconfirmed' },
    { version: '1.4', date: '2026-11-26', key: 'conditionsFirst' },
    { version: '1.3', date: '2026-11-26', key: 'nitrogenLine' },
    { version: '1.2', date: '2026-11-26', key: 'vacuumDefault' },
    { version: '1.1', date: '2026-11-22', key: 'liquidus' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: gasSolubilityInputs,
  outputs: [
    { key: 'solubilityPpm', unit: 'ppm', digits: 2, role: 'answer' },
    { key: 'solubilityPercent', unit: 'wt%', digits: 6, role: 'detail' },
    { key: 'activityCoefficient', unit: '1', symbol: 'f', digits: 3, role: 'quantity' },
    { key: 'logActivityCoefficient', unit: '1', symbol: '\\log_{10} f', digits: 4, role: 'detail' },
    { key: 'equilibriumPressureMbar', unit: 'mbar', symbol: 'p', figures: 2, role: 'quantity' },
    { key: 'degassedPpm', unit: 'ppm', digits: 2, role: 'quantity' },
    { key: 'weinsteinPpm', unit: 'ppm', digits: 2, role: 'model' },
    { key: 'nozakiPpm', unit: 'ppm', digits: 2, role: 'model' },
    { key: 'gunjiPpm', unit: 'ppm', digits: 2, role: 'model' },
    { key: 'pehlkePpm', unit: 'ppm', digits: 1, role: 'model' },
    { key: 'jspsPpm', unit: 'ppm', digits: 1, role: 'model' },
  ],
  sources: [
    'weinstein-1963',
    'pehlke-1960',
    'jsps-1988',
    'ishii-1982',
    'nozaki-1966',
    'gunji-1964',
    'chipman-1965',
    'thomas-1987',
  ],
  models: withMeasuredErrors(
    [
      { output: 'weinsteinPpm', formula: '\\log K_\\mathrm{H} = -1905/T - 1.591', source: 'weinstein-1963' },
      { output: 'nozakiPpm', formula: '\\log K_\\mathrm{H} = -1900/T - 1.577', source: 'nozaki-1966' },
      { output: 'gunjiPpm', formula: '\\log K_\\mathrm{H} = -1700/T - 1.694', source: 'gunji-1964' },
      {
        output: 'pehlkePpm',
        formula: '\\log K_\\mathrm{N} = -188.1/T - 1.246',
        source: 'pehlke-1960',
        confirmed: false,
      },
      {
        output: 'jspsPpm',
        formula: '\\log K_\\mathrm{N} = -518/T - 1.063',
        source: 'ishii-1982',
        printings: [{ terms: '−1.063' }, { terms: '−1.0535' }],
      },
    ],
    measuredError,
  ),
  compared: () => ({ names: /Ppm$/ }),
  recommend: ({ gas }) => (gas === 'hydrogen' ? 'weinsteinPpm' : 'pehlkePpm'),
  examples,
  compute: (given) => {
    const log = logOf(given);
    const constant = gases.sievertsConstant(preferred[given.gas], kelvinOf(given));
    const within = (ppm: number): number | null => (ppm > farthest ? null : ppm);
    const ppm = within(ppmAt(given, given.pressureMbar));
    const byModel = Object.entries(lines[given.gas]).map(
      ([key, line]) => [key, within(ppmAt(given, given.pressureMbar, line))] as const,
    );
    const pressure = gases.gasPressure(constant, convert(given.contentPpm, 'ppm', 'wt%'), log);
    return {
      values: {
        weinsteinPpm: null,
        nozakiPpm: null,
        gunjiPpm: null,
        pehlkePpm: null,
        jspsPpm: null,
        ...Object.fromEntries(byModel),
        solubilityPpm: ppm,
        solubilityPercent: ppm === null ? null : convert(ppm, 'ppm', 'wt%'),
        activityCoefficient: 10 ** log,
        logActivityCoefficient: log,
        equilibriumPressureMbar: convert(pressure, 'atm', 'mbar'),
        degassedPpm: afterDegassing(given, given.timeMin),
      },
      warnings:
        ppm === null ? [{ code: 'far_outside', level: 'warning' }, ...remarks(given)] : remarks(given),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { gas, steel } = given;
    const known: Readonly<Record<string, number | undefined>> = steel;
    const terms = Object.entries(gases.interactions[gas])
      .filter(([element]) => known[element])
      .map(([element, each]) => `${each < 0 ? '−' : ''}${Math.abs(each)} × ${plain(known[element] ?? 0)}`);
    const kelvin = plain(kelvinOf(given));
    const { slope, constant } = preferred[gas];
    const symbol = gas === 'hydrogen' ? 'H' : 'N';
    const log = plain(Number(numberIn(values, 'logActivityCoefficient').toFixed(4)));
    return [
      {
        formula: gas === 'hydrogen' ? '\\log f = \\sum e_\\mathrm{H}^j\\,[\\%j]' : nitrogenTex,
        ...(terms.length > 0 ? { inserted: activityInserted(given, joined(terms)) } : {}),
        result: log,
      },
      {
        formula: `\\log K_\\mathrm{${symbol}} = ${slope}/T - ${Math.abs(constant)}`,
        inserted: `= −${Math.abs(slope)}/${kelvin} − ${Math.abs(constant)}`,
        result: plain(Number((slope / kelvinOf(given) + constant).toFixed(4))),
      },
      {
        formula: `[\\%\\mathrm{${symbol}}] = K\\sqrt{p}/f`,
        inserted: `= ${plain(gases.sievertsConstant(preferred[gas], kelvinOf(given)))} × √${plain(convert(given.pressureMbar, 'mbar', 'atm'))}/${plain(numberIn(values, 'activityCoefficient'))}`,
        result: `${plain(numberIn(values, 'solubilityPercent'))} % = ${numberIn(values, 'solubilityPpm').toFixed(2)} ppm`,
      },
      {
        formula: 'C = C_\\mathrm{eq} + (C_0 - C_\\mathrm{eq})\\,e^{-kt}',
        inserted: `= ${plain(given.equilibriumPpm)} + (${plain(given.initialPpm)} − ${plain(given.equilibriumPpm)}) × exp(−${plain(given.ratePerMin)} × ${plain(given.timeMin)})`,
        result: `${numberIn(values, 'degassedPpm').toFixed(3)} ppm`,
      },
    ];
  },
  charts: [
    {
      key: 'overPressure',
      draw: (given) => drawOverPressure((mbar) => ppmAt(given, mbar), given.pressureMbar, given.gas),
    },
    { key: 'overTemperature', draw: (given) => drawOverTemperature(given.gas, preferred[given.gas]) },
    {
      key: 'degassing',
      draw: (given) =>
        drawDegassing((minutes) => afterDegassing(given, minutes), given.timeMin, given.equilibriumPpm),
    },
  ],
});
