/** Diffusion coefficient of an element in ferrite or austenite, with all published data side by side. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as diffusion from '../../formulas/diffusion/diffusion-coefficients.ts';
import { sources } from '../../sources/index.ts';
import { drawArrhenius, drawDistance } from './charts.ts';
import { examples } from './examples.ts';

type Given = {
  readonly element: diffusion.DiffusingElement;
  readonly phase: diffusion.IronPhase;
  readonly dataSet: 'preferred' | diffusion.DiffusionAuthor;
  readonly temperatureC: number;
  readonly timeH: number;
  readonly C: number;
  readonly distanceUm: number;
};

const dataOf = ({ element, phase }: Given): readonly diffusion.DiffusionData[] =>
  diffusion.diffusionDataOf(element, phase);
const kelvinOf = ({ temperatureC }: Given): number => convert(temperatureC, 'C', 'K');
const diffusivityOf = (given: Given, data: diffusion.DiffusionData): number =>
  data.at(kelvinOf(given), given.C);
const keyOf = (author: diffusion.DiffusionAuthor): string => `${author}M2S`;

/** Returns the data set that the user chose, otherwise the preferred one. */
function chosenData(given: Given): diffusion.DiffusionData | undefined {
  const { element, phase, dataSet } = given;
  if (dataSet !== 'preferred') return diffusion.diffusionDataBy(dataSet, element, phase);
  return diffusion.preferredDiffusionData(element, phase);
}

function missingData(given: Given): readonly Problem[] {
  const all = dataOf(given);
  if (given.dataSet === 'preferred' || all.some((each) => each.author === given.dataSet)) return [];
  const sets = all.map((each) => sources[each.source].short).join('; ');
  return [{ key: 'dataSet', code: 'no_such_data', params: { element: given.element, sets: sets || '–' } }];
}

function rangeRemarks(given: Given, data: diffusion.DiffusionData): readonly Warning[] {
  const { temperatureC, C } = given;
  const model = keyOf(data.author);
  const leaves = (range: { min?: number; max?: number } | undefined, value: number): boolean =>
    range !== undefined && (value < (range.min ?? -Infinity) || value > (range.max ?? Infinity));
  const found: Warning[] = [];
  const add = (
    key: string,
    value: number,
    unit: 'C' | 'wt%',
    range: { min?: number; max?: number } = {},
  ): void => {
    found.push({
      code: 'outside_range',
      level: 'warning',
      params: { key, value, unit, model, ...range },
      source: data.source,
    });
  };
  if (leaves(data.celsius, temperatureC)) add('temperatureC', temperatureC, 'C', data.celsius);
  if (leaves(data.carbon, C)) add('C', C, 'wt%', data.carbon);
  if (data.confirmed === false)
    found.push({ code: 'not_confirmed', level: 'note', params: { model }, source: data.source });
  return found;
}

function remarks(given: Given, spread: number | null): Warning[] {
  const { element, phase, temperatureC } = given;
  const found: Warning[] = [];
  const data = dataOf(given);
  if (data.length === 0) found.push({ code: 'no_data', level: 'warning', params: { element } });
  const stable =
    phase === 'ferrite'
      ? temperatureC <= 912 || temperatureC >= 1394
      : temperatureC >= 912 && temperatureC <= 1394;
  // Carbon stabilizes austenite down to the eutectoid temperature.
  const isAlloyed = phase === 'austenite' && temperatureC >= 727 && temperatureC < 912;
  if (isAlloyed) found.push({ code: 'needs_carbon', level: 'note' });
  else if (!stable) found.push({ code: 'phase_not_stable', level: 'warning', outside: ['diffusivityM2S'] });
  const solution = data.filter((each) => ['jonsson', 'wonThomas', 'compiled'].includes(each.author));
  if (phase === 'ferrite' && temperatureC < 770 && solution.length > 0)
    found.push({ code: 'below_curie', level: 'warning' });
  found.push(...data.flatMap((each) => rangeRemarks(given, each)));
  if (spread !== null && spread > 1.5)
    found.push({ code: 'data_differ', level: 'warning', params: { spread: Number(spread.toPrecision(2)) } });
  if (element === 'H') found.push({ code: 'hydrogen_traps', level: 'note' });
  found.push({ code: 'lattice_only', level: 'note' });
  return found;
}

