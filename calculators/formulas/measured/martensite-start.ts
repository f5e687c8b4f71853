import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { type Estimate, estimate, type FittedModel, type Terms } from './fitted-model.ts';
import fitted from './martensite-start.json' with { type: 'json' };
import { ofElement, ofProduct, ofSquare, termsOf } from './terms.ts';

/** Carbon that Cr, Mo, V and W can bind in their carbides (M7C3, M2C, VC, M6C), by weight; no more than there is. */
function boundCarbon(steel: Composition): number {
  const share = (element: ElementSymbol, per: number) => percentOf(steel, element) / per;
  const binding = share('Cr', 60) + share('Mo', 16) + share('V', 4.5) + share('W', 32);
  return Math.min(percentOf(steel, 'C'), binding);
}

const alloying = ['Mn', 'Si', 'Cr', 'Ni', 'Mo', 'V', 'Co', 'Al', 'W', 'Cu', 'Nb', 'Ti', 'N'] as const;
const binders = ['Cr', 'Mo', 'V', 'W', 'Nb', 'Ti'] as const;
const squares = ['Cr', 'Ni', 'Mn', 'Mo', 'Si', 'Co'] as const;
const pairs = [
  ['Cr', 'Ni'],
  ['Mn', 'Ni'],
  ['C', 'Mn'],
  ['C', 'Ni'],
  ['Mn', 'Cr'],
  ['Mn', 'Si'],
  ['C', 'Si'],
] as const;

/** What martensite start depends on: carbon whose effect levels off (van Bohemen 2012), elements, pairs, bound carbon. */
export const martensiteStartTerms: Terms = termsOf([
  [
    'levelling carbon',
    {
      tex: '\\left(1 - e^{-0.96\\,w_\\mathrm{C}}\\right)',
      of: (steel) => 1 - Math.exp(-0.96 * percentOf(steel, 'C')),
    },
  ],
  ofElement('C'),
  ...alloying.map(ofElement),
  ...binders.map((element) => ofProduct('C', element)),
  [
    'bound carbon',
    {
      tex: '\\min\\left(w_\\mathrm{C},\\ w_\\mathrm{Cr}/60 + w_\\mathrm{Mo}/16 + w_\\mathrm{V}/4.5 + w_\\mathrm{W}/32\\right)',
      of: boundCarbon,
    },
  ],
  ...squares.map(ofSquare),
  ...pairs.map(([one, other]) => ofProduct(one, other)),
]);

/** See `martensite-start.json`; °C. */
export const martensiteStartModel: FittedModel = fitted;

/**
 * Martensite start in °C and the band that holds nine of ten steels, from the whole analysis in wt % (all of it dissolved or
 * not: the analyses of the measurements were whole, too). Fitted to the tables of Wentzien et al. 2024, MAP, van Bohemen's
 * list and four handbooks of transformation diagrams.
 */
export const martensiteStart = (steel: Composition): Estimate =>
  estimate(martensiteStartModel, martensiteStartTerms, steel);
