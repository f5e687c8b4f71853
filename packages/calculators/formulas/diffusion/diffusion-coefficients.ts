/**
 * Published diffusion coefficients in iron: D = D0 exp(-Q/RT), D0 in m²/s and Q in J/mol, for bcc (ferrite and delta)
 * and fcc (austenite). Each data set names its author; `celsius` is the temperature range that the data were published
 * for.
 */
import type { SourceKey } from '../../sources/index.ts';
import {
  agrenAusteniteDiffusivity,
  agrenFerriteDiffusivity,
  slyckeDiffusivity,
  tibbettsDiffusivity,
} from './carbon-diffusivity.ts';

/** Gas constant, J/(mol·K). */
export const gasConstant = 8.314462618;

/** Computes D0 exp(-Q/RT) in the unit of D0; Q in J/mol, T in K. */
export function arrhenius(frequencyFactor: number, activationEnergy: number, kelvin: number): number {
  return frequencyFactor * Math.exp(-activationEnergy / (gasConstant * kelvin));
}

// biome-ignore format: a short list.
export const diffusingElements = [
  'Fe', 'C', 'N', 'H', 'B', 'Cr', 'Ni', 'Mn', 'Si', 'P', 'S', 'Mo', 'V', 'Nb', 'Ti', 'Cu', 'Al',
] as const;
export type DiffusingElement = (typeof diffusingElements)[number];
export type IronPhase = 'ferrite' | 'austenite';

// biome-ignore format: a short list.
export const diffusionAuthors = [
  'callister', 'callister9', 'honeycombe', 'tibbetts', 'agren', 'slycke', 'wert', 'bohnekamp',
  'grieveson', 'kiuchi', 'volkl', 'tahara', 'johnsonHill', 'geller', 'perng', 'reiter', 'busby',
  'jonsson', 'wonThomas', 'kurokawa', 'moll', 'compiled',
] as const;
export type DiffusionAuthor = (typeof diffusionAuthors)[number];

export type DiffusionData = {
  readonly element: DiffusingElement;
  readonly phase: IronPhase;
  readonly author: DiffusionAuthor;
  readonly source: SourceKey;
  /** Diffusivity in m²/s at T in K and carbon in wt %; only the laws for carbon in austenite depend on carbon. */
  readonly at: (kelvin: number, carbon: number) => number;
  /** The two constants of a single Arrhenius line. */
  readonly line?: { readonly frequencyFactor: number; readonly activationEnergy: number };
  readonly celsius?: { readonly min?: number; readonly max?: number };
  readonly carbon?: { readonly min: number; readonly max: number };
  /** `false` if the values were taken from compilations and not checked against the paper. */
  readonly confirmed?: false;
  /** `true` if the values are from compilations; such data are never preferred over others. */
  readonly indicative?: true;
};

const sourceOf: Readonly<Record<DiffusionAuthor, SourceKey>> = {
  callister: 'callister',
  callister9: 'callister-9',
  honeycombe: 'honeycombe',
  tibbetts: 'tibbetts-1980',
  agren: 'agren-1986',
  slycke: 'slycke-1981',
  wert: 'wert-1950',
  bohnekamp: 'bohnekamp-1967',
  grieveson: 'grieveson-1964',
  kiuchi: 'kiuchi-1983',
  volkl: 'volkl-1975',
  tahara: 'tahara-1985',
  johnsonHill: 'johnson-1960',
  geller: 'geller-1950',
  perng: 'perng-1986',
  reiter: 'reiter-1996',
  busby: 'busby-1953',
  jonsson: 'jonsson-1995',
  wonThomas: 'won-2001',
  kurokawa: 'kurokawa-1983',
  moll: 'moll-1959',
  compiled: 'solidification-compilations',
};

type Extra = Pick<DiffusionData, 'celsius' | 'carbon' | 'confirmed' | 'indicative'>;

const kilojoules = (value: number): number => 1000 * value;
/** Converts energies printed in kcal/mol, which belong to R = 1.987 cal/(mol·K), so that Q/R keeps its value. */
const kilocalories = (value: number): number => (1000 * value * gasConstant) / 1.987;

