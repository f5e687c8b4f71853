/** Solubility of carbides and nitrides in austenite: dissolution temperature, and dissolved contents below it. */
import { defineCalculator, type FormulaLine, type Warning } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as solubility from '../../formulas/microstructure/solubility-product.ts';
import type { SourceKey } from '../../sources/index.ts';
import { drawInSolution, drawIsotherms, solidusC } from './charts.ts';
import measuredError from './measured-error.json' with { type: 'json' };

const keys = Object.keys(solubility.products) as readonly solubility.ProductKey[];
/** Solubility products that were compared with a second source. */
const readAgain: readonly solubility.ProductKey[] = ['NbC_Smith', 'TiN_Inoue'];
const outputOf = (key: solubility.ProductKey): string => `dissolution${key}C`;
const sourcesOf: Readonly<Record<solubility.ProductKey, SourceKey>> = {
  NbCN_Irvine: 'irvine-1967',
  NbC_Nordberg: 'nordberg-1968',
  NbC_Smith: 'smith-turkdogan',
  NbN_Smith: 'smith-1962',
  TiN_Inoue: 'inoue-1998',
  TiN_Matsuda: 'matsuda-1978',
  TiC_Irvine: 'irvine-1967',
  VN_Irvine: 'irvine-1967',
  VN_Narita: 'narita-1975',
  VC_Narita: 'narita-1975',
  AlN_Leslie: 'leslie-1954',
  AlN_Darken: 'darken-1951',
};

const kelvinOf = (celsius: number): number => convert(celsius, 'C', 'K');
const celsiusOf = (kelvin: number | null): number | null =>
  kelvin === null ? null : convert(kelvin, 'K', 'C');

function productTex(product: solubility.Product): string {
  const partner =
    product.partner === 'CN' ? '\\mathrm{C} + \\tfrac{12}{14}\\mathrm{N}' : `\\mathrm{${product.partner}}`;
  return `\\log_{10}\\left([\\mathrm{${product.metal}}][${partner}]\\right) = ${product.a} - ${product.b}/T`;
}

function remarks(
  steel: Composition,
  key: solubility.ProductKey,
  celsius: number,
  dissolution: number | null,
): Warning[] {
  const product: solubility.Product = solubility.products[key];
  const found: Warning[] = [];
  if (dissolution === null)
    found.push({
      code: 'not_present',
      level: 'warning',
      params: { metal: product.metal },
      explains: [outputOf(key)],
    });
  if (celsius < 900 || celsius > 1300)
    found.push({
      code: 'outside_temperatures',
      level: 'warning',
      params: { celsius, output: 'dissolvedShare' },
    });
  if (dissolution !== null && dissolution > solidusC)
    found.push({
      code: 'forms_in_liquid',
      level: 'warning',
      params: { celsius: Math.round(dissolution) },
      outside: [outputOf(key)],
    });
  if (
    product.partner !== 'C' &&
    product.metal !== 'Ti' &&
    percentOf(steel, 'Ti') > 0 &&
    percentOf(steel, 'N') > 0
  ) {
    found.push({ code: 'titanium_first', level: 'warning' });
  }
  const rivals = (['Nb', 'Ti', 'V', 'Al'] as const).filter((each) => percentOf(steel, each) > 0);
  if (rivals.length > 1)
    found.push({ code: 'one_by_one', level: 'note', params: { elements: rivals.join(', ') } });
  found.push({ code: 'authors_differ', level: 'note' }, { code: 'equilibrium_only', level: 'note' });
  return found;
}

const at = (NbCAlTi: Composition, product: solubility.ProductKey, temperatureC: number) => ({
  ...NbCAlTi,
  product,
  temperatureC,
});

