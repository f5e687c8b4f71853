import { type Composition, percentOf } from '../../core/elements.ts';
import { type Estimate, estimate, type FittedModel, type Terms } from './fitted-model.ts';
import fitted from './martensite-start.json' with { type: 'json' };
import { ofElement, ofProduct, ofSquare, termsOf } from './terms.ts';

const alloying = ['Mn', 'Si', 'Cr', 'Ni', 'Mo', 'V', 'Co', 'Al', 'W', 'Cu', 'Nb', 'Ti', 'N'] as const;
/** Elements that change the effect of carbon, mainly carbide formers. */
const withCarbon = ['Cr', 'Mo', 'V', 'W', 'Nb', 'Ti', 'Mn', 'Ni', 'Si'] as const;
const squares = ['Cr', 'Ni', 'Mn', 'Mo', 'Si', 'Co'] as const;
const pairs = [
  ['Cr', 'Ni'],
  ['Mn', 'Ni'],
  ['Mn', 'Cr'],
  ['Mn', 'Si'],
] as const;

/** Returns the saturating effect of carbon (form of van Bohemen 2012), used in all terms with carbon. */
const levelling = (steel: Composition): number => 1 - Math.exp(-1.2 * percentOf(steel, 'C'));
const levellingTex = '\\left(1 - e^{-1.2\\,w_\\mathrm{C}}\\right)';

/** Terms of the martensite start: carbon, elements and products; products with carbon share one factor of carbon. */
export const martensiteStartTerms: Terms = termsOf([
  ['levelling carbon', { tex: levellingTex, of: levelling }],
  ...alloying.map(ofElement),
  ...withCarbon.map((element) => {
    const [name, { tex, of }] = ofElement(element);
    return [
      `levelling carbon·${name}`,
      { tex: `${levellingTex}\\,${tex}`, of: (steel: Composition) => levelling(steel) * of(steel) },
    ] as const;
  }),
  ...squares.map(ofSquare),
  ...pairs.map(([one, other]) => ofProduct(one, other)),
]);

/** Fitted model of the martensite start in °C; see `martensite-start.json`. */
export const martensiteStartModel: FittedModel = fitted;

/**
 * Returns the martensite start in °C and its 90 % band, from the full analysis in wt % (including undissolved contents,
 * as in the measurements). Fitted to the tables of Wentzien et al. 2024, MAP, van Bohemen's list and four handbooks of
 * transformation diagrams.
 */
export const martensiteStart = (steel: Composition): Estimate =>
  estimate(martensiteStartModel, martensiteStartTerms, steel);