export default defineCalculator({
  id: 'diffusion-coefficient',
  version: '1.11',
  changes: [
    { version: '1.11', date: '2026-11-27', key: 'tibbettsRead' },
    { version: '1.10', date: '2026-11-27', key: 'tibbettsUnconfirmed' },
    { version: '1.9', date: '2026-11-27', key: 'notStable' },
    { version: '1.8', date: '2026-11-27', key: 'callisterRead' },
    { version: '1.7', date: '2026-11-27', key: 'wertFirst' },
    { version: '1.6', date: '2026-11-27', key: 'ferriteBranches' },
    { version: '1.5', date: '2026-11-26', key: 'ownRange' },
    { version: '1.4', date: '2026-11-26', key: 'pureIron' },
    { version: '1.3', date: '2026-11-26', key: 'fewerDigits' },
    { version: '1.2', date: '2026-11-25', key: 'carbonFirst' },
    { version: '1.1', date: '2026-11-22', key: 'oneAuthor' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    { kind: 'choice', key: 'element', choices: diffusion.diffusingElements, default: 'C' },
    { kind: 'choice', key: 'phase', choices: ['ferrite', 'austenite'], default: 'austenite' },
    {
      kind: 'choice',
      key: 'dataSet',
      choices: ['preferred', ...diffusion.diffusionAuthors],
      default: 'preferred',
      programDefault: true,
    },
    {
      kind: 'number',
      key: 'temperatureC',
      unit: 'C',
      symbol: 'T',
      default: 930,
      limits: { min: 20, max: 1500 },
    },
    {
      kind: 'number',
      key: 'timeH',
      unit: 'h',
      symbol: 't',
      default: 10,
      programDefault: true,
      limits: { min: 1 / 3600, max: 500 },
    },
    {
      kind: 'number',
      key: 'C',
      unit: 'wt%',
      symbol: '\\mathrm{C}',
      default: 0.4,
      programDefault: true,
      limits: { min: 0, max: 1.6 },
      when: (choices) => choices['element'] === 'C' && choices['phase'] === 'austenite',
    },
    {
      kind: 'number',
      key: 'distanceUm',
      unit: 'um',
      symbol: 'x',
      default: 1000,
      programDefault: true,
      limits: { min: 0.001, max: 1e6 },
    },
  ],
  outputs: [
    { key: 'diffusivityM2S', unit: 'm2/s', symbol: 'D', figures: 2, role: 'answer', isRanged: true },
    { key: 'distanceSqrtUm', unit: 'um', symbol: '\\sqrt{Dt}', digits: 0, figures: 2, role: 'quantity' },
    { key: 'distanceTwoSqrtUm', unit: 'um', symbol: '2\\sqrt{Dt}', digits: 0, figures: 2, role: 'quantity' },
    { key: 'timeSqrtH', unit: 'h', symbol: 'x^2/D', figures: 2, role: 'quantity' },
    { key: 'timeTwoSqrtH', unit: 'h', symbol: 'x^2/(4D)', figures: 2, role: 'quantity' },
    { key: 'logDiffusivity', unit: '1', symbol: '\\log_{10} D', digits: 3, role: 'detail' },
    { key: 'diffusivityCm2S', unit: 'cm2/s', role: 'detail' },
    { key: 'diffusivityUm2S', unit: 'um2/s', role: 'detail' },
    { key: 'spreadFactor', unit: '1', digits: 1, figures: 2, role: 'quantity' },
    ...diffusion.diffusionAuthors.map(
      (author) => ({ key: keyOf(author), unit: 'm2/s', figures: 2, role: 'quantity' }) as const,
    ),
  ],
  sources: [
    'callister',
    'callister-9',
    'honeycombe',
    'tibbetts-1980',
    'agren-1982',
    'agren-1986',
    'slycke-1981',
    'wert-1950',
    'bohnekamp-1967',
    'grieveson-1964',
    'kiuchi-1983',
    'volkl-1975',
    'tahara-1985',
    'johnson-1960',
    'geller-1950',
    'perng-1986',
    'reiter-1996',
    'busby-1953',
    'jonsson-1995',
    'won-2001',
    'kurokawa-1983',
    'moll-1959',
    'solidification-compilations',
  ],
  recommend: (given) => keyOf(chosenData(given)?.author ?? 'callister'),
  examples,
  check: (given) => missingData(given),
  compute: (given) => {
    const data = dataOf(given);
    const chosen = chosenData(given);
    const value = chosen ? diffusivityOf(given, chosen) : null;
    const all = data.map((each) => diffusivityOf(given, each));
    const spread = all.length > 1 ? Math.max(...all) / Math.min(...all) : null;
    const length = value === null ? null : Math.sqrt(value * convert(given.timeH, 'h', 's'));
    const seconds = value === null ? null : convert(given.distanceUm, 'um', 'm') ** 2 / value;
    const of = (unit: 'cm2/s' | 'um2/s'): number | null =>
      value === null ? null : convert(value, 'm2/s', unit);
    return {
      values: {
        ...Object.fromEntries(diffusion.diffusionAuthors.map((author) => [keyOf(author), null])),
        ...Object.fromEntries(data.map((each) => [keyOf(each.author), diffusivityOf(given, each)])),
        diffusivityM2S: value,
        diffusivityCm2S: of('cm2/s'),
        diffusivityUm2S: of('um2/s'),
        logDiffusivity: value === null ? null : Math.log10(value),
        distanceSqrtUm: length === null ? null : convert(length, 'm', 'um'),
        distanceTwoSqrtUm: length === null ? null : convert(2 * length, 'm', 'um'),
        timeSqrtH: seconds === null ? null : convert(seconds, 's', 'h'),
        timeTwoSqrtH: seconds === null ? null : convert(seconds / 4, 's', 'h'),
        spreadFactor: spread,
      },
      warnings: remarks(given, spread),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const chosen = chosenData(given);
    if (!chosen) return [{ formula: 'D = D_0\\,e^{-Q/(RT)}' }];
    const kelvin = plain(kelvinOf(given));
    const result = `${plain(numberIn(values, 'diffusivityM2S'))} m²/s (${sources[chosen.source].short})`;
    const laws: Readonly<Record<string, string>> = {
      tibbetts: '4.7\\cdot 10^{-5}\\,e^{-1.6\\,\\mathrm{C}}\\,e^{-(37000 - 6600\\,\\mathrm{C})/(1.987\\,T)}',
      agren:
        given.phase === 'ferrite'
          ? '2\\cdot 10^{-6}\\,e^{-10115/T}\\,e^{0.5898\\,[1 + \\frac{2}{\\pi}\\arctan(14.985 - 15309/T)]}'
          : '4.53\\cdot 10^{-7}\\,[1 + y(1-y)\\tfrac{8339.9}{T}]\\,e^{-(1/T - 2.221\\cdot 10^{-4})(17767 - 26436\\,y)}',
      slycke: '4.84\\cdot 10^{-5}\\,\\frac{e^{-38 x}}{1 - 5x}\\,e^{-(155000 - 570000\\,x)/(8.314\\,T)}',
    };
    const law = laws[chosen.author];
    const first: FormulaLine = chosen.line
      ? {
          formula: 'D = D_0\\,e^{-Q/(RT)}',
          inserted: `= ${plain(chosen.line.frequencyFactor)} × exp[−${plain(chosen.line.activationEnergy)}/(8.31446 × ${kelvin})]`,
          result,
        }
      : {
          formula: `D = ${law ?? ''}`,
          inserted: `T = ${kelvin} K${given.phase === 'austenite' ? `, C = ${plain(given.C)} %` : ''}`,
          result,
        };
    return [
      first,
      {
        formula: '\\sqrt{D\\,t}',
        inserted: `= √(${plain(numberIn(values, 'diffusivityM2S'))} × ${plain(convert(given.timeH, 'h', 's'))})`,
        result: `${plain(numberIn(values, 'distanceSqrtUm'))} µm`,
      },
      { formula: 't = \\frac{x^2}{D}', result: `${plain(numberIn(values, 'timeSqrtH'))} h` },
    ];
  },
  charts: [
    {
      key: 'arrhenius',
      draw: (given, values) =>
        drawArrhenius({
          data: dataOf(given),
          chosen: chosenData(given),
          phase: given.phase,
          temperatureC: given.temperatureC,
          carbon: given.C,
          diffusivity: values['diffusivityM2S'] as number | null,
        }),
    },
    {
      key: 'distance',
      draw: (given, values) => drawDistance(values['diffusivityM2S'] as number | null, given.timeH),
    },
  ],
});
