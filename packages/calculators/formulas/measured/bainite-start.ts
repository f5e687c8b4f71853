import { type Composition, percentOf } from '../../core/elements.ts';
import fitted from './bainite-start.json' with { type: 'json' };
import { type Estimate, estimate, type FittedModel, type Terms } from './fitted-model.ts';
import { ofElement, ofProduct, ofSquare, termsOf } from './terms.ts';

const alloying = ['Si', 'Mn', 'Ni', 'Cr', 'Mo', 'V', 'Co', 'Al'] as const;

/** Terms of the bainite start: carbon with saturating effect (van Bohemen 2012), elements, and products with carbon. */
export const bainiteStartTerms: Terms = termsOf([
  [
    'levelling carbon',
    {
      tex: '\\left(1 - e^{-1.33\\,w_\\mathrm{C}}\\right)',
      of: (steel) => 1 - Math.exp(-1.33 * percentOf(steel, 'C')),
    },
  ],
  ...alloying.map(ofElement),
  ofSquare('Mo'),
  ofSquare('Cr'),
  ofProduct('C', 'Mn'),
  ofProduct('C', 'Cr'),
  ofProduct('C', 'Mo'),
]);

/** Fitted model of the bainite start in °C; see `bainite-start.json`. */
export const bainiteStartModel: FittedModel = fitted;

/**
 * Returns the bainite start in °C and its 90 % band, from the analysis in wt %. Fitted to the collection of Schuscha et
 * al. 2025, isothermal and continuous cooling together.
 */
export const bainiteStart = (steel: Composition): Estimate =>
  estimate(bainiteStartModel, bainiteStartTerms, steel);