/** Arrhenius line, straight in ln D versus 1/T: D0 in m²/s and Q in J/mol. */
type ArrheniusLine = readonly [frequencyFactor: number, activationEnergy: number];

const lineIn =
  (phase: IronPhase) =>
  (
    element: DiffusingElement,
    author: DiffusionAuthor,
    [frequencyFactor, activationEnergy]: ArrheniusLine,
    extra: Extra = {},
  ): DiffusionData => ({
    phase,
    element,
    author,
    source: sourceOf[author],
    at: (kelvin) => arrhenius(frequencyFactor, activationEnergy, kelvin),
    line: { frequencyFactor, activationEnergy },
    ...extra,
  });
const inFerrite = lineIn('ferrite');
const inAustenite = lineIn('austenite');

const paramagnetic: Extra = { celsius: { min: 770 } };
const solidification: Extra = { celsius: { min: 1300, max: 1500 } };
const compiled: Extra = { confirmed: false, indicative: true };
/** Values that are consistent with other sources, but were not compared with the original. */
const recalled: Extra = { confirmed: false };

/** Data of each element and phase; the preferred author comes first. */
// biome-ignore format: one line per data set.
const ferrite: readonly DiffusionData[] = [
  inFerrite('Fe', 'callister', [2.8e-4, kilojoules(251)], { celsius: { min: 500, max: 900 } }),
  inFerrite('Fe', 'jonsson', [4.6e-5, kilojoules(218)], paramagnetic),
  // Wert's line includes earlier data up to 750 °C. Single crystals (E. Budke, C. Herzig 1991) agree with it above 600
  // °C; values by Ågren are twice as high.
  inFerrite('C', 'wert', [2e-6, kilocalories(20.1)], { celsius: { min: -35, max: 750 } }),
  { phase: 'ferrite', element: 'C', author: 'agren', source: 'agren-1982', at: agrenFerriteDiffusivity },
  inFerrite('C', 'callister', [6.2e-7, kilojoules(80)]),
  inFerrite('C', 'callister9', [1.1e-6, kilojoules(87.4)]),
  inFerrite('N', 'bohnekamp', [1.5e-6, kilocalories(19.1)], { celsius: { min: 500, max: 910 } }),
  inFerrite('N', 'callister9', [5e-7, kilojoules(77)]),
  inFerrite('H', 'kiuchi', [7.23e-8, kilojoules(5.69)], recalled),
  inFerrite('H', 'volkl', [4e-8, kilojoules(4.5)], { celsius: { min: 300, max: 800 } }),
  inFerrite('H', 'tahara', [4.43e-8, kilojoules(5.3)], { celsius: { min: 226.85, max: 726.85 } }),
  inFerrite('H', 'johnsonHill', [1.4e-7, kilojoules(13.4)], { celsius: { min: 200 }, ...recalled }),
  inFerrite('Cr', 'jonsson', [8.5e-5, kilojoules(218)], paramagnetic),
  inFerrite('Ni', 'jonsson', [1.8e-5, kilojoules(204)], paramagnetic),
  inFerrite('Si', 'wonThomas', [8e-4, kilocalories(59.5)], solidification),
  inFerrite('Mn', 'wonThomas', [7.6e-5, kilocalories(53.64)], solidification),
  inFerrite('P', 'wonThomas', [2.9e-4, kilocalories(55)], { ...solidification, ...recalled }),
  inFerrite('S', 'wonThomas', [4.56e-4, kilocalories(51.3)], solidification),
  inFerrite('Mo', 'compiled', [3.47e-4, kilojoules(241.4)], compiled),
  inFerrite('Cu', 'compiled', [2.6e-4, kilojoules(239.8)], compiled),
  inFerrite('V', 'compiled', [4.8e-4, kilojoules(239.8)], compiled),
  inFerrite('Nb', 'compiled', [5.02e-3, kilojoules(252)], compiled),
  inFerrite('Ti', 'compiled', [3.15e-4, kilojoules(247.7)], compiled),
  inFerrite('Al', 'compiled', [5.9e-4, kilojoules(241.3)], compiled),
];

