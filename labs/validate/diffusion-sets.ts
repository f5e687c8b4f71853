/** Measured diffusivities: hydrogen in iron and steels from a table, carbon and chromium as published in open abstracts. */
import { numberIn } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { publishedRow, type Row } from '../fit/rows.ts';
import type { DataSet } from './data-set.ts';

/** Diagram unit µm²/s, which gives readable numbers. */
const axis = { unit: 'µm²/s', factor: 1e12 } as const;
const celsius = (kelvin: number) => kelvin - 273.15;
/** Lowest temperature in K; below it hydrogen is trapped, which lattice diffusion does not describe. */
const coldest = 373;
const byMaterial = (rows: readonly Row[]) =>
  rows
    .filter((row) => row.numberIn('T_mid_K') > coldest)
    .map((row) => ({ ...row, steelId: row.textIn('material') }));
const isFerritic = (row: Row) => row.textIn('lattice') === 'ferritic';

const hydrogen = {
  file: 'hydrogen_diffusivity.csv',
  measured: 'diffusivity_m2_per_s',
  unit: '%',
  source:
    'Arrhenius lines of 13 publications, each at the middle of its temperatures (h-transport-materials, MIT); lines that are a model itself do not judge it; a line at 35 °C, ruled by traps, is four decades lower and left out',
  isOwn: (row, output) => output.toLowerCase().includes(row.textIn('source').split('_')[0] ?? ' '),
} as const satisfies Partial<DataSet>;

/** Measured points in K and m²/s: E. Budke, C. Herzig, phys. stat. sol. (a) 127 (1991) 87, Table 2. */
// biome-ignore format: one pair per point.
const budke: readonly (readonly [number, number])[] = [
  [1168, 3.78e-10], [1166, 4.3e-10], [1123, 3.13e-10], [1072, 1.85e-10], [1071, 1.82e-10], [1021, 8.02e-11],
  [972, 4.7e-11], [884, 1.44e-11], [788, 3.27e-12], [775, 2.98e-12], [716, 7.88e-13], [676, 3.39e-13],
  [648, 1.45e-13], [627, 6.37e-14], [596, 2.72e-14],
];

/**
 * Returns the diffusivity of ⁵¹Cr in γ iron without chromium in m²/s, 950–1200 °C: J. Růžičková, B. Million, Mater.
 * Sci. Eng. 50 (1981) 59.
 */
const chromium = (kelvin: number) => 1e-4 * Math.exp(-34181 / kelvin);

const models = /^(kiuchi|volkl|tahara|johnsonHill|geller|perng|reiter)M2S$/;

/** Adds the hours until a section has lost its hydrogen, computed from the measured diffusivity. */
function withHours(rows: readonly Row[]): readonly Row[] {
  return byMaterial(rows.filter(isFerritic)).flatMap((row) => {
    const result = evaluate(definitions['hydrogen-removal'], {
      ...hydrogenCase(row),
      diffusivityModel: 'own',
      ownDiffusivityM2S: row.measured,
    });
    return result.ok ? [{ ...row, measured: numberIn(result.values, 'timeForTargetH') }] : [];
  });
}

/** Returns the inputs for a bar of 500 mm from 4 to 2 ppm; for any section the time is proportional to 1/D. */
const hydrogenCase = (row: Row) => ({
  shape: 'cylinder',
  diameterMm: 500,
  initialPpm: 4,
  targetPpm: 2,
  temperatureC: celsius(row.numberIn('T_mid_K')),
});

export const diffusionSets: readonly DataSet[] = [
  {
    ...hydrogen,
    select: byMaterial,
    property: 'hydrogenDiffusivity',
    title: 'Diffusivity of hydrogen',
    calculator: 'diffusion-coefficient',
    outputs: models,
    axis,
    inputs: (row) => ({
      element: 'H',
      phase: isFerritic(row) ? 'ferrite' : 'austenite',
      temperatureC: celsius(row.numberIn('T_mid_K')),
    }),
    parts: {},
  },
  {
    file: 'phys. stat. sol. (a) 127 (1991) 87',
    published: budke.map(([kelvin, measured]) =>
      publishedRow('iron', {}, { temperatureC: celsius(kelvin) }, measured),
    ),
    measured: 'D',
    unit: '%',
    source: 'E. Budke, C. Herzig, phys. stat. sol. (a) 127 (1991) 87, single crystals of iron',
    property: 'carbonDiffusivity',
    title: 'Diffusivity of carbon in ferrite',
    calculator: 'diffusion-coefficient',
    outputs: /^(agren|wert|callister|callister9)M2S$/,
    axis,
    inputs: (row) => ({ element: 'C', phase: 'ferrite', temperatureC: row.numberIn('temperatureC') }),
    parts: {
      'below 600 °C': (row) => row.numberIn('temperatureC') < 600,
      '600 °C and above': (row) => row.numberIn('temperatureC') >= 600,
    },
  },
  {
    file: 'Mater. Sci. Eng. 50 (1981) 59',
    published: [950, 1000, 1050, 1100, 1150, 1200].map((temperatureC) =>
      publishedRow('iron', {}, { temperatureC }, chromium(temperatureC + 273.15)),
    ),
    measured: 'D',
    unit: '%',
    source:
      'J. Růžičková, B. Million, Mater. Sci. Eng. 50 (1981) 59: line of tracer measurements, six temperatures',
    property: 'chromiumDiffusivity',
    title: 'Diffusivity of chromium in austenite',
    calculator: 'homogenization-time',
    outputs: /^diffusivityM2S$/,
    axis,
    inputs: (row) => ({ element: 'Cr', temperatureC: row.numberIn('temperatureC'), spacingUm: 300 }),
    parts: {},
  },
  {
    ...hydrogen,
    select: withHours,
    property: 'hydrogenTime',
    title: 'Time of hydrogen removal',
    calculator: 'hydrogen-removal',
    outputs: /^time(Kiuchi|JohnsonHill|Coe|Oriani)H$/,
    axis: { unit: 'h', factor: 1 },
    inputs: hydrogenCase,
    parts: {},
  },
];