export default defineCalculator({
  id: 'carbonitride-solubility',
  version: '1.4',
  changes: [
    { version: '1.4', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.3', date: '2026-11-27', key: 'aboveSolidus' },
    { version: '1.2', date: '2026-11-26', key: 'namesBeside' },
    { version: '1.1', date: '2026-11-26', key: 'measuredFirst' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 2 },
        Si: { min: 0, max: 5 },
        Mn: { min: 0, max: 15 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 20 },
        Ni: { min: 0, max: 20 },
        Mo: { min: 0, max: 5 },
        V: { min: 0, max: 2 },
        Nb: { min: 0, max: 1 },
        Ti: { min: 0, max: 1 },
        Al: { min: 0, max: 2 },
        Cu: { min: 0, max: 5 },
        N: { min: 0, max: 0.3 },
      },
      unused: ['Si', 'Mn', 'P', 'S', 'Cr', 'Ni', 'Mo', 'Cu'],
      default: {
        C: 0.08,
        Si: 0.4,
        Mn: 1.6,
        P: 0.015,
        S: 0.01,
        Cr: 0.05,
        Ni: 0.1,
        Mo: 0.02,
        V: 0.01,
        Nb: 0.04,
        Ti: 0.015,
        Al: 0.035,
        Cu: 0.1,
        N: 0.005,
      },
      defaultGrade: 'S460M',
    },
    { kind: 'choice', key: 'product', choices: keys, default: 'NbC_Nordberg', programDefault: true },
    {
      kind: 'number',
      key: 'temperatureC',
      unit: 'C',
      symbol: 'T',
      default: 1050,
      programDefault: true,
      limits: { min: 600, max: 1500 },
    },
  ],
  outputs: [
    { key: 'dissolutionC', unit: 'C', symbol: 'T_\\mathrm{diss}', digits: 0, role: 'detail' },
    { key: 'dissolvedShare', unit: '%', digits: 0, role: 'quantity' },
    { key: 'metalInSolution', unit: 'wt%', digits: 4, role: 'quantity' },
    { key: 'partnerInSolution', unit: 'wt%', digits: 4, role: 'quantity' },
    { key: 'precipitate', unit: 'wt%', digits: 4, role: 'quantity' },
    { key: 'mixedNiobium', unit: 'wt%', symbol: '[\\mathrm{Nb}]', digits: 4, role: 'quantity' },
    { key: 'mixedCarbonShare', unit: '1', symbol: 'x', digits: 3, role: 'quantity' },
    { key: 'mixedDissolutionC', unit: 'C', digits: 0, role: 'quantity' },
    ...keys.map((key) => ({ key: outputOf(key), unit: 'C', digits: 0, role: 'model' }) as const),
  ],
  sources: [...new Set(Object.values(sourcesOf)), 'hudd-1971'],
  models: withMeasuredErrors(
    keys.map((key) => ({
      output: outputOf(key),
      formula: productTex(solubility.products[key]),
      source: sourcesOf[key],
      ...(readAgain.includes(key) ? {} : { confirmed: false }),
    })),
    measuredError,
  ),
  headline: ({ product }) => outputOf(product),
  examples: [
    {
      key: 'niobium',
      inputs: at({ Nb: 0.04, C: 0.08, N: 0.006 }, 'NbCN_Irvine', 1150),
      expected: { dissolutionC: 1158.8 },
      tolerance: 1,
      origin: 'derived',
      shown: true,
    },
    {
      key: 'carbide',
      inputs: at({ Nb: 0.03, C: 0.1 }, 'NbC_Nordberg', 1100),
      expected: { dissolutionC: 1096.6 },
      tolerance: 1,
      origin: 'derived',
    },
    {
      key: 'titanium',
      inputs: at({ Ti: 0.015, N: 0.005 }, 'TiN_Inoue', 1250),
      expected: { dissolutionTiN_InoueC: 1483.8, dissolutionTiN_MatsudaC: 1526.6 },
      tolerance: 1,
      origin: 'derived',
      source: 'inoue-1998',
    },
    {
      key: 'aluminium',
      inputs: at({ Al: 0.03, N: 0.006 }, 'AlN_Leslie', 1100),
      expected: { dissolutionAlN_LeslieC: 1144.7, dissolutionAlN_DarkenC: 1026.3 },
      tolerance: 1,
      origin: 'derived',
    },
    {
      key: 'balance',
      inputs: at({ Nb: 0.04, C: 0.1 }, 'NbC_Nordberg', 1000),
      expected: { metalInSolution: 0.01195, partnerInSolution: 0.09637, precipitate: 0.03168 },
      tolerance: { metalInSolution: 0.00012, partnerInSolution: 0.00096, precipitate: 0.00032 },
      origin: 'derived',
    },
    {
      key: 'mixed',
      inputs: at({ Nb: 0.04, C: 0.08, N: 0.006 }, 'NbCN_Irvine', 1100),
      expected: { mixedNiobium: 0.02602, mixedCarbonShare: 0.662, mixedDissolutionC: 1152.4 },
      tolerance: { mixedNiobium: 0.00026, mixedCarbonShare: 0.0066, mixedDissolutionC: 1 },
      origin: 'derived',
      source: 'hudd-1971',
    },
  ],
  compute: ({ steel, product: key, temperatureC }) => {
    const kelvin = kelvinOf(temperatureC);
    const dissolutions = keys.map((each) => {
      const product = solubility.products[each];
      return [
        each,
        celsiusOf(solubility.dissolutionKelvin(product, solubility.contentsOf(product, steel))),
      ] as const;
    });
    const product = solubility.products[key];
    const total = solubility.contentsOf(product, steel);
    const dissolution = celsiusOf(solubility.dissolutionKelvin(product, total));
    const found = dissolution === null ? null : solubility.dissolvedAt(product, total, kelvin);
    const mixedDissolution = celsiusOf(solubility.mixedDissolutionKelvin(steel));
    const mixed = mixedDissolution === null ? null : solubility.mixedAt(steel, kelvin);
    const warnings = remarks(steel, key, temperatureC, dissolution);
    if (dissolutions.some(([, celsius]) => celsius === null))
      warnings.push({ code: 'elements_absent', level: 'note' });
    if (mixed !== null && mixed.carbonShare === null)
      warnings.push({ code: 'mixed_dissolved', level: 'note', source: 'hudd-1971' });
    return {
      values: {
        dissolutionC: dissolution,
        dissolvedShare: found === null ? null : (100 * found.metal) / total.metal,
        metalInSolution: found?.metal ?? null,
        partnerInSolution: found?.partner ?? null,
        precipitate: found?.precipitate ?? null,
        mixedNiobium: mixed?.niobium ?? null,
        mixedCarbonShare: mixed?.carbonShare ?? null,
        mixedDissolutionC: mixedDissolution,
        ...Object.fromEntries(dissolutions.map(([each, celsius]) => [outputOf(each), celsius])),
      },
      warnings,
    };
  },
  explain: ({ steel, product: key, temperatureC }, values): readonly FormulaLine[] => {
    const product = solubility.products[key];
    const { metal, partner } = solubility.contentsOf(product, steel);
    const kelvin = kelvinOf(temperatureC);
    const [dissolution, inSolution] = [values['dissolutionC'], values['metalInSolution']];
    return [
      {
        formula: 'T_\\mathrm{diss} = \\frac{b}{a - \\log_{10}([\\mathrm{M}]_0[\\mathrm{X}]_0)} - 273.15',
        inserted: `a = ${product.a}, b = ${product.b}, [M]0 = ${plain(metal)}, [X]0 = ${plain(partner)}`,
        ...(typeof dissolution === 'number' ? { result: `${dissolution.toFixed(1)} °C` } : {}),
      },
      {
        formula: 'K = 10^{\\,a - b/T}',
        inserted: `= 10^(${product.a} − ${product.b}/${plain(kelvin)})`,
        result: plain(Number(solubility.solubilityAt(product, kelvin).toPrecision(4))),
      },
      {
        formula:
          '[\\mathrm{M}]\\left([\\mathrm{X}]_0 - r\\,([\\mathrm{M}]_0 - [\\mathrm{M}])\\right) = K,\\quad r = A_\\mathrm{X}/A_\\mathrm{M}',
        inserted: `r = ${solubility.bindingRatio(product).toFixed(4)}`,
        ...(typeof inSolution === 'number' ? { result: `[M] = ${inSolution.toPrecision(4)} %` } : {}),
      },
      {
        formula:
          '[\\mathrm{Nb}][\\mathrm{C}] = x\\,K_\\mathrm{NbC},\\quad [\\mathrm{Nb}][\\mathrm{N}] = (1 - x)\\,K_\\mathrm{NbN}',
        ...(typeof values['mixedNiobium'] === 'number'
          ? { result: `[Nb] = ${values['mixedNiobium'].toPrecision(4)} %` }
          : {}),
      },
    ];
  },
  charts: [
    {
      key: 'isotherms',
      draw: ({ steel, product, temperatureC }) =>
        drawIsotherms(solubility.products[product], steel, {
          kelvin: kelvinOf(temperatureC),
          output: outputOf(product),
        }),
    },
    {
      key: 'inSolution',
      draw: ({ steel, product, temperatureC }) => drawInSolution(product, steel, temperatureC),
    },
  ],
});
