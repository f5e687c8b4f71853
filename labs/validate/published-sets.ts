/** Figures printed in open texts, for calculators without an open table of measurements. */
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { publishedRow, type Row } from '../fit/rows.ts';
import type { DataSet } from './data-set.ts';

const kelvin = (celsius: number) => celsius + 273.15;
const ppm = (logarithm: number) => 1e4 * 10 ** logarithm;

/**
 * Hydrogen in liquid iron at 1 atm: log K by author, as slope (over K⁻¹) and constant, and the measured temperatures in
 * °C.
 */
const hydrogenLines = [
  { id: 'Nozaki', slope: -1900, constant: -1.577, celsius: [1550, 1600, 1650] },
  { id: 'Gunji', slope: -1700, constant: -1.694, celsius: [1550, 1600, 1650] },
] as const;

const hydrogenRows = hydrogenLines.flatMap(({ id, slope, constant, celsius }) =>
  celsius.map((temperatureC) =>
    publishedRow(id, {}, { temperatureC, author: id }, ppm(slope / kelvin(temperatureC) + constant)),
  ),
);

/** Nitrogen in liquid iron at 1 atm, 1580–1730 °C: F. Ishii, S. Ban-ya, T. Fuwa 1982. */
const nitrogenRows = [1580, 1605, 1630, 1655, 1680, 1705, 1730].map((temperatureC) =>
  publishedRow('iron', {}, { temperatureC }, ppm(-518 / kelvin(temperatureC) - 1.063)),
);

/** Dissolved niobium at 0.1 % C by temperature: log [Nb][C]^0.87 = 3.42 − 7900/T, 950–1250 °C. */
const carbideRows = [950, 1000, 1050, 1100, 1150, 1200, 1250].map((temperatureC) =>
  publishedRow(
    'Fe-C-Nb',
    { C: 0.1, Nb: 10 ** (3.42 - 7900 / kelvin(temperatureC)) / 0.1 ** 0.87 },
    {},
    temperatureC,
  ),
);

/** Returns the sections whose printed mass can also be calculated from their dimensions. */
function sectionRows(): readonly Row[] {
  const { inputs } = definitions['metal-weight'];
  const standard = inputs.find(({ key }) => key === 'standard');
  const names = standard?.kind === 'choice' ? standard.choices : [];
  return names.flatMap((name) => {
    const result = evaluate(definitions['metal-weight'], { shape: 'standard', standard: name, lengthM: 1 });
    const printed = result.ok ? result.values['tabulatedKgM'] : null;
    const isCalculated = result.ok && !result.warnings.some(({ code }) => code === 'from_nominal_mass');
    return isCalculated && typeof printed === 'number'
      ? [publishedRow(name.split('-')[0] ?? name, {}, { name }, printed)]
      : [];
  });
}

const molten = (gas: 'hydrogen' | 'nitrogen') => (row: Row) => ({
  gas,
  temperatureC: row.numberIn('temperatureC'),
  pressureMbar: 1013.25,
  // The metal is pure iron.
  C: 0,
});

export const publishedSets: readonly DataSet[] = [
  {
    file: 'Tetsu-to-Hagané 52 (1966) 1823; J. Japan Inst. Metals 28 (1964) 59',
    published: hydrogenRows,
    measured: 'ppm',
    unit: '%',
    source:
      'H. Nozaki et al., Tetsu-to-Hagané 52 (1966) 1823; K. Gunji et al., J. Japan Inst. Metals 28 (1964) 59: lines of Sieverts measurements, three temperatures each',
    property: 'hydrogenSolubility',
    title: 'Hydrogen in liquid iron',
    calculator: 'gas-solubility',
    outputs: /^weinsteinPpm$/,
    axis: { unit: 'ppm', factor: 1 },
    inputs: molten('hydrogen'),
    parts: {},
  },
  {
    file: 'Tetsu-to-Hagané 68 (1982) 946',
    published: nitrogenRows,
    measured: 'ppm',
    unit: '%',
    source:
      'F. Ishii, S. Ban-ya, T. Fuwa, Tetsu-to-Hagané 68 (1982) 946: line of Sieverts and sampling measurements, seven temperatures',
    property: 'nitrogenSolubility',
    title: 'Nitrogen in liquid iron',
    calculator: 'gas-solubility',
    outputs: /^pehlkePpm$/,
    axis: { unit: 'ppm', factor: 1 },
    inputs: molten('nitrogen'),
    parts: {},
  },
  {
    file: 'Metall. Trans. A 15 (1984) 541',
    published: carbideRows,
    measured: 'dissolution',
    unit: 'K',
    source:
      'V. K. Lakshmanan, J. S. Kirkaldy, Metall. Trans. A 15 (1984) 541: line of gas equilibration and extraction, 0.1 % C, seven temperatures',
    property: 'carbideDissolution',
    title: 'Dissolution of niobium carbide in austenite',
    calculator: 'carbonitride-solubility',
    outputs: /^dissolutionNbC_.*C$/,
    inputs: ({ steel }) => ({ ...steel, product: 'NbC_Nordberg' }),
    parts: {},
  },
  {
    file: 'EN 10365, EN 10056-1, EN 10210-2, ASME B36.10M',
    published: sectionRows(),
    measured: 'mass',
    unit: '%',
    source: 'masses printed in EN 10365, EN 10056-1, EN 10210-2 and ASME B36.10M, by series',
    property: 'sectionMass',
    title: 'Mass per metre of standard sections',
    calculator: 'metal-weight',
    outputs: /^massPerMetreKgM$/,
    axis: { unit: 'kg/m', factor: 1 },
    inputs: (row) => ({ shape: 'standard', standard: row.textIn('name'), lengthM: 1 }),
    parts: {},
  },
];