// biome-ignore format: one line per data set.
const austenite: readonly DiffusionData[] = [
  inAustenite('Fe', 'jonsson', [7e-5, kilojoules(286)]),
  inAustenite('Fe', 'callister', [5e-5, kilojoules(284)], { celsius: { min: 900, max: 1100 } }),
  { phase: 'austenite', element: 'C', author: 'agren', source: 'agren-1986', at: agrenAusteniteDiffusivity },
  { phase: 'austenite', element: 'C', author: 'tibbetts', source: 'tibbetts-1980', at: tibbettsDiffusivity,
    celsius: { min: 800, max: 1100 }, carbon: { min: 0.1, max: 1.3 } },
  { phase: 'austenite', element: 'C', author: 'slycke', source: 'slycke-1981', at: slyckeDiffusivity },
  inAustenite('C', 'callister', [2.3e-5, kilojoules(148)]),
  inAustenite('C', 'honeycombe', [1.5e-5, kilojoules(135)]),
  inAustenite('N', 'bohnekamp', [2e-5, kilocalories(36)], { celsius: { min: 910, max: 1150 } }),
  inAustenite('N', 'grieveson', [9.1e-5, kilojoules(168.5)], recalled),
  inAustenite('H', 'geller', [1.1e-6, kilocalories(9.95)], recalled),
  inAustenite('H', 'perng', [2.01e-7, kilojoules(49.3)], { celsius: { min: 100, max: 350 } }),
  inAustenite('H', 'reiter', [3.7e-7, kilojoules(51.9)], { celsius: { min: 227, max: 927 } }),
  inAustenite('B', 'busby', [2e-7, kilocalories(21)], compiled),
  inAustenite('Cr', 'jonsson', [1.76e-4, kilojoules(286)]),
  inAustenite('Ni', 'jonsson', [3.21e-5, kilojoules(286)]),
  inAustenite('Mn', 'wonThomas', [5.5e-6, kilocalories(59.6)], solidification),
  inAustenite('Si', 'wonThomas', [3e-5, kilocalories(60.1)], solidification),
  inAustenite('P', 'wonThomas', [1e-6, kilocalories(43.7)], { ...solidification, ...recalled }),
  inAustenite('S', 'wonThomas', [2.4e-4, kilocalories(53.4)], solidification),
  inAustenite('Mo', 'compiled', [6.8e-6, kilojoules(246.9)], compiled),
  inAustenite('Nb', 'kurokawa', [8.3e-5, kilojoules(266.5)], recalled),
  inAustenite('V', 'compiled', [2.84e-5, kilojoules(259)], compiled),
  inAustenite('Ti', 'moll', [1.5e-5, kilojoules(251)], recalled),
  inAustenite('Cu', 'compiled', [7e-5, kilojoules(286)], compiled),
  inAustenite('Al', 'compiled', [5.1e-4, kilojoules(246.5)], compiled),
];

/** Returns all data for an element in a phase, the preferred first; none for boron in ferrite. */
export function diffusionDataOf(element: DiffusingElement, phase: IronPhase): readonly DiffusionData[] {
  return (phase === 'ferrite' ? ferrite : austenite).filter((each) => each.element === element);
}

/** Returns the data of one author; undefined if there are none. */
export function diffusionDataBy(
  author: DiffusionAuthor,
  element: DiffusingElement,
  phase: IronPhase,
): DiffusionData | undefined {
  return diffusionDataOf(element, phase).find((each) => each.author === author);
}

/** Returns whether the temperature and carbon content are within the published range of the data. */
export function isInDiffusionRange(
  { celsius, carbon }: DiffusionData,
  atCelsius: number,
  atCarbon: number,
): boolean {
  const inTemperature = atCelsius >= (celsius?.min ?? -Infinity) && atCelsius <= (celsius?.max ?? Infinity);
  return inTemperature && (!carbon || (atCarbon >= carbon.min && atCarbon <= carbon.max));
}

/**
 * Returns the data of the preferred author of an element in a phase, indicative data last; undefined if there are none.
 * One author is used at every temperature and carbon content, since joining two would give a step or a D that decreases
 * with temperature.
 */
export function preferredDiffusionData(
  element: DiffusingElement,
  phase: IronPhase,
): DiffusionData | undefined {
  const all = diffusionDataOf(element, phase);
  return all.find((each) => !each.indicative) ?? all[0];
}
