/** Models of transformation temperatures by author, used by the definition, its texts and its diagrams. */
import type { Interval, Model, Ranges } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { carbonWeight, contentWeight, type WeightedResult } from '../../formulas/composition/blend.ts';
import { celsiusOf, type TemperatureFormula } from '../../formulas/composition/temperature-formula.ts';
import * as bainite from '../../formulas/transformation/bainite-start.ts';
import * as critical from '../../formulas/transformation/critical-temperatures.ts';
import * as furtherAc3 from '../../formulas/transformation/further-ac3.ts';
import * as martensite from '../../formulas/transformation/martensite-start.ts';
import type { SourceKey } from '../../sources/index.ts';
import measuredError from './measured-error.json' with { type: 'json' };

export type Family = 'ac1' | 'ac3' | 'bs' | 'ms';

export type TemperatureModel = {
  /** Output key of the model. */
  readonly key: string;
  readonly family: Family;
  /** Author name as shown in every language. */
  readonly name: string;
  readonly formula: TemperatureFormula;
  readonly source: SourceKey;
  readonly carbon?: Interval;
  /** True if coefficients were not compared with the original, or are reproduced with different signs. */
  readonly doubtful?: boolean;
};

type Row = readonly [
  author: string,
  name: string,
  formula: TemperatureFormula,
  source: SourceKey,
  more?: Pick<TemperatureModel, 'carbon' | 'doubtful'>,
];

const familyOf = (family: Family, title: string, rows: readonly Row[]): readonly TemperatureModel[] =>
  rows.map(([author, name, formula, source, more]) => ({
    key: `${family}${author}C`,
    family,
    name: `${title} ${name}`,
    formula,
    source,
    ...more,
  }));

const doubtful = { doubtful: true };
const stevenHaynesRange = { carbon: { min: 0.1, max: 0.55 } };

export const temperatureModels: readonly TemperatureModel[] = [
  ...familyOf('ac1', 'Ac1', [
    ['Andrews', 'Andrews', critical.ac1Andrews, 'andrews-1965'],
    ['Hougardy', 'Hougardy', critical.ac1Hougardy, 'hougardy-1984'],
    ['Trzaska', 'Trzaska', critical.ac1Trzaska, 'trzaska-2007', doubtful],
    ['Grange', 'Grange', critical.ac1Grange, 'grange-1961'],
    ['Yurioka', 'Yurioka', critical.ac1Yurioka, 'yurioka-temperatures'],
    ['Kasatkin', 'Kasatkin', critical.ac1Kasatkin, 'kasatkin-1984', doubtful],
  ]),
  ...familyOf('ac3', 'Ac3', [
    ['Andrews', 'Andrews', critical.ac3Andrews, 'andrews-1965', { carbon: { max: 0.6 } }],
    [
      'AndrewsExtended',
      'Andrews (+ Mn, Cr, Cu, P, Al, As, Ti)',
      critical.ac3AndrewsExtended,
      'andrews-1965',
      { carbon: { max: 0.6 } },
    ],
    ['Hougardy', 'Hougardy', furtherAc3.ac3Hougardy, 'hougardy-1984'],
    ['Trzaska', 'Trzaska', furtherAc3.ac3Trzaska, 'trzaska-2007'],
    ['Grange', 'Grange', critical.ac3Grange, 'grange-1961'],
    ['Yurioka', 'Yurioka', furtherAc3.ac3Yurioka, 'yurioka-temperatures'],
    ['Kasatkin', 'Kasatkin', furtherAc3.ac3Kasatkin, 'kasatkin-1984'],
  ]),
  ...familyOf('bs', 'Bs', [
    ['StevenHaynes', 'Steven & Haynes', bainite.bsStevenHaynes, 'steven-haynes-1956', stevenHaynesRange],
    ['Kirkaldy', 'Kirkaldy & Venugopalan', bainite.bsKirkaldy, 'kirkaldy-1984'],
    ['Li', 'Li et al.', bainite.bsLi, 'li-1998'],
    ['Kunitake', 'Kunitake', bainite.bsKunitake, 'kunitake', doubtful],
    ['Lee', 'Lee', bainite.bsLee, 'lee-2002'],
    ['VanBohemen', 'van Bohemen', bainite.bsVanBohemen, 'van-bohemen-2012'],
    ['Trzaska', 'Trzaska', bainite.bsTrzaska, 'trzaska-2013', doubtful],
    ['Bodnar', 'Bodnar & Taylor', bainite.bsBodnar, 'bodnar-1990'],
  ]),
  ...familyOf('ms', 'Ms', [
    ['Andrews', 'Andrews (linear)', martensite.msAndrews, 'andrews-1965'],
    ['AndrewsProduct', 'Andrews (product)', martensite.msAndrewsProduct, 'andrews-1965'],
    ['KungRayment', 'Kung & Rayment', martensite.msKungRayment, 'kung-rayment-1982'],
    ['StevenHaynes', 'Steven & Haynes', martensite.msStevenHaynes, 'steven-haynes-1956', stevenHaynesRange],
    ['PaysonSavage', 'Payson & Savage', martensite.msPaysonSavage, 'payson-savage-1944'],
    ['RowlandLyle', 'Rowland & Lyle', martensite.msRowlandLyle, 'rowland-lyle-1946'],
    ['GrangeStewart', 'Grange & Stewart', martensite.msGrangeStewart, 'grange-stewart-1946'],
    ['Nehrenberg', 'Nehrenberg', martensite.msNehrenberg, 'nehrenberg-1946'],
    ['Kunitake', 'Kunitake', martensite.msKunitake, 'kunitake'],
    ['Capdevila', 'Capdevila et al.', martensite.msCapdevila, 'capdevila-2002'],
    ['VanBohemen', 'van Bohemen', martensite.msVanBohemen, 'van-bohemen-2012'],
    ['Trzaska', 'Trzaska', martensite.msTrzaska, 'trzaska-2013'],
    ['Ingber', 'Ingber & Kunert', martensite.msIngber, 'ingber-2022'],
    ['Yurioka', 'Yurioka', martensite.msYurioka, 'yurioka-temperatures'],
  ]),
];

/** Carbon content in wt % above which only formulas with a saturating carbon term agree with measurements. */
export const linearCarbonLimit = 0.6;

function rangeForMean({ family, formula, carbon }: TemperatureModel): Interval {
  const linear = family === 'ms' && formula.saturation === undefined;
  return {
    ...carbon,
    ...(linear ? { max: Math.min(linearCarbonLimit, carbon?.max ?? linearCarbonLimit) } : {}),
  };
}

/** Returns the range of a model confirmed by measurements, except for carbon (see `rangeForMean`). */
function holdsOf(key: string): Ranges {
  const { C: _, ...others } =
    (measuredError as Readonly<Record<string, Model['measured']>>)[key]?.holds ?? {};
  return others;
}

/**
 * Returns the author under which a model counts in the mean. Kung & Rayment is Andrews’s formula with two more terms,
 * and counts as the same author.
 */
const meanAuthor = ({ source }: TemperatureModel): SourceKey =>
  source === 'kung-rayment-1982' ? 'andrews-1965' : source;

/** Returns the models of a temperature with their values for this steel and their weights in the mean. */
export function weightedResults(family: Family, steel: Composition): readonly WeightedResult[] {
  return temperatureModels
    .filter((each) => each.family === family)
    .map((each) => ({
      value: celsiusOf(each.formula, steel),
      weight:
        carbonWeight(percentOf(steel, 'C'), rangeForMean(each)) * contentWeight(steel, holdsOf(each.key)),
      author: meanAuthor(each),
    }));
}
